nim-too-few = Il en reste { $left }.
