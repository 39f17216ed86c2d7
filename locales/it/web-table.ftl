# A table in the browser, beside what web.ftl has.

device-storage-full = Su questo dispositivo non c’è più spazio. La partita continua, ma va persa quando chiudi questa pagina.
device-storage-denied = Questo browser non permette di salvare nulla. La partita continua, ma va persa quando chiudi questa pagina.
first-game = La tua prima partita
first-lesson = Prima volta? Impara in un minuto
has-gone = { $name } ha lasciato il tavolo.
log-short = Cronaca
offer-sound = Vuoi i suoni?
offer-sound-buzz = Vuoi i suoni e una vibrazione quando tocca a te?
offer-sound-yes = Sì, grazie
sit-ok = Siediti
sit-not = Non ora
