nim-too-few = Nur noch { $left } da.
