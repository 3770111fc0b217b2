# Die Seite von Sid Meier’s Civilization: Das Brettspiel: alle eigenen Sätze.

## The bar and the phases

era-of-four = Epoche { $era } von IV
turn = Runde { $turn }
era-ends = die Epoche endet mit dieser Runde
first-player = Startspieler
track-name = Phasen der Runde
track-draft = Startregionen
track-movement = Bewegung
track-battles = Kämpfe
track-trade = Handel
track-production = Produktion
track-purchases = Erwerb
is-done = { $player }: fertig
decides-now = { $you ->
    [yes] Du entscheidest jetzt
   *[no] { $player }: entscheidet jetzt
}
still-to-decide = { $you ->
    [yes] Du entscheidest noch
   *[no] { $player }: entscheidet noch
}
your-turn = Du bist dran
you = Du
player = Spieler
back = Zurück
declare-end = Das Spielende durch { $wonder } ausrufen

## Moving

ask-where = Wohin geht die Figur: { $unit }?
ask-offer = Wem bietest du was an?
ask-bomb = Welches Gebiet zerstört die Bombe?
path-group = { $unit } in { $area }, noch { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
path-reach = { $reach ->
    [one] { $reach } Gebiet
   *[other] { $reach } Gebiete
} in Reichweite
go-to = → { $goal }
so-many-go = { $count } → { $goal }
how-many = Wie viele gehen
many-all = Alle { $count }
tip-steps = { $steps } von { $left } Schritten
tip-room = Platz für { $count } von { $going }
spoken-target = { $name }: { $contents }; { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
spoken-area = { $name }: { $contents }
piece-settlement = { $region }: { $size }, { $player }
piece-block = { $area }: { $pieces }, { $player }
piece-loaded = { $pieces }, an Bord: { $cargo }

## The map

map-label = Weltkarte
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganze Weltkarte
board-as-text = Die Weltkarte in Worten
seam-atlantic = Den Pazifik in der Mitte zeigen
seam-pacific = Den Atlantik in der Mitte zeigen
critical-title = Kritischer Rohstoff, Epoche { $era }
critical-ways = { $resource }: bei { $ways } von 36 Würfen
look-name = Was über der Weltkarte liegt
look-map = Weltkarte
card-source = Karte und Quelle
look-back = Zurück an den Tisch
look-technologies = Technologien
look-scores = Punktestand

## The tray

tray = Was vor dir liegt
your-pieces = Deine Figuren
pieces-of = Figuren von { $player }
pieces-count = { $count } in { $areas ->
    [one] { $areas } Gebiet
   *[other] { $areas } Gebieten
}
pieces-mobile = { $count } in { $areas ->
    [one] { $areas } Gebiet
   *[other] { $areas } Gebieten
}, { $mobile ->
    [one] { $mobile } kann
   *[other] { $mobile } können
} noch ziehen
pieces-here = { $count } Figuren
legend-dots = Punkte = Würfel
legend-moved = gestrichelt = hat gezogen
draft-order = Reihenfolge der Wahl
draft-hint = hin und wieder zurück; auf der Weltkarte: Nachbarregionen und Seezonen
chooses-now = { $you ->
    [yes] wählst jetzt
   *[no] wählt jetzt
}
attacks = Kämpfe, die du erklären kannst
attacks-hint = ein Klick erklärt einen
declared = erklärt
assign = Zufriedene und produktive Siedlungen
faces-left = { $faces } zufrieden zu machen
gears-left = { $gears } produktiv zu machen
make-happy = Zufrieden machen
make-productive = Produktiv machen

## Battle

battle-of = Kampf um { $area }
battle-round = Kampfrunde { $round }
battle-prize = Kein Rückzug. Wer eine Einheit behält, hat die Siedlung ({ $size }): { $gold } Gold je Runde, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
battle-no-prize = Kein Rückzug: Der Kampf endet, wenn eine Seite keine Einheit mehr hat.
camp-attacks = { $you ->
    [yes] Du greifst an
   *[no] { $player } greift an
}
camp-defends = { $you ->
    [yes] Du verteidigst
   *[no] { $player } verteidigt
}
units-left = noch { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}
with-cargo = beladen
air-none = Ohne Flugzeug
air-support = Mit Flugzeug von { $player }: { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
} mehr
dice = { $dice } Würfel
dice-bonus = { $dice } W{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
bonus-superior = Überlegenheit
bonus-science = Wissenschaft
bonus-unit = Einheitentyp
bonus-defense = eigene Siedlung
bonus-against = +{ $bonus } gegen { $unit }
odds = Sieg { $win } %, beide verloren { $tie } %, Niederlage { $lose } %
odds-range = gewinnt eine Runde mit { $worst } bis { $best } %
odds-even = ausgeglichen
odds-own = du +{ $bonus }
odds-foe = sie +{ $bonus }
odds-against = gegen { $unit }: { $chances }; { $who }
matches-head = Siegchancen gegen
fighter-best = im Mittel am besten
screen = Hinter dem Sichtschirm
screen-hint = Beide werden gezeigt, wenn beide gewählt haben. Die höhere Summe gewinnt; bei Gleichstand fallen beide.
screen-oracle = Das Orakel: Eine Seite wählt offen, die andere danach.
has-chosen = { $you ->
    [yes] du hast gewählt
   *[no] { $player } hat gewählt
}
chooses = { $you ->
    [yes] deine Wahl
   *[no] { $player } wählt
}
not-sent = deine Wahl, noch nicht geschickt
rounds = Kampfrunden
rounds-legend = die Summe der Würfel, dann was dazukommt und warum
loses = { $you ->
    [yes] Du verlierst
   *[no] { $player } verliert
}: { $unit }
both-lost = Beide sind verloren

## Trade

trade-table = Handelstisch
trade-hint = Alle dürfen mit allen handeln. Verliehene Siedlungskarten kommen nach der Produktion zurück; der Rest ist auf Dauer.
trade-hint-advanced = Wer in Reichweite ist, darf handeln. Verliehene Siedlungskarten kommen nach der Produktion zurück; der Rest ist auf Dauer.
trade-waits = Du handelst nicht mehr, außer jemand macht dir ein Angebot.
trade-nobody = Niemand ist in Reichweite zum Handeln.
path-trade = Du hast { $gold } Gold und { $cards ->
    [one] { $cards } Rohstoffkarte
   *[other] { $cards } Rohstoffkarten
}
path-offers = { $count ->
    [0] kein Angebot wartet auf deine Antwort
    [one] { $count } Angebot wartet auf deine Antwort
   *[other] { $count } Angebote warten auf deine Antwort
}
make-offer = { $player } das Angebot machen
open-offers = Offene Angebote
offer-limits = Du hast { $open } von { $most } Angeboten offen und { $made } von { $all } in dieser Phase gemacht.
offer-number = Angebot { $number }
offer-waits = { $you ->
    [yes] Du musst antworten
   *[no] { $player } muss antworten
}
accept = Annehmen
counter = Gegenangebot
refuse = Ablehnen
withdraw = Zurückziehen
lay-with = Auf den Tisch legen mit
done = fertig
too-far = außer Reichweite
gives = { $you ->
    [yes] Du gibst
   *[no] { $player } gibt
}
goods-cards = Siedlungskarten
lent = für diese Runde
for-good = auf Dauer
goods-technologies = Technologien
goods-wonders = Weltwunder
goods-settlements = Siedlungen
goods-pieces = Figuren
goods-gold = Gold
of-gold = von { $most }
lay-gold = { $gold } Gold
gold-secret = verdeckt
lay-nothing = noch nichts
lay-show = Zeigen, was es brächte
would-bring = Was es brächte
effect-production = Produktion
effect-if-critical = wenn kritisch
effect-critical = kritisch bei … von 36 Würfen
ideas = { $count ->
    [one] { $count } Idee
   *[other] { $count } Ideen
} für ein Angebot

## Purchases and technologies

path-purchase = Du hast { $gold } Gold
path-brought = die Produktion brachte { $income }
path-expected = nach jetzigem Stand bringt die nächste Produktion { $income }
path-spent = { $spent } in dieser Phase ausgegeben
brings = Was es brächte:
gold-each-turn = { $gain } Gold je Runde
for-sale = Zu kaufen
shop-hint = ein Klick kauft, + setzt es auf eine Liste; +Gold = was es jede Runde bringt
shop-hint-advanced = ein Klick kauft, + setzt es auf eine Liste; +Gold = was es jede Runde bringt; ein Zeichen = dieser Teil des Preises geht an diese Person
ware-found = { $region } gründen
ware-upgrade = { $region }: { $larger }
ware-sell = { $unit } verkaufen ({ $area })
sell-for = +{ $gold } Gold
steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
of-three = Nr. { $number } von drei
spoken-ware = { $name }, { $price } Gold; dann hast du noch { $left }, und die nächste Produktion bringt { $next }
tip-price = Preis
tip-earns = du bekommst
tip-left = dann übrig
royalty = { $part } davon an { $player }
list = Deine Liste
list-add = Auf die Liste: { $name }
list-drop = Von der Liste nehmen: { $name }
list-empty = Liste leeren
list-sum = alles zusammen
list-buy = Alles kaufen ({ $count }): { $sum } Gold, { $left } übrig
list-where = { $name }: wohin gestellt wird
list-waits = vorher kommt eine andere Frage
purse = Deine Kasse
last-production = Produktion brachte
spent-so-far = in dieser Phase ausgegeben
next-production = nächste Produktion
left-then = Wenn du alles sparst
income-lines = Zeile für Zeile
income-told = { $roll } gewürfelt, { $resource } ist kritisch: { $parts } = { $income } Gold
income-rolled = { $roll } gewürfelt: { $resource } ist kritisch
tree-hint = wer eine besitzt, bekommt eine Gebühr für das, was andere dadurch kaufen
tree-royalty = wer dadurch kauft, zahlt { $part } Gold vom Preis an die Person, der sie gehört
tree-points = { $points } Punkte
era-past = halber Preis
era-now = jetzt
era-next = ein Kauf beendet Epoche { $era }
era-later = noch nicht
tile-all = alle:
tile-sale = zu kaufen
tile-then = es bleiben { $left }, nächste +{ $next }
tile-left = Rest { $left }, +{ $next }
tile-needs = braucht { $technology }
tile-closed = jetzt nicht zu haben
tile-short = { $short } Gold fehlen
tile-grows = eine Siedlung wächst

## The realm, rivals, scores

realm = Dein Reich
rank-even = { $rank }., gleichauf
rank-ahead = { $rank }., { $lead } voraus
rank-behind = { $rank }., { $lead } zurück
points = Punkte
n-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gold = Gold
settlements = Siedlungen
hint-gold = Gold je Runde
hint-moods = zufrieden, produktiv, Gold
happy = zufrieden
productive = produktiv
lent-to = { $you ->
    [yes] Karte an dich verliehen
   *[no] Karte verliehen an { $player }
}
resources-held = Rohstoffe
critical-of-36 = kritisch bei … von 36 Würfen
resource-held = { $resource }: { $count } vorhanden; kritisch bei { $ways } von 36 Würfen
bill = Produktion zurzeit
bill-settlements = Siedlungen
bill-critical-line = Kritischer Rohstoff
bill-places = { $count ->
    [one] { $count } Siedlung
   *[other] { $count } Siedlungen
}
bill-resources = Rohstoffe
bill-kinds = { $kinds ->
    [one] { $kinds } Sorte
   *[other] { $kinds } Sorten
} × { $each }
bill-monopolies = Monopole
bill-one-more = mit noch 1 { $resource }
bill-three-alike = ab drei gleichen
bill-wonders = Weltwunder
bill-minimum = Bis zum Minimum von 10
bill-total = Zusammen
bill-critical = wenn kritisch
bill-ways = bei { $ways } von 36 Würfen
technologies = Technologien
wonders = Weltwunder
technologies-alike = Alle Technologien einer Epoche sind gleich: je 2 Punkte; bei jeder Produktion Gold für jede Art von Rohstoff; und für je zwei davon 1 mehr bei jedem Wurf im Kampf.
wonders-alike = Alle Weltwunder einer Epoche sind gleich: je 3 Punkte.
wonder-past = Seine Epoche ist vorbei, und mit ihr die Wirkung: { $effect }.
hint-science = +{ $bonus } im Kampf, Epoche { $era }: { $number } von 3
goals = Weltwunder dieser Epoche
goals-hint = wer zuerst beansprucht
goal-villages = { $amount } Dörfer
goal-technologies = { $amount } Technologien
goal-armies = { $amount } Armeen
goal-fleets = { $amount } Flotten
goal-gold = { $amount } Gold
goal-metropolises = { $amount } Metropolen
goal-open = offen
goal-reached = Meilenstein erreicht
is-out = ausgeschieden
rival-more = Siedlungen, Einheiten, Karten
income-title = Gold der nächsten Produktion nach jetzigem Stand; mehr, wenn kritisch, bei { $ways } von 36 Würfen
or-gold = oder { $gold }
class-infantry = Infanterie
class-cavalry = Kavallerie
class-artillery = Artillerie
class-fleet = Flotten
class-aircraft = Flugzeuge
class-settler = Siedler
force-title = Würfel aller Armeen
force-more = { $dice } Würfel, { $more } mehr als du
force-fewer = { $dice } Würfel, { $fewer } weniger
force-even = { $dice } Würfel, wie du
ended-by = Die Partie endet mit Runde { $turn }: { $ending }.
score-each = je { $points }
score-each-size = je 1 bis 4
score-ending = Ende
score-ending-each = nach seiner Art
n-technologies = { $count ->
    [one] { $count } Technologie
   *[other] { $count } Technologien
}
n-wonders = { $count ->
    [one] { $count } Weltwunder
   *[other] { $count } Weltwunder
}
