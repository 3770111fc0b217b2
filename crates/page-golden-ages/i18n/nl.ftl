# De pagina van The Golden Ages. ⟦gold⟧ staat voor een symbool.

## Symbolen, uitgesproken
icon-gold = goud
icon-points = punten
icon-cube = blokje
icon-game = wild
icon-grain = graan
icon-stone = steen
icon-gem = edelsteen
icon-soldier = aanval
icon-glory = glorietegel
icon-agora = Agora
icon-builder = bouwmeester
icon-colonist = kolonist
icon-activate = activeren

## Bovenbalk
epoch-of-four = Tijdvak { $epoch } van IV
phase-preparation = Voorbereiding
phase-map = Bord uitbreiden
phase-actions = Acties
phase-over = Einde
round = ronde { $round }

## De vraag
your-turn = Jij bent aan de beurt
back = Terug
actions = Acties
range = bereik { $range }
range-any = elk veld
without-colonist = Zonder kolonist
colonist-on = kolonist op { $space }

do-explorer = Ontdekker
do-builder = Bouwmeester
do-artist = Kunstenaar
do-soldier = Soldaat
do-wonder = Wonder
do-activate = Activeren
do-develop = Ontwikkelen
do-golden-age = Gouden tijdperk
text-explorer = Een staande kolonist verplaatsen, een stad stichten, of allebei.
text-builder = Een staande kolonist naar de Agora sturen en een gebouwkaart nemen.
text-artist = Een staande kolonist naar de Agora sturen en punten scoren.
text-soldier = Met een staande kolonist anderen aanvallen.
text-wonder = Een open wonder betalen en bouwen.
text-activate = Een van je gebouwen of wonderen gebruiken; de kaart wordt omgedraaid.
text-develop = De volgende technologie van een rij betalen.
text-golden-age = Als geen van je kolonisten meer staat: geen acties meer in dit tijdvak, maar goud in elke volgende beurt.

ask-explorer-from = Welke kolonist gaat op ontdekking?
ask-explorer-to = Waar gaat je kolonist heen?
ask-builder-building = Welk gebouw neem je?
ask-builder-from = Welke kolonist gaat naar de Agora?
ask-artist-from = Welke kolonist wordt kunstenaar?
ask-soldier-from = Welke kolonist valt aan?
ask-soldier-to = Welk veld val je aan?
ask-wonder = Welk wonder bouw je?
ask-wonder-pay = Hoe betaal je?
ask-activate = Welke kaart activeer je?
ask-develop = Welke technologie ontwikkel je?
ask-golden-age = Je gouden tijdperk uitroepen?

stay = Blijven
move-to = Naar { $space }
attack-on = { $space } aanvallen
lay-it-so = Zo leggen
capital-to = Hoofdstad naar { $space }
send-artist = Kunstenaar uit { $space }
take-card = { $card } nemen
build-card = { $card } bouwen
activate-card = { $card } activeren
discard-card = { $card } afleggen
develop-card = { $card } ontwikkelen
choose-card = { $card } kiezen
start-golden-age = Gouden tijdperk uitroepen
develop-for = { $technology } ontwikkelen voor { $gold } goud

sign-gold = { $gold } ⟦gold⟧
sign-points = +{ $points } ⟦points⟧
sign-both = { $gold } ⟦gold⟧ +{ $points } ⟦points⟧

## Kaarten om uit te kiezen
play-new-civilization = De nieuwe spelen
keep-civilization = Houden
turn-order-number = Het laagste nummer begint
glory-points = { $points ->
    [one] { $points } punt aan het eind
   *[other] { $points } punten aan het eind
}
turn-the-tile = Tegel draaien
turn-here = De tegel op { $at } draaien: hij past daar op { $ways } manieren
turned-by = { $degrees }° gedraaid: { $places ->
    [one] één plek
   *[other] { $places } plekken
}
pay-gold = Met goud
pay-nothing = Gratis dankzij Griekenland

## Open kaarten
open-in-epoch = Open in tijdvak
wonders = Wonderen
wonder = wonder
buildings = Gebouwen
scoring-cards-left = Resterende scorekaarten
none-left = geen meer
free-of-charge = gratis

## Agora
agora = Agora
agora-colonists = { $count ->
    [0] geen kolonisten
    [one] één kolonist
   *[other] { $count } kolonisten
}
agora-holds = In de Agora: { $names }
no-scoring-card = Nog geen scorekaart
no-scoring-card-yet = Wie als eerste een gouden tijdperk uitroept, kiest er een

## Spelers
gold = goud
points = punten
golden-age = gouden tijdperk
cubes-in-reserve = blokjes in voorraad
glory-and-next-attack = glorietegels; de volgende aanval kost { $gold } goud
glory-no-attack-left = glorietegels; geen aanval meer over
hidden-cards = verborgen kaarten
colonists-are = Kolonisten: { $standing } staand, { $lying } liggend, { $agora } in de Agora
technologies-and-range = { $developed } van 16 technologieën, bereik { $range }
technologies-any-range = { $developed } van 16 technologieën, onbeperkt bereik
card-used = { $name } (gebruikt): { $text }
controlled = { $what } onder controle

## Het eigen spelersbord
your-mat = Jouw spelersbord
technologies = Technologieën
cards = Kaarten
reserve-and-map = in voorraad, { $placed } op het bord
controls = onder controle
points-at-the-end = { $points ->
    [one] { $points } punt aan het eind.
   *[other] { $points } punten aan het eind.
}
cubes-on-tile = { $cubes ->
    [one] Maakt één blokje vrij.
   *[other] Maakt { $cubes } blokjes vrij.
}
replaced = Vervangen door een latere technologie.
used = gebruikt
site = bouwplaats { $number }
free-site = Vrije bouwplaats
closed-sites = { $count ->
    [one] Gesloten bouwplaats
   *[other] { $count } gesloten bouwplaatsen
}
site-waits = voor een gebouw
site-needs = vereist { $technologies }
in-play = in het spel
future = toekomst
only-you-see = alleen jij ziet deze kaart
card-source = Kaart en bron
brings = Wat het nu zou opleveren:
attack-now = Aanvallen
invasions = Invasies
next-attack = volgende { $gold } goud
no-attack-left = geen meer
glory-of = Glorietegel, { $points } punten

## Het bord
map-label = Bord, kolommen A tot en met J, rijen 1 tot en met 6
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Hele bord
board-as-text = De stand in woorden
lay-on = De tegel { $degrees }° gedraaid op { $spaces } leggen.
spoken-gold = { $gold ->
    [one] Levert { $gold } goud op.
   *[other] Levert { $gold } goud op.
}
spoken-points = { $points ->
    [one] Levert { $points } punt op.
   *[other] Levert { $points } punten op.
}
spoken-city = Je mag een stad stichten, { $gold } goud.
place-capital = { $at }, hoofdstad van { $seat }.
place-sea = { $at }, zee.
place-island = { $at }, eiland: { $symbols }.
place-land = { $at }, continent.
place-continent = { $at }, continent: { $symbols }.
tip-space = { $at }
tip-space-symbols = { $at } · { $symbols }
tip-city = Daarna mag je een stad stichten: { $gold } goud.
tip-attack = Steden vallen, kolonisten gaan naar huis, je trekt een glorietegel.
tip-paid = Prijs
tip-gold = Goud
tip-other = Overig
piece-capital = Hoofdstad van { $seat }
piece-capital-golden = Hoofdstad van { $seat }, gouden tijdperk
piece-city = { $cubes ->
    [one] Stad van { $seat }, één blokje
   *[other] Stad van { $seat }, { $cubes } blokjes
}
piece-standing = Kolonist van { $seat }, staat op { $at }
piece-lying = Kolonist van { $seat }, ligt op { $at }

## Wat kaarten doen, in weinig woorden
when-activated = ⟦activate⟧ { $effect }
when-over = aan het eind: { $effect }
when-founding = stad gesticht: { $effect }
when-to-agora = ⟦agora⟧ { $effect }
when-at-rival = aankomst bij een andere speler: { $effect }
when-over-edge = over de rand: { $effect }
when-attacking = eigen aanval: { $effect }
when-other-attacks = aanval van een ander: { $effect }

effect-pays = { $what } geeft { $amount }
effect-gold = { $amount } ⟦gold⟧
effect-gold-per = { $amount } ⟦gold⟧ per { $per }
effect-points = { $amount } ⟦points⟧
effect-points-per = { $amount } ⟦points⟧ per { $per }
effect-range = bereik { $range }
effect-range-any = elk veld
effect-site = bouwplaats { $site }
effect-cubes = { $cubes } ⟦cube⟧ per stad
effect-free-technology = { $technology } gratis
effect-free-technology-or = { $technology } gratis of { $gold } ⟦gold⟧
effect-level-five = een technologie van niveau 5 gratis
effect-develop-free = { $tiles ->
    [one] één gratis ontwikkelen
   *[other] { $tiles } gratis ontwikkelen
}
effect-develop-cheaper = ontwikkelen, −{ $gold } ⟦gold⟧
effect-research = meerdere, elk −{ $discount } ⟦gold⟧
effect-stand-up = { $colonists } ⟦colonist⟧ { $colonists ->
    [one] staat op
   *[other] staan op
}
effect-agora = kolonisten naar of uit de Agora
effect-builder-alone = ⟦builder⟧ zonder ⟦colonist⟧
effect-explorer-stands = ontdekkers blijven staan
effect-free-wonder = { $wonders ->
    [one] één wonder gratis
   *[other] { $wonders } wonderen gratis
}
effect-attack-anywhere = ⟦soldier⟧ overal
effect-surcharge = aanvallen op jou +{ $gold } ⟦gold⟧
effect-attack-discount = aanvallen −{ $gold } ⟦gold⟧
effect-draw-glory = trek { $tiles } ⟦glory⟧, houd er één
effect-receive-payment = jij krijgt wat anderen voor aanvallen betalen
future-line = { $points } ⟦points⟧ voor de meeste { $what }
scoring-line = { $units ->
    [one] { $points ->
        [one] 1 punt per { $what }
       *[other] { $points } punten per { $what }
    }
   *[other] { $points ->
        [one] 1 punt voor elke { $units } { $what }
       *[other] { $points } punten voor elke { $units } { $what }
    }
}

per-cube = blokje
per-game = ⟦game⟧
per-grain = ⟦grain⟧
per-stone = ⟦stone⟧
per-gem = ⟦gem⟧
per-city = stad en hoofdstad
per-standing = staande kolonist
per-agora-colonist = kolonist in de Agora
per-lying = liggende kolonist
per-glory = glorietegel
per-high-technology = technologie vanaf niveau 4
per-technology = technologie
per-building = gebouw
per-wonder = wonder
per-gold = goud
