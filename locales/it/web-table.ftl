# A table in the browser, beside what web.ftl has.

device-storage-full = Su questo dispositivo non c’è più spazio. La partita continua, ma va persa quando chiudi questa pagina.
device-storage-denied = Questo browser non permette di salvare nulla. La partita continua, ma va persa quando chiudi questa pagina.
online-continue = Continua online
online-words = La partita passa sul server, a un nuovo tavolo. Lì tutti i posti sono tuoi; cedine ognuno con un link. Su questo dispositivo la partita si ferma.
online-known = Questo dispositivo può sapere che cosa è nascosto. Al nuovo tavolo lo sanno tutti.
online-busy = Trasferimento …
online-twice = Puoi continuare anche qui. Allora le partite sono due, e quello che giochi qui resta su questo dispositivo.
online-go = Vai alla partita
online-resume = Continua qui lo stesso
online-none = Questa pagina non ha un server, perciò la partita resta su questo dispositivo.
online-note = Questa partita è cominciata su un dispositivo e continua qui. Quel dispositivo può sapere che cosa era nascosto allora; non sa che cosa è stato estratto dopo.
first-game = La tua prima partita
first-lesson = Prima volta? Impara in un minuto
has-gone = { $name } ha lasciato il tavolo.
log-short = Cronaca
offer-sound = Vuoi i suoni?
offer-sound-buzz = Vuoi i suoni e una vibrazione quando tocca a te?
offer-sound-yes = Sì, grazie
sit-ok = Siediti
sit-not = Non ora
