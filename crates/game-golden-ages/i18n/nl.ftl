# The Golden Ages in het Nederlands.

game-title = The Golden Ages
game-short = Golden Ages
game-summary = Leid wisselende beschavingen in vier tijdvakken van het wiel tot het internet: ontdek de wereld, sticht steden, bouw wonderen en roep je gouden tijdperk uit als de tijd er rijp voor is.
first-turn = In elke beurt doe je een van acht acties. Begin met de Ontdekker, en sticht een stad naast iets wat iets oplevert.
first-refusal = Een weigering kost niets. Meestal ontbreekt er goud, of een kolonist die nog staat.
first-end = De lijst laat zien waar de punten vandaan kwamen, tijdvak voor tijdvak. Kijk in de terugblik waar de partij kantelde.

option-strict_component_list = Stapels zoals de spelregels ze tellen: 10 toekomsttechnologieën, 9 scorekaarten
option-square_tile = De vierkante tegel in het midden
option-square_tile-chance = Vierkante tegel willekeurig gedraaid
option-square_tile-choice = Vierkante tegel gedraaid door de eerste startspeler
option-moving_capital = Kolonisten op het veld van een hoofdstad die verhuist
option-moving_capital-own = De eigen kolonisten gaan mee
option-moving_capital-all = Alle kolonisten gaan mee, ook die van anderen


## Kleine woorden

list = { $items }
name = { $name }
text = { $text }
number = { $n }
join = { $first } { $second }
none = geen
yes = ja
no = nee
gold = { $amount } goud
points = { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
}
symbol = { $count ->
    [1] { "" }
    [2] tweemaal{ " " }
   *[other] { $count } keer{ " " }
}{ $resource ->
    [game] wild
    [grain] graan
    [stone] steen
   *[gem] edelsteen
}
no-symbol = geen symbool
symbols-at = { $symbols } op { $at }
side = { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}
unknown-cards = { $count ->
    [one] 1 gedekte kaart
   *[other] { $count } gedekte kaarten
}
glory-value = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
unknown-glory = { $count } gedekt

## De vraag

ask-square-tile = Hoe draai je de vierkante tegel?
ask-civilization = Speel je { $revealed } (nummer { $revealed_number }) of houd je { $current } (nummer { $current_number })?
ask-level-five = Welke technologie van niveau 5 ontwikkel je gratis?
ask-lay-tile = Waar leg je je continenttegel ({ $symbols })?
ask-capital-first = Op welk veld van je tegel komt je hoofdstad?
ask-capital = Verplaats je je hoofdstad van { $at } naar de nieuwe tegel?
ask-action = Welke actie voer je uit?
ask-city = Sticht je een stad op { $at }?
ask-cube = { $missing ->
    [one] Je voorraad komt één blokje tekort: welke stad staat het af aan { $at }?
   *[other] Je voorraad komt { $missing } blokjes tekort: welke stad staat er een af aan { $at }?
}
ask-discard = Welk gebouw maakt plaats voor { $building }?
ask-keep-glory = Welke van de twee glorietegels houd je?
ask-develop-free = { $left ->
    [one] Welke technologie ontwikkel je gratis?
   *[other] Je ontwikkelt { $left } technologieën gratis: welke eerst?
}
ask-develop-cheaper = Welke technologie ontwikkel je voor { $discount } goud minder?
ask-develop-further = Ontwikkel je nog een technologie?
ask-stand-up = Welke kolonist staat weer op?
ask-agora = Wie gaat naar de Agora, of wie komt ervan terug?
ask-agora-there = Gaat er nog een kolonist naar de Agora?
ask-agora-back = Komt er nog een kolonist terug van de Agora?
ask-scoring-card = Je gouden tijdperk begint: welke scorekaart telt in dit tijdvak?

waiting = { $seat } is aan de beurt en { $what }.
wait-square-tile = draait de vierkante tegel
wait-civilization = kiest tussen twee beschavingen
wait-level-five = kiest een technologie van niveau 5
wait-lay-tile = legt een continenttegel
wait-capital = zoekt een plek voor de hoofdstad
wait-action = voert een actie uit
wait-city = beslist over een stad op { $at }
wait-cube = verplaatst blokjes voor een stad op { $at }
wait-discard = maakt plaats voor { $building }
wait-keep-glory = kiest een glorietegel
wait-develop = kiest een technologie
wait-stand-up = zet een kolonist weer overeind
wait-agora = stuurt kolonisten naar de Agora of terug
wait-scoring-card = kiest de scorekaart van het tijdvak

over-wins = { $seat_you ->
    [yes] De partij is afgelopen: je wint met { $points } punten!
   *[no] De partij is afgelopen: { $seat } wint met { $points } punten.
}
over-shared = De partij is afgelopen: { $seats } delen de overwinning met elk { $points } punten.

## Acties om uit te kiezen

group-explorer = Ontdekker
group-builder = Bouwmeester
group-artist = Kunstenaar
group-soldier = Soldaat
group-wonder = Wonder bouwen
group-activate = Activeren
group-develop = Ontwikkelen
group-colonist = Kolonist op { $from }
group-without-colonist = Zonder kolonist
group-rocketry = Met rakettechniek, zonder kolonist
group-tile = Op { $spaces }
group-tile-outside = Vanaf { $at }, over de rand

do-turn = { $degrees ->
    [0] Niet gedraaid
   *[other] { $degrees } graden gedraaid
}
do-turn-tile = { $symbols }; { $degrees ->
    [0] niet gedraaid
   *[other] { $degrees } graden gedraaid
}
do-play-civilization = { $civilization } (nummer { $number }) spelen
do-play-revealed = De onthulde beschaving spelen
do-keep-civilization = { $civilization } (nummer { $number }) houden
do-place-capital = Hoofdstad op { $at }
do-keep-capital = De hoofdstad laten staan
do-keep-capital-at = De hoofdstad op { $at } laten staan
do-move = Naar { $to }
do-move-symbols = Naar { $to }: { $symbols }
do-stay = Op { $at } blijven
do-attack = { $target } aanvallen
do-attack-whom = { $target } aanvallen: { $whom }
do-free = { $wonder }, gratis
do-golden-age = Een gouden tijdperk uitroepen
do-found-city = Een stad stichten
do-found-city-at = Een stad stichten op { $at }
do-no-city = Geen stad stichten
do-take-cube = Een blokje van de stad op { $at }
do-discard = { $building }, op bouwplaats { $site }
do-discard-site = Het gebouw op bouwplaats { $site }
do-keep-glory = { $glory } houden
do-stand-up = Kolonist op { $at } staat op
do-send-to-agora = Kolonist op { $from } gaat naar de Agora
do-bring-from-agora = Een kolonist komt terug naar de hoofdstad
do-stop = Zo is het genoeg
do-stop-developing = Geen technologie meer
do-stop-agora = Geen kolonist meer

hint-gold = +{ $gold } goud
hint-points = { $points ->
    [one] +1 punt
   *[other] +{ $points } punten
}
hint-gain = +{ $gold } goud, { $points ->
    [one] +1 punt
   *[other] +{ $points } punten
}
hint-city = stad mogelijk
hint-and = { $first }, { $second }
hint-cost = kost { $price } goud
hint-priced = { $price ->
    [0] gratis
   *[other] { $price } goud
} – { $text }
hint-now = { $text } (nu { $gain })
hint-nothing = niets
hint-gain-and = { $gain } – { $text }
hint-covers = bedekt { $symbols }
hint-cubes-missing = { $missing ->
    [one] je voorraad komt één blokje tekort
   *[other] je voorraad komt { $missing } blokjes tekort
}
hint-last-cube = de stad verdwijnt
hint-cube-left = er blijft één blokje over
hint-golden-age-first = je kiest de scorekaart; daarna 2 goud in elke volgende beurt
hint-golden-age-last = je kiest de scorekaart; alle anderen hebben nog één laatste actie
hint-golden-age = 2 goud in elke volgende beurt van dit tijdvak
hint-golden-age-end = je laatste actie

## Waarom iets niet mag

match-is-over = De partij is afgelopen.
not-your-turn = Je bent niet aan de beurt: nu beslist { $seat }.
in-a-golden-age = Je bent in je gouden tijdperk: tot het einde van het tijdvak voer je geen acties meer uit.
not-now-square-tile = De vierkante tegel wordt gedraaid voordat de eerste continenttegel wordt getrokken, en daarna niet meer.
not-now-civilization = Een beschaving kies je in fase A, als je de kaart van het tijdvak hebt onthuld.
not-now-lay-tile = Een continenttegel leg je in fase B, als je hem hebt getrokken.
not-now-capital = Je hoofdstad wordt in fase B geplaatst of verplaatst, meteen nadat je je tegel hebt gelegd.
not-now-city = Een stad wordt gesticht door een ontdekker, of na een aanval: kies eerst die actie.
not-now-cube = Geen van je steden komt nu een blokje tekort.
not-now-discard = Een gebouw leg je alleen af om plaats te maken voor een nieuw.
not-now-glory = Tussen glorietegels kies je alleen als je er twee hebt getrokken.
not-now-stand-up = Geen kaart laat nu je kolonisten opstaan: activeer er een die dat doet.
not-now-agora = Met Notre-Dame gaan kolonisten naar de Agora en terug: activeer die kaart eerst.
not-now-scoring-card = De scorekaart wordt gekozen door wie het eerste gouden tijdperk van het tijdvak uitroept.
passing-is-no-action = Je moet een actie uitvoeren: passen is er geen.
first-square-tile = Draai eerst de vierkante tegel.
first-civilization = Kies eerst de beschaving die je in dit tijdvak speelt.
first-level-five = Kies eerst de technologie van niveau 5 die je ontwikkelt.
first-lay-tile = Leg eerst je continenttegel.
first-capital = Beslis eerst waar je hoofdstad staat.
first-action = Kies eerst een van de acht acties.
first-city = Je actie is nog niet klaar: beslis eerst over de stad op { $at }.
first-cube = Je actie is nog niet klaar: kies eerst de stad die een blokje afstaat aan { $at }.
first-discard = Je actie is nog niet klaar: kies eerst het gebouw dat plaatsmaakt voor { $building }.
first-glory = Je actie is nog niet klaar: kies eerst de glorietegel die je houdt.
first-develop = Je actie is nog niet klaar: kies eerst de technologie die je ontwikkelt.
first-develop-further = Je actie is nog niet klaar: ontwikkel eerst nog een technologie, of zeg dat het genoeg is.
first-stand-up = Je actie is nog niet klaar: kies eerst de kolonist die opstaat.
first-agora = Je actie is nog niet klaar: stuur of haal eerst een kolonist, of zeg dat het genoeg is.
first-scoring-card = Kies eerst de scorekaart van het tijdvak.
two-to-four-players = The Golden Ages is voor 2 tot 4 spelers, niet voor { $seats }.

tile-outside-the-grid = De tegel moet helemaal binnen het raster liggen.
tile-overlaps = De tegel mag niet op een andere tegel liggen.
tile-touches-none = De tegel moet met minstens één zijde aan een andere tegel grenzen.
tile-land-must-meet-land = Waar tegels elkaar raken, moet land aan land en water aan water liggen.
capital-only-on-the-new-tile = { $at } hoort niet bij de tegel die je net hebt gelegd; ergens anders mag je hoofdstad niet heen.
capital-must-be-placed = In tijdvak I moet je je hoofdstad op de net gelegde tegel zetten.

no-colonist-stands = Geen van je kolonisten staat op het bord.
no-standing-colonist = Je hebt geen staande kolonist op { $at }.
no-lying-colonist = Je hebt geen liggende kolonist op { $at }.
out-of-range = { $to } is te ver van { $from }: je kolonisten gaan tot { $spaces ->
    [one] 1 veld
   *[other] { $spaces } velden
} ver.
explorer-must-do-something = Je ontdekker op { $at } blijft staan en moet zich verplaatsen of, waar dat kan, een stad stichten; niets doen is geen actie.
no-city-off-the-continent = { $at } is geen veld van een continenttegel: op eilanden en op zee kan geen stad worden gesticht.
no-city-at-a-capital = Op { $at } staat een hoofdstad: daar kan geen stad worden gesticht.
no-city-at-a-city = Op { $at } is al een stad: op een veld past er maar één.
no-own-city-there = Je hebt op { $at } geen andere stad die een blokje kan afstaan.

builder-needs-a-colonist = De bouwmeester heeft een staande kolonist nodig die naar de Agora gaat.
building-not-open = { $building } ligt niet open.
no-building-on-that-site = Op bouwplaats { $site } staat geen gebouw.

attack-needs-a-colonist = Zonder rakettechniek is voor een aanval een staande kolonist nodig.
capital-cannot-be-attacked = Op { $at } staat een hoofdstad: dat veld kan niet worden aangevallen.
nothing-to-attack = Op { $at } staat geen kolonist en geen stad van een andere speler.
no-attack-left = Je hebt al vier keer aangevallen; vaker kan niet in een partij.
attack-too-dear = De aanval kost { $cost } goud, maar je zou er maar { $gold } hebben.
glory-not-drawn = { $tile } heb je niet getrokken.

wonder-not-open = { $wonder } ligt niet open.
wonder-too-dear = { $wonder } kost { $cost } goud, maar je hebt er maar { $gold }.
no-free-wonder = Je hebt geen gratis wonder: alleen Griekenland geeft er een, zolang het in het spel is.
free-wonder-used = Je gratis wonder heb je al gebouwd: Griekenland geeft het maar één keer.

not-your-card = { $card } is niet van jou.
card-used-up = { $card } is in dit tijdvak al gebruikt.
card-cannot-be-activated = { $card } heeft geen effect dat je kunt activeren.
card-finds-no-technology = { $card } ontwikkelt een technologie, maar je kunt er geen betalen.
card-finds-nobody-lying = { $card } laat een liggende kolonist opstaan, maar op het bord ligt er geen van jou.
card-finds-nobody-to-send = { $card } verplaatst kolonisten tussen bord en Agora, maar van jou ligt er geen op het bord of in de Agora.
agora-one-way-only = Kolonisten gaan naar de Agora of komen ervan terug, niet allebei.
agora-at-least-one = Er moet minstens één kolonist gaan.
nobody-in-the-agora = Je hebt geen kolonist in de Agora.

already-developed = { $technology } heb je al ontwikkeld.
predecessor-missing = { $technology } kun je pas na { $before } ontwikkelen.
technology-too-dear = { $technology } kost { $cost } goud, maar je hebt er maar { $gold }.
only-level-five = { $technology } is geen technologie van niveau 5.

colonists-still-standing = { $standing ->
    [one] Een van je kolonisten staat nog
   *[other] { $standing } van je kolonisten staan nog
}: een gouden tijdperk begint pas als er geen meer staat.
scoring-card-not-open = ‘{ $card }’ ligt niet open naast het bord.

## Het verslag

log-epoch-begins = Tijdvak { $epoch } begint. Wonderen: { $wonders }. Gebouwen: { $buildings }.
log-scoring-cards-open = Scorekaarten om uit te kiezen: { $cards }.
log-civilization-first = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} begint als { $civilization }, nummer { $number }.
log-square-tile-lies = De vierkante tegel ligt in het midden: { $places }.
log-civilization-revealed = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} onthult { $civilization }.
log-civilization-played = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} speelt { $civilization } en legt { $discarded } af.
log-civilization-kept = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} houdt { $civilization } en legt { $discarded } af.
log-start-player = { $seat_you ->
    [yes] Je bent
   *[no] { $seat } is
} startspeler: { $civilization } heeft het laagste nummer, { $number }.
log-start-player-tied = { $seat_you ->
    [yes] Je bent
   *[no] { $seat } is
} startspeler: { $civilization } en { $tied } hebben het laagste nummer, { $number }, en { $civilization } is van het eerdere tijdvak.
log-square-tile-turned = { $degrees ->
    [0] { $seat_you ->
        [yes] Je
       *[no] { $seat }
    } laat de vierkante tegel liggen zoals die ligt.
   *[other] { $seat_you ->
        [yes] Je
       *[no] { $seat }
    } draait de vierkante tegel { $degrees } graden.
}
log-no-tile-fits = Er past geen tegel: { $seat_you ->
    [yes] je
   *[no] { $seat }
} legt er geen.
log-tile-laid = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} legt een continenttegel: { $places }.
log-capital-placed = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} zet hoofdstad en kolonisten op { $at }.
log-capital-moved = { $seat_you ->
    [yes] Je verplaatst je
   *[no] { $seat } verplaatst de
} hoofdstad van { $from } naar { $to }{ $colonists ->
    [0] .
    [one] , met één kolonist.
   *[other] , met { $colonists } kolonisten.
}
log-taken-along = { $colonists ->
    [one] Een kolonist
   *[other] { $colonists } kolonisten
} van { $seat_you ->
    [yes] jou
   *[no] { $seat }
} { $colonists ->
    [one] gaat
   *[other] gaan
} mee van { $from } naar { $to }.
log-capital-kept = { $seat_you ->
    [yes] Je laat je
   *[no] { $seat } laat de
} hoofdstad staan.
log-sent-home = { $colonists ->
    [one] Een kolonist
   *[other] { $colonists } kolonisten
} van { $seat_you ->
    [yes] jou
   *[no] { $seat }
} { $colonists ->
    [one] gaat
   *[other] gaan
} van { $from } terug naar de hoofdstad.
log-explored = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} ontdekt { $to }, vanaf { $from }.
log-explorer-stays = { $seat_you ->
    [yes] Je ontdekker
   *[no] De ontdekker van { $seat }
} blijft op { $at }.
log-went-to-agora = { $seat_you ->
    [yes] Je stuurt je
   *[no] { $seat } stuurt de
} kolonist van { $from } naar de Agora.
log-came-from-agora = { $seat_you ->
    [yes] Je kolonist
   *[no] Een kolonist van { $seat }
} komt van de Agora terug naar de hoofdstad op { $to }.
log-stood-up = { $seat_you ->
    [yes] Je kolonist
   *[no] De kolonist van { $seat }
} op { $at } staat weer op.
log-city-founded = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} sticht een stad { $cubes ->
    [one] { "" }
   *[other] van { $cubes } blokjes{ " " }
}op { $at }.
log-no-city = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} sticht geen stad op { $at }.
log-cubes-missing = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} sticht een stad op { $at }, maar in de voorraad { $missing ->
    [one] ontbreekt een blokje.
   *[other] ontbreken { $missing } blokjes.
}
log-cube-taken = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} neemt een blokje van { $from } voor de stad op { $to }.
log-city-destroyed = { $seat_you ->
    [yes] Je stad
   *[no] De stad van { $seat }
} op { $at } valt; { $cubes ->
    [one] het blokje gaat
   *[other] de { $cubes } blokjes gaan
} terug naar de voorraad.
log-building-taken = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} zet een gebouw op bouwplaats { $site }: { $building }.
log-no-site-free = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} neemt een gebouw waarvoor geen bouwplaats vrij is: { $building }.
log-building-discarded = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} legt het gebouw { $building } af om plaats te maken.
log-attacked = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} valt { $target } aan, vanaf { $from }.
log-attacked-there = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} valt aan op { $target }.
log-attacked-by-rocketry = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} valt { $target } aan met rakettechniek.
log-glory-drawn = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} trekt { $count ->
    [one] een glorietegel.
   *[other] { $count } glorietegels en mag er een houden.
}
log-glory-drawn-known = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} trekt { $tiles } en mag er een van houden.
log-glory-taken = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} neemt een glorietegel.
log-glory-taken-known = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} neemt een glorietegel van { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
log-wonder-built = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} bouwt een wonder: { $wonder }.
log-building-activated = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} activeert het gebouw { $building }.
log-wonder-activated = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} activeert het wonder { $wonder }.
log-developed = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} ontwikkelt { $technology }{ $cubes ->
    [0] .
    [one] ; het blokje gaat naar de voorraad.
   *[other] ; de { $cubes } blokjes gaan naar de voorraad.
}
log-no-further-technology = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} ontwikkelt geen technologie meer.
log-no-further-colonist = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} verplaatst geen kolonist meer.
log-no-other-action = { $seat_you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} geen andere actie meer dan het gouden tijdperk.
log-golden-age = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} roept een gouden tijdperk uit.
log-scoring-card-chosen = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} kiest de scorekaart van het tijdvak: ‘{ $card }’, { $text }.
log-last-round = De laatste ronde begint: iedereen behalve { $seat_you ->
    [yes] jij
   *[no] { $seat }
} heeft nog één actie.
log-golden-age-gold = { $seat_you ->
    [yes] Je geniet van je gouden tijdperk
   *[no] { $seat } geniet van het gouden tijdperk
} en ontvangt { $amount } goud.
log-gold = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} ontvangt { $amount ->
    [0] geen goud
   *[other] { $amount } goud
} ({ $source }).
log-paid = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} betaalt { $amount } goud.
log-paid-to = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} betaalt { $amount } goud, dat dankzij de Verenigde Naties naar { $to_you ->
    [yes] jou
   *[no] { $to }
} gaat.
log-scored = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} krijgt { $amount ->
    [0] niets
    [one] 1 punt
   *[other] { $amount } punten
} ({ $source }).
log-epoch-ends = Tijdvak { $epoch } is afgelopen. Iedereen scoort ‘{ $card }’: { $text }.
log-glory-revealed = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} draait { $tiles } om.
log-future-revealed = { $seat_you ->
    [yes] Je
   *[no] { $seat }
} onthult { $future }: { $text }.

source-artist = kunstenaar
source-golden-age = gouden tijdperk
source-gold-left = resterend goud
source-technology-tiles = ontwikkelde technologieën
source-glory-tiles = glorietegels

## Punten naar herkomst

score-artists = Kunstenaars
score-technologies = Technologieën meteen
score-buildings = Gebouwen
score-wonders = Wonderen
score-scoring-cards = Scorekaarten
score-gold = Resterend goud
score-technology-tiles = Technologieën aan het einde
score-glory-tiles = Glorietegels
score-future-technology = Toekomsttechnologie
score-cities = Steden

## Wat kaarten doen

when-immediate = Meteen: { $what }.
when-first-played = Bij de eerste keer spelen: { $what }.
when-activate = Activeren: { $what }.
when-permanent = Altijd: { $what }.
when-end-of-game = Aan het einde van de partij: { $what }.
when-gain-control = Als je de controle krijgt over een { $resource ->
    [game] wildsymbool
    [grain] graansymbool
    [stone] steensymbool
   *[gem] edelsteensymbool
}: { $what }.
when-place-cube = Voor elk blokje dat je plaatst: { $what }.
when-found-city = Voor elke stad die je sticht: { $what }.
when-colonist-to-agora = Voor elk van je kolonisten die naar de Agora gaat: { $what }.
when-arrive-at-opponent = Als je kolonist een verplaatsing eindigt bij een kolonist, stad of hoofdstad van een andere speler: { $what }.
when-cross-edge = Als je kolonist over de linker- of rechterrand van het bord gaat: { $what }.
when-own-attack = Bij elke aanval van jou: { $what }.
when-other-attack = Bij elke aanval van een andere speler: { $what }.

gold-each = { $amount } goud per { $each }
points-each = { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
} per { $each }
points-every = { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
} per { $units } { $things }
points-most = { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
} voor meer { $things } dan ieder ander

effect-range = je kolonisten gaan tot { $spaces ->
    [one] 1 veld
   *[other] { $spaces } velden
} ver
effect-range-unlimited = je kolonisten gaan zo ver je wilt
effect-site = bouwplaats { $site } is bruikbaar
effect-cubes-per-city = een nieuwe stad kost precies { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
}
effect-develop-named = { $technology } gratis ontwikkelen
effect-develop-named-if = { $technology } gratis ontwikkelen als je { $before } hebt; in plaats daarvan { $gold } goud als je { $technology } al hebt
effect-develop-level-five = een technologie van niveau 5 naar keuze gratis ontwikkelen, wat er ook vóór ontbreekt in de rij, zonder de directe punten
effect-develop-free = { $tiles ->
    [one] een technologie gratis ontwikkelen
   *[other] { $tiles } technologieën na elkaar gratis ontwikkelen
}
effect-develop-cheaper = { $tiles ->
    [one] een technologie
   *[other] { $tiles } technologieën
} voor { $discount } goud minder ontwikkelen
effect-research = elke technologie kost { $discount } goud minder
effect-research-several = elke technologie kost { $discount } goud minder, en één actie mag er meer ontwikkelen
effect-stand-up = { $colonists ->
    [one] een van je liggende kolonisten op het bord staat op
   *[other] { $colonists } van je liggende kolonisten op het bord staan op
}
effect-agora = stuur zoveel van je liggende kolonisten als je wilt naar de Agora, of haal er zoveel je wilt liggend terug naar je hoofdstad
effect-builder = de bouwmeester heeft geen kolonist nodig
effect-explorer = je ontdekkers blijven staan
effect-free-wonders = { $wonders ->
    [one] één wonder naar keuze kost niets
   *[other] { $wonders } wonderen naar keuze kosten niets
}
effect-rocketry = aanvallen hebben geen kolonist nodig en bereiken elk veld; je mag daar een stad stichten
effect-attack-surcharge = aanvallen op je kolonisten en steden kosten { $gold } goud meer
effect-attack-discount = je aanvallen kosten { $gold } goud minder
effect-draw-glory = trek { $tiles } glorietegels en houd er een
effect-receive-payment = je ontvangt het goud dat de aanvaller betaalt

each-cube = eigen blokje op het bord
each-symbol = { $resource ->
    [game] wildsymbool onder controle
    [grain] graansymbool onder controle
    [stone] steensymbool onder controle
   *[gem] edelsteensymbool onder controle
}
each-city = eigen stad, de hoofdstad meegerekend
each-standing = eigen staande kolonist op het bord
each-agora-colonist = kolonist in de Agora, van wie dan ook
each-lying = liggende kolonist op het bord, van wie dan ook
each-glory = eigen glorietegel
each-high-technology = eigen technologie van niveau 4 of 5
each-technology = ontwikkelde technologie
each-building = eigen gebouw
each-wonder = eigen wonder
each-gold = eigen goud

things-cubes = blokjes op het bord
things-symbols = { $resource ->
    [game] wildsymbolen onder controle
    [grain] graansymbolen onder controle
    [stone] steensymbolen onder controle
   *[gem] edelsteensymbolen onder controle
}
things-cities = steden, met de hoofdstad
things-standing = staande kolonisten op het bord
things-agora-colonists = kolonisten in de Agora
things-lying = liggende kolonisten op het bord
things-glory = glorietegels
things-high-technologies = technologieën van niveau 4 of 5
things-technologies = ontwikkelde technologieën
things-buildings = gebouwen
things-wonders = wonderen
things-gold = goud

## Kaarten en tegels

kind-technology = Technologieën
kind-building = Gebouwen
kind-wonder = Wonderen
kind-civilization = Beschavingen
kind-future = Toekomsttechnologieën
kind-scoring = Scorekaarten
kind-glory = Glorietegels
kind-tile = Continenttegels
kind-island = Eilanden

card-starting-technology = Rij { $row }: vanaf het begin bekend.
card-technology = Rij { $row }, niveau { $level }: kost { $cost } goud en vereist { $before }.
card-technology-points = Aan het einde van de partij: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
card-technology-cubes = Bij het ontwikkelen { $cubes ->
    [one] komt 1 blokje vrij.
   *[other] komen { $cubes } blokjes vrij.
}
card-obsoletes = Vervangt { $technologies }.
card-building = Tijdvak { $epoch }. Kost geen goud, maar wel een bouwmeester.
card-building-copies = Eén kaart in elke partij, een tweede vanaf { $players } spelers.
card-wonder = Tijdvak { $epoch }. Kost { $cost } goud.
card-wonder-discount = Tijdvak { $epoch }. Kost { $cost } goud, met { $civilization } maar { $discounted }.
card-civilization = Tijdvak { $epoch }, nummer { $number }.
card-sentence = { $text }.
card-only-strict = Alleen met stapels zoals de spelregels ze tellen.
card-not-strict = Niet met stapels zoals de spelregels ze tellen.
card-glory = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} aan het einde van de partij. Wordt bij elke aanval gedekt getrokken.
card-tile = { $size ->
    [2] Twee velden, gelegd in de tijdvakken II tot en met IV.
    [3] Drie velden, gelegd in tijdvak I.
   *[other] Vier velden, vanaf het begin midden op het bord.
}
card-tile-space = Veld { $number }: { $symbols }; land in het { $land }.
card-tile-space-sea = Veld { $number }: { $symbols }; rondom water.
card-island = Gedrukt op { $at }: { $symbols }. Hier kan geen stad worden gesticht; een tegel mag het bedekken.

doubt-designed = Ons eigen ontwerp: de spelregels tellen één kaart meer dan er bekend zijn.
doubt-copies = Vanaf hoeveel spelers de tweede kaart meedoet, is onze eigen schatting.
doubt-low = Hoe deze kaart werkt is onzeker: de enige bron is vaag.
doubt-medium = De cijfers berusten op één bron en kunnen op de gedrukte kaart anders zijn.
doubt-titles = De titel is van ons: de bron heeft die van twee kaarten misschien verwisseld. Het effect staat vast.

## De stand in woorden

sheet-match = De partij
sheet-epoch = Tijdvak
sheet-epoch-of = { $epoch } van IV
sheet-phase = Fase
sheet-phase-preparation = A: voorbereiding
sheet-phase-map = B: uitbreiding van het bord
sheet-phase-actions = C: acties, ronde { $round }
sheet-phase-over = De partij is afgelopen
sheet-turn = Aan de beurt
sheet-turn-what = { $seat } { $what }
sheet-start-player = Startspeler
sheet-order = Speelvolgorde
sheet-seat = { $seat }
sheet-first-golden-age = Eerste gouden tijdperk van het tijdvak
sheet-last-round = { $seat }; dit is de laatste ronde
sheet-nobody = nog niemand
sheet-tiles-left = Gedekte tegels
sheet-tiles-left-of = { $three } van drie velden, { $two } van twee velden
sheet-glory-left = Gedekte glorietegels
sheet-discarded = Afgelegde beschavingen
sheet-drawn-tile = Getrokken tegel
sheet-drawn-tile-of = { $tile }: { $symbols }
sheet-ranking = Uitslag
sheet-place = { $place }. { $seat }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

sheet-map = Het bord
sheet-map-note = Kolommen A tot J vanaf links, rijen 1 tot 6 vanaf boven. Niet genoemde velden zijn lege zee. Voor kolonisten lopen de linker- en de rechterrand in elkaar over.
sheet-space = Veld
sheet-ground = Terrein
sheet-ground-sea = zee
sheet-ground-island = eiland
sheet-ground-continent = continent
sheet-ground-coast = continent, kust in het { $sides }
sheet-symbols = Symbolen
sheet-symbols-hidden = { $symbols }, onder de hoofdstad
sheet-city = Stad
sheet-city-of = { $seat } ({ $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
})
sheet-capital = Hoofdstad
sheet-capital-of = { $seat }
sheet-capital-golden = { $seat }, in een gouden tijdperk
sheet-colonists = Kolonisten
sheet-colonists-standing = { $seat }: { $standing } staand
sheet-colonists-lying = { $seat }: { $lying } liggend
sheet-colonists-both = { $seat }: { $standing } staand, { $lying } liggend
sheet-empty = –

sheet-agora = De Agora
sheet-agora-colonists = { $seat }: { $count ->
    [one] 1 kolonist
   *[other] { $count } kolonisten
}
sheet-agora-empty = Er is niemand in de Agora.
sheet-agora-card = Scorekaart van het tijdvak: ‘{ $card }’, { $text }.
sheet-agora-no-card = In dit tijdvak is nog geen scorekaart gekozen.

sheet-open = Open kaarten
sheet-wonder = Wonder
sheet-building = Gebouw
sheet-price = Prijs
sheet-effect = Effect
sheet-none-open = Er ligt geen wonder en geen gebouw open.

sheet-scoring = Nog te kiezen scorekaarten
sheet-scoring-card = Scorekaart
sheet-scoring-points = Punten

sheet-player = { $seat_you ->
    [yes] Jouw beschaving
   *[no] { $seat }
}
sheet-gold = Goud
sheet-points = Punten
sheet-civilization = Beschaving
sheet-civilization-of = { $name }, nummer { $number }. { $text }
sheet-civilization-plain = { $name }, nummer { $number }.
sheet-golden-age = Gouden tijdperk
sheet-capital-at = Hoofdstad
sheet-standing = Staande kolonisten
sheet-lying = Liggende kolonisten
sheet-in-agora = In de Agora
sheet-not-placed = nog niet geplaatst
sheet-cities = Steden
sheet-city-cubes = { $at } ({ $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
})
sheet-reserve = Blokjes in de voorraad
sheet-range = Bereik
sheet-range-spaces = { $spaces ->
    [one] 1 veld
   *[other] { $spaces } velden
}
sheet-range-unlimited = elk veld
sheet-controlled = Symbolen onder controle
sheet-controlled-of = { $count } { $resource ->
    [game] wild
    [grain] graan
    [stone] steen
   *[gem] edelsteen
}
sheet-site = Bouwplaats { $site }
sheet-site-free = vrij
sheet-site-locked = nog niet bruikbaar
sheet-site-of = { $building }. { $text }
sheet-site-used = { $building } (gebruikt in dit tijdvak). { $text }
sheet-wonders = Wonderen
sheet-wonder-of = { $wonder }. { $text }
sheet-wonder-used = { $wonder } (gebruikt in dit tijdvak). { $text }
sheet-free-wonders = Gratis wonderen over
sheet-glory = Glorietegels
sheet-next-attack = Volgende aanval
sheet-next-attack-price = { $price } goud
sheet-no-attack = vier keer aangevallen, meer kan niet
sheet-hand = Beschavingen in de hand
sheet-hand-card = { $civilization } (nummer { $number })
sheet-future = Toekomsttechnologie
sheet-future-of = { $future }: { $text }
sheet-hidden = gedekt
sheet-row = Rij
sheet-level = Niveau { $level }
sheet-technology-developed = { $technology }: ontwikkeld
sheet-technology-obsolete = { $technology }: ontwikkeld, vervangen
sheet-technology-next = { $technology }: { $price } goud
sheet-technology-later = { $technology }
