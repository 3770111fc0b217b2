# Sid Meier’s Civilization: Das Brettspiel: jeder Satz, den das Spiel sagt.

## Das Spiel und seine Optionen

game-title = Sid Meier’s Civilization: Das Brettspiel
game-short = Civilization
game-edition = das Brettspiel, 2002
game-summary = Führe ein Volk von zwei Dörfern durch vier Epochen: Erkunde die Welt, siedle, handle, forsche, errichte Weltwunder und kämpfe um das, was andere haben.
first-turn = Wähle eine Region mit vielen Nachbarn: Von dort aus erkunden und gründen deine Siedler, und jede Siedlung bringt Gold.
first-refusal = Eine Ablehnung kostet nichts. Meist fehlt Gold, oder die Figur ist in dieser Runde schon gezogen.
first-end = Die Liste zeigt, was Siedlungen, Technologien und Weltwunder wert waren. Sieh dir im Rückblick an, wo sich die Partie entschied.
option-rules = Regeln
option-rules-standard = Standardregeln
option-rules-advanced = Fortgeschrittenenregeln
option-length = Länge des Spiels (Fortgeschrittenenregeln)
option-length-short = kurz, endet im Mittelalter
option-length-medium = mittellang, endet im Industriezeitalter
option-length-long = lang, endet auf eine von vier Arten
option-edition = Ausgabe
option-edition-second = zweite Ausgabe
option-edition-first = erste Auflage
option-more_resources = Mehr Rohstoffe: zwei leere Marker pro Spieler bleiben in der Schachtel
option-superiority_modern_standard = Überlegenheit auf dem Schlachtfeld in der modernen Epoche (Standardregeln)
option-superiority_modern_standard-4 = +4, wie im Beispiel der Regeln
option-superiority_modern_standard-3 = +3, wie in der kleinen Tabelle
option-artillery_bonus = Bonus der Artillerie, Stufe 2 des Industriezeitalters
option-artillery_bonus-3 = +3, wie in den Kampfbeispielen
option-artillery_bonus-1 = +1, wie in der Tabelle der ersten Auflage
option-lent_card_gold = Gold einer verliehenen Siedlungskarte (Fortgeschrittenenregeln)
option-lent_card_gold-holder = bekommt, wer die Karte hat
option-lent_card_gold-owner = behält der Besitzer der Siedlung
option-starting_bonus = Bonus der anfangs verteilten Technologie
option-starting_bonus-yes = der Besitzer erhält ihn
option-starting_bonus-no = niemand erhält ihn
option-starting_swordsmen = Schwertkämpfer am Anfang (Fortgeschrittenenregeln)
option-starting_swordsmen-level = kämpfen, wie es die Technologien im Spiel erlauben: anfangs als Speerwerfer
option-starting_swordsmen-printed = sind von Anfang an Schwertkämpfer (+1)
option-hidden_gold = Verdecktes Gold: alle sehen nur, wie viel sie selbst haben
option-prerequisites = Vorbedingungen von Währung und Raumfahrt (Fortgeschrittenenregeln)
option-prerequisites-current = nach der letzten Fassung der Quelle
option-prerequisites-older = nach den älteren Fassungen der Quelle
rules-advanced-short = Fortgeschrittenenregeln, kurzes Spiel
rules-advanced-medium = Fortgeschrittenenregeln, mittellanges Spiel
rules-advanced-long = Fortgeschrittenenregeln, langes Spiel

## Teile von Sätzen

list = { $things }
number = { $number }
name = { $name }
seat-name = { $seat }
nothing = –
give-nothing = nichts
empty = niemand dort
unlimited = beliebig weit
gold-amount = { $gold } Gold
gold-hidden = verdecktes Gold
piece = { $unit }
one-piece = 1 × { $unit }
pieces = { $count } × { $unit }
pieces-of = { $seat_you ->
    [yes] du
   *[no] { $seat }
}: { $pieces }
ship-numbered = { $pieces } (Schiff Nr. { $ship }, beladen)
aboard-ship = { $pieces } (an Bord von Schiff Nr. { $ship })
with-aircraft = { $unit } mit Luftunterstützung
unit-of = { $unit } { $seat_you ->
    [yes] (deine Einheit)
   *[no] von { $seat }
}
group = { $area }: { $pieces }, { $points ->
    [one] noch { $points } Schritt
   *[other] noch { $points } Schritte
}
group-looked = { $area }: { $pieces }, hat einen Marker angesehen
size-village = Dorf
size-town = Stadt
size-city = Großstadt
size-metropolis = Metropole
settlement-of = { $size } von { $seat_you ->
    [yes] dir
   *[no] { $seat }
}
settlement-lent = { $settlement }, Karte an { $seat } verliehen
card-resource = { $region } ({ $resource })
card-plain = { $region }
lent-card = die Siedlungskarte { $region } ({ $resource }, { $size })
lent-card-plain = die Siedlungskarte { $region }
side-attack = Angriff
side-defense = Verteidigung
marker-unknown = unerforscht
marker-known = verdeckt, dir bekannt: { $marker }
marker-there = Marker: { $marker }
trade-settlement-plain = die Siedlung { $region } auf Dauer
trade-settlement = die Siedlung { $region } ({ $size }) auf Dauer
trade-settlement-resource = die Siedlung { $region } ({ $size }, { $resource }) auf Dauer
trade-technology = die Technologie { $technology }
trade-wonder = das Weltwunder { $wonder }
trade-pieces = { $pieces } ({ $area })
trade-ship = { $pieces } mit { $cargo } an Bord ({ $area })
trade-cargo = { $pieces } von Bord von Schiff Nr. { $ship } ({ $area })
bonus-superiority = +{ $bonus } Überlegenheit auf dem Schlachtfeld
bonus-science = +{ $bonus } wissenschaftliche Überlegenheit
bonus-unit = +{ $bonus } Einheitentyp
bonus-defense = +{ $bonus } eigene Siedlung
ending-technology = es sind genug moderne Technologien bekannt
ending-end-roll = der Wurf um das Spielende
ending-conquest = vollständige Eroberung
ending-diplomatic = diplomatischer Triumph durch die Vereinten Nationen
ending-military = militärischer Triumph durch das Apollo-Programm
ending-space = das Kolonieschiff bricht nach Alpha Centauri auf
ending-standstill = lange wurde nichts Neues gelernt
continent-africa = Afrika
continent-antarctica = Antarktis
continent-asia = Asien
continent-europe = Europa
continent-north-america = Nordamerika
continent-oceania = Ozeanien
continent-south-america = Südamerika
continent-other = Anderswo

## Warum etwas nicht erlaubt ist

players-two-to-six = Das Spiel ist für zwei bis sechs Spieler, nicht für { $seats }.
not-your-decision = Das hast du jetzt nicht zu entscheiden.
moment-start = Startregionen werden vor der ersten Runde gewählt.
moment-move = Das geschieht in deinem eigenen Teil der Bewegungsphase.
moment-moved = Du bist mit dem Ziehen fertig; jetzt werden Kämpfe erklärt.
moment-look = Siedler sehen Marker in deinem eigenen Teil der Bewegungsphase an.
moment-react = Es ist gerade nichts in ein Gebiet gezogen, in dem du Einheiten hast.
moment-attack = Du erklärst Kämpfe, wenn du mit dem Ziehen fertig bist.
moment-join = Gerade fragt dich niemand, ob du einem Kampf beitrittst.
moment-pick = Einheiten werden in einer Kampfrunde gewählt.
moment-trade = Das geschieht in der Handelsphase.
moment-assign = Zufriedenheit und Produktivität werden vor der Produktion verteilt.
moment-purchase = Das geschieht in deinem eigenen Teil der Erwerbsphase.
moment-place = Du hast keine neue Figur einzusetzen.
moment-free-technology = Du hast keine Gratis-Technologie gefunden.
moment-minor-unit = Gerade bringt dir keine kleine Zivilisation eine Einheit mit.
moment-grow = Gerade lässt keine Technologie eine Siedlung kostenlos wachsen.
moment-claim = Meilensteine werden beansprucht, wenn sie erreicht sind, oder in deinem eigenen Teil einer Phase.
advanced-only = Das gehört zu den Fortgeschrittenenregeln.
standard-only = Das gehört zu den Standardregeln.
long-game-only = { $wonder } zählt nur im langen Spiel.
region-settled = Dort steht schon eine Siedlung: { $region }.
no-such-pieces = Eine solche Figur hast du in { $area } nicht: { $unit }.
has-looked = { $unit } hat einen Marker angesehen und bleibt in dieser Runde dort.
no-points-left = { $unit } hat in dieser Runde keinen Schritt mehr übrig.
too-few-points = { $unit } bräuchte { $needed } Schritte und hat noch { $left }.
too-many-groups-of = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} zu viele getrennte Gruppen für weitere Figuren.
aircraft-fly-after = In dieser Ausgabe nehmen Schiffe keine Flugzeuge mit; sie fliegen hinterher.
no-base-ship = { $unit } ist kein Stützpunkt für Flugzeuge.
aircraft-too-many = { $room ->
    [0] Das Schiff ist voll und nimmt kein Flugzeug mit.
   *[other] Das Schiff hat nur Platz für { $room } Flugzeuge.
}
aircraft-not-there = Diese Flugzeuge hast du in { $area } nicht.
aircraft-by-number = Das sind die { $count } Flugzeuge mit den wenigsten Schritten: Ihre Zahl genügt.
does-not-walk = { $unit } zieht nicht über Land.
does-not-fly = { $unit } fliegt nicht.
not-adjacent = { $from } und { $to } haben keine gemeinsame Grenze.
only-one-there = Es gibt nur eine solche Figur.
too-many-groups = Du hast zu viele getrennte Gruppen; führe erst Figuren zusammen.
cannot-board = { $unit } kann nicht an Bord eines Schiffes gehen.
no-ship-beside = Dieses Schiff liegt nicht neben { $region }.
ship-full = Das Schiff ist voll.
ship-carries = { $unit } ist beladen; entlade erst das Schiff.
no-ship = { $unit } ist kein Schiff.
stays-there = Es ist schon dort.
no-base = { $area } ist kein Stützpunkt für deine Flugzeuge.
no-marker-to-look-at = Dort liegt kein verdeckter Marker: { $region }.
aboard-already = { $unit } ist schon an Bord; Figuren wechseln das Schiff nur über Land.
blank-stays = In dieser Ausgabe bleibt ein leerer Marker liegen.
wonder-not-yours = Du hast die Wirkung von { $wonder } nicht.
wonder-used = { $wonder } wurde schon benutzt.
wonder-too-late = { $wonder } wird eingesetzt, bevor Kämpfe erklärt werden.
wonder-taken = { $wonder } gehört schon jemandem.
wonder-ends-nothing = { $wonder } beendet das Spiel nicht.
end-already-declared = Das Ende wurde schon ausgerufen.
no-such-foe = Diesen Gegner gibt es nicht.
nobody-to-fight = Du hast dort niemanden, der kämpfen kann: { $area }.
nothing-to-attack = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} dort nichts, was angegriffen werden könnte: { $area }.
pick-not-there = Eine solche Einheit deiner Seite ist nicht dort: { $unit }.
no-aircraft-there = Von diesem Spieler ist auf deiner Seite kein Flugzeug dort.
no-air-support = In dieser Ausgabe unterstützen Flugzeuge auf See nur moderne Flotten: { $unit }.
battle-declared = Dieser Kampf ist schon erklärt: { $area }.
too-many-battles = In dieser Runde kann kein weiterer Kampf erklärt werden.
no-battle = Es wird gerade nicht gekämpft.
not-leader = Du führst in diesem Kampf keine Seite an.
offers-used-up = Du hast deine { $most } Angebote dieser Phase schon gemacht.
offers-open = Du kannst nur { $most } Angebote offen haben; ziehe eines zurück.
no-such-offer = Dieses Angebot gilt nicht mehr.
offer-open-already = Genau dieses Angebot ist schon offen.
offer-to-other = Dieses Angebot ging an jemand anderen.
offer-of-other = Dieses Angebot hat jemand anderes gemacht.
no-such-partner = Mit diesem Spieler kannst du nicht handeln.
out-of-trade-range = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
} außerhalb der Handelsreichweite.
empty-trade = Nichts würde den Besitzer wechseln.
trade-gold-missing = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} nur { $gold } Gold.
trade-card-not-held = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} diese Siedlungskarte nicht: { $region }.
trade-card-plain = Nur Karten mit Rohstoff werden verliehen: { $region } hat keinen.
trade-settlement-not-own = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} dort keine Siedlung: { $region }.
trade-settlement-lent = Die Karte { $region } ist verliehen; vorher kann die Siedlung nicht gehandelt werden.
trade-settlement-and-card = Die Karte { $region } geht mit der Siedlung mit; verleihe sie nicht gesondert.
trade-card-not-own = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} diese Karte nicht: { $card }.
trade-pieces-missing = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} keine solche Figur in { $area }: { $unit }.
trade-pieces-none = Sag, wie viele: { $unit } ({ $area }).
trade-pieces-few = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} nur { $count } solche Figuren in { $area }: { $unit }.
trade-pieces-twice = Dieselben Figuren sind zweimal genannt: { $unit } ({ $area }).
trade-cargo-named = Was an Bord ist, geht mit seinem Schiff mit; nenne es nicht gesondert: { $unit } ({ $area }).
trade-no-berth = { $seat_you ->
    [yes] Du hättest
   *[no] { $seat } hätte
} in { $area } kein Schiff mit Platz dafür: { $unit }.
trade-last-settlement = { $seat_you ->
    [yes] Du hättest
   *[no] { $seat } hätte
} dann keine Siedlung mehr.
no-face-left = Du hast keine Zufriedenheit mehr zu verteilen.
always-happy = Siedlungen mit Wein oder Edelsteinen sind immer zufrieden: { $region }.
happy-already = { $region } ist schon zufrieden.
fertile-already = { $region } ist fruchtbar und ohne Zahnrad produktiv.
productive-already = { $region } ist schon produktiv.
brings-you-nothing = Die Siedlungskarte { $region } bringt dir kein Gold.
no-gear-left = Du hast keine Produktivität mehr zu verteilen.
too-dear = Das kostet { $price } Gold; du hast { $gold }.
unit-of-other-era = { $unit } gehört nicht zu dieser Epoche: { $era }.
unit-advanced-only = { $unit } gehört zu den Fortgeschrittenenregeln.
unit-needs = { $unit } braucht { $technology }, und das ist nicht im Spiel.
unit-rebuilt = Seit { $technology } im Spiel ist, gibt es statt { $unit } nur noch { $better }.
no-settlement = Du hast keine Siedlung, in die du es setzen könntest: { $unit }.
no-coast = Du hast keine Siedlung am Meer: { $unit }.
no-room-anywhere = Deine Siedlungen nehmen in dieser Runde keine neue Figur mehr auf: { $unit }.
no-sea-beside = Neben { $region } liegt kein Meer: { $unit }.
minor-elsewhere = Was eine kleine Zivilisation mitbringt, bleibt bei ihr, nicht in { $region }: { $unit }.
minor-no-unit = Eine kleine Zivilisation bringt eine Militäreinheit mit: { $unit }.
minor-army-only = In dieser Ausgabe bringt eine kleine Zivilisation eine Armee mit: { $unit }.
fleet-needs-zone = Sag, in welche Seezone: { $unit }.
not-into-zone = Nur Flotten werden aufs Meer gesetzt: { $unit }.
no-own-settlement = Dort hast du keine Siedlung: { $region }.
no-room-left = { $region } nimmt in dieser Runde keine neue Figur mehr auf.
no-settler = Dort hast du keinen Siedler: { $region }.
all-have-looked = Jeder deiner Siedler dort hat schon nachgesehen: { $region }.
no-look-before = Nur ein Marker, den dein Siedler gerade angesehen hat, kann entfernt werden: { $region }.
marker-not-blank = Der Marker dort ist nicht leer: { $region }.
desert = { $region } ist Wüste; dort kann niemand siedeln.
grown-already = { $region } ist in dieser Runde schon gewachsen.
terrain-limit = Das Gelände lässt { $region } nicht weiter wachsen.
largest-already = { $region } ist schon eine Metropole.
founded-now = { $region } wurde erst in dieser Runde gegründet.
size-needs = { $region } braucht { $technology } im Spiel, um weiter zu wachsen.
prerequisite-missing = { $technology } baut auf { $needed } auf, und das ist nicht im Spiel.
prerequisite-not-own = { $technology } baut auf { $needed } auf, und das hast du nicht selbst.
technology-taken = { $technology } ist nicht mehr im Vorrat.
technology-of-other-era = { $technology } gehört nicht zu dieser Epoche.
technologies-alike = In den Standardregeln sind alle Technologien gleich; oben liegt eine andere Karte als { $technology }.
technology-too-far = { $technology } liegt mehr als eine Epoche voraus.
technology-not-in-play = Noch niemand hat { $technology }.
improvement-of-other-era = { $improvement } gehört nicht zu dieser Epoche.
improvement-owned = Du hast { $improvement } schon.
unit-not-past = { $unit } ist keine Einheit einer vergangenen Epoche.
milestone-not-reached = Diesen Meilenstein hast du nicht erreicht: { $milestone }.
milestone-of-other-era = Dieser Meilenstein gehört nicht zu dieser Epoche: { $milestone }.
milestone-claimed = Das hast du schon beansprucht: { $milestone }.

## Fragen

wait-for = Gewartet wird auf { $seats }: { $phase }.
over-wins = Die Partie ist zu Ende: { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} mit { $points } Punkten.
over-shared = Die Partie ist zu Ende: { $seats } teilen sich den Sieg mit je { $points } Punkten.
phase-setup = Spielaufbau
phase-move = Bewegung
phase-attack = Erklären von Kämpfen
phase-battle = Kampf
phase-trade = Handel
phase-production = Produktion
phase-purchase = Erwerb
phase-technology = eine Gratis-Technologie
phase-place = Einsetzen von Figuren
phase-claim = Anspruch auf ein Weltwunder
phase-over = die Partie ist zu Ende
ask-start-first = In welcher Region gründest du dein erstes Dorf?
ask-start-second = In welcher Region gründest du dein zweites Dorf?
ask-move = Runde { $turn }: Welche Figuren ziehst du, und wohin?
ask-react = { $seat } rückt mit { $pieces } ein ({ $area }): Erklärst du den Kampf?
ask-attack = Wen greifst du an?
ask-join = { $attacker } greift { $defender } an ({ $area }): Auf welcher Seite kämpfst du?
ask-pick = Kampfrunde { $round } gegen { $foe } ({ $area }): Welche Einheit schickst du verdeckt?
ask-trade = Du hast { $gold } Gold: Wem bietest du was an, oder bist du mit dem Handeln fertig?
ask-assign = Welche Siedlungen machst du zufrieden (noch { $faces }) oder produktiv (noch { $gears })?
ask-purchase = Was kaufst du mit deinen { $gold } Gold?
ask-free-technology = Welche Technologie nimmst du kostenlos?
ask-minor-unit = Welche Einheit bringt dir die kleine Zivilisation mit ({ $region })?
ask-place = Wohin setzt du, was du gekauft hast: { $unit }?
ask-place-gift = Wohin setzt du, was du geschenkt bekommst: { $unit }?
ask-grow = Welche Siedlung wächst kostenlos?
ask-claim = Du hast einen Meilenstein erreicht: Beanspruchst du das Weltwunder?

## Aktionen

hint-start = { $land ->
    [one] { $land } Landnachbar
   *[other] { $land } Landnachbarn
}, { $sea ->
    [one] { $sea } Seezone
   *[other] { $sea } Seezonen
}
hint-start-beside = { $hint }; daneben: { $beside }
do-to = → { $area }
do-one-to = eine Figur → { $area }
do-all-to = alle → { $area }
do-board = an Bord → { $ship }
hint-cargo = { $cargo } an Bord
do-sail-with = → { $area }, { $aircraft ->
    [one] mit { $aircraft } Flugzeug
   *[other] mit { $aircraft } Flugzeugen
}
do-sail-with-chosen = → { $area }, mit { $wings }
wing = { $count } { $count ->
    [one] Flugzeug
   *[other] Flugzeugen
} mit noch { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
}
group-explore = Erkunden
do-look = Marker ansehen: { $region }
do-take-blank = Leeren Marker entfernen: { $region }
group-bomb = { $wonder }: alles vernichten in
do-end-moves = Bewegung beenden
do-challenge = Kampf erklären
do-let-pass = Ziehen lassen
do-attack = { $foe } angreifen: { $area }
do-attack-nobody = Keinen Kampf erklären
do-end-attacks = Keinen weiteren Kampf erklären
do-join-attack = Dem Angriff von { $seat } beitreten
do-join-defense = Der Verteidigung von { $seat } beitreten
do-stay-out = Sich heraushalten
do-pick = { $unit } schicken
do-pick-aircraft = { $unit } schicken, unterstützt von { $seat_you ->
    [yes] deinem Flugzeug
   *[no] einem Flugzeug von { $seat }
}
hint-dice = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}
hint-superior = +{ $bonus } gegen { $units }
group-offer = { $seat } ein Angebot machen
do-offer = { $gives } für { $wants } geben
hint-counter = statt Angebot { $number }
group-number = Angebot { $number }
offer = { $from } gibt { $gives }, { $to } gibt { $wants }
offer-gone = nicht mehr offen
do-accept = Annehmen: { $offer }
do-decline = Ablehnen: { $offer }
do-withdraw = Zurückziehen: { $offer }
group-swap = { $wonder }: Tausch erzwingen
do-swap = mit { $seat }: { $mine } gegen { $theirs }
do-end-trade = Handel beenden
group-happy = Zufrieden machen
group-productive = Produktiv machen
hint-assign = { $then } Gold statt { $now }
do-assign-rest = Den Rest so verteilen, dass er am meisten Gold bringt
do-claim = { $wonder } beanspruchen ({ $milestone })
do-waive = Jetzt nichts beanspruchen
do-declare-end = Das Spielende ausrufen: { $wonder }
group-buy = Figur kaufen
do-priced = { $what }, { $price } Gold
hint-settler = { $steps } Schritte; erkundet und gründet ein Dorf
hint-unit = { $dice } Würfel{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
}, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
hint-aircraft = { $dice } Würfel mehr für die Einheit, die es unterstützt, { $steps } Schritte
hint-royalty = { $hint }; { $royalty } vom Preis an { $seat }
group-found = Dorf gründen
hint-found = verbraucht den Siedler; Marker: { $marker }
group-upgrade = Siedlung vergrößern
group-grow = Wächst kostenlos
do-grow = { $card } → { $size }
hint-upgrade = +{ $gain } Gold in jeder Runde, +1 Punkt
group-learn = Technologie kaufen
hint-learn = +{ $gain } Gold in jeder Runde, +2 Punkte; deine Nr. { $number } dieser Epoche, die dritte beendet sie
brings-units = { $pieces } für den Besitzer
brings-wonder = das Weltwunder { $wonder }: { $effect }
brings-improvement = den Ausbau { $card }
brings-growth = eine Siedlung des Besitzers wächst
brings-points = { $points } Punkte am Ende
brings-enabled = für alle: { $enabled }
effect-pieces = sofort { $pieces }
effect-gold = { $gold } Gold in jeder Produktion
effect-discount = Technologien kosten { $gold } Gold weniger ({ $era })
effect-defense = +{ $bonus } bei der Verteidigung von Siedlungen
effect-happiness = macht { $points ->
    [one] { $points } Siedlung
   *[other] { $points } Siedlungen
} zufrieden
effect-productivity = macht { $points ->
    [one] { $points } Siedlung
   *[other] { $points } Siedlungen
} produktiv
effect-see-choice = der Besitzer sieht, was der Gegner in eine Kampfrunde schickt
effect-swap = einmal je Handelsphase erzwingt der Besitzer den Tausch zweier Rohstoffkarten
effect-bomb = einmal pro Partie wird alles in einem Gebiet vernichtet
effect-end-diplomatic = der Besitzer darf das lange Spiel diplomatisch beenden
effect-end-military = der Besitzer darf das lange Spiel militärisch beenden
effect-end-space = es beendet das lange Spiel
group-improve = Ausbau kaufen
do-colony-ship = { $wonder } kaufen
group-sell = Einheit einer vergangenen Epoche verkaufen
do-sell = { $area }: { $pieces }, für { $gold } Gold
do-end-purchase = Erwerb beenden

## Das Formular für ein Angebot

form-title = Ein Angebot zusammenstellen
form-submit = Angebot machen
form-end-title = Das Spiel jederzeit beenden
form-wonder-end = Das Ende ausrufen durch
form-end-submit = Ende ausrufen
form-to = An wen?
form-counter = Statt welchem Angebot?
form-no-counter = ein neues Angebot
form-offer = Angebot { $number }: { $offer }
form-you-give = Du gibst
form-you-get = Du bekommst
form-gold = { $verb }: Gold
form-slot = { $verb }: { $what } ({ $slot })
form-count = { $verb }: wie viele der Figuren ({ $slot })
form-card = Siedlungskarte für diese Runde
form-settlement = Siedlung
form-technology = Technologie
form-wonder = Weltwunder
form-pieces = Figuren
form-thing = { $seat }: { $thing }
form-unreadable = Das Formular ließ sich nicht lesen; bitte sieh die Seite noch einmal an.
form-other-partner = Was du haben willst, gehört nicht { $seat }.

## Das Protokoll

log-rolled-first = { $seat_you ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} { $roll } um den Startspieler.
log-rules = Diese Partie: { $rules }; { $edition }.
log-draft = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} am höchsten gewürfelt und { $seat_you ->
    [yes] wählst
   *[no] wählt
} die erste Startregion; dann geht es im Uhrzeigersinn weiter und für die zweiten zurück.
log-started = { $seat_you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
} mit einem Dorf, einem Siedler und 1 × { $unit } ({ $region }).
log-dealt = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} die Technologie { $technology } zugeteilt.
log-start-marker = { $region }: { $marker } wirkt am Anfang nicht und kommt zurück in die Schachtel.
log-turn = Runde { $turn } beginnt; Startspieler { $seat_you ->
    [yes] bist du
   *[no] ist { $seat }
}.
log-era-ends = Damit { $seat_you ->
    [yes] beendest du
   *[no] beendet { $seat }
} die Epoche ({ $era }): Die nächste beginnt mit der nächsten Runde.
log-era = Eine neue Epoche beginnt: { $era }.
log-marched = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $pieces }: { $from } → { $to }.
log-landed = { $seat_you ->
    [yes] Du landest
   *[no] { $seat } landet
} { $pieces }: { $from } → { $to }.
log-sailed = { $seat_you ->
    [yes] Du segelst
   *[no] { $seat } segelt
} mit { $pieces }: { $from } → { $to }.
log-carried = Mit { $seat_you ->
    [yes] deinem Schiff
   *[no] dem Schiff von { $seat }
} fährt nach { $to }: { $pieces }.
log-flew = { $seat_you ->
    [yes] Du fliegst
   *[no] { $seat } fliegt
} mit { $pieces }: { $from } → { $to }.
log-boarded = { $seat_you ->
    [yes] Du bringst
   *[no] { $seat } bringt
} { $pieces } an Bord: { $from } → { $to }.
log-looked = { $seat_you ->
    [yes] Du siehst dir
   *[no] { $seat } sieht sich
} den Marker an ({ $region }); er bleibt verdeckt.
log-explored = { $seat_you ->
    [yes] Du erkundest
   *[no] { $seat } erkundet
} ein Gebiet: { $region }.
log-looked-known = { $seat_you ->
    [yes] Du siehst dir
   *[no] { $seat } sieht sich
} den Marker an ({ $region }): { $marker }.
log-turned-up = Der Marker wird aufgedeckt ({ $region }): { $marker }.
log-turned-up-blank = Der Marker wird aufgedeckt ({ $region }): Er ist leer.
log-treasure = { $seat_you ->
    [yes] Du findest
   *[no] { $seat } findet
} einen Schatz von { $gold } Gold.
log-plague = Eine Seuche bricht aus ({ $region }) und breitet sich über Land { $radius ->
    [one] { $radius } Schritt
   *[other] { $radius } Schritte
} weit aus.
log-plague-here = Eine Seuche bricht aus ({ $region }).
log-minor-roll = { $seat_you ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} { $roll } um die kleine Zivilisation; abzüglich der eigenen Siedlungen: { $total }.
log-minor-joined = Die kleine Zivilisation ({ $region }) schließt sich { $seat_you ->
    [yes] dir
   *[no] { $seat }
} an.
log-destroyed = { $seat_you ->
    [yes] Deine Siedlung
   *[no] Die Siedlung von { $seat }
} wird zerstört ({ $region }).
log-bombed = { $seat_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} das Manhattan-Projekt ein: { $area }.
log-removed = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $pieces } ({ $area }).
log-shrank = Die Siedlung { $region } schrumpft: { $size }.
log-marker-removed = Der Marker wird entfernt ({ $region }): { $marker }.
log-declared = { $seat_you ->
    [yes] Du erklärst
   *[no] { $seat } erklärt
} { $foe_you ->
    [yes] dir
   *[no] { $foe }
} den Kampf ({ $area }).
log-stopped = In { $area } ist der Kampf erklärt: Was { $seat_you ->
    [yes] du
   *[no] { $seat }
} dorthin zieht, hält an.
log-let-pass = { $seat_you ->
    [yes] Du lässt
   *[no] { $seat } lässt
} { $foe_you ->
    [yes] dich
   *[no] { $foe }
} ziehen ({ $area }).
log-moves-ended = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
} mit dem Ziehen fertig.
log-attacked-nobody = { $seat_you ->
    [yes] Du erklärst
   *[no] { $seat } erklärt
} keinen Kampf.
log-attacks-ended = { $seat_you ->
    [yes] Du erklärst
   *[no] { $seat } erklärt
} keinen weiteren Kampf.
log-lead-roll = { $seat_you ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} { $roll } um die Führung.
log-battle = Kampf ({ $area }): { $attacker_you ->
    [yes] Du greifst
   *[no] { $attacker } greift
} { $defender_you ->
    [yes] dich
   *[no] { $defender }
} an.
log-joined-attack = { $seat_you ->
    [yes] Du schließt dich
   *[no] { $seat } schließt sich
} dem Angriff an.
log-joined-defense = { $seat_you ->
    [yes] Du schließt dich
   *[no] { $seat } schließt sich
} der Verteidigung an.
log-stayed-out = { $seat_you ->
    [yes] Du hältst dich
   *[no] { $seat } hält sich
} aus dem Kampf heraus.
log-picked = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} verdeckt: { $unit }.
log-fought = { $seat_you ->
    [yes] Du
   *[no] { $seat }
} ({ $side }): { $unit } würfelt { $roll } mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
}, { $bonuses }: { $total }.
log-fought-plain = { $seat_you ->
    [yes] Du
   *[no] { $seat }
} ({ $side }): { $unit } würfelt { $roll } mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
}.
log-battle-won = { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} den Kampf ({ $area }).
log-battle-unopposed = Niemand stellt sich { $seat_you ->
    [yes] dir
   *[no] { $seat }
} entgegen ({ $area }).
log-battle-drawn = Der Kampf endet, und niemand ist übrig ({ $area }).
log-captured = { $seat_you ->
    [yes] Du eroberst
   *[no] { $seat } erobert
} { $region } ({ $size }) von { $from_you ->
    [yes] dir
   *[no] { $from }
}.
log-eliminated = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} keine Siedlung mehr und { $seat_you ->
    [yes] scheidest
   *[no] scheidet
} aus; { $heir_you ->
    [yes] du erbst
   *[no] { $heir } erbt
} { $gold } und die Weltwunder.
log-eliminated-alone = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} keine Siedlung mehr und { $seat_you ->
    [yes] scheidest
   *[no] scheidet
} aus.
log-offered = Angebot { $number } von { $seat_you ->
    [yes] dir
   *[no] { $seat }
} an { $to_you ->
    [yes] dich
   *[no] { $to }
}: { $gives } gegen { $wants }.
log-traded = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} Angebot { $number } von { $from_you ->
    [yes] dir
   *[no] { $from }
} an: { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $gives } und { $seat_you ->
    [yes] gibst
   *[no] gibt
} { $wants }.
log-declined = { $seat_you ->
    [yes] Du lehnst
   *[no] { $seat } lehnt
} Angebot { $number } ab.
log-withdrawn = { $seat_you ->
    [yes] Dein Angebot
   *[no] Das Angebot von { $seat }
} (Nr. { $number }) gilt nicht mehr.
log-swapped = Durch Magellans Reise { $seat_you ->
    [yes] tauschst du
   *[no] tauscht { $seat }
} mit { $with_you ->
    [yes] dir
   *[no] { $with }
} Siedlungskarten: { $mine } gegen { $theirs }.
log-trade-ended = Niemand handelt mehr.
log-happy = { $seat_you ->
    [yes] Du machst
   *[no] { $seat } macht
} { $region } zufrieden.
log-productive = { $seat_you ->
    [yes] Du machst
   *[no] { $seat } macht
} { $region } produktiv.
log-served = { $seat_you ->
    [yes] Du machst
   *[no] { $seat } macht
} zufrieden: { $happy }; produktiv: { $productive }.
log-served-happy = { $seat_you ->
    [yes] Du machst
   *[no] { $seat } macht
} zufrieden: { $happy }.
log-served-productive = { $seat_you ->
    [yes] Du machst
   *[no] { $seat } macht
} produktiv: { $productive }.
log-critical = Produktion: Die Würfel zeigen { $roll }; kritischer Rohstoff: { $resource }.
log-income = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $gold } Gold: { $lines }.
log-income-hidden = { $seat } bekommt Gold aus der Produktion.
income-settlements = { $gold } für Siedlungen
income-critical = { $gold } für den kritischen Rohstoff
income-resources = { $gold } für verschiedene Rohstoffe
income-monopolies = { $gold } für Monopole
income-wonders = { $gold } für Weltwunder
income-minimum = { $gold } bis zum Minimum
log-bought = { $seat_you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} 1 × { $unit } für { $price } Gold.
log-bought-royalty = { $seat_you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} 1 × { $unit } für { $price } Gold, davon { $part } als Gebühr an { $owner_you ->
    [yes] dich
   *[no] { $owner }
}.
log-placed = { $seat_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} 1 × { $unit } ein ({ $area }).
log-placed-gift = { $seat_you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} 1 × { $unit } kostenlos ({ $area }).
log-gift-waits = { $unit } wartet, bis { $seat_you ->
    [yes] du
   *[no] { $seat }
} eine Siedlung am Meer { $seat_you ->
    [yes] hast
   *[no] hat
}.
log-founded = { $seat_you ->
    [yes] Du gründest
   *[no] { $seat } gründet
} ein Dorf: { $region }.
log-grew = { $seat_you ->
    [yes] Du vergrößerst
   *[no] { $seat } vergrößert
} { $region }: { $size }.
log-acquired = { $seat_you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} die Technologie { $technology } für { $price } Gold.
log-acquired-free = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} die Technologie { $technology } kostenlos.
log-advanced = Auf dem ganzen Spielplan gilt jetzt { $to } statt { $from }.
log-wonder = { $seat_you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} das Weltwunder { $wonder }.
log-improved = { $seat_you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} den Ausbau { $improvement } für { $price } Gold.
log-improved-royalty = { $seat_you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} den Ausbau { $improvement } für { $price } Gold, davon { $part } als Gebühr an { $owner_you ->
    [yes] dich
   *[no] { $owner }
}.
log-improved-free = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} den Ausbau { $improvement } kostenlos.
log-sold = { $seat_you ->
    [yes] Du verkaufst
   *[no] { $seat } verkauft
} 1 × { $unit } für { $gold } Gold.
log-purchase-ended = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
} mit dem Kaufen fertig.
log-waived = { $seat_you ->
    [yes] Du beanspruchst
   *[no] { $seat } beansprucht
} vorerst kein Weltwunder.
log-claim-roll = { $seat_you ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} { $roll } um das Weltwunder.
log-claimed = { $seat_you ->
    [yes] Du beanspruchst
   *[no] { $seat } beansprucht
} das Weltwunder { $wonder } für: { $milestone }.
log-end-roll = { $seat_you ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} { $roll } um das Ende; bei { $technologies ->
    [one] { $technologies } Technologie
   *[other] { $technologies } Technologien
} der letzten Epoche geht es weiter.
log-end-roll-ends = { $seat_you ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} { $roll } um das Ende; bei { $technologies ->
    [one] { $technologies } Technologie
   *[other] { $technologies } Technologien
} der letzten Epoche endet die Partie mit dieser Runde.
log-end-declared = Die Partie endet mit dieser Runde: { $ending }.
log-end-declared-by = { $seat_you ->
    [yes] Du führst
   *[no] { $seat } führt
} das Ende herbei; nach dieser Runde ist die Partie zu Ende: { $ending }.
log-over = Die Partie ist zu Ende: { $ending }.

## Der Stand

sheet-match = Die Partie
sheet-battle = Kampf ({ $area }): { $attacker } gegen { $defender }
sheet-declared = Erklärte Kämpfe
declared-battle = { $area }: { $seats } gegen { $foe }
sheet-offers = Offene Angebote
sheet-reach = Wie weit deine Figuren ziehen können
sheet-income = Produktion nach jetzigem Stand
sheet-milestones = Meilensteine dieser Epoche
sheet-shop = Erwerb
sheet-land = Landregionen
sheet-sea = Seezonen
fact-rules = Regeln
fact-era = Epoche
fact-turn = Runde
fact-first = Startspieler
fact-phase = Phase
fact-critical = Letzter kritischer Rohstoff
fact-era-ends = Die Epoche endet
with-this-turn = mit dieser Runde
fact-ending = Die Partie endet
fact-trade-range = Handelsreichweite
trade-range = { $land } über Land, { $sea } über See
critical-chances = Aussichten, kritischer Rohstoff zu werden, von 36 Würfen: { $chances }.
critical-chance = { $resource } { $ways }
critical-income = { $gold } ({ $ways } von 36)
head-pieces = Figuren
head-reach = Kommen bis
head-income = Gold für
line-settlements = Siedlungen
line-resources = verschiedene Rohstoffe
line-monopolies = Monopole
line-wonders = Weltwunder
line-minimum = bis zum Minimum
line-total = zusammen
line-critical = zusammen, mit kritischem Rohstoff
head-milestone = Meilenstein
head-wonder = Weltwunder
goal-claimed = hat das Weltwunder
goal-reached = erreicht
goal-open = noch nicht
shop-for = Preise für { $seat_you ->
    [yes] dich
   *[no] { $seat }
}.
head-purchase = Kauf
head-brings = Bringt
price-village = mit einem Siedler ein Dorf gründen
price-town = Dorf → Stadt
price-city = Stadt → Großstadt
price-metropolis = Großstadt → Metropole
head-technology = Technologie
head-era = Epoche
head-holder = Besitzer
head-needs = Braucht noch
holder-supply = zu kaufen
holder-aside = zur Seite gelegt, im Spiel
holder-box = in der Schachtel
head-side = Seite
head-owner = Von
head-unit = Einheit
head-dice = Würfel
head-bonuses = Zuschläge
head-superior = Überlegen gegen
head-region = Region
head-zone = Seezone
head-marker = Marker
head-settlement = Siedlung
head-size = Größe
head-resource = Rohstoff
head-gold = Gold
head-area = Gebiet
head-borders = Grenzt an
fact-gold = Gold
fact-points = Punkte bisher
fact-technologies = Technologien
fact-wonders = Weltwunder
fact-cards = Siedlungskarten mit Rohstoff
fact-improvements = Ausbauten
fact-faces = Siedlungen, die zufrieden gemacht werden können
fact-gears = Siedlungen, die produktiv gemacht werden können
fact-partners = Handelspartner in Reichweite
fact-owed = Wartet auf eine Küste
player-out = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
} ausgeschieden.
score-settlements = Siedlungen
score-technologies = Technologien
score-wonders = Weltwunder
score-ending = Spielende

## Karten, Figuren und Orte

kind-technology = Technologie ({ $era })
kind-wonder = Weltwunder ({ $era })
kind-improvement = Ausbau ({ $era })
kind-milestone = Meilenstein ({ $era })
kind-unit = Einheit der Stufe { $level } ({ $era })
kind-city-card = Siedlungskarte
kind-marker-resource = Entdeckungsmarker: Rohstoff
kind-marker-event = Entdeckungsmarker: Ereignis
kind-marker-terrain = Entdeckungsmarker: Gelände
kind-marker-blank = Entdeckungsmarker: leer
kind-region = Landregion
kind-zone = Seezone
card-cost = Kostet { $cost } Gold, nach Ende der Epoche { $later }.
card-needs = Baut auf { $needed } auf.
card-needs-older = Nach älteren Fassungen der Quelle braucht man { $needed } (Option beim Eröffnen des Tisches).
card-brings = Bringt: { $brings }.
card-dealt = Kann am Anfang verteilt werden.
card-effect = Wirkung: { $effect }.
card-granted = Kommt in den Fortgeschrittenenregeln mit { $technology }.
card-price = Kostet { $price } Gold.
card-expires = Die Wirkung endet mit der Epoche.
card-milestone = In den Standardregeln beansprucht für: { $milestone }.
card-milestone-brings = Wer ihn erreicht, darf { $wonder } beanspruchen.
card-points = Zählt { $standard } Punkte, in den Fortgeschrittenenregeln { $advanced }.
card-royalty = Braucht { $technology } im Spiel; wer sie hat, bekommt { $royalty } Gold vom Preis.
card-unit = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}, +{ $second } in der zweiten Ausgabe, +{ $first } in der ersten Auflage; { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}.
card-air = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
} mehr für die Einheit, die es unterstützt; { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}.
card-city-happy = Zufrieden, nach Größe: { $values } Gold; produktiv { $productive }.
card-city-unhappy = Unzufrieden, nach Größe: { $values } Gold; produktiv { $productive }.
card-always-happy = Immer zufrieden.
card-borders = Grenzt an { $borders }.
marker-resource = Gibt der Siedlung dort diesen Rohstoff.
marker-free-technology = Wer sie findet, nimmt kostenlos eine Technologie der Epoche.
marker-treasure = Wer ihn findet, bekommt 10 Gold.
marker-minor-civilization = Alle würfeln um ein Dorf mit einer Einheit; wer weniger Siedlungen hat, hat bessere Aussichten.
marker-plague = Entfernt alle Figuren ringsum und lässt Siedlungen schrumpfen; die Reichweite wächst mit der Epoche.
marker-desert = Hier kann niemand siedeln.
marker-mountains = Hier kann nur ein Dorf stehen.
marker-jungle = Hier kann höchstens eine Stadt stehen.
marker-fertile = Die Siedlung hier bringt mehr Gold.
marker-no-event = Nichts geschieht.
doubtful-designed = Steht nicht in den Regelheften: für diese Umsetzung entworfen.
doubtful-public = Steht nicht in den Regelheften: aus einem öffentlichen Hilfsprogramm übernommen.
doubtful-count = Wie viele es gibt, steht nicht in den Regelheften.
