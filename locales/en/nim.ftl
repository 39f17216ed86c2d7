nim-too-few = Only { $left } left.
