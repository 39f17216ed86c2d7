nim-too-few = Ne restano { $left }.
