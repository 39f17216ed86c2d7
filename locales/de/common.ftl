# Was jedes Spiel auf einen Zug antworten kann, der nicht geht.
unreadable = „{ $token }“ kann ich in diesem Spiel nicht als Zug lesen. Bitte wähle einen der angebotenen Züge.
over = Das Spiel ist zu Ende; niemand zieht mehr.
chance-is-due = Bitte warte kurz: Zuerst wird gezogen oder gewürfelt.
no-chance-now = Jetzt wird weder gezogen noch gewürfelt; jemand ist dran.
no-such-outcome = „{ $outcome }“ kann jetzt nicht herauskommen.
