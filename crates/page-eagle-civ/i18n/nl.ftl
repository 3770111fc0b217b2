# De pagina van Sid Meier’s Civilization: het bordspel: alle eigen zinnen.

## The bar and the phases

era-of-four = Tijdperk { $era } van IV
turn = beurt { $turn }
era-ends = het tijdperk eindigt met deze beurt
first-player = startspeler
track-name = Fasen van de beurt
track-draft = Startgebieden
track-movement = Beweging
track-battles = Gevechten
track-trade = Handel
track-production = Productie
track-purchases = Aanschaf
is-done = { $player }: klaar
decides-now = { $you ->
    [yes] Jij beslist nu
   *[no] { $player }: beslist nu
}
still-to-decide = { $you ->
    [yes] Jij moet nog beslissen
   *[no] { $player }: moet nog beslissen
}
your-turn = Jij bent aan de beurt
you = Jij
player = Speler
back = Terug
declare-end = Het einde van het spel uitroepen met { $wonder }

## Moving

ask-where = Waar gaat dit heen: { $unit }?
ask-offer = Wie bied je wat aan?
ask-bomb = Welk gebied verwoest de bom?
path-group = { $unit } in { $area }, nog { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}
path-reach = { $reach ->
    [one] { $reach } gebied
   *[other] { $reach } gebieden
} binnen bereik
go-to = → { $goal }
so-many-go = { $count } → { $goal }
how-many = Hoeveel er gaan
many-all = Alle { $count }
tip-steps = { $steps } van { $left } stappen
tip-room = ruimte voor { $count } van { $going }
spoken-target = { $name }: { $contents }; { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}
spoken-area = { $name }: { $contents }
piece-settlement = { $region }: { $size }, { $player }
piece-block = { $area }: { $pieces }, { $player }
piece-loaded = { $pieces }, aan boord: { $cargo }

## The map

map-label = Wereldkaart
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Hele wereldkaart
board-as-text = De wereldkaart in woorden
seam-atlantic = De Stille Oceaan in het midden tonen
seam-pacific = De Atlantische Oceaan in het midden tonen
critical-title = Kritieke grondstof, tijdperk { $era }
critical-ways = { $resource }: bij { $ways } van 36 worpen
look-name = Wat over de wereldkaart ligt
look-map = Wereldkaart
card-source = Kaart en bron
look-back = Terug naar de tafel
look-technologies = Technologieën
look-scores = Punten

## The tray

tray = Wat voor je ligt
your-pieces = Jouw stukken
pieces-of = Stukken van { $player }
pieces-count = { $count } in { $areas ->
    [one] { $areas } gebied
   *[other] { $areas } gebieden
}
pieces-mobile = { $count } in { $areas ->
    [one] { $areas } gebied
   *[other] { $areas } gebieden
}, { $mobile ->
    [one] { $mobile } kan
   *[other] { $mobile } kunnen
} nog bewegen
pieces-here = { $count } stukken
legend-dots = stippen = dobbelstenen
legend-moved = gestreept = heeft bewogen
draft-order = Volgorde van kiezen
draft-hint = heen en terug; op de wereldkaart: aangrenzende landgebieden en zeegebieden
chooses-now = { $you ->
    [yes] bent nu aan zet
   *[no] is nu aan zet
}
attacks = Gevechten die je kunt aankondigen
attacks-hint = een klik kondigt er een aan
declared = aangekondigd
assign = Tevreden en productieve nederzettingen
faces-left = { $faces } tevreden te maken
gears-left = { $gears } productief te maken
make-happy = Tevreden maken
make-productive = Productief maken

## Battle

battle-of = Gevecht om { $area }
battle-round = gevechtsronde { $round }
battle-prize = Geen terugtocht. Wie een eenheid overhoudt, heeft de nederzetting ({ $size }): { $gold } goud per beurt, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
battle-no-prize = Geen terugtocht: het gevecht eindigt als een kant geen eenheid meer heeft.
camp-attacks = { $you ->
    [yes] Jij valt aan
   *[no] { $player } valt aan
}
camp-defends = { $you ->
    [yes] Jij verdedigt
   *[no] { $player } verdedigt
}
units-left = nog { $count ->
    [one] { $count } eenheid
   *[other] { $count } eenheden
}
with-cargo = geladen
air-none = Zonder vliegtuig
air-support = Met vliegtuig van { $player }: { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
} extra
dice = { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
}
dice-bonus = { $dice } d{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
bonus-superior = superioriteit
bonus-science = wetenschap
bonus-unit = eenheidstype
bonus-defense = eigen nederzetting
bonus-against = +{ $bonus } tegen { $unit }
odds = winst { $win } %, beide verloren { $tie } %, verlies { $lose } %
odds-range = wint een ronde met { $worst } tot { $best } %
odds-even = gelijk
odds-own = jij +{ $bonus }
odds-foe = zij +{ $bonus }
odds-against = tegen { $unit }: { $chances }; { $who }
matches-head = kans om te winnen van
fighter-best = gemiddeld het best
screen = Achter het scherm
screen-hint = Beide worden getoond als beide gekozen hebben. Het hoogste totaal wint; bij gelijke stand vallen beide.
screen-oracle = Het Orakel: de ene kant kiest open, de andere daarna.
has-chosen = { $you ->
    [yes] jij hebt gekozen
   *[no] { $player } heeft gekozen
}
chooses = { $you ->
    [yes] jouw keuze
   *[no] { $player } kiest
}
not-sent = jouw keuze, nog niet gestuurd
rounds = Gevechtsronden
rounds-legend = de som van de dobbelstenen, dan wat erbij komt en waarom
loses = { $you ->
    [yes] Jij verliest
   *[no] { $player } verliest
}: { $unit }
both-lost = Beide zijn verloren

## Trade

trade-table = Handelstafel
trade-hint = Iedereen mag met iedereen handelen. Uitgeleende stadskaarten komen na de productie terug; de rest is voorgoed.
trade-hint-advanced = Wie binnen bereik is, mag handelen. Uitgeleende stadskaarten komen na de productie terug; de rest is voorgoed.
trade-waits = Je bent klaar met handelen, tenzij iemand je een aanbod doet.
trade-nobody = Niemand is binnen bereik om mee te handelen.
path-trade = Je hebt { $gold } goud en { $cards ->
    [one] { $cards } grondstofkaart
   *[other] { $cards } grondstofkaarten
}
path-offers = { $count ->
    [0] geen aanbod wacht op je antwoord
    [one] { $count } aanbod wacht op je antwoord
   *[other] { $count } aanbiedingen wachten op je antwoord
}
make-offer = { $player } het aanbod doen
open-offers = Openstaande aanbiedingen
offer-limits = Je hebt { $open } van { $most } aanbiedingen open en { $made } van { $all } gedaan in deze fase.
offer-number = Aanbod { $number }
offer-waits = { $you ->
    [yes] Jij moet antwoorden
   *[no] { $player } moet antwoorden
}
accept = Aannemen
counter = Tegenaanbod
refuse = Weigeren
withdraw = Intrekken
lay-with = Op tafel leggen met
done = klaar
too-far = buiten bereik
gives = { $you ->
    [yes] Jij geeft
   *[no] { $player } geeft
}
goods-cards = Stadskaarten
lent = voor deze beurt
for-good = voorgoed
goods-technologies = Technologieën
goods-wonders = Wereldwonderen
goods-settlements = Nederzettingen
goods-pieces = Stukken
goods-gold = Goud
of-gold = van { $most }
lay-gold = { $gold } goud
gold-secret = verborgen
lay-nothing = nog niets
lay-show = Tonen wat het zou opleveren
would-bring = Wat het zou opleveren
effect-production = productie
effect-if-critical = als het kritiek is
effect-critical = kritiek bij … van 36 worpen
ideas = { $count ->
    [one] { $count } idee
   *[other] { $count } ideeën
} voor een aanbod

## Purchases and technologies

path-purchase = Je hebt { $gold } goud
path-brought = de productie leverde { $income } op
path-expected = zoals het nu staat levert de volgende productie { $income } op
path-spent = { $spent } uitgegeven in deze fase
brings = Wat het zou opleveren:
gold-each-turn = { $gain } goud per beurt
for-sale = Te koop
shop-hint = een klik koopt, + zet het op een lijst; +goud = wat het elke beurt oplevert
shop-hint-advanced = een klik koopt, + zet het op een lijst; +goud = wat het elke beurt oplevert; een teken = dit deel van de prijs gaat naar die speler
ware-found = { $region } stichten
ware-upgrade = { $region }: { $larger }
ware-sell = { $unit } verkopen ({ $area })
sell-for = +{ $gold } goud
steps = { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}
of-three = nr. { $number } van drie
spoken-ware = { $name }, { $price } goud; dan heb je nog { $left }, en de volgende productie levert { $next } op
tip-price = prijs
tip-earns = je krijgt
tip-left = dan over
royalty = { $part } daarvan aan { $player }
list = Jouw lijst
list-add = Op de lijst: { $name }
list-drop = Van de lijst halen: { $name }
list-empty = Lijst leegmaken
list-sum = alles samen
list-buy = Alles kopen ({ $count }): { $sum } goud, { $left } over
list-where = { $name }: waar het komt te staan
list-waits = eerst komt een andere vraag
purse = Jouw beurs
last-production = productie leverde op
spent-so-far = uitgegeven in deze fase
next-production = volgende productie
left-then = Als je alles spaart
income-lines = Regel voor regel
income-told = { $roll } gegooid, { $resource } is kritiek: { $parts } = { $income } goud
income-rolled = { $roll } gegooid: { $resource } is kritiek
tree-hint = wie er een bezit, krijgt een vergoeding voor wat anderen erdoor kopen
tree-royalty = wie erdoor koopt, betaalt { $part } goud van de prijs aan de eigenaar
tree-points = { $points } punten
era-past = halve prijs
era-now = nu
era-next = een aankoop beëindigt tijdperk { $era }
era-later = nog niet
tile-all = allen:
tile-sale = te koop
tile-then = dan nog { $left }, volgende +{ $next }
tile-left = nog { $left }, +{ $next }
tile-needs = heeft { $technology } nodig
tile-closed = nu niet te krijgen
tile-short = { $short } goud te kort
tile-grows = een nederzetting groeit

## The realm, rivals, scores

realm = Jouw rijk
rank-even = { $rank }e, gelijk
rank-ahead = { $rank }e, { $lead } voor
rank-behind = { $rank }e, { $lead } achter
points = Punten
n-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
gold = goud
settlements = Nederzettingen
hint-gold = goud per beurt
hint-moods = tevreden, productief, goud
happy = tevreden
productive = productief
lent-to = { $you ->
    [yes] kaart aan jou uitgeleend
   *[no] kaart uitgeleend aan { $player }
}
resources-held = Grondstoffen
critical-of-36 = kritiek bij … van 36 worpen
resource-held = { $resource }: { $count } in bezit; kritiek bij { $ways } van 36 worpen
bill = Productie zoals het nu staat
bill-settlements = Nederzettingen
bill-critical-line = Kritieke grondstof
bill-places = { $count ->
    [one] { $count } nederzetting
   *[other] { $count } nederzettingen
}
bill-resources = Grondstoffen
bill-kinds = { $kinds ->
    [one] { $kinds } soort
   *[other] { $kinds } soorten
} × { $each }
bill-monopolies = Monopolies
bill-one-more = met nog 1 { $resource }
bill-three-alike = vanaf drie gelijke
bill-wonders = Wereldwonderen
bill-minimum = Tot het minimum van 10
bill-total = Totaal
bill-critical = als het kritiek is
bill-ways = bij { $ways } van 36 worpen
technologies = Technologieën
wonders = Wereldwonderen
technologies-alike = Alle technologieën van een tijdperk zijn gelijk: 2 punten per stuk; bij elke productie goud voor elke soort grondstof; en voor elke twee ervan 1 meer bij elke worp in een gevecht.
wonders-alike = Alle wereldwonderen van een tijdperk zijn gelijk: 3 punten per stuk.
wonder-past = Zijn tijdperk is voorbij, en daarmee het effect: { $effect }.
hint-science = +{ $bonus } in gevecht, tijdperk { $era }: { $number } van 3
goals = Wereldwonderen nu
goals-hint = wie het eerst opeist
goal-villages = { $amount } dorpen
goal-technologies = { $amount } technologieën
goal-armies = { $amount } legers
goal-fleets = { $amount } vloten
goal-gold = { $amount } goud
goal-metropolises = { $amount } metropolen
goal-open = open
goal-reached = mijlpaal bereikt
is-out = uit het spel
rival-more = Nederzettingen, eenheden, kaarten
income-title = goud van de volgende productie zoals het nu staat; meer als het kritiek is, bij { $ways } van 36 worpen
or-gold = of { $gold }
class-infantry = infanterie
class-cavalry = cavalerie
class-artillery = artillerie
class-fleet = vloten
class-aircraft = vliegtuigen
class-settler = kolonisten
force-title = dobbelstenen van alle legers
force-more = { $dice } dobbelstenen, { $more } meer dan jij
force-fewer = { $dice } dobbelstenen, { $fewer } minder
force-even = { $dice } dobbelstenen, net als jij
ended-by = De partij eindigt met beurt { $turn }: { $ending }.
score-each = { $points } per stuk
score-each-size = 1 tot 4 per stuk
score-ending = Einde
score-ending-each = naar soort
n-technologies = { $count ->
    [one] { $count } technologie
   *[other] { $count } technologieën
}
n-wonders = { $count ->
    [one] { $count } wereldwonder
   *[other] { $count } wereldwonderen
}
