# Civilization: A New Dawn: elke zin van het spel.

## The game and its options

game-title = Civilization: A New Dawn
game-short = New Dawn
game-edition = Civilization, 2017
game-points = { $points ->
    [one] { $points } agenda
   *[other] { $points } agenda’s
}
game-summary = Leid een beschaving met vijf focuskaarten die sterker worden naarmate ze langer wachten. Breid uit, bouw wereldwonderen, handel en vecht tot je op elke overwinningskaart een agenda hebt vervuld.
first-turn = In elke beurt voer je één kaart van je focusrij uit; hoe verder naar rechts ze ligt, hoe sterker ze is.
first-refusal = Een weigering kost niets. Meestal is het vak van de focusrij te laag voor het terrein, of is niets van jou dichtbij genoeg.
first-end = Wie op elke overwinningskaart een agenda heeft vervuld, wint. In de terugblik zie je in welke ronde welke vervuld werd.
option-map = Wereldkaart
option-map-first = kant-en-klaar voor een eerste partij (eigen indeling: de gedrukte afbeelding ontbreekt in onze bron)
option-map-built = de spelers leggen de kaartdelen (rond een kern in eigen indeling)
option-epic = Episch spel: vier overwinningskaarten
option-tech_overflow = Technologieschijf voorbij 24
option-tech_overflow-stop = de wijzer stopt op 15
option-tech_overflow-continue = de wijzer telt door vanaf 15
option-tiles = Terrein waar twee afschriften verschillen
option-tiles-first = het best onderbouwde
option-tiles-second = het andere
option-husbandry = Veeteelt bouwt vanaf een karavaan
option-husbandry-three = tot 3 velden ver
option-husbandry-one = op aangrenzende velden
option-errata = Wijzigingen van de uitgever in Petra en Estádio do Maracanã
option-errata-applied = toegepast
option-errata-printed = zoals gedrukt
option-turn_end = Einde van een beurt
option-turn_end-asked = de speler beëindigt de beurt en kan tot dan dingen terugnemen
option-turn_end-by_itself = vanzelf, na de laatste beslissing
option-capitals = Hoofdsteden op de kant-en-klare wereldkaart
option-capitals-chosen = worden gekozen
option-capitals-by_seat = in de volgorde van de plaatsen
option-beside_conquered = Een stad naast een veroverde stadstaat die een controlefiche bezet
option-beside_conquered-forbidden = kan niet worden gebouwd
option-beside_conquered-allowed = kan worden gebouwd
option-caravan_limit = Waar per beurt maar één karavaan heen mag
option-caravan_limit-every_city = elke stad of stadstaat, ook eigen steden
option-caravan_limit-markets = elke rivaliserende stad of stadstaat

## Parts of sentences

spot = { $space } ({ $terrain })
plain = { $text }
list = { $things }
number = { $number }
nothing = geen
direction-east = naar het oosten
direction-south-east = naar het zuidoosten
direction-south-west = naar het zuidwesten
direction-west = naar het westen
direction-north-west = naar het noordwesten
direction-north-east = naar het noordoosten
foe-barbarian = { $barbarian }
foe-state = de stadstaat { $state }
foe-control = { $seat_you ->
    [yes] jouw controlefiche
   *[no] het controlefiche van { $seat }
}
foe-reinforced = { $seat_you ->
    [yes] jouw versterkte controlefiche
   *[no] het versterkte controlefiche van { $seat }
}
foe-city = { $seat_you ->
    [yes] jouw stad
   *[no] de stad van { $seat }
}
foe-capital = { $seat_you ->
    [yes] jouw hoofdstad
   *[no] de hoofdstad van { $seat }
}
level = niveau { $level }

## Why something is not allowed

wrong-number-of-players = Het spel is voor twee tot vier spelers.
not-your-decision = Nu beslist { $seat }.
match-is-over = De partij is afgelopen.
tile-is-not-chosen-now = Een kaartdeel wordt gekozen terwijl de wereldkaart wordt gebouwd, voordat het wordt gedraaid en gelegd.
tile-is-not-turned-now = Een kaartdeel wordt gedraaid nadat het is gekozen en voordat het wordt gelegd.
tile-is-not-laid-now = Een kaartdeel wordt gelegd nadat het is gekozen en gedraaid.
capitals-stand-already = Hoofdsteden worden vóór de eerste ronde gekozen, en alleen op de kant-en-klare wereldkaart.
no-star-there = Op { $space } staat geen ster.
star-is-taken = { $space } is al door iemand gekozen.
direction-is-placed-once = Het richtingfiche wordt één keer neergelegd, vóór de eerste ronde.
only-at-the-start = Dat kan alleen aan het begin van je beurt, voordat je een kaart kiest.
effect-not-owned = Je hebt { $thing } niet.
effect-used = { $thing } heb je deze beurt al gebruikt, of pas na het begin ervan gekregen.
card-is-chosen-at-the-start = De kaart van deze beurt heb je al gekozen.
turn-is-not-done = Een beurt eindigt nadat een kaart is afgehandeld.
tokens-are-spent-with-their-card = Fiches worden uitgegeven terwijl de kaart waarop ze liggen wordt afgehandeld.
not-the-card-being-resolved = Alleen fiches op de kaart die wordt afgehandeld kunnen worden uitgegeven, in een gevecht die op je legerkaart.
token-not-on-the-card = Het fiche van { $thing } ligt niet op deze kaart.
token-used-this-turn = Het fiche van { $thing } is deze beurt al gebruikt.
not-in-defense = Het fiche van { $thing } helpt alleen als je de kaart afhandelt, niet in de verdediging.
must-choose-tile = Kies het kaartdeel dat je legt.
must-lay-tile = Leg het kaartdeel dat je hebt gekozen.
must-choose-capital = Kies een ster voor je hoofdstad.
must-place-direction = Leg het richtingfiche neer.
must-choose-card = Kies een kaart; je mag die afhandelen zonder die te gebruiken.
must-end-turn = Beëindig je beurt, of neem iets terug.
must-surrender = Sta een van de twee gekozen controlefiches af.
must-take-back = Je hebt geen ongebruikt controlefiche: neem er een terug van de wereldkaart voor het gewonnen veld.
must-drop-caravan = Haal een overtollige karavaan weg.
must-give = Leg het handelsfiche van de ambassade op een kaart.
must-return-pact = Geef een diplomatiekaart terug: je houdt er te veel van één speler.
must-put-trade = Leg het handelsfiche op een kaart.
must-discard = Leg een handelsfiche af.
must-take-resource = Neem een grondstof uit de voorraad.
must-put-token = Leg het fiche op een kaart.
must-pay = Betaal het wereldwonder dat je bouwt.
must-site = Kies een stad voor het wereldwonder.
must-conquer-or-liberate = Verover of bevrijd de stadstaat.
not-on-the-map = { $space } ligt niet op de wereldkaart.
water = { $space } is water.
terrain-too-difficult = { $space } ({ $terrain }) is te moeilijk voor vak { $slot }.
space-is-taken = { $space } is bezet.
space-not-empty = { $space } is niet leeg.
not-adjacent = { $space } grenst er niet aan.
not-beside-own-city = { $space } grenst niet aan een van je steden.
not-beside-friendly-space = { $space } grenst niet aan een van je velden.
not-beside-new-city = { $space } grenst niet aan de nieuwe stad.
not-an-adjacent-hill = Stonehenge gaat alleen verder op vrije heuvels naast de vorige; { $space } is dat niet.
stonehenge-placed-it = Stonehenge heeft het controlefiche op { $space } net geplaatst; neem een ander terug.
placing-takes-a-card = Controlefiches plaats je alleen als een kaart of een wereldwonder dat toestaat.
nothing-to-take-back-for = Een controlefiche wordt alleen teruggenomen als je er een mag plaatsen en er geen meer hebt.
no-more-control-tokens = Zonder een fiche uit te geven kun je geen controlefiche meer plaatsen.
no-unused-control-token = Je hebt geen ongebruikt controlefiche; neem er eerst een terug van de wereldkaart.
still-unused-control-tokens = Je hebt nog ongebruikte controlefiches.
nothing-to-place = Er is geen veld voor nog een controlefiche.
not-your-control-token = Op { $space } ligt geen controlefiche van jou.
place-the-token-taken-back = Plaats eerst het teruggenomen controlefiche.
place-the-others-first = Plaats eerst de fiches die de kaart je geeft.
no-trade-for-this-part = Fiches helpen alleen bij de controlefiches naast je steden.
no-rival-token-near = Op { $space } ligt geen rivaliserend controlefiche binnen { $within } velden van de jouwe.
no-rival-token-there = Op { $space } ligt geen rivaliserend controlefiche.
only-drama-moves-tokens = Alleen Drama en poëzie verplaatst een controlefiche.
only-mass-media-converts = Alleen Massamedia verandert zo een rivaliserend controlefiche.
no-rival-token-beside = Op { $space } ligt geen rivaliserend controlefiche naast een van je velden.
cannot-name-that-token = { $space } kan niet worden gekozen: het moeten twee controlefiches van dezelfde rivaal zijn.
not-one-of-the-two = { $space } is niet een van de twee gekozen controlefiches.
no-token-was-named = Niemand heeft controlefiches van jou gekozen.
advancing-takes-a-science-card = De technologieschijf gaat verder terwijl een wetenschapskaart wordt afgehandeld.
no-card-to-take = Nieuwe kaarten krijg je voor niveauvakjes van de technologieschijf en door sommige wereldwonderen.
card-of-another-level = { $card } is niet van het niveau dat je nu mag nemen.
card-is-in-the-row = { $card } ligt al in je focusrij.
card-of-another-type = { $card } vervangt alleen een kaart van dezelfde soort.
card-replaced-already = { $card } past hier niet: dit wereldwonder vervangt elke kaart maar één keer.
oxford-keeps-science-cards = Een wetenschapskaart wordt ook met de Universiteit van Oxford alleen door een wetenschapskaart vervangen.
nothing-to-strike = Op { $space } en eromheen ligt geen controlefiche.
only-nuclear-power-strikes = Alleen Kernenergie in vak 5 treft een veld.
supply-is-empty = De voorraad heeft geen { $resource } meer.
resource-already-owned = Je hebt al { $resource }.
resource-missing = Je hebt geen { $resource }.
same-resource = Dat zou weer dezelfde grondstof zijn.
only-steam-power-exchanges = Alleen Stoomkracht ruilt een grondstof.
no-resource-to-take = Je hebt nu geen recht op een grondstof uit de voorraad.
no-such-caravan = Die karavaan heb je niet.
caravan-rests = Deze karavaan is deze beurt teruggekeerd en rust.
caravan-like-another = Een andere karavaan staat op dezelfde plek; verplaats die eerst.
caravan-has-no-steps-left = Deze karavaan heeft geen stappen meer.
caravan-is-there = De karavaan is al op { $space }; elke verplaatsing is minstens één veld.
moving-takes-an-economy-card = Karavanen gaan op weg terwijl een economiekaart wordt afgehandeld.
no-caravan-is-surplus = Je hebt geen overtollige karavaan.
barbarian-in-the-way = Op { $space } is een barbaar.
already-visited = Een van je karavanen is deze beurt al naar { $space } gegaan.
too-far-for-the-caravan = { $space } is te ver: de karavaan heeft nog { $left ->
    [one] één veld
   *[other] { $left } velden
}.
way-is-blocked = De weg naar { $space } is versperd.
no-caravan-traded-there = Een diplomatiekaart neem je alleen als een karavaan van jou daar heeft gehandeld, of door het Potalapaleis.
cannot-cross-there = Zo kan de karavaan niet over { $space } trekken.
not-that-city-state = Je karavaan heeft niet met { $state } gehandeld.
already-has-envoy = Je hebt al een diplomatiekaart van { $state }.
no-envoy-left = Van { $state } is geen diplomatiekaart over.
not-a-rival = Dat is geen andere speler.
not-the-visited-player = Je karavaan was bij een andere speler.
too-many-pacts = Van deze speler kun je niet meer kaarten houden.
not-too-many-pacts = Van deze speler houd je niet te veel kaarten.
no-pact-to-return = Je hoeft geen diplomatiekaart terug te geven.
pact-not-at-home = { $pact } ligt niet bij de eigenaar.
pact-not-held = Je hebt { $pact } van deze speler niet.
name-the-left-card-first = Noem de linkerkaart eerst.
cards-not-adjacent = De twee kaarten moeten naast elkaar liggen.
zimbabwe-is-empty = Op Groot-Zimbabwe ligt geen handelsfiche.
zimbabwe-not-owned = Je beheerst Groot-Zimbabwe niet.
zimbabwe-is-full = Op Groot-Zimbabwe liggen al vier handelsfiches.
no-token-to-put = Je hebt geen fiche om op een kaart te leggen.
capital-not-raided = Handelsfiches leg je af als barbaren je hoofdstad overvallen.
card-is-full = Op deze kaart liggen al drie handelsfiches.
not-that-card = Deze fiches gaan op de kaart van de soort van de stadstaat.
card-of-another-type-than-state = Het fiche gaat op een kaart van de soort van de stadstaat.
no-trade-token-there = Op die kaart ligt geen handelsfiche.
natural-used-this-turn = { $natural } is deze beurt al uitgegeven.
natural-not-owned = Je beheerst { $natural } niet.
natural-is-worth-more = Voor dit wereldwonder telt het natuurwonder als zijn grondstof; geef het zo uit.
natural-does-not-fit = { $natural } kan niet voor { $wonder } worden uitgegeven.
resource-does-not-fit = { $resource } kan niet voor { $wonder } worden uitgegeven.
no-trade-for-cities = Fiches helpen niet bij het bouwen van steden.
no-trade-for-reinforcing = Fiches helpen niet bij het versterken; geef ze in een gevecht uit.
beside-a-city = { $space } grenst aan een stad of stadstaat.
beside-a-conquered-state = { $space } grenst aan een veroverde stadstaat.
building-takes-an-industry-card = Steden en wereldwonderen worden gebouwd terwijl een industriekaart wordt afgehandeld.
out-of-range = { $space } is buiten het bereik van deze kaart.
no-unused-city = Je hebt geen ongebruikte stad.
wonder-not-face-up = { $wonder } ligt niet open.
no-city-without-wonder = Al je steden hebben al een wereldwonder.
not-enough-production = { $wonder } kost { $cost }; je kunt { $most } opbrengen.
no-wonder-to-pay-for = Je betaalt nu geen wereldwonder.
no-wonder-to-place = Er wacht geen wereldwonder op een stad van jou.
no-site-for-a-wonder = { $space } is geen stad van jou zonder wereldwonder.
attacks-or-reinforces = Deze kaart kan niet in die volgorde aanvallen en versterken.
no-reinforcement-left = Deze kaart versterkt geen controlefiche meer.
reinforced-already = Het controlefiche op { $space } is al versterkt.
reinforcing-takes-a-military-card = Controlefiches worden versterkt terwijl een legerkaart wordt afgehandeld.
attacking-takes-a-military-card = Aanvallen doe je terwijl een legerkaart wordt afgehandeld.
no-attack-left = Deze kaart staat geen aanval meer toe.
nothing-to-attack = Op { $space } valt niets aan te vallen.
only-from-gained-spaces = { $space } is alleen dichtbij genoeg vanaf velden die je deze beurt door een aanval hebt gewonnen; van daaruit kun je niet aanvallen.
too-far-to-attack = { $space } is te ver: deze kaart valt tot { $range } velden ver aan.
no-city-state-beaten = Je hebt geen veroverde stadstaat verslagen.
no-capital-beaten = Je hebt geen hoofdstad verslagen.
barbarian-is-gone = { $barbarian } is niet op de wereldkaart.
not-an-economy-card = Nu kan alleen de economiekaart worden afgehandeld.
not-the-card-of-slot-5 = Alleen de zojuist afgehandelde kaart kan nog eens worden afgehandeld.
another-card = Het moet een andere kaart dan Kapitalisme zijn.
not-your-tile = Kaartdeel { $tile } heb je niet.
no-such-rotation = Een kaartdeel heeft zes standen.
tile-fits-nowhere-like-that = Zo gedraaid past het kaartdeel nergens.
tile-overlaps = Daar zou het kaartdeel op iets anders liggen.
tile-touches-too-little = Daar zou het kaartdeel { $touched } velden raken; het moeten er vier zijn.
too-much-water-needed = Voor het gat dat zou ontstaan zijn er niet genoeg waterfiches.
tile-misses-the-core = Het kaartdeel kan de kern raken, dus moet het dat ook.

## Questions

ask-wait = Er wordt op { $seat } gewacht.
ask-over = De partij is afgelopen. { $n ->
    [one] Winnaar: { $who }
   *[other] De overwinning wordt gedeeld door { $who }
}.
ask-choose-tile = Welk kaartdeel leg je nu?
ask-turn-tile = Welke kant van kaartdeel { $tile } ligt boven, en hoe is het gedraaid?
ask-lay-tile = Waar leg je kaartdeel { $tile }?
ask-capital = Op welke ster zet je je hoofdstad?
ask-direction = Waar stuurt een 1 de barbaren heen?
ask-turn = Ronde { $round }: welke kaart handel je af?
ask-turn-start = Ronde { $round }: welk effect van het begin van je beurt gebruik je, of welke kaart handel je af?
ask-economy-first = Estádio do Maracanã: eerst de economiekaart afhandelen?
ask-economy-after = Estádio do Maracanã: ook de economiekaart afhandelen?
ask-again = Arsenaal van Venetië: { $card } nog eens afhandelen als in vak 1?
ask-other-card = Kapitalisme: welke andere kaart handel je af als in vak 1?
ask-swap-any = Welke twee kaarten van je rij wissel je om?
ask-end-turn = Alles is gedaan. Beëindig je je beurt?
ask-name-second = Eiffeltoren: welk tweede controlefiche kies je naast { $first }?
ask-surrender = Eiffeltoren: welk van je controlefiches sta je af aan { $seat }?
ask-place = { $card }: waar plaats je een controlefiche (nog { $left })?
ask-place-more = { $card }: een fiche uitgeven voor nog een controlefiche?
ask-take-back = Welk controlefiche neem je terug van de wereldkaart?
ask-gardens = Hangende tuinen: waar plaats je het controlefiche?
ask-hills = Stonehenge: op welke aangrenzende heuvel plaats je nog een controlefiche?
ask-hills-take-back = Stonehenge: welk controlefiche neem je terug voor een aangrenzende heuvel?
ask-move-control = Welk controlefiche verplaats je één veld?
ask-convert = Massamedia: welk rivaliserend controlefiche kies je?
ask-advance = De technologieschijf { $steps } verder zetten?
ask-strike = Kernenergie: welk veld tref je?
ask-learn = Welke kaart van niveau { $level } neem je?
ask-upgrade = { $wonder }: welke kaart vervang je door een betere (nog { $left })?
ask-caravans = Waar gaan je karavanen heen (elk { $distance ->
    [one] één veld
   *[other] { $distance } velden
})?
ask-exchange = Welke grondstof ruil je?
ask-drop-caravan = Je economiekaart heeft nu minder karavanen: welke haal je weg?
ask-take-envoy = De diplomatiekaart van { $state } nemen?
ask-take-pact = Welke diplomatiekaart van { $seat } neem je?
ask-envoys = Potalapaleis: welke diplomatiekaart neem je (nog { $left })?
ask-gift = Ambassade: op welke kaart van { $seat } leg je het handelsfiche?
ask-return-pacts = Je houdt te veel diplomatiekaarten: welke geef je terug?
ask-gain-trade = Op welke kaart leg je een handelsfiche (nog { $left })?
ask-discard = Barbaren overvallen je hoofdstad: van welke kaart leg je een handelsfiche af (nog { $left })?
ask-resource = Welke grondstof neem je uit de voorraad?
ask-put-token = Op welke kaart leg je { $thing }?
ask-build = Bouw je een stad of een wereldwonder?
ask-pay = { $wonder }: wat geef je uit ({ $produced } van { $cost })?
ask-site = Onder welke stad leg je { $wonder }?
ask-fight = Wat versterk je of val je aan (nog { $reinforcements } fiches, { $attacks } { $attacks ->
    [one] aanval
   *[other] aanvallen
})?
ask-spend-attack = { $attack } tegen { $defense }: geef je fiches uit voor je aanval?
ask-spend-defense = { $seat } valt aan met { $attack } tegen { $defense }: geef je fiches uit voor je verdediging?
ask-conquest = Verover of bevrijd je { $state }?
ask-loot = Welk handelsfiche neem je van { $seat } (nog { $left })?

## Buttons

do-tile = Kaartdeel { $tile }
tile-capital = met je hoofdstad
tile-natural = met een natuurwonder
tile-state = met een stadstaat
tile-plain = zonder zulke symbolen
do-side = Kant { $side } boven
do-turn-tile = { $degrees ->
    [0] niet gedraaid
   *[other] { $degrees }° gedraaid
}
do-lay-tile = eerste veld op { $q } / { $r }
hint-touches = raakt { $touched }
hint-touches-water = raakt { $touched }; { $holes } waterfiches
hint-around = ernaast: { $things }
do-point = { $direction }
group-resolve = Een kaart afhandelen
do-resolve = Vak { $slot }: { $card }
hint-culture = { $count ->
    [one] één controlefiche
   *[other] { $count } controlefiches
}, { $spaces ->
    [one] één veld
   *[other] { $spaces } velden
} te kiezen
hint-science = technologieschijf van { $from } naar { $to }
hint-science-cards = technologieschijf van { $from } naar { $to }, nieuw: { $cards }
hint-economy = { $distance } velden voor elke karavaan
hint-economy-markets = { $distance } velden voor elke karavaan; handel mogelijk op { $markets }
hint-industry = productie { $production }; { $sites ->
    [one] één bouwplaats
   *[other] { $sites } bouwplaatsen
} voor een stad
hint-industry-wonders = productie { $production }; { $sites ->
    [one] één bouwplaats
   *[other] { $sites } bouwplaatsen
} voor een stad; betaalbaar: { $wonders }
hint-military = versterkt er tot { $reinforcements }, valt tot { $attacks } keer aan; { $targets ->
    [one] één doelwit
   *[other] { $targets } doelwitten
}
group-thing = { $thing }
do-swap = { $one } en { $other } omwisselen
do-destroy = { $foe } op { $at } vernietigen
do-name = { $foe } op { $at } kiezen
do-surrender = { $at } afstaan
do-withdraw = een handelsfiche naar { $card }
do-move-barbarian = { $barbarian } naar { $at }
do-change-pact = { $give } van { $seat } teruggeven voor { $take }
group-spend = Een fiche uitgeven
do-spend-trade = een handelsfiche van { $card }
do-spend-thing = { $thing } (blijft liggen, eens per beurt)
hint-one-token-more = één controlefiche meer
hint-one-space-more = één veld meer voor elke karavaan
hint-advances-to = de technologieschijf gaat naar { $to }
hint-values = dan { $attack } tegen { $defense }
hint-paid = dan { $produced } van { $cost } betaald
do-done = Klaar
do-end-turn = Beurt beëindigen
hint-next-player = dan is { $seat } aan de beurt
hint-next-event = dan eindigt de ronde met een gebeurtenis: { $event }
do-skip = Nee
group-place = Een controlefiche plaatsen
do-at = { $at }
hint-takes = neemt { $thing }
group-take-back = Een controlefiche terugnemen
hint-gives-up = geeft { $thing } op
group-move-control = Een controlefiche van { $at } verplaatsen
do-to = naar { $at }
do-go = naar { $at }, { $steps ->
    [one] één veld
   *[other] { $steps } velden
}
do-convert = { $foe } op { $at } vervangen
do-weaken = { $foe } op { $at } verzwakken
do-advance = { $steps } verder naar { $to }
hint-new-cards = nieuw: { $cards }
do-strike = { $at } treffen
hint-strike = treft { $own ->
    [one] één van je controlefiches
   *[other] { $own } van je controlefiches
} en { $rival } van anderen
do-learn = { $card } in plaats van { $replaced }
group-caravan-card = Een karavaan van je economiekaart
group-caravan = De karavaan op { $at }
group-caravan-moved = De karavaan op { $at } die { $steps ->
    [one] één veld
   *[other] { $steps } velden
} heeft gereisd
hint-trades-state = handelt met { $state }: 2 handelsfiches op je kaart { $kind }
hint-trades-rival = handelt met { $seat }: 2 handelsfiches op kaarten naar keuze
hint-defeats = verslaat { $barbarian }
do-across = over { $over } naar { $at }
do-drop-card = die op de economiekaart
do-drop = die op { $at }
do-take-envoy = De kaart van { $state } nemen
group-pacts = Kaarten van { $seat }
do-pact = { $pact }
hint-returns = geeft { $pact } terug
do-exchange = { $give } voor { $take }
do-put = Vak { $slot }: { $card }
hint-trade-on-card = er { $trade ->
    [one] ligt één handelsfiche
   *[other] liggen { $trade } handelsfiches
}
do-store = in plaats daarvan Groot-Zimbabwe
do-resource = { $resource }
group-city = Een stad bouwen
hint-frees-token = je controlefiche daar komt vrij
group-wonder = Een wereldwonder bouwen
do-wonder = { $wonder }
hint-wonder = kost { $cost }, je kunt { $production } opbrengen
group-reinforce = Een controlefiche versterken
group-attack = Aanvallen
do-attack = { $foe } op { $at }
hint-attack = { $attack } tegen { $defense } vóór de worp: lukt bij { $chances } van 36 worpen
hint-attack-tokens = { $attack } tegen { $defense } vóór de worp: lukt bij { $chances } van 36 worpen, met { $tokens ->
    [one] één fiche
   *[other] { $tokens } fiches
} bij { $best }
do-conquer = Veroveren
hint-conquer-city = er komt een stad van jou te staan, en het fiche gaat op je kaart
hint-conquer-token = je hebt geen stad meer: er komt een versterkt controlefiche te liggen, en het fiche van de stadstaat gaat op je kaart
do-liberate = Bevrijden
hint-liberate = de stadstaat is weer vrij, en je neemt de diplomatiekaart
do-site = { $at }
do-natural = { $natural } als { $resource } (blijft, eens per beurt)
group-pay = Uitgeven voor { $wonder }

## The log

log-leader = { $seat_you ->
    [yes] Je leidt
   *[no] { $seat } leidt
} { $leader }.
log-first-map = De kant-en-klare wereldkaart ligt op tafel, in een eigen indeling.
log-core = De kern ligt op tafel met kant { $side } boven: kaartdelen { $tiles }.
log-tiles-dealt = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} de kaartdelen { $tiles }.
log-capital = { $seat_you ->
    [yes] Jouw hoofdstad
   *[no] De hoofdstad van { $seat }
} staat op { $at }.
log-victory-cards = De overwinningskaarten zijn { $cards }.
log-wonders = De eerste wereldwonderen zijn { $wonders }.
log-first-player = { $seat_you ->
    [yes] Je begint
   *[no] { $seat } begint
} elke ronde.
log-tile-taken = { $seat_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} kaartdeel { $tile } om het te leggen.
log-tile-turned = { $seat_you ->
    [yes] Je draait
   *[no] { $seat } draait
} kaartdeel { $tile } met kant { $side } boven{ $degrees ->
    [0] {""}
   *[other] , over { $degrees }°
}.
log-tile-laid = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} kaartdeel { $tile } met kant { $side } boven.
log-hole-filled = Een gat wordt gevuld met { $tokens ->
    [one] één waterfiche
   *[other] { $tokens } waterfiches
}.
log-map-built = De wereldkaart is klaar.
log-direction = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} het richtingfiche neer: een 1 wijst { $direction }.
log-turn = Ronde { $round }: { $seat_you ->
    [yes] jij bent aan de beurt
   *[no] { $seat } is aan de beurt
}.
log-card-chosen = { $seat_you ->
    [yes] Je kiest
   *[no] { $seat } kiest
} { $card }.
log-resolves = { $seat_you ->
    [yes] Je handelt
   *[no] { $seat } handelt
} { $card } in vak { $slot } af.
log-resolves-as = { $seat_you ->
    [yes] Je handelt
   *[no] { $seat } handelt
} { $card } in vak { $slot } af alsof die in vak { $strength } ligt.
log-left-it = { $seat_you ->
    [yes] Je laat
   *[no] { $seat } laat
} het daarbij.
log-unused = { $seat_you ->
    [yes] Je doet
   *[no] { $seat } doet
} niets met { $card }.
log-swap = { $seat_you ->
    [yes] Je wisselt
   *[no] { $seat } wisselt
} { $one } en { $other } om in de focusrij.
log-swap-oracle = { $seat_you ->
    [yes] Je wisselt
   *[no] { $seat } wisselt
} { $one } en { $other } om in de focusrij (Orakel).
log-spent-trade = { $seat_you ->
    [yes] Je geeft
   *[no] { $seat } geeft
} een handelsfiche van { $card } uit.
log-spent-thing = { $seat_you ->
    [yes] Je gebruikt
   *[no] { $seat } gebruikt
} het fiche van { $thing } op { $card } als handelsfiche.
log-placed = { $seat_you ->
    [yes] Je plaatst
   *[no] { $seat } plaatst
} een controlefiche op { $at }.
log-placed-by = { $seat_you ->
    [yes] Je plaatst
   *[no] { $seat } plaatst
} een controlefiche op { $at } ({ $wonder }).
log-taken-back = { $seat_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} een controlefiche van { $at } terug.
log-control-moved = { $seat_you ->
    [yes] Je verplaatst
   *[no] { $seat } verplaatst
} een controlefiche van { $from } naar { $to }.
log-weakened = { $by }: { $seat_you ->
    [yes] jouw versterkte controlefiche
   *[no] het versterkte controlefiche van { $seat }
} op { $at } wordt op de onversterkte kant gedraaid.
log-destroyed-control = { $by } vernietigt { $seat_you ->
    [yes] jouw controlefiche
   *[no] het controlefiche van { $seat }
} op { $at }.
log-destroyed-city = { $by } vernietigt { $seat_you ->
    [yes] jouw stad
   *[no] de stad van { $seat }
} op { $at }.
log-replaced-city = { $seat_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} { $at } over van { $owner_you ->
    [yes] jou
   *[no] { $owner }
}. Daar staat nu een stad.
log-replaced-control = { $seat_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} { $at } over van { $owner_you ->
    [yes] jou
   *[no] { $owner }
}. Daar ligt nu een controlefiche.
log-replaced-reinforced = { $seat_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} { $at } over van { $owner_you ->
    [yes] jou
   *[no] { $owner }
}. Daar ligt nu een versterkt controlefiche: er was geen stad meer.
log-resource-collected = { $seat_you ->
    [yes] Je verzamelt
   *[no] { $seat } verzamelt
} daar { $resource }.
log-natural-gained = { $seat_you ->
    [yes] Je beheerst
   *[no] { $seat } beheerst
} nu het natuurwonder { $natural }.
log-natural-returned = Het natuurwonder { $natural } is weer vrij.
log-wonder-gained = { $seat_you ->
    [yes] Je beheerst
   *[no] { $seat } beheerst
} nu het wereldwonder { $wonder }.
log-wonder-lost = { $seat_you ->
    [yes] Je verliest
   *[no] { $seat } verliest
} het wereldwonder { $wonder }; het ligt er onbeheerd.
log-token-put = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} het fiche van { $thing } op { $card }.
log-taking-over = { $seat_you ->
    [yes] Je neemt { $at } over en moet
   *[no] { $seat } neemt { $at } over en moet
} daarvoor eerst een controlefiche terugnemen.
log-first-named = { $seat_you ->
    [yes] Je kiest
   *[no] { $seat } kiest
} het controlefiche op { $at } (Eiffeltoren).
log-given-up = { $seat_you ->
    [yes] Je geeft
   *[no] { $seat } geeft
} het controlefiche op { $at } op.
log-named = { $seat_you ->
    [yes] Je kiest
   *[no] { $seat } kiest
} twee controlefiches van { $rival_you ->
    [yes] jou
   *[no] { $rival }
}: { $first } en { $second } (Eiffeltoren).
log-advanced = { $seat_you ->
    [yes] Je zet
   *[no] { $seat } zet
} de technologieschijf { $steps } verder, van { $from } naar { $to }.
log-advanced-over = { $seat_you ->
    [yes] Je zet
   *[no] { $seat } zet
} de technologieschijf { $steps } verder, van { $from } voorbij 24 en terug naar { $to }: dat geldt als het bereiken van 24.
log-learned = { $seat_you ->
    [yes] Je vervangt
   *[no] { $seat } vervangt
} { $replaced } door { $card }.
log-struck = { $seat_you ->
    [yes] Je treft
   *[no] { $seat } treft
} { $at } en alles eromheen (Kernenergie).
log-caravan-starts = { $seat_you ->
    [yes] Jouw karavaan
   *[no] Een karavaan van { $seat }
} vertrekt en gaat { $steps ->
    [one] één veld
   *[other] { $steps } velden
} naar { $to }.
log-caravan-moved = { $seat_you ->
    [yes] Jouw karavaan
   *[no] Een karavaan van { $seat }
} gaat { $steps ->
    [one] één veld
   *[other] { $steps } velden
} van { $from } naar { $to }.
log-traded-state = De karavaan handelt voor { $seat_you ->
    [yes] jou
   *[no] { $seat }
} met de stadstaat { $state } en keert terug.
log-traded-rival = De karavaan handelt voor { $seat_you ->
    [yes] jou
   *[no] { $seat }
} in { $rival_you ->
    [yes] jouw stad
   *[no] de stad van { $rival }
} op { $at } en keert terug.
log-caravan-dropped = { $seat_you ->
    [yes] Je haalt
   *[no] { $seat } haalt
} een overtollige karavaan weg.
log-envoy-taken = { $seat_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} een diplomatiekaart van { $state }.
log-envoy-returned = { $seat_you ->
    [yes] Je geeft
   *[no] { $seat } geeft
} de diplomatiekaart van { $state } terug.
log-pact-taken = { $seat_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} { $pact } van { $owner_you ->
    [yes] jou
   *[no] { $owner }
}.
log-pact-returned = { $seat_you ->
    [yes] Je geeft
   *[no] { $seat } geeft
} { $pact } terug aan { $owner_you ->
    [yes] jou
   *[no] { $owner }
}.
log-resource-gained = { $seat_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} { $resource } uit de voorraad.
log-exchanged = { $seat_you ->
    [yes] Je ruilt
   *[no] { $seat } ruilt
} { $give } voor { $take }.
log-trade-gained = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} { $amount ->
    [one] een handelsfiche
   *[other] { $amount } handelsfiches
} op { $card }.
log-trade-stored = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} een handelsfiche op Groot-Zimbabwe.
log-trade-withdrawn = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} een handelsfiche van Groot-Zimbabwe op { $card }.
log-trade-lost = Voor { $amount ->
    [one] een handelsfiche
   *[other] { $amount } handelsfiches
} van { $seat_you ->
    [yes] jou
   *[no] { $seat }
} is geen plaats.
log-discarded = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} { $amount ->
    [one] een handelsfiche
   *[other] { $amount } handelsfiches
} van { $card } af.
log-gifted = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} een handelsfiche op { $owner_you ->
    [yes] jouw kaart
   *[no] de kaart van { $owner }
}: { $card } (Ambassade).
log-looted = { $seat_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} een handelsfiche van { $from_you ->
    [yes] jouw kaart
   *[no] de kaart van { $from }
}: { $card }.
log-city-built = { $seat_you ->
    [yes] Je bouwt
   *[no] { $seat } bouwt
} een stad op { $at }.
log-wonder-begun = { $seat_you ->
    [yes] Je begint
   *[no] { $seat } begint
} met de bouw van het wereldwonder { $wonder }.
log-paid = { $seat_you ->
    [yes] Je geeft
   *[no] { $seat } geeft
} { $resource } uit.
log-paid-natural = { $seat_you ->
    [yes] Je geeft
   *[no] { $seat } geeft
} { $natural } als { $resource } uit.
log-wonder-built = { $seat_you ->
    [yes] Je bouwt
   *[no] { $seat } bouwt
} het wereldwonder { $wonder } (kosten { $cost }) op { $at }.
log-wonder-up = Het volgende wereldwonder is { $wonder }.
log-wonder-moved = { $seat_you ->
    [yes] Je brengt
   *[no] { $seat } brengt
} het wereldwonder { $wonder } naar { $at }.
log-reinforced = { $seat_you ->
    [yes] Je versterkt
   *[no] { $seat } versterkt
} het controlefiche op { $at }.
log-attacked = { $seat_you ->
    [yes] Je valt
   *[no] { $seat } valt
} { $foe } op { $at } aan: een { $die } geeft { $attack }, tegen een { $other } die { $defense } geeft.
log-won = De aanval lukt, { $attack } tegen { $defense }.
log-lost = De aanval mislukt, { $attack } tegen { $defense }.
log-barbarian-defeated = { $seat_you ->
    [yes] Je verslaat
   *[no] { $seat } verslaat
} { $barbarian } op { $at }.
log-conquered-city = { $seat_you ->
    [yes] Je houdt
   *[no] { $seat } houdt
} nu de stadstaat { $state } met een stad; de diplomatiekaarten gaan opzij.
log-conquered-token = { $seat_you ->
    [yes] Je houdt
   *[no] { $seat } houdt
} nu de stadstaat { $state } met een controlefiche; de diplomatiekaarten gaan opzij.
log-conquered-reinforced = { $seat_you ->
    [yes] Je houdt
   *[no] { $seat } houdt
} nu de stadstaat { $state } met een versterkt controlefiche, want er was geen stad meer; de diplomatiekaarten gaan opzij.
log-liberated = { $seat_you ->
    [yes] Je bevrijdt
   *[no] { $seat } bevrijdt
} de stadstaat { $state }.
log-state-returned = De stadstaat { $state } is weer vrij (de spelregels zwijgen; onze keuze).
log-dial = Ronde { $round } eindigt. De gebeurtenissenschijf toont: { $event }.
log-barbarians-rolled = De barbaren gooien een { $die } en trekken { $direction }.
log-barbarian-moved = { $barbarian } trekt naar { $to }.
log-barbarian-repelled = { $barbarian } wordt teruggeslagen van { $at }.
log-barbarian-stayed = { $barbarian } vindt geen weg en blijft.
log-barbarian-sent = { $seat_you ->
    [yes] Je stuurt
   *[no] { $seat } stuurt
} { $barbarian } naar { $to } (Seoel).
log-barbarian-appeared = { $barbarian } verschijnt op { $at }.
log-barbarian-parted = Barbaren delen een veld: { $barbarian } gooit een { $die } en trekt verder { $direction }.
log-caravan-destroyed = { $seat_you ->
    [yes] Jouw karavaan
   *[no] De karavaan van { $seat }
} op { $at } wordt vernietigd en keert terug naar de economiekaart.
log-capital-raided = De barbaren overvallen { $seat_you ->
    [yes] jouw hoofdstad
   *[no] de hoofdstad van { $seat }
}: { $lost ->
    [0] er is geen handelsfiche
    [one] één handelsfiche gaat verloren
   *[other] { $lost } handelsfiches gaan verloren
}.
log-agenda = { $seat_you ->
    [yes] Je vervult
   *[no] { $seat } vervult
} de agenda { $agenda }.
log-over = De partij is afgelopen: { $n ->
    [one] { $who } wint
   *[other] { $who } delen de overwinning
}.

## The position in words

sheet-match = De partij
fact-round = Ronde
fact-first = Startspeler
fact-dial = Gebeurtenissenschijf
fact-direction = Een 1 stuurt barbaren
fact-supply = Voorraad
fact-dice = Laatst gegooid
fact-combat = Gevecht
combat-values = { $attack } tegen { $defense } op { $at }
seat-name = { $seat }
amount-of = { $amount } { $thing }
sheet-agendas = Agenda’s
head-agenda = Agenda
head-goal = Doel
progress-met = vervuld
progress = { $have } van { $goal }
sheet-wonders = Wereldwonderen
head-type = Soort
head-wonder = Open
head-cost = Kosten
head-resources = Grondstoffen
head-missing = Ontbreekt
head-below = Kaarten eronder
cost-reduced = { $cost } in plaats van { $printed }
missing-production = { $missing } productie
missing-city = een stad zonder wonder
missing-nothing = niets
head-built = Gebouwd wonder
head-owner = Eigenaar
head-where = Waar
unclaimed = niemand
sheet-states = Stadstaten
head-state = Stadstaat
head-status = Status
head-holders = Kaarten bij
state-free = vrij, nog { $left ->
    [one] één kaart
   *[other] { $left } kaarten
}
state-conquered = veroverd door { $seat }
sheet-barbarians = Barbaren
head-barbarian = Barbaar
head-helmet = Verschijnt op
barbarian-gone = verslagen
sheet-player = { $seat }: { $leader }
fact-ability = Vaardigheid
fact-tech = Technologieschijf
fact-resources = Grondstoffen
fact-naturals = Natuurwonderen
fact-wonders = Wereldwonderen
fact-cities = Steden
fact-mature = Volgroeide steden
fact-control = Controlefiches
fact-reinforced = Versterkt
fact-unused = Ongebruikt
unused = { $control } controlefiches, { $cities ->
    [one] één stad
   *[other] { $cities } steden
}
fact-caravans = Karavanen
caravan-on-card = economiekaart
fact-diplomacy = Diplomatiekaarten
pact-of = { $pact } van { $seat }
fact-zimbabwe = Op Groot-Zimbabwe
head-slot = Vak
head-focus = Focuskaart
head-strength = Telt als
head-trade = Handelsfiches
head-tokens = Andere fiches
card-level = { $card } ({ $kind } { $level })
combat-value = { $total } ({ $parts })
from-slot = vak { $amount }
from-thing = { $thing } { $amount }
from-pact = { $pact } van { $seat } { $amount }
from-city-terrain = { $terrain } verdubbeld { $amount }
from-walls = stadstaat { $amount }
from-reinforced = versterkt { $amount }
from-reinforced-beside = versterkt ernaast { $amount }
sheet-cards = { $seat_you ->
    [yes] Wat je kaarten nu kunnen
   *[no] Wat de kaarten van { $seat } nu kunnen
}
head-text = Wat erop staat
head-now = Nu
head-target = Mogelijke aanval
head-attack = Aanval
head-defense = Verdediging
head-rolls = Lukt
rolls = bij { $chances } van 36 worpen
sheet-map = De wereldkaart
map-names = Een veld heet naar zijn kaartdeel en zijn plek daarop: 11c is het derde veld van kaartdeel 11, w1 een waterfiche. De ligging telt naar het oosten / naar het zuidoosten.
head-place = Ligging
head-from = Vanaf
head-eastwards = Velden van west naar oost, rij na rij van noord naar zuid
place = { $q } / { $r }
terrain = { $terrain } ({ $difficulty })
beside-east = O { $space }
beside-south-east = ZO { $space }
beside-south-west = ZW { $space }
beside-west = W { $space }
beside-north-west = NW { $space }
beside-north-east = NO { $space }
head-space = Veld
head-terrain = Terrein
head-on-it = Erop
head-neighbors = Grenst aan
on-control = controlefiche van { $seat }
on-reinforced = versterkt controlefiche van { $seat }
on-city = stad van { $seat }
on-capital = hoofdstad van { $seat }
on-caravan = karavaan van { $seat }
sheet-hands = Nog te leggen kaartdelen
head-player = Speler
head-tiles = Kaartdelen
score-agenda = { $agenda }
score-open = { $card } (open)
score-wonders = Wereldwonderen
score-spaces = Eigen velden

## Cards

kind-focus = Focuskaart, { $kind } { $level }
kind-leader = Leider
kind-wonder = Wereldwonder, { $kind }, { $age }
kind-state = Stadstaat, { $kind }
kind-natural = Natuurwonder
kind-pact = Diplomatiekaart
kind-victory = Overwinningskaart
kind-tile = Kaartdeel
card-leader = { $leader}: { $ability }.
card-row = Begint met { $cards }, van vak 1 tot 5.
card-wonder-cost = Kost { $cost }; { $resources } kunnen worden uitgegeven.
card-natural = Kan eens in elk van je beurten als { $resource } worden uitgegeven en blijft van jou.
card-where = Op kaartdeel { $tile }, kant { $side }.
card-side = Kant { $side }: { $spaces }.
card-space = { $space } { $terrain }
card-space-with = { $space } { $terrain } met { $thing }
card-space-star = { $space } { $terrain } met een ster
card-errata = De uitgever heeft deze kaart later gewijzigd; de optie ‘Wijzigingen van de uitgever’ beslist.
doubtful-card = De tekst van de basisversie berust op één korte openbare samenvatting.
doubtful-tile = Twee openbare afschriften lezen sommige velden van dit deel anders; de optie ‘Terrein’ beslist.

## What focus cards do

text-focus-early_empire = Plaats tot 2 controlefiches naast je steden, op terrein met een moeilijkheid van hoogstens het nummer van het vak.
text-focus-drama_and_poetry = Plaats tot 2 controlefiches naast je steden, op terrein met een moeilijkheid van hoogstens het nummer van het vak. Daarna mag je een van je controlefiches naar een aangrenzend leeg veld verplaatsen dat geen water is.
text-focus-civil_service = Plaats tot 2 controlefiches naast je steden, daarna 1 naast een willekeurig veld van jou, op terrein met een moeilijkheid van hoogstens het nummer van het vak.
text-focus-mass_media = Plaats tot 3 controlefiches naast je steden, op terrein met een moeilijkheid van hoogstens het nummer van het vak. Kies daarna een rivaliserend controlefiche binnen 2 velden van de jouwe: vervang het als het onversterkt is, draai het anders om.
text-focus-astrology = Zet je technologieschijf zoveel verder als het nummer van het vak.
text-focus-mathematics = Leg 1 handelsfiche op een van je kaarten. Zet dan je technologieschijf zoveel verder als het nummer van het vak.
text-focus-replaceable_parts = Neem 1 grondstof van een soort waarvan je geen fiche hebt. Zet dan je technologieschijf zoveel verder als het nummer van het vak.
text-focus-nuclear_power = In vak 5: kies een veld; daar en eromheen worden onversterkte controlefiches van alle spelers vernietigd en versterkte omgedraaid. Zet dan je technologieschijf zoveel verder als het nummer van het vak.
text-focus-foreign_trade = 1 karavaan; ze gaat tot 3 velden ver over terrein met een moeilijkheid van hoogstens het nummer van het vak.
text-focus-currency = 2 karavanen; elk gaat tot 4 velden ver over terrein met een moeilijkheid van hoogstens het nummer van het vak. Ze mogen velden met barbaren betreden en verslaan die zonder een handelsfiche te krijgen.
text-focus-steam_power = 2 karavanen; elk gaat tot 6 velden ver over terrein met een moeilijkheid van hoogstens het nummer van het vak en over water. Daarna mag je 1 van je grondstoffen ruilen voor een andere uit de voorraad.
text-focus-capitalism = 3 karavanen; elk gaat tot 6 velden ver over terrein met een moeilijkheid van hoogstens het nummer van het vak en over water. Eens per beurt mag je na het terugleggen van deze kaart een andere afhandelen alsof die in vak 1 ligt, zonder die terug te leggen.
text-focus-pottery = Bouw een wereldwonder met productie gelijk aan het vak, of een stad binnen 2 velden, over terrein met een moeilijkheid van hoogstens het nummer van het vak.
text-focus-animal_husbandry = Bouw een wereldwonder met productie gelijk aan het vak, of een stad binnen 3 velden van je velden of van een van je karavanen, over terrein met een moeilijkheid van hoogstens het nummer van het vak.
text-focus-nationalism = Bouw een wereldwonder met productie gelijk aan het vak (7 in vak 5), of een stad binnen 4 velden, over terrein met een moeilijkheid van hoogstens het nummer van het vak en over water.
text-focus-urbanization = Bouw een wereldwonder met productie gelijk aan het vak, of een stad binnen 5 velden, over terrein met een moeilijkheid van hoogstens het nummer van het vak en over water; plaats daarna tot 2 controlefiches naast de nieuwe stad.
text-focus-masonry = Versterk zoveel van je controlefiches als het vak zegt, of val tot 2 keer binnen 2 velden aan.
text-focus-iron_working = Versterk zoveel van je controlefiches als het vak zegt, of val tot 2 keer binnen 3 velden aan met +1, tegen barbaren +3.
text-focus-mass_production = Val tot 2 keer binnen 3 velden aan, ook over water, met +2. Versterk daarna zoveel controlefiches als het vak zegt, één minder voor elke aanval.
text-focus-flight = Versterk zoveel van je controlefiches als het vak zegt. Val daarna tot 3 keer binnen 5 velden aan, over velden van elke soort, met +3.

## What leaders do

text-leader-america = Telkens als je een natuurwonderfiche krijgt of uitgeeft, leg je het op een kaart van je rij. Daar kan het als handelsfiche of als grondstof worden uitgegeven.
text-leader-aztec = Nadat je je legerkaart hebt teruggelegd, mag je twee kaarten van je rij omwisselen als je deze beurt een aanval hebt gewonnen.
text-leader-egypt = Wereldwonderen kosten jou 1 minder.
text-leader-france = Je cultuurkaart plaatst 1, 2 of 3 controlefiches meer als het jongste van je wereldwonderen uit de oudheid, de middeleeuwen of de moderne tijd is.
text-leader-japan = In jouw beurt hebben woestijn en bergen naast water of aan de rand van de wereldkaart moeilijkheid 3.
text-leader-rome = Karavanen van je economiekaart kunnen vanuit elk van je steden vertrekken.
text-leader-scythia = +3 als je een grasland- of heuvelveld aanvalt of verdedigt.
text-leader-sumeria = Telkens als je een barbaar verslaat, neem je ook 1 grondstof naar keuze.

## What world wonders do

text-wonder-stonehenge = Nadat je een controlefiche op heuvels hebt geplaatst, mag je controlefiches op zoveel aangrenzende heuvels plaatsen als je wilt en van daaruit verdergaan.
text-wonder-hanging_gardens = Aan het begin van je beurt mag je 1 controlefiche met moeilijkheid tot 4 naast een van je steden plaatsen.
text-wonder-forbidden_city = Aan het begin van je beurt mag je 1 rivaliserend controlefiche naast een van je velden vernietigen.
text-wonder-chichen_itza = Je mag controlefiches ook op lege bossen waar dan ook plaatsen, als het vak bos toestaat.
text-wonder-sydney_opera_house = Rivaliserende controlefiches tellen voor de groei van je steden als de jouwe.
text-wonder-eiffel_tower = Aan het begin van je beurt mag je 2 controlefiches van één rivaal kiezen; die vervangt er een door een van jou.
text-wonder-colossus = Als je je economiekaart afhandelt, mogen je karavanen samen 6 velden verder gaan.
text-wonder-great_lighthouse = Je mag steden bouwen op lege velden aan de rand van de wereldkaart alsof die binnen 2 velden liggen.
text-wonder-great_zimbabwe = Tot 4 handelsfiches mogen op deze kaart in plaats van op je focuskaarten. Aan het begin van je beurt mag je ze naar je focuskaarten verplaatsen.
text-wonder-machu_picchu = Kaarten in vak 1 en 2 worden afgehandeld alsof ze in vak 3 liggen.
text-wonder-big_ben = +2 in aanval en verdediging voor elk van je karavanen naast het verdedigde veld.
text-wonder-estadio_do_maracana = Als je een andere kaart dan je economiekaart afhandelt, mag je eerst je economiekaart afhandelen en terugleggen.
text-wonder-oracle = Aan het begin van je beurt mag je 2 naast elkaar liggende kaarten van je rij omwisselen.
text-wonder-pyramids = Bij de bouw: vervang tot 3 kaarten van niveau I door de kaarten van niveau II van dezelfde soort.
text-wonder-porcelain_tower = Bij de bouw: vervang tot 2 kaarten door de volgende van dezelfde soort.
text-wonder-potala_palace = Je mag tot 4 diplomatiekaarten van elke andere speler houden. Bij de bouw: neem tot 3 diplomatiekaarten van andere spelers.
text-wonder-oxford_university = Een kaart die je vervangt, behalve een wetenschapskaart, mag door een van een andere soort worden vervangen.
text-wonder-kremlin = +4 tegen een rivaal die minder versterkte controlefiches heeft dan jij.
text-wonder-petra = +2 in de verdediging. Barbaren kunnen je steden en versterkte controlefiches niet betreden en gaan de andere kant op.
text-wonder-terracotta_army = +2 in de aanval.
text-wonder-alhambra = +2 in aanval en verdediging.
text-wonder-venetian_arsenal = Eens per beurt mag je de kaart in vak 5 na het afhandelen nog eens afhandelen alsof die in vak 1 ligt.
text-wonder-ruhr_valley = +5 in de verdediging.
text-wonder-pentagon = +2 in de aanval. Je kunt elk doelwit op de wereldkaart aanvallen.

## What diplomacy cards do

text-city-state-carthage = +1 in aanval en verdediging voor elk stadstaatfiche en elk van je steden binnen 2 velden van het verdedigde veld, niet tegen Carthago.
text-city-state-kumasi = Als je je industrie- of cultuurkaart afhandelt, hebben bossen moeilijkheid 1.
text-city-state-brussels = Wereldwonderen kosten jou 1 minder voor elk van je volgroeide steden.
text-city-state-seoul = Aan het begin van je beurt mag je 1 barbaar naar een aangrenzend leeg veld verplaatsen dat geen water is.
text-city-state-geneva = Aan het begin van je beurt mag je een diplomatiekaart van een speler teruggeven en een andere van dezelfde speler nemen.
text-city-state-mohenjo_daro = Als je controlefiches plaatst, is elke moeilijkheid 1 lager.
text-city-state-buenos_aires = Een wereldwonder van een soort waarvan je er nog geen hebt, kost jou 2 minder.
text-city-state-kabul = +3 als je een stad of een andere stadstaat dan Kabul aanvalt.
text-pact-joint_war = +2 als je aanvalt, maar niet tegen de eigenaar van deze kaart.
text-pact-defensive_pact = +2 als je verdedigt, maar niet tegen de eigenaar van deze kaart.
text-pact-embassy = Als je karavaan in de hoofdstad van de eigenaar handelt: 1 handelsfiche op een kaart van de eigenaar, 1 grondstof naar keuze voor jou.
text-pact-open_borders = De controlefiches van de eigenaar tellen voor de groei van je steden als de jouwe.

## What agendas ask for

text-agenda-civilized = Heb 8 steden op de wereldkaart, de hoofdstad meegeteld.
text-agenda-moneygrubber = Beheers 2 economische wereldwonderen.
text-agenda-warmonger = Versla 1 rivaliserende hoofdstad of beheers 2 veroverde stadstaten.
text-agenda-paranoid = Beheers 2 militaire wereldwonderen.
text-agenda-explorer = Beheers 15 velden naast water of aan de rand van de wereldkaart.
text-agenda-aesthetic = Beheers 2 culturele wereldwonderen.
text-agenda-technophile = Bereik vakje 24 van je technologieschijf.
text-agenda-scholarly = Beheers 2 wetenschappelijke wereldwonderen.
text-agenda-populous = Beheers 5 volgroeide steden.
text-agenda-preservationist = Beheers 2 natuurwonderen.
