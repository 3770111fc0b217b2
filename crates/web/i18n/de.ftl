## The frame of all pages
nav-name = Seiten
tools-name = Werkzeuge
nav-play = Spielen
nav-mine = Meine Partien
nav-tables = Tische
nav-rules = Regeln
nav-account = Anmelden
theme-to-dark = Dunkle Ansicht
theme-to-light = Helle Ansicht
offline = Der Server ist nicht erreichbar. Wir versuchen es weiter.
offline-unsent = Der Server ist nicht erreichbar. Deine Entscheidung wird aufbewahrt und gesendet, sobald er wieder da ist.
offline-lost = Deine Entscheidung wurde nicht gesendet: Der Server war nicht erreichbar. Bitte entscheide noch einmal.
foot-text = Civitas ist freie Software für den eigenen Rechner. Symbole von game-icons.net, CC BY 3.0.
foot-about = Über Civitas

## Start page
home-title = Zivilisationsspiele an einem Tisch
home-lead = Spiele sie an einem Bildschirm, live im Netz, Zug um Zug über Tage hinweg oder gegen Computergegner, die nie schummeln.
home-play = Sofort gegen Bots spielen
home-open = Tisch für Freunde eröffnen
home-note = { $game }, { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
} ({ $level }), etwa { $time }. Ohne Konto.
home-change = Ändern
home-waits = { $count ->
    [one] Eine Partie wartet auf dich
    [2] Zwei Partien warten auf dich
    [3] Drei Partien warten auf dich
    [4] Vier Partien warten auf dich
    [5] Fünf Partien warten auf dich
    [6] Sechs Partien warten auf dich
    [7] Sieben Partien warten auf dich
    [8] Acht Partien warten auf dich
    [9] Neun Partien warten auf dich
    [10] Zehn Partien warten auf dich
    [11] Elf Partien warten auf dich
    [12] Zwölf Partien warten auf dich
   *[other] { $count } Partien warten auf dich
}
home-waits-none = Nichts wartet auf dich
home-longest = Am längsten wartet { $game } auf dich: { $since }.
home-next = In { $game } bist du dran.
home-others = { $count ->
    [0] Du wartest auf niemanden.
    [one] Eine Partie wartet auf andere.
   *[other] { $count } Partien warten auf andere.
}
home-games = Die Spiele
tile-play = Gegen Bots spielen
quick-form = Welches Spiel
quick-bots = Gegner
quick-level = Wie stark (Wertung)
quick-go = Spielen
tile-open = Tisch eröffnen
tile-players = { $least } bis { $most }
tile-weight = Anspruch
tile-weight-of = Anspruch { $weight } von 5
time-minutes = { $minutes } Min.
time-hours = { $hours } Std.
join-title = Mit Link beitreten
join-label = Link oder Code eines Tisches
join-placeholder = Link oder Code einfügen
join-button = Beitreten
join-text = Jemand hat dich eingeladen? Der Link bringt dich an deinen Platz, als Gast oder unter deinem Namen.

## Lists
mine-continue = Meine Partien fortsetzen
mine-all = alle
mine-over = Beendet
mine-asked = { $count ->
    [one] Sie wartet auf dich
   *[other] Sie warten auf dich
}
mine-waiting = Du wartest auf andere
mine-hidden = Verborgen
mine-filter = Spiele
mine-all-games = Alle Spiele
mine-more = Mehr
mine-hide = Verbergen
mine-show = Wieder zeigen
mine-hide-text = Nichts wird gelöscht; sie verschwindet nur aus deiner Liste in diesem Browser.
mine-leave = Verlassen: Ein Bot übernimmt deinen Platz
mine-leave-text = Die anderen spielen weiter. Du kannst zusehen.
mine-left = Verlassen
mine-resign = Aufgeben
mine-resign-text = Für dich ist die Partie zu Ende. Ein Bot spielt deinen Platz zu Ende; gelöscht wird nichts.
mine-resign-sure = Ja, ich gebe auf
progress-epoch = Epoche { $numeral }
progress-age = Zeitalter { $numeral }
progress-era = Epoche { $numeral }
progress-round = Runde { $round }
mine-none = Du hast noch keine Partie gespielt. Beginne eine gegen Bots, lerne spielend oder eröffne einen Tisch für Freunde: Hier steht er dann.
match-of = { $names }
match-with = mit { $names }
match-look = Ansehen
your-turn = Du bist dran
waits-word = { $count ->
    [one] wartet auf dich
   *[other] warten auf dich
}
waits-all = Alle meine Partien
waits-next = Zur nächsten
call-title = Du bist am Zug: { $game }
since-now = jetzt
since-minutes = { $minutes } min
since-hours = { $hours } h
since-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
ago-now = gerade eben
ago-minutes = vor { $minutes } min
ago-hours = vor { $hours } h
ago-days = { $days ->
    [one] vor einem Tag
   *[other] vor { $days } Tagen
}
standing-waiting = wartet auf Mitspieler
standing-decides = { $count ->
    [0] niemand entscheidet
    [one] { $names } entscheidet
   *[other] { $names } entscheiden
}
tables-title = Offene Tische
tables-count = { $count ->
    [one] einer mit freiem Platz
   *[other] { $count } mit freiem Platz
}
tables-more = und weitere
tables-none = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen: Andere finden ihn hier.
table-host = Gastgeber { $name }
table-waiting = beginnt, wenn voll
table-running = läuft
table-sit = Platz nehmen
import-title = Partiedatei
import-text = Eine Partie von anderswo (.civitas): Eine beendete wird hier aufbewahrt und kann nachgespielt werden, eine laufende geht hier weiter.
import-button = Laden

## A new table
new-title = Tisch eröffnen
new-game = Spiel
new-players = Spieler
new-options = Optionen
new-undo = Zurücknehmen
new-visibility = Wer ihn sieht
new-name = Name des Tisches
new-me = ich oder jemand an diesem Gerät
new-link = jemand anderes, über einen Link
new-bot = Bot: { $level }
new-bot-rated = Bot: { $level }, Wertung { $rating }
new-here-hint = Mehrere Plätze an diesem Gerät: Gib jedem einen Namen. Der Bildschirm wird verdeckt, wenn das Gerät weitergegeben wird.
new-open = Tisch eröffnen
level-random = planlos
level-easy = leicht
level-greedy = kurzsichtig
level-normal = normal
level-hard = schwer
level-expert = Experte
undo-own = die eigenen Entscheidungen, bis etwas aufgedeckt wird oder jemand anderes entscheidet; gegen Bots allein jede
undo-by-consent = jede eigene Entscheidung, wenn alle zustimmen
undo-free = jede Entscheidung, von allen
visibility-listed = alle: Er steht in der Liste
visibility-link = wer den Link hat

## The table
table-waits = Die Partie beginnt, sobald alle Plätze besetzt sind. Gib den Link weiter oder überlass offene Plätze den Bots.
table-close = Tisch schließen
table-close-text = Niemand kann sich mehr dazusetzen, und der Tisch verschwindet aus allen Listen. Gelöscht wird nichts.
table-close-sure = Ja, schließen
table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
table-seats = Plätze
table-agreed = Einstellungen
table-ways = Diese Partie
table-spectators = Zuschauer im Moment
seat-number = Platz { $number }
seat-change = Ändern
seat-to-bot = Einem Bot überlassen ({ $level })
seat-free = Für jemand anderes öffnen
seat-rename = Umbenennen
seats-name = Plätze
name-label = Name
holder-open = offen
holder-you = du
holder-present = hier
holder-away = nicht da
holder-stranger = anderswo gespielt
guest-name = Gast { $number }
invite-title = Einladen
invite-seat = Wer diesen Link öffnet, darf einen offenen Platz einnehmen, als Gast oder mit eigenem Namen.
invite-look = Wer diesen Link öffnet, darf zuschauen.
invite-copy = Link kopieren
invite-copied = Die Adresse ist kopiert.
invite-copy-failed = Dein Browser lässt die Seite nicht kopieren. Die Adresse lautet
invite-share = Teilen
invite-code = Code für ein Handy
invited-by = { $name } lädt dich zu { $game } ein.

## A match
tabs-name = Teile der Seite
tab-question = Frage
tab-me = Ich
tab-rivals = Mitspieler
tab-world = Welt
tab-log = Verlauf
tool-undo = Rückgängig
tool-ask-undo = Um Zurücknehmen bitten
tool-no-undo = Es gibt nichts zurückzunehmen.
undo-list = Zurück bis vor
undo-counts = { $own ->
    [one] eine Entscheidung von dir
   *[other] { $own } Entscheidungen von dir
}{ $others ->
    [0] {""}
    [one] , eine von jemand anderem
   *[other] , { $others } von anderen
}
undo-list-note = Geh zurück, so oft du willst. Karten, Plättchen und Würfel behalten ihre Reihenfolge: Gleiche Züge bringen den gleichen Zufall.
grace-line = Noch nicht gesendet. Zurücknehmen?
grace-line-ask = Diese Entscheidung senden?
grace-send = Jetzt senden
grace-back = Zurücknehmen
tool-replay = Nachspielen
tool-rules = Regeln
tool-invite = Einladen
tool-more = Menü
tool-menu = Tisch
tool-board = Spielplan
tool-text = Spielplan in Worten
tool-file = Partiedatei
record-name = Verlauf und Chat
record-log = Verlauf
record-chat = Chat
log-since = Seit deiner letzten Entscheidung
log-before = Davor
log-play = { $actions } nachspielen
log-whole = Der ganze Verlauf
log-action = Aktion { $at }
log-actions = Aktionen { $from }–{ $to }
log-opening = Wie die Partie aufgebaut wurde
log-title = { $game }: der Verlauf
told-lone = Es gab keine andere Antwort, also wurde sie gegeben, ohne zu fragen.
told-undo = { $seat_you ->
    [yes] Du nimmst eine Entscheidung zurück.
   *[no] { $seat } nimmt eine Entscheidung zurück.
}
told-undo-count = { $seat_you ->
    [yes] Du nimmst { $own ->
        [0] Entscheidungen
        [one] eine Entscheidung
       *[other] { $own } Entscheidungen
    } zurück
   *[no] { $seat } nimmt { $own ->
        [0] Entscheidungen
        [one] eine Entscheidung
       *[other] { $own } Entscheidungen
    } zurück
}{ $others ->
    [0] {""}
    [one] , damit auch eine von jemand anderem
   *[other] , damit auch { $others } von anderen
}.{ $revealed ->
    [yes] {" "}Was aufgedeckt wurde, bleibt bekannt.
   *[no] {""}
}
chat-label = Sag etwas
chat-send = Senden
note-sits = setzt sich an den Tisch.
note-frees = macht den Platz von { $old } frei.
note-bot = gibt den Platz an { $new }.
note-replaces = gibt den Platz von { $old } an { $new }.
note-resigns = gibt auf; { $new } spielt weiter.
note-rematch = möchte eine Revanche.
chat-spectators = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
}
replay-play = Abspielen
replay-first = Erste Stellung
replay-previous = Vorige Stellung
replay-next = Nächste Stellung
replay-last = Letzte Stellung
replay-position = Stellung
replay-now = Jetzt
past-title = Rückblick
past-action = Aktion { $at } von { $of }
past-beginning = Die Partie beginnt
past-to-turn = Zurück zu deinem Zug
past-to-now = Zurück zur Gegenwart
past-skip = Überspringen
keys-title = Tasten
keys-close = Schließen
keys-off = Einzelne Tasten lassen sich abschalten in den
key-answers = Antworten und Aktionen nach ihrem Platz
key-arrows = Von Ziel zu Ziel, über die Karte und die Reihen
key-enter = Das Gewählte spielen
key-escape = Zurück
key-undo = Rückgängig
key-hint = Ein Tipp
key-steps = Durch die Partie blättern
key-next = Zur nächsten Partie, die auf dich wartet
key-board = Den Spielplan oder die Endwertung ansehen
key-sheet = Diese Übersicht
replay-pace = Tempo
sheet-name = Die Stellung
sheet-card = Karte
sheet-before = Vorige Karte
sheet-after = Nächste Karte
jump-name = Auf dieser Seite
why-not = Warum nicht?
back-to-match = Zurück zur Partie
curtain-pass = Gib das Gerät an { $name }
curtain-show = Ich bin { $name }: zeig mir meine Seite
curtain-why = Alle haben Geheimnisse. Deshalb wird nichts gezeigt, bis die richtige Person hinschaut.
undo-asked = { $name } möchte eine Entscheidung zurücknehmen.
undo-waits = Es fehlt noch die Zustimmung von { $names }.
undo-consent = Zustimmen
undo-refuse = Ablehnen
call-ask = Soll Civitas dich rufen, wenn du wieder am Zug bist?
call-yes = Ja
call-no = Nein, danke
over-you = Du hast gewonnen
over-winner = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
over-scores = Endwertung
final-course = Stand, Aktion für Aktion
final-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
final-close = Den Spielplan ansehen
final-you = Du gewinnst
final-you-share = Du und { $names } gewinnt
final-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
final-ahead = { $points }, { $ahead } vor { $second }.
final-won-by = Gewonnen durch { $sources }.
final-tied = { $points }, so viele wie { $second }: Der Gleichstand wurde nach den Regeln entschieden.
final-tied-by = { $points }, so viele wie { $second }. Den Gleichstand entschied: { $source } ({ $own } : { $theirs }).
final-behind = Du bist auf Platz { $place }: { $points }, { $behind } weniger als der Erste.
final-by = { $name } ({ $own } : { $theirs }) gab den Ausschlag.
final-outweighed = { $name } ({ $own } : { $theirs }) wog schwerer als { $other } ({ $less } : { $more }).
rematch = Revanche
rematch-other = Ein anderes Spiel in dieser Runde
rematch-in = { $count ->
    [one] { $names } ist dabei
   *[other] { $names } sind dabei
}{ $open ->
    [0] .
    [one] ; auf eine Person wird gewartet.
   *[other] ; auf { $open } wird gewartet.
}

## Tipps
hint-ask = Tipp
hint-title = Die besten Züge, von deinem Platz aus gesehen (H)
hint-others = Hier spielen auch andere Menschen: Es gibt keine Tipps.
hint-nothing = Du hast gerade nichts zu entscheiden.
hint-best = Die besten Züge jetzt
hint-alike = Die ersten beiden sind etwa gleich gut
hint-close = Schließen
hint-play = Spielen
hint-foot = Was der stärkste Bot täte, mit dem Wissen, das du hast. Die Gewinnchance ist etwa die, die bliebe, wenn starke Bots weiterspielten.
chance-change =
    { $way ->
        [more] { $points } Punkte mehr
        [less] { $points } Punkte weniger
       *[same] keine Änderung
    }

## Rückblick
review-link = Rückblick
review-title = Rückblick: { $game }
review-curve = Gewinnchance
review-curve-note = Beurteilt nach dem, was offen liegt. Gestrichelt: ein gleicher Anteil für alle. Ein Klick auf die Kurve öffnet die Stellung.
review-turning = Wendepunkte
review-point = Wendepunkt { $number }
review-point-of = { $who } entscheidet
review-played = { $who } spielte
review-bot = der stärkste Bot spielt
review-same = Der stärkste Bot hätte dasselbe gespielt.
review-gain = Das bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } Gewinnchance mehr.
review-alike = Beide Züge sind etwa gleich viel wert.
review-nothing = Keine einzelne Entscheidung hat diese Partie gewendet.
review-play-on = Von hier aus probieren
review-play-on-note = Eröffnet einen privaten Tisch mit dieser Stellung, gegen Bots. Verdeckte Karten und der kommende Zufall bleiben die der Partie; sie selbst bleibt, wie sie ist.
review-board = Auf dem Spielplan ansehen

## Scores
scores-title = Punkte
scores-final = Endwertung
scores-so-far = Punkte bisher
scores-source = Quelle
scores-total = Summe
scores-tie = Gleichstand:
scores-place = Platz
proof-title = Ging es gerecht zu?
proof-text = Aller Zufall einer Partie folgt aus einem Startwert. Dieser Hash über Startwert und Salt wurde vor dem ersten Zug veröffentlicht; Startwert und Salt folgen am Ende der Partie, damit jeder prüfen kann, dass unterwegs nichts geändert wurde.
proof-commitment = Hash
proof-seed = Startwert
proof-salt = Salt

## Rules and cards
rules-title = Regeln von { $game }
rules-sources = Quellen zeigen
rules-about = Über diese Regeln
rules-cards = die Liste der Karten
rules-contents = Kapitel
search-label = Suchen
search-button = Suchen
search-all = Alles zeigen
search-found = { $count ->
    [0] Nichts gefunden. Versuch es mit weniger oder anderen Wörtern.
    [one] Eine Stelle gefunden
   *[other] { $count } Stellen gefunden
}
cards-title = Karten und Plättchen
cards-of = Karten und Plättchen von { $game }
cards-lead = Alle Karten und Plättchen mit ihren Werten und deren Herkunft.
cards-doubtful = zweifelhaft
cards-doubt-note = { $count ->
    [one] Bei einer Karte sind die Angaben zweifelhaft
   *[other] Bei { $count } Karten sind die Angaben zweifelhaft
}: Sie tragen ein kleines Zeichen, und bei ihrer Quelle steht, warum.
cards-place = Jetzt in dieser Partie: { $place }
cards-out-of-sight = In dieser Partie: gerade nicht zu sehen (verdeckt, abgelegt oder nicht im Spiel)
cards-source = Quelle
source-from = Die Angaben stammen aus { $sources }.
source-rulebook = der Spielregel
source-public = öffentlichen Quellen
source-designed = eigenem Entwurf
source-note = Die Notiz der Datendatei (englisch)

## About
about-title = Über Civitas
about-lead = Zivilisations-Brettspiele an einem Bildschirm, live im Netz, über Tage hinweg oder gegen Bots. Ein Programm für den eigenen Rechner.
about-promises = Was es verspricht
about-any-mode = An einem Tisch geht jede Mischung. Ein Platz gehört einem Menschen hier, einem anderswo oder einem Bot, und das kann sich jederzeit ändern.
about-no-leak = Kein Geheimnis dringt nach außen: Was du bekommst, entsteht nur aus dem, was du wissen darfst.
about-bots = Bots schummeln nicht. Sie sehen, was ihr Platz sieht.
about-why = Jede Ablehnung sagt warum und führt zur Regel.
about-keep = Nichts wird hinter dem Rücken der Spieler gelöscht. Eine beendete Partie kann als Textdatei mitgenommen werden.
about-credits = Quellen und Dank
about-icons = Symbole von
about-fonts = Schriften: Cinzel, EB Garamond und Inter unter der SIL Open Font License.
about-map = Die Küsten auf der Startseite: Natural Earth, gemeinfrei.
about-marks = Die Spiele und ihre Namen gehören ihren Autoren und Verlagen. Civitas ist nicht mit ihnen verbunden und verwendet keine ihrer Texte und Bilder.
about-software = Freie Software
about-license = Civitas ist freie Software unter der MIT- oder der Apache-2.0-Lizenz.
about-version = Version { $version }
about-licenses = Die Lizenzen von allem, was darin steckt
api-lead = Was die Seiten können, können auch Programme: mit JSON, auch für jede Ablehnung.
api-title = Adressen

## Bots
bots-title = Computergegner
bots-lead = Eine Stufe ist Spielstärke und nie ein Bonus: dieselben Regeln, dieselben Kenntnisse.
bots-strength = Wie stark sie sind
bots-strength-text = Wertungen wie im Schach: 200 Punkte mehr gewinnen etwa drei von vier Duellen. Die Stufe „{ level-greedy }“ steht bei 1000. Der Punkt ist die wahrscheinlichste Wertung; mit 95 % Sicherheit liegt die wahre im Balken. Bots, die zufällig spielen, liegen weit links der Skala und sind nicht gezeichnet.
bots-measured = { $games } Partien mit { $players } Spielern, mit wechselnden Plätzen, jede Verteilung von jedem Platz aus.
bots-again = So werden sie noch einmal gespielt:
bots-unmeasured = Mit den jetzigen Stufen noch nicht gemessen.
bots-levels = Die Stufen
bots-level-expert = Spielt die besten Züge weiter oder prüft für jede Entscheidung einige tausend Stellungen.
bots-level-hard = Beurteilt jeden Zug nach Maßstäben, die aus vielen Partien zwischen Bots hervorgingen.
bots-level-normal = Urteilt wie „{ level-hard }“ und sieht ab und zu nicht genau hin.
bots-level-greedy = Sieht einen Zug voraus, nach Zahlen, die Menschen aufgeschrieben haben.
bots-level-easy = Urteilt wie „{ level-hard }“ und nimmt oft einen Zug, der nur fast so gut aussieht. Für die erste Partie.
bots-level-random = Irgendein Zug, jeder gleich wahrscheinlich.
bots-fair = Was sie nicht dürfen
bots-fair-secrets = Geheimnisse sehen: Ein Bot bekommt, was sein Platz sieht, und sonst nichts. Was er nicht weiß, stellt er sich vor.
bots-fair-chance = Die Zukunft kennen: Kommende Würfe und Stapel werden bei jedem Durchdenken neu gewürfelt und gemischt.
bots-fair-rules = Regeln brechen: Jeder Zug eines Bots wird geprüft wie deiner.
bots-chance = Was die Gewinnchance bedeutet
bots-chance-text = Tipps und Rückblicke nennen etwa die Chance eines Platzes, wenn starke Bots weiterspielten. Tipps und die Züge, die ein Rückblick vergleicht, werden aus dem errechnet, was der Platz sieht, die Kurve eines Rückblicks aus dem, was alle sehen; darum können sie etwas voneinander abweichen.
bots-own = Schreib einen eigenen
bots-own-text = Ein Bot ist ein Programm, das Zeile für Zeile Fragen liest und Antworten schreibt oder über das Netz spielt:

## Account and settings
account-title = Konto
account-name = Wie andere dich nennen
account-rename = Umbenennen
account-guest = Du kannst ohne Konto spielen. Mit einem Konto folgen dir deine Plätze auf andere Geräte.
account-register = Konto anlegen
account-make = Konto anlegen
account-log-in = Anmelden
account-log-out = Abmelden
account-yours = Dein Konto
account-logged-in = Du bist als { $login } angemeldet.
account-login = Anmeldename
account-password = Passwort
account-old-password = Aktuelles Passwort
account-new-password = Neues Passwort
account-end-passkeys = Auch meine Passkeys werden entfernt
account-change-password = Passwort ändern
forgotten-title = Passwort vergessen?
forgotten-lead = Gib deinen Anmeldenamen ein oder eine E-Mail-Adresse, die du für Benachrichtigungen bestätigt hast. Ein Link zu einem neuen Passwort geht an jede bestätigte Adresse.
forgotten-ask = Ein neues Passwort per Mail
forgotten-who = Anmeldename oder E-Mail-Adresse
forgotten-send = Link schicken
forgotten-sent = Wenn es ein solches Konto mit bestätigter Adresse gibt, ist eine Mail unterwegs. Ihr Link gilt einmal und eine Stunde lang.
forgotten-host = Ohne bestätigte E-Mail-Adresse wende dich an die Person, die diesen Server betreibt: Sie kann dir so einen Link machen (civitas reset).
forgotten-ends = Mit dem neuen Passwort wird das Konto überall abgemeldet, und seine Passkeys werden entfernt: Lege danach neue an.
forgotten-choose = Ein neues Passwort für { $login }
letter-reset-title = Ein neues Passwort für Civitas
letter-reset = Jemand hat um ein neues Passwort für das Konto { $login } gebeten. Wenn du das warst, folge dem Link innerhalb einer Stunde; er gilt einmal und meldet das Konto überall ab. Wenn nicht, brauchst du nichts zu tun: Das alte Passwort bleibt.
letter-reset-link = Ein neues Passwort wählen
refused-reset-link = Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Lass dir einen neuen schicken.
refused-no-mail = Dieser Server verschickt keine Mails.
passkeys-title = Passkeys
passkeys-text = Mit einem Passkey meldest du dich mit der Sperre deines Geräts an, ohne Passwort. Das Passwort bleibt daneben bestehen.
passkey-make = Passkey anlegen
passkey-log-in = Mit einem Passkey anmelden
passkey-remove = Entfernen
passkey-used = zuletzt benutzt: { $ago }
passkey-unused = nie benutzt
passkey-refused = Das Gerät hat keinen Passkey angelegt oder keinen für diese Seite.
refused-passkey = Dieser Passkey ist hier nicht bekannt, oder es hat zu lange gedauert.
refused-many-passkeys = Du hast schon { $most } Passkeys.
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-call = Wenn du am Zug bist
settings-call-text = Titel und Symbol des Fensters sagen es immer. Eine Mitteilung deines Systems kommt nur, solange du woanders hinsiehst.
call-notice = Mitteilungen erlauben
call-sound-on = mit Ton
call-sound-off = ohne Ton
settings-grace = Bevor eine Entscheidung gesendet wird
settings-keys = Einzelne Tasten
keys-are-on = an: 1 bis 9, U, Enter …
keys-are-off = aus
settings-grace-text = An einem Tisch mit anderen Menschen: was zwischen deinem Klick und ihrem Zug geschieht, wenn danach jemand anderes dran ist. Gegen Bots kannst du alles zurücknehmen.
grace-none = sie wird sofort gesendet
grace-seconds = sie kann { $seconds } Sekunden lang zurückgenommen werden
grace-ask = sie wird gesendet, wenn ich sie bestätige
theme-system = wie im System
theme-light = hell
theme-dark = dunkel

## Refusals
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-over = Die Partie ist zu Ende.
refused-table-closed = Der Tisch wurde geschlossen.
refused-begun = Die Partie hat begonnen: Ihr Tisch lässt sich nicht mehr schließen.
refused-not-yours-to-close = Schließen kann den Tisch nur, wer ihn eröffnet hat, oder ein Gastgeber dieses Servers.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-host = Nur der Gastgeber oder wer dort sitzt, kann diesen Platz ändern.
refused-not-invited = Dieser Platz ist für alle, die den Link des Tisches haben.
refused-seat-taken = Der Platz ist besetzt.
refused-second-seat = Du kennst in dieser Partie schon die Geheimnisse eines anderen Platzes.
refused-not-your-answer = Diese Frage geht nicht an dich.
refused-no-undo = Es gibt nichts zurückzunehmen.
refused-level = Es gibt keinen Bot der Stufe { $level }.
refused-holder = Ein Platz ist für dich selbst, für jemanden über einen Link oder für einen Bot.
refused-link = Zu diesem Link oder Code gehört kein Tisch.
refused-no-name = Ein Name braucht mindestens ein Zeichen.
refused-long-name = Ein Name hat höchstens { $most } Zeichen.
refused-long-title = Der Name eines Tisches hat höchstens { $most } Zeichen.
refused-no-chat = Schreib erst etwas.
refused-long-chat = Bitte sag es mit höchstens { $most } Zeichen.
refused-password = Ein Passwort hat { $least } bis { $most } Zeichen.
refused-mixed-letters = Alle Buchstaben eines Anmeldenamens kommen aus demselben Alphabet: dem lateinischen, griechischen oder kyrillischen. Viele von ihnen sehen gleich aus.
refused-login-taken = Den Anmeldenamen { $login } hat schon jemand anderes.
refused-has-account = Du hast schon ein Konto.
refused-credentials = Anmeldename oder Passwort ist falsch.
refused-file = Die Partiedatei ist nicht lesbar: { $why }.
refused-file-game = Das Spiel { $game } wird hier nicht gespielt.
refused-file-no-seed = Die Partie ist nicht zu Ende, und ihre Datei enthält keinen Startwert: Hier kann sie nicht weitergehen. Ein Gastgeber des Servers, von dem sie kommt, kann eine Datei mit Startwert herunterladen.
refused-file-not-over = Die Partie ist nicht zu Ende: Ihre Datei würde Geheimnisse verraten.
refused-no-file = Es war keine Datei dabei.
refused-too-often = Zu viele Versuche. Bitte warte einen Moment und versuche es noch einmal.

## What went wrong
error-title = Das hat nicht geklappt
error-home = Zur Startseite
error-not-found = Diese Seite, diesen Tisch oder dieses Spiel gibt es nicht.
error-method = Diese Adresse nimmt solche Anfragen nicht an.
error-too-large = Das ist zu groß.
error-forbidden = Diese Anfrage kam von einer anderen Seite und wurde nicht ausgeführt.
error-conflict = Jemand war schneller. Sieh dir den Spielplan an und versuche es noch einmal.
error-timeout = Das hat zu lange gedauert. Bitte versuch es noch einmal.
error-malformed = Das wurde nicht verstanden.
error-malformed-what = Das wurde nicht verstanden: { $what }
error-fault = Hier ist etwas schiefgegangen. Das ist unser Fehler und wurde vermerkt. Nichts wurde geändert.

## Lektionen
coach-name = Lektion
coach-count = Schritt { $number } von { $of }
coach-rule = Regel
coach-close = Lektion verlassen
coach-back = Zurück
coach-on = Weiter
coach-play = Mach es für mich
coach-anyway = Trotzdem tun
lesson-means = Das meint die Lektion
coach-press = Drücke *{ $label }*.
coach-allowed = { $label }: erlaubt, aber hier nicht gemeint
coach-forbidden = Das lassen die Regeln nicht zu
coach-other = Auch das geht, aber die Lektion nimmt einen anderen Weg, damit das Nächste passt.
coach-refused = Nichts ist geschehen; versuch es noch einmal.
coach-others = { $name } spielt …
coach-watches = Dann sehe ich nur zu. Hol mich zurück, wann du willst.
coach-again = Zurück zur Lektion
coach-leave-ask = Die Lektion verlassen? Die Partie bleibt dir.
coach-leave-yes = Verlassen
coach-leave-no = Bleiben
coach-return = Coach zurückholen
coach-end = Von hier weiterspielen gegen { $level }
coach-once-more = Die Lektion noch einmal
coach-home = Zu den anderen Lektionen
key-coach = Zum Coach einer Lektion
nav-learn = Lernen
learn-title = Spielend lernen
learn-lead = Eine geführte Partie beginnt sofort und braucht kein Konto: Ein Coach sagt, was zu tun ist und warum. Oder lies erst zehn Minuten lang.
learn-begin = Beginnen
learn-go-on = Weiter
learn-how = So wird gespielt
learn-how-title = So wird { $game } gespielt
learn-how-text = Das ganze Spiel auf einer Seite, in zehn bis zwölf Minuten.
learn-guided = Geführte Partie
learn-step = Schritt { $number } von { $of }: { $title }
learn-print = Drucken
learn-contents = Abschnitte
learn-none = Von diesem Spiel gibt es noch keine geführte Partie.
home-learn = Spielend lernen
home-learn-note = Kein Konto, keine Fragen: Die erste Partie beginnt sofort, und ein Coach führt dich hindurch.
home-lessons = Alle Lektionen
help-what = Was kann ich tun?
help-ways = { $count } Möglichkeiten
help-all = Alles in Worten
hint-first = Eine deiner ersten Partien. Zeig auf etwas oder leg den Finger darauf, und du erfährst, was es ist.
hint-known = Weiß ich
hint-turn = Wähle eine der Antworten. Zeig auf etwas, um zu erfahren, was es ist.
hint-refusal = Eine Ablehnung kostet nichts. Die Regel daneben sagt, was fehlt.
hint-end = Sieh dir im Rückblick an, wo sich die Partie entschied.
hint-away = Keine Hinweise mehr
help-symbols = Die Symbole dieser Seite
bot-thinks = { $name } denkt nach, höchstens { $seconds } Sekunden.
settings-hints = Hinweise in den ersten Partien
hints-are-on = Mit Hinweisen
hints-are-off = Ohne Hinweise

## Benachrichtigungen
notices-title = Benachrichtigungen
notices-lead = Wenn du am Zug und nicht hier bist, kann Civitas dir Bescheid geben: einmal je Zug, mit der Frage und einem Link. Solange du die Partie offen hast, wird nichts geschickt.
notices-all = Alle meine Benachrichtigungen
notices-new-mail = Neue E-Mail-Adresse
notices-new-web = Neuer Webhook
notices-mail = E-Mail-Adresse
notices-mail-text = Du bekommst eine Mail mit einem Link. Benachrichtigungen kommen erst, wenn du ihm gefolgt bist.
notices-mail-add = Schick mir den Link
notices-no-mail = Dieser Server verschickt keine Mails.
notices-form = Form
notices-form-discord = eine Nachricht, wie Discord sie annimmt
notices-form-plain = reines JSON, für Programme
notices-web = Adresse des Webhooks
notices-web-text = Dort können alle möglichen Leute mitlesen: Eine solche Benachrichtigung sagt nur, was alle am Tisch wissen dürfen.
notices-web-add = Dorthin schicken
channel-mail = E-Mail
channel-webhook = Webhook
channel-discord = Webhook (Discord)
channel-push = Benachrichtigung im Browser
notices-new-push = In diesem Browser
notices-push-text = Benachrichtigungen erscheinen auf diesem Gerät, auch wenn keine Seite offen ist. Sie sind für dieses Gerät verschlüsselt; es braucht einen Browser mit Web-Push (auf dem iPhone: füge die Seite zuerst dem Home-Bildschirm hinzu) und Skripte.
notices-push-add = Benachrichtigungen in diesem Browser
notices-push-refused = Der Browser erlaubt es nicht, oder sein Push-Dienst ist nicht erreichbar.
refused-push-keys = Das ist nicht, was ein Browser für Web-Push schickt, oder dieser Server bietet es nicht an.
install-description = Zivilisations-Brettspiele mit Freunden und gegen Bots
offline-page = Der Server ist nicht erreichbar.
offline-again = Noch einmal versuchen
channel-on = an
channel-off = aus
channel-unconfirmed = noch nicht bestätigt
channel-unconfirmed-text = Eine Mail mit einem Link ist unterwegs. Folge ihm, um zu bestätigen, dass die Adresse dir gehört.
channel-test = Probenachricht schicken
channel-switch-on = Einschalten
channel-switch-off = Ausschalten
channel-again = Link noch einmal schicken
channel-remove = Entfernen
confirm-text = Sollen Benachrichtigungen über deine Züge an { $target } gehen?
confirm-button = Ja, schick sie
confirm-done = Benachrichtigungen über deine Züge gehen jetzt an { $target }.
stop-text = Sollen an { $target } keine Benachrichtigungen mehr gehen?
stop-button = Keine Benachrichtigungen mehr
stop-done = An { $target } gehen keine Benachrichtigungen mehr.
stop-back = Wieder einschalten
settings-notices = Per E-Mail oder Webhook
notice-turn = { $name }, du bist am Zug in { $game } ({ $title }). { $question }
notice-open = Zur Partie
notice-stop = Keine Benachrichtigungen mehr
notice-test-title = Eine Probenachricht von Civitas
notice-test = So gibt Civitas dir Bescheid, wenn du am Zug bist.
notice-confirm-title = Benachrichtigungen von Civitas
notice-confirm = { $name } möchte, dass Benachrichtigungen über Züge in Civitas an diese Adresse gehen. Wenn du das warst, folge dem Link. Wenn nicht, brauchst du nichts zu tun: Du bekommst keine weitere Mail.
notice-confirm-link = Diese Adresse bestätigen
refused-target-web = Benachrichtigungen können an eine Adresse des offenen Netzes gehen, die mit https:// beginnt und kein Passwort enthält.
refused-target-mail = An diese E-Mail-Adresse können keine Benachrichtigungen gehen.
refused-many-channels = Benachrichtigungen können an { $most } Adressen gehen. Entferne zuerst eine.
refused-many-tables = Du hast { $most } Tische, deren Partie noch läuft oder wartet. Beende zuerst eine davon, gib sie auf, oder schließ einen Tisch, der auf Mitspieler wartet.
refused-many-files = Du hast { $most } Partien von anderswo mitgebracht. Mehr werden nicht aufbewahrt.
refused-notice-link = Dieser Link führt nirgends mehr hin.
refused-not-sent = Die Nachricht konnte nicht zugestellt werden. Prüfe die Adresse und versuche es noch einmal.

## Seit du zuletzt hier warst
digest-title = Seit du zuletzt hier warst
digest-when = { $ago } · { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} der anderen
digest-rest = { $count ->
    [one] und ein weiterer Zug
   *[other] und { $count } weitere Züge
}
digest-then = Damals und jetzt
digest-points = Punkte
digest-play = Abspielen
digest-close = Jetzt dein Zug

## Zeit
new-pace = Zeit
new-caretaker = Wenn jemandes Zeit um ist, werden harmlose Entscheidungen (passen, ablehnen, den Zug beenden) stellvertretend getroffen
table-absent = Wenn die Zeit um ist
table-caretaker = werden harmlose Entscheidungen getroffen
pace-free = unbegrenzt
pace-days = { $days ->
    [one] ein Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}
pace-clock = { $minutes } Minuten für jede Person, und { $seconds } Sekunden mehr mit jedem Zug
clocks-name = Verbleibende Zeit
clock-of = Zeit von { $name }
clock-late = Zeit ist um
late-you = Deine Zeit ist um. Die anderen können deinen Platz vergeben. Entscheide, und sie warten nicht länger.
late-other = Die Zeit von { $name } ist um. Was nun?
late-wait = Warten
late-bot = Ein Bot spielt weiter
late-open = Platz freigeben
back-bot = Du warst zu lange weg, und ein Bot spielt auf deinem Platz.
back-open = Du warst zu lange weg, und dein Platz wurde freigegeben.
back-take = Zurücknehmen
note-absent = war zu lange weg; { $new } spielt weiter.
note-absent-open = war zu lange weg; der Platz ist frei.
told-caretaker = Niemand war da: Das wurde für { $seat } entschieden.
scores-absent = { $name } war zu lange weg und stand da auf Platz { $place }. { $new } spielte weiter.
scores-absent-open = { $name } war zu lange weg und stand da auf Platz { $place }. Der Platz wurde freigegeben.
notice-reminder-title = Noch immer dein Zug: { $game }
notice-reminder = { $name }, die anderen warten auf dich in { $game } ({ $title }). { $question }
notice-late-title = Deine Zeit ist um: { $game }
notice-late = { $name }, deine Zeit ist um in { $game } ({ $title }). Die anderen können deinen Platz jetzt vergeben. { $question }
vacation-title = Urlaub
vacation-text = Solange du im Urlaub bist, steht deine Zeit an Tischen still, die nach Tagen spielen; danach hast du, was übrig war. Im Jahr hast du { $most } Tage.
vacation-until = Im Urlaub bis
vacation-end = Ich bin zurück
vacation-days-label = Wie lange
vacation-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
vacation-begin = Urlaub beginnen
vacation-left = { $days ->
    [one] Noch ein Tag.
   *[other] Noch { $days } Tage.
}
refused-vacation = Du hast noch { $days } Urlaubstage.
refused-not-late = Die Zeit ist nicht mehr überschritten.
refused-no-vote = Darüber stimmen nur die anderen am Tisch ab.
