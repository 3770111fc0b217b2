
## Spieler und Wertungen
rating-of = { $game }, { $players ->
    [one] eine Person
   *[other] { $players } Personen
}
rating-players = { $players ->
    [one] eine Person
   *[other] { $players } Personen
}
rating-spoken = { $points }, plus oder minus { $band }
rating-record = { $matches } Partien, { $wins } gewonnen
rating-unsettled = { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}: noch nicht gefestigt
curve-spoken = Wertung über { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}: von { $first } bis { $last }
player-new = neu hier
player-since = spielt hier seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}
player-unrated = Diese Person nimmt nicht an den Wertungen teil.
player-none-yet = Noch keine Wertung. Partien zwischen Konten zählen von der ersten an.
player-band = das Band ist die Unsicherheit
player-choose = Wähle, was andere von dir sehen
player-matches = Letzte Partien
player-no-matches = Noch keine beendete Partie, die alle sehen dürfen. Die erste, die zu Ende gespielt wird, steht hier.
player-place = Platz
player-others = Andere
player-change = Wertung
player-over = Beendet
player-place-of = { $place }. von { $players }
player-points = mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}
ratings-title = Wertungen
ratings-lead = Wer wie gut spielt, für jedes Spiel und jede Personenzahl.
ratings-how = Eine Partie zählt, wenn alle am Tisch ein Konto haben und gewertet werden wollen. Partien mit Bots, Lektionen und Partien mit freiem Zurücknehmen zählen nicht; wer aufgibt, wird Letzter. Geordnet ist die Liste danach, was jemand so gut wie sicher wert ist: die Wertung abzüglich ihrer Unsicherheit. Nach { $settled } Partien ist eine Wertung gefestigt.
ratings-none = Hier hat noch niemand eine Wertung. Eröffne einen Tisch für Freunde: Die erste Partie zwischen zwei Konten eröffnet die Liste.
ratings-player = Spieler
ratings-rating = Wertung
ratings-matches = Partien
ratings-wins = Gewonnen
ratings-unsettled = noch nicht gefestigt
account-shows = Was andere von dir sehen
account-shows-rating = Meine Partien gegen andere Konten zählen für die Wertungen
account-shows-matches = Meine Seite zeigt meine beendeten Partien, die alle sehen dürfen
account-shows-presence = Andere sehen, ob ich da bin
account-shows-keep = Speichern
account-page = Meine Seite
refused-rated-seat = Diese Partie wird gewertet: Nur wer dort sitzt, darf den Platz aufgeben.

## Die Lobby
nav-lobby = Lobby
lobby-waits = { $count ->
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
lobby-nothing-waits = Nichts wartet auf dich.
lobby-no-match = Du spielst gerade keine Partie. Beginne eine gegen Bots oder eröffne einen Tisch: Er steht hier, bis er voll ist.
lobby-more = Mehr
lobby-invitations = Einladungen
lobby-invitations-none = Keine. Wer dich einlädt, tut es mit einem Link oder über deinen Namen; oder du eröffnest einen Tisch und lädst selbst ein.
lobby-asks = { $name } lädt dich an einen Tisch ein: { $game }.
lobby-no = Nein, danke
lobby-here = Gerade da
lobby-nobody-here = Sonst ist niemand mit Konto da. Eröffne einen Tisch und schick Freunden den Link.
lobby-friend = befreundet
lobby-friends = Freunde
lobby-seen = zuletzt da: { $ago }
lobby-seen-too = Auch du wirst so gezeigt.
lobby-invite = Einladen
company-anybody = alle
company-newcomers = Neulinge willkommen
company-experienced = Erfahrene
new-company = Gesucht sind
friend-add = Zu Freunden hinzufügen
friend-remove = Aus Freunden entfernen
player-invite = An einen Tisch einladen
invite-whom = { $name } einladen
invite-tables = Deine Tische mit freiem Platz
invite-no-table = Keiner deiner Tische hat einen freien Platz. Eröffne einen und lade dann dorthin ein.
invite-people = Mitspieler einladen
invite-asked = Eingeladen
invite-choose = Wen lädst du ein?
invite-refused = nein, danke
invite-waits = noch keine Antwort
refused-no-room = An diesem Tisch ist kein Platz frei.
refused-no-player = Niemand hier hat den Anmeldenamen „{ $login }“.
refused-sits-there = { $login } sitzt schon an diesem Tisch.
seat-ask = Um diesen Platz bitten
seat-asked = { $name } möchte Platz { $number } übernehmen. Wer dort sitzt, sieht, was dort verborgen liegt.
seat-asks = Du hast um Platz { $number } gebeten. Sobald alle zugestimmt haben, gehört er dir.
seat-asking = du hast gefragt
seat-refused = jemand ist dagegen

## Konten und Gastgeber
account-devices = Wo du angemeldet bist
account-device = Ein Browser
account-this-device = dieser hier
account-data = Deine Daten
account-export-text = Alles, was über dich gespeichert ist, als Datei (JSON): Profil, Geräte, Freunde, Wertungen, Partien und was du geschrieben hast.
account-export = Meine Daten herunterladen
account-delete = Konto löschen
account-delete-text = Dein Name, dein Passwort, deine Freunde, Wertungen und alles, was du geschrieben hast, werden endgültig gelöscht. Die Partien anderer bleiben ganz: Wo eine weitergeht, übernimmt ein Bot deinen Platz, und dein Name verschwindet aus allen.
account-delete-sure = Mein Konto endgültig löschen
forgotten-name = Gelöschtes Konto
refused-closed = Dieses Konto wurde vom Gastgeber geschlossen.
refused-not-the-host = Das ist dem Gastgeber des Servers vorbehalten.
refused-own-account = Das ist dein eigenes Konto.
refused-last-host = Du bist der einzige Gastgeber dieses Servers. Mach zuerst jemand anderen zum Gastgeber.
note-copied = Ein Gastgeber dieses Servers hat eine Kopie dieser Partie gemacht, die alles Verborgene zeigt.
note-brought = setzt diese Partie hier fort, aus einer Datei, die alles Verborgene zeigt.
host-copy = Die laufende Partie als Datei mitnehmen
host-copy-text = Sie zeigt alles Verborgene, damit die Partie anderswo weitergehen kann. Der Tisch erfährt es im Chat. Hier geht sie auch weiter.
host-copy-sure = Datei mitnehmen und es dem Tisch sagen
note-hidden = (vom Gastgeber verborgen)
host-title = Für den Gastgeber
host-lead = Konten schließen, weitere Gastgeber ernennen. Chatzeilen verbirgst du auf der Seite einer Partie unter „Einstellungen“.
host-members = Konten
host-search = Suchen
host-role = Gastgeber
host-closed = geschlossen
host-close = Konto schließen
host-reopen = Wieder öffnen
host-name = Zum Gastgeber machen
host-unname = Nicht länger Gastgeber
host-chat = Chat moderieren
host-lines = Chatzeilen
host-hide = Verbergen

## Turniere
tournaments-title = Turniere
tournaments-lead = Der Gastgeber eröffnet sie, mitspielen dürfen alle mit Konto. Der Server lost die Runden aus, beginnt die Partien und zählt.
tournaments-none = Es gibt noch kein Turnier. Eröffnet der Gastgeber dieses Servers eines, können alle mit Konto mitspielen.
tournament-new = Turnier eröffnen
tournament-name = Name
tournament-seats = Personen an einem Tisch
tournament-system = Modus
tournament-swiss = Schweizer System
tournament-all = alle gegen alle
tournament-rounds = Runden
tournament-open = Anmeldung offen
tournament-round = Runde { $round } von { $rounds }
tournament-at-table = { $seats } an einem Tisch
tournament-entrants = Wer mitspielt
tournament-nobody = Noch niemand. Mach den Anfang, oder schick Freunden die Adresse dieser Seite.
tournament-enter = Mitspielen
tournament-leave = Zurückziehen
tournament-leave-sure = Ja, ein Bot spielt für mich weiter, und ich spiele keine weiteren Runden
tournament-strike = Streichen
tournament-account = Wer mitspielen will, braucht ein Konto.
tournament-bots = Bots hinzufügen
tournament-begin = Jetzt beginnen
tournament-mine = Deine Partie der Runde { $round }
tournament-bye = Spielfrei
tournament-bye-text = Die Zahl ging nicht auf. Dafür bekommst du einen Punkt.
tournament-how = So geht es
tournament-win = Erster an einem Tisch
tournament-shared = Dazwischen und geteilt
tournament-shares = ein Anteil
tournament-rated = Gewertet
tournament-people-only = nur zwischen Konten
tournament-yes = ja
tournament-over-now = Beendete Partien dieser Runde
tournament-next = Wie es weitergeht
tournament-next-text = Die nächste Runde wird ausgelost, sobald alle Partien dieser Runde beendet sind.
tournament-standing = Stand
tournament-points = Punkte
tournament-opponents = Gegner
tile-go = Zur Partie
cell-plays = spielt gegen { $names }
cell-won = gewann gegen { $names }
cell-lost = verlor gegen { $names }
cell-shared = teilte den Sieg mit { $names }
cell-met = traf auf { $names }
refused-few-players = Zum Beginnen braucht es mindestens zwei.
match-rated = Diese Partie zählt für die Wertungen.
match-unrated = Diese Partie zählt nicht für die Wertungen: Dazu braucht es auf jedem Platz ein Konto und kein freies Zurücknehmen.
refused-no-inviting = Nur wer am Tisch sitzt oder ihn eröffnet hat, lädt andere dazu ein.
tournament-same = Gleiche Karten an allen Tischen
tournament-same-text = Bis die Runde zu Ende ist, sieht niemand außer den Spielern einen Tisch.
refused-sealed = Alle Tische dieser Runde haben die gleichen Karten: Ansehen kannst du diesen, wenn die Runde zu Ende ist.

finished-title = Beendete Partien
finished-lead = Zu Ende gespielt und offen für alle, weil ihre Spieler es wünschen. Jede kann Zug für Zug nachgespielt werden.
finished-none = Noch ist keine beendete Partie offen für alle. Wenn eine deiner Partien zu Ende ist, geh an ihren Tisch und zeige sie allen.
finished-mine = Meine beendeten Partien
finished-none-such = Keine beendete Partie passt zu dieser Auswahl.
finished-all = Alle beendeten Partien
finished-none-yet = Von den neuesten Partien passt keine. Es gibt ältere.
finished-older = Ältere
finished-any = beliebig
finished-show = Zeigen
finished-won = Gewonnen von
finished-won-person = einem Menschen
finished-won-bot = einem Bot
finished-won-shared = mehreren, gleichauf
finished-hide = Nur denen zeigen, die den Link haben
finished-list = Allen zeigen
finished-is-listed = Diese Partie ist offen für alle, unter:
finished-is-private = Nur wer den Link hat, sieht diese Partie.
note-lists = zeigt diese Partie allen.
note-unlists = zeigt diese Partie nur denen, die den Link haben.

order-title = Im Voraus antworten
order-note = Damit eine Partie, die über Tage geht, nicht auf dich wartet. Der Verlauf sagt, was geantwortet wurde.
order-declines = Nein zu dem sagen, was andere anbieten oder fragen
order-ends = Dasselbe, und dann meinen Zug beenden
order-declines-given = Du hast gesagt: nein zu dem, was andere anbieten oder fragen, bis du entscheiden musst.
order-ends-given = Du hast gesagt: nein zu dem, was andere anbieten oder fragen, danach den Zug beenden, bis du entscheiden musst.
order-withdraw = Zurücknehmen
refused-order = In diesem Spiel gibt es keine solchen Antworten.
told-order = So hatte es { $seat } im Voraus gesagt.

lobby-until = noch offen: { $left }
lobby-plays = spielt { $game }
lobby-looks = sieht zu: { $game }
table-late = Jemand war schneller: Der Tisch ist voll.
invite-lapsed = verfallen: neu einladen
