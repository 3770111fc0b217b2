# Die Seite von The Golden Ages. ⟦gold⟧ steht für ein Symbol.

## Symbole, gesprochen
icon-gold = Gold
icon-points = Punkte
icon-cube = Würfel
icon-game = Wild
icon-grain = Korn
icon-stone = Stein
icon-gem = Edelstein
icon-soldier = Angriff
icon-glory = Ruhmesplättchen
icon-agora = Agora
icon-builder = Baumeister
icon-colonist = Siedler
icon-activate = Aktivieren

## Kopfleiste
epoch-of-four = Epoche { $epoch } von IV
phase-preparation = Vorbereitung
phase-map = Karte erweitern
phase-actions = Aktionen
phase-over = Ende
round = Runde { $round }

## Die Frage
your-turn = Du bist dran
back = Zurück
actions = Aktionen
range = Reichweite { $range }
range-any = jedes Feld
without-colonist = Ohne Siedler
colonist-on = Siedler auf { $space }

do-explorer = Entdecker
do-builder = Baumeister
do-artist = Künstler
do-soldier = Soldat
do-wonder = Wunder
do-activate = Aktivieren
do-develop = Entwickeln
do-golden-age = Goldenes Zeitalter
text-explorer = Einen stehenden Siedler ziehen, eine Stadt gründen oder beides.
text-builder = Einen stehenden Siedler zur Agora schicken und eine Gebäudekarte nehmen.
text-artist = Einen stehenden Siedler zur Agora schicken und Punkte erhalten.
text-soldier = Mit einem stehenden Siedler andere angreifen.
text-wonder = Ein offenes Wunder bezahlen und bauen.
text-activate = Eines deiner Gebäude oder Wunder nutzen; seine Karte wird umgedreht.
text-develop = Die nächste Technologie einer Reihe bezahlen.
text-golden-age = Wenn keiner deiner Siedler mehr steht: keine Aktionen mehr in dieser Epoche, dafür Gold in jedem weiteren Zug.

ask-explorer-from = Welcher Siedler geht auf Entdeckung?
ask-explorer-to = Wohin zieht dein Siedler?
ask-builder-building = Welches Gebäude nimmst du?
ask-builder-from = Welcher Siedler geht zur Agora?
ask-artist-from = Welcher Siedler wird Künstler?
ask-soldier-from = Welcher Siedler greift an?
ask-soldier-to = Welches Feld greifst du an?
ask-wonder = Welches Wunder baust du?
ask-wonder-pay = Wie bezahlst du?
ask-activate = Welche Karte aktivierst du?
ask-develop = Welche Technologie entwickelst du?
ask-golden-age = Dein Goldenes Zeitalter ausrufen?

stay = Bleiben
move-to = Nach { $space } ziehen
attack-on = { $space } angreifen
lay-it-so = So anlegen
capital-to = Hauptstadt nach { $space }
send-artist = Künstler aus { $space }
take-card = { $card } nehmen
build-card = { $card } bauen
activate-card = { $card } aktivieren
discard-card = { $card } abwerfen
develop-card = { $card } entwickeln
choose-card = { $card } wählen
start-golden-age = Goldenes Zeitalter ausrufen
develop-for = { $technology } für { $gold } Gold entwickeln

sign-gold = { $gold } ⟦gold⟧
sign-points = +{ $points } ⟦points⟧
sign-both = { $gold } ⟦gold⟧ +{ $points } ⟦points⟧

## Karten zur Wahl
play-new-civilization = Die neue ausspielen
keep-civilization = Behalten
turn-order-number = Die kleinste Nummer beginnt
glory-points = { $points ->
    [one] { $points } Punkt am Ende
   *[other] { $points } Punkte am Ende
}
turn-the-tile = Plättchen drehen
turn-here = Das Plättchen auf { $at } drehen: Dort passt es auf { $ways } Arten
turned-by = Um { $degrees }° gedreht: { $places ->
    [one] ein Platz
   *[other] { $places } Plätze
}
pay-gold = Mit Gold
pay-nothing = Kostenlos dank Griechenland

## Offene Karten
open-in-epoch = Offen in Epoche
wonders = Wunder
wonder = Wunder
buildings = Gebäude
scoring-cards-left = Übrige Wertungskarten
none-left = keine mehr
free-of-charge = kostenlos

## Agora
agora = Agora
agora-colonists = { $count ->
    [0] keine Siedler
    [one] ein Siedler
   *[other] { $count } Siedler
}
agora-holds = In der Agora: { $names }
no-scoring-card = Noch keine Wertungskarte
no-scoring-card-yet = Wer zuerst ein Goldenes Zeitalter ausruft, wählt sie

## Spieler
gold = Gold
points = Punkte
golden-age = Goldenes Zeitalter
cubes-in-reserve = Würfel im Vorrat
glory-and-next-attack = Ruhmesplättchen; der nächste Angriff kostet { $gold } Gold
glory-no-attack-left = Ruhmesplättchen; kein Angriff mehr möglich
hidden-cards = verdeckte Karten
colonists-are = Siedler: { $standing } stehend, { $lying } liegend, { $agora } in der Agora
technologies-and-range = { $developed } von 16 Technologien, Reichweite { $range }
technologies-any-range = { $developed } von 16 Technologien, unbegrenzte Reichweite
card-used = { $name } (benutzt): { $text }
controlled = { $what } kontrolliert

## Das eigene Tableau
your-mat = Dein Tableau
technologies = Technologien
cards = Karten
reserve-and-map = im Vorrat, { $placed } auf dem Spielplan
controls = kontrolliert
points-at-the-end = { $points ->
    [one] { $points } Punkt am Ende.
   *[other] { $points } Punkte am Ende.
}
cubes-on-tile = { $cubes ->
    [one] Gibt einen Würfel frei.
   *[other] Gibt { $cubes } Würfel frei.
}
replaced = Durch eine spätere Technologie ersetzt.
used = benutzt
site = Bauplatz { $number }
free-site = Freier Bauplatz
closed-sites = { $count ->
    [one] Gesperrter Bauplatz
   *[other] { $count } gesperrte Bauplätze
}
site-waits = für ein Gebäude
site-needs = braucht { $technologies }
in-play = im Spiel
future = Zukunft
only-you-see = nur du siehst diese Karte
card-source = Karte und Quelle
brings = Was es jetzt brächte:
attack-now = Angreifen
invasions = Invasionen
next-attack = nächste: { $gold } Gold
no-attack-left = keine mehr
glory-of = Ruhmesplättchen, { $points } Punkte

## Der Spielplan
map-label = Spielplan, Spalten A bis J, Zeilen 1 bis 6
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzer Spielplan
board-as-text = Die Stellung in Worten
lay-on = Das Plättchen um { $degrees }° gedreht auf { $spaces } legen.
spoken-gold = { $gold ->
    [one] Bringt { $gold } Gold.
   *[other] Bringt { $gold } Gold.
}
spoken-points = { $points ->
    [one] Bringt { $points } Punkt.
   *[other] Bringt { $points } Punkte.
}
spoken-city = Du darfst eine Stadt gründen, { $gold } Gold.
place-capital = { $at }, Hauptstadt von { $seat }.
place-sea = { $at }, Meer.
place-island = { $at }, Insel: { $symbols }.
place-land = { $at }, Kontinent.
place-continent = { $at }, Kontinent: { $symbols }.
tip-space = { $at }
tip-space-symbols = { $at } · { $symbols }
tip-city = Dann darfst du eine Stadt gründen: { $gold } Gold.
tip-attack = Städte fallen, Siedler gehen heim, du ziehst ein Ruhmesplättchen.
tip-paid = Preis
tip-gold = Gold
tip-other = Sonstiges
piece-capital = Hauptstadt von { $seat }
piece-capital-golden = Hauptstadt von { $seat }, Goldenes Zeitalter
piece-city = { $cubes ->
    [one] Stadt von { $seat }, ein Würfel
   *[other] Stadt von { $seat }, { $cubes } Würfel
}
piece-standing = Siedler von { $seat }, steht auf { $at }
piece-lying = Siedler von { $seat }, liegt auf { $at }

## Was Karten tun, in wenigen Worten
when-activated = ⟦activate⟧ { $effect }
when-over = am Ende: { $effect }
when-founding = Stadt gegründet: { $effect }
when-to-agora = ⟦agora⟧ { $effect }
when-at-rival = Ankunft bei Mitspielern: { $effect }
when-over-edge = über den Rand: { $effect }
when-attacking = eigener Angriff: { $effect }
when-other-attacks = fremder Angriff: { $effect }

effect-pays = { $what } bringt { $amount }
effect-gold = { $amount } ⟦gold⟧
effect-gold-per = { $amount } ⟦gold⟧ pro { $per }
effect-points = { $amount } ⟦points⟧
effect-points-per = { $amount } ⟦points⟧ pro { $per }
effect-range = Reichweite { $range }
effect-range-any = jedes Feld
effect-site = Bauplatz { $site }
effect-cubes = { $cubes } ⟦cube⟧ pro Stadt
effect-free-technology = { $technology } kostenlos
effect-free-technology-or = { $technology } kostenlos oder { $gold } ⟦gold⟧
effect-level-five = eine Technologie der Stufe 5 kostenlos
effect-develop-free = { $tiles ->
    [one] eine kostenlos entwickeln
   *[other] { $tiles } kostenlos entwickeln
}
effect-develop-cheaper = entwickeln, −{ $gold } ⟦gold⟧
effect-research = mehrere, je −{ $discount } ⟦gold⟧
effect-stand-up = { $colonists } ⟦colonist⟧ { $colonists ->
    [one] steht auf
   *[other] stehen auf
}
effect-agora = Siedler zur Agora oder zurück
effect-builder-alone = ⟦builder⟧ ohne ⟦colonist⟧
effect-explorer-stands = Entdecker bleiben stehen
effect-free-wonder = { $wonders ->
    [one] ein Wunder kostenlos
   *[other] { $wonders } Wunder kostenlos
}
effect-attack-anywhere = ⟦soldier⟧ überall
effect-surcharge = Angriffe auf dich +{ $gold } ⟦gold⟧
effect-attack-discount = Angriffe −{ $gold } ⟦gold⟧
effect-draw-glory = { $tiles } ⟦glory⟧ ziehen, eins behalten
effect-receive-payment = du bekommst, was andere für Angriffe zahlen
future-line = { $points } ⟦points⟧ für die meisten { $what }
scoring-line = { $units ->
    [one] { $points ->
        [one] 1 Punkt pro { $what }
       *[other] { $points } Punkte pro { $what }
    }
   *[other] { $points ->
        [one] 1 Punkt für je { $units } { $what }
       *[other] { $points } Punkte für je { $units } { $what }
    }
}

per-cube = Würfel
per-game = ⟦game⟧
per-grain = ⟦grain⟧
per-stone = ⟦stone⟧
per-gem = ⟦gem⟧
per-city = Stadt und Hauptstadt
per-standing = eigenen stehenden Siedler
per-agora-colonist = Siedler in der Agora
per-lying = liegenden Siedler
per-glory = Ruhmesplättchen
per-high-technology = Technologie ab Stufe 4
per-technology = Technologie
per-building = Gebäude
per-wonder = Wunder
per-gold = Gold
