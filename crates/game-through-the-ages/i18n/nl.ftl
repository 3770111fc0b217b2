# Through the Ages in Dutch.

## The game and its options

game-title = Through the Ages
game-short = Ages
game-edition = eerste editie
game-summary = Leid een beschaving van de oudheid tot vandaag: boerderijen en mijnen, wetten en leiders, wonderen, pacten en oorlogen. Wie de meeste cultuur heeft, wint. Eerste uitgave van 2006.
first-turn = In de eerste ronde neem je alleen kaarten uit de rij; de linkse zijn het goedkoopst.
first-refusal = Een weigering kost niets. Meestal ontbreekt er een actie, grondstoffen of een vrije arbeider.
first-end = De lijst laat zien waar de cultuur vandaan kwam. Wat telt, is wat er beurt na beurt binnenkwam; in de terugblik zie je vanaf wanneer dat bij jou zo was.
option-level = Spelversie
option-level-full = Volledig spel: tijdperken A tot III en een slotronde
option-level-advanced = Gevorderd spel: tijdperken A tot II, zonder oorlogen
option-level-simple = Beginspel: tijdperken A en I, zonder politiek
option-easier = Makkelijker: ieder één gele steen meer en één stadsgebouw van elk type meer
option-less_mean = Minder gemeen: per ronde mag maar één tegenstander een beschaving aanvallen
option-peaceful = Vreedzaam: geen agressie en geen oorlogen
option-without_open_borders_agreement = Vreedzaam spel zonder Verdrag over open grenzen
option-without_acceptance_of_supremacy = Vreedzaam spel zonder Erkenning van de overmacht
option-without_promise_of_military_protection = Vreedzaam spel zonder Belofte van militaire bescherming
option-without_loss_of_sovereignty = Vreedzaam spel zonder Verlies van soevereiniteit
option-without_military_pact = Vreedzaam spel zonder Militair pact
option-without_peace_treaty = Vreedzaam spel zonder Vredesverdrag
option-draw_military_as_action = Militaire kaarten worden met militaire acties getrokken
option-alternative_corruption = Corruptie: mijnen mogen één steen minder leggen
option-bonus_cards = Eindbonuskaarten
option-bonus_cards-none = Geen
option-bonus_cards-public_4 = Vier liggen open
option-bonus_cards-public_3 = Drie liggen open
option-bonus_cards-public_5 = Vijf liggen open
option-bonus_cards-age_by_age = Tijdperk na tijdperk onthuld
option-bonus_cards-private = Ieder houdt er een geheim (met twee spelers twee)
option-bonus_cards-open_choice = Ieder kiest er een openlijk (met twee spelers twee)
option-fewer_bonus_points = Minder eindbonuspunten: gebeurtenissen in de stapels tellen aan het eind niet
option-leaving = Het spel verlaten
option-leaving-by_level = Alleen in het volledige spel
option-leaving-allowed = Ook in het gevorderde spel
option-leaving-forbidden = Niet aan deze tafel
option-needs-advanced = Deze variant hoort bij het gevorderde en het volledige spel.
option-needs-full = In het gevorderde spel liggen drie, vier of vijf eindbonuskaarten open; de andere manieren zijn voor het volledige spel.
option-needs-stacks = Alleen in het volledige spel liggen er aan het eind gebeurtenissen in de stapels die kunnen tellen.
option-needs-peaceful = Pacten kunnen alleen in het vreedzame spel worden weggelaten.
wrong-players = Het spel is voor 2 tot 4 spelers.

## Words

category-farm = Boerderijen
category-mine = Mijnen
category-temple = Tempels
category-lab = Laboratoria
category-arena = Arena’s
category-library = Bibliotheken
category-theater = Theaters
category-infantry = Infanterie
category-cavalry = Cavalerie
category-artillery = Artillerie
category-air-force = Luchtmacht
one-farm = een boerderij
one-mine = een mijn
one-temple = een tempel
one-lab = een laboratorium
one-arena = een arena
one-library = een bibliotheek
one-theater = een theater
one-infantry = een infanterie-eenheid
one-cavalry = een cavalerie-eenheid
one-artillery = een artillerie-eenheid
one-air-force = een luchtmachteenheid
kind-government = Regeringsvormen
kind-special = Speciale technologieën
kind-leader = Leiders
kind-wonder = Wonderen
kind-action = Actiekaarten
kind-event = Gebeurtenissen
kind-territory = Gebieden
kind-aggression = Agressies
kind-war = Oorlogen
kind-pact = Pacten
kind-tactic = Tactieken
kind-bonus = Bonuskaarten
amount-culture = { $n ->
    [one] 1 cultuurpunt
   *[other] { $n } cultuurpunten
}
amount-science = { $n ->
    [one] 1 wetenschapspunt
   *[other] { $n } wetenschapspunten
}
amount-food = { $n } voedsel
amount-resources = { $n ->
    [one] 1 grondstof
   *[other] { $n } grondstoffen
}
amount-population = { $n ->
    [one] 1 arbeider
   *[other] { $n } arbeiders
}
amount-yellow = { $n ->
    [one] 1 gele steen
   *[other] { $n } gele stenen
}
amount-blue = { $n ->
    [one] 1 blauwe steen
   *[other] { $n } blauwe stenen
}
amount-civil = { $n ->
    [one] 1 civiele actie
   *[other] { $n } civiele acties
}
amount-military = { $n ->
    [one] 1 militaire actie
   *[other] { $n } militaire acties
}
amount-unit-resources = { $n ->
    [one] 1 grondstof voor eenheden
   *[other] { $n } grondstoffen voor eenheden
}
amount-strength = { $n } kracht
amount-happy = { $n ->
    [one] 1 blij gezicht
   *[other] { $n } blije gezichten
}
amount-cards = { $n ->
    [one] 1 militaire kaart
   *[other] { $n } militaire kaarten
}
amount-mixed = { $n } voedsel en/of grondstoffen
amount-either = { $n } voedsel of { $n } grondstoffen
amount-culture-like = zoveel cultuur als { $rate }
amount-science-like = zoveel wetenschap als { $rate }
amount-all-food = al het opgeslagen voedsel
amount-per-discontent = { $what } per ontevreden arbeider
amount-half-discontent = de helft van de ontevreden arbeiders, naar boven afgerond
amount-colony = één kolonie naar eigen keuze
amount-building = één boerderij, mijn of stadsgebouw naar eigen keuze
rate-culture = de cultuurgroei
rate-science = de wetenschapsgroei
rate-strength = de kracht
number = { $n }
age = tijdperk { $age }
player = { $seat }
named = { $card }
named-age = { $card } ({ $age })
cards = { $cards }
phrases = { $phrases }
none = geen
nothing = –
empty = leeg

## What cards do

effect-output = elke arbeider geeft { $gives }
effect-government = { $civil } civiele en { $military } militaire acties per beurt
effect-urban-limit = hoogstens { $limit } stadsgebouwen van elk type
effect-strength = { $amount } kracht
effect-culture-rate = { $amount } cultuur per ronde
effect-science-rate = { $amount } wetenschap per ronde
effect-unhappy = { $n ->
    [one] 1 ongelukkig gezicht
   *[other] { $n } ongelukkige gezichten
}
effect-civil-actions = { $amount } { $n ->
    [one] civiele actie
   *[other] civiele acties
} per beurt
effect-military-actions = { $amount } { $n ->
    [one] militaire actie
   *[other] militaire acties
} per beurt
effect-civil-hand = handlimiet voor civiele kaarten { $amount }
effect-military-hand = handlimiet voor militaire kaarten { $amount }
effect-colonization = { $amount } bij koloniseren
effect-tokens = { $what } meer in de bank
effect-urban-discount = stadsgebouwen kosten minder: { $one } op niveau I, { $two } op niveau II, { $three } op niveau III
effect-stages = tot { $max } wonderfasen met één actie
effect-unit-resources = elke beurt { $what } alleen voor eenheden
effect-culture-per-tech = { $amount } cultuur per ronde voor elke eenheid op { $card }, hoogstens { $max }
effect-population-discount = een nieuwe arbeider kost { $amount } voedsel minder
effect-on-take = { $what } voor elke technologie die uit de rij wordt genomen
effect-strength-per-unit = de beschaving heeft +{ $amount } kracht voor elke eenheid van: { $units }
effect-culture-per-face = { $amount } cultuur per ronde voor elk blij gezicht op: { $sources }
effect-wonder-discount = een wonder nemen kost { $amount } civiele actie minder
effect-strength-per-face = +{ $amount } kracht voor elk blij gezicht op: { $sources }
effect-on-attacked = { $what } meteen als je wordt aangevallen
effect-best-lab = het beste laboratorium of de beste bibliotheek geeft { $amount } wetenschap meer per niveau
effect-on-play = { $gives } voor elke gespeelde technologie
effect-on-play-back = { $gives } terug voor elke gespeelde technologie
effect-no-tactics = je tactiekkaart heeft geen effect
effect-unit-strength = elke eenheid van { $units } heeft +{ $amount } kracht, ook bij opoffering
effect-culture-each = { $amount } cultuur per ronde voor elk van: { $each }
effect-free-colony = eenmaal per partij wordt een gebied uit de hand als politieke actie een kolonie, zonder bod en offer
effect-grow-and-build = voor { $civil } wordt een nieuwe arbeider meteen een eenheid, voor { $food } voedsel en { $resources } grondstof minder
effect-culture-pair = { $amount } cultuur per ronde voor elk paar van { $a } en { $b }
effect-colonization-card = elke bonuskaart telt bij koloniseren { $amount } meer
effect-culture-colony = { $amount } cultuur per ronde voor elke kolonie
effect-double-army = de tactiekbonus van je beste leger telt dubbel
effect-military-revolution = een revolutie kost alle militaire acties in plaats van de civiele
effect-science-discount = { $amount } wetenschap minder voor technologieën van: { $categories }
effect-build-discount = { $amount } grondstof minder om te bouwen: { $categories }
effect-no-attacks = je mag geen agressie of oorlog spelen
effect-double-cost = aanvallen op jou kosten dubbel zoveel militaire acties
effect-best-theater = je beste theater geeft dubbele cultuur
effect-labs-mines = laboratoria van niveau I tot III werken ook als mijn, een steen daar is { $amount } grondstof per niveau waard
effect-surcharge = anderen betalen { $amount } grondstof meer om te bouwen of te verbeteren: { $categories }
effect-double-defense = je bonuskaarten verdedigen met dubbele waarde
effect-war-discount = zolang een oorlog tegen jou open is, kosten nieuwe eenheden { $amount } grondstoffen minder
effect-lab-culture = elk laboratorium geeft { $amount } cultuur per niveau
effect-lab-penalty = elk laboratorium geeft { $amount } wetenschap minder
effect-double-happy = elk van je blije gezichten telt dubbel
effect-mine-token = je beste mijn legt { $what } meer
effect-liner = { $times ->
    [one] eenmaal
   *[other] { $times } keer
} per beurt een nieuwe arbeider zonder civiele actie en voor { $food } voedsel minder
effect-attack-partner = +{ $amount } kracht bij een aanval op de partner
effect-food-as-resource = eenmaal per beurt mag 1 voedsel als 1 grondstof dienen
effect-resource-as-food = eenmaal per beurt mag 1 grondstof als 1 voedsel dienen
effect-resource-production = { $amount } grondstof per ronde
effect-food-production = { $amount } voedsel per ronde
effect-cooperation = technologieën kosten { $discount } wetenschap minder, de partner betaalt daarvoor telkens { $pays } wetenschap
effect-tourism = { $amount } cultuur per ronde voor elk voltooid wonder van de partner
effect-no-war = niemand mag deze beschaving de oorlog verklaren
effect-complete-levels = bij voltooiing { $amount } cultuur per niveau voor elke arbeider op: { $buildings }
effect-complete-technologies = bij voltooiing { $amount } cultuur per niveau van elke technologie in het spel
effect-complete-workers = bij voltooiing { $farm } cultuur voor elke arbeider op boerderijen en mijnen, { $urban } voor elke op stadsgebouwen en eenheden
effect-build-stage = bouw één wonderfase voor { $discount } grondstoffen minder
effect-increase-population = vergroot de bevolking tegen de volle prijs
effect-build-urban = bouw een stadsgebouw voor { $discount ->
    [one] 1 grondstof
   *[other] { $discount } grondstoffen
} minder
effect-build-farm-or-mine = bouw een boerderij of mijn voor { $discount ->
    [one] 1 grondstof
   *[other] { $discount } grondstoffen
} minder
effect-play-technology = speel een technologie tegen de volle prijs
effect-upgrade = verbeter een boerderij, mijn of stadsgebouw voor { $discount } grondstoffen minder
effect-gain = krijg { $what }
effect-this-turn = deze beurt { $what } meer
effect-per-stronger = deze beurt grondstoffen voor eenheden per sterkere beschaving: { $two } met 2 spelers, { $three } met 3, { $four } met 4
effect-per-richer = cultuur per beschaving met meer cultuur: { $two } met 2 spelers, { $three } met 3, { $four } met 4
effect-at-once = meteen { $what }
effect-costs = kost { $what }
effect-costs-per-level = kost { $amount } militaire actie per niveau van de getroffen kaart
effect-victim-loses = het slachtoffer verliest { $what }
effect-victim-goods = het slachtoffer verliest tot { $amount } voedsel en grondstoffen naar jouw keuze
effect-raid = tot { $max } stadsgebouwen van één technologie van het slachtoffer worden verwoest
effect-victim-colony = het slachtoffer verliest een kolonie naar jouw keuze
effect-victim-leader = het slachtoffer verliest zijn leider
effect-victim-wonder = het slachtoffer verliest zijn onvoltooide wonder
effect-attacker-gains = jij krijgt { $what }
effect-attacker-same = jij krijgt hetzelfde
effect-attacker-half-up = jij krijgt de helft van hun kosten in grondstoffen, naar boven afgerond
effect-attacker-half-down = jij krijgt de helft van hun kosten in grondstoffen, naar beneden afgerond
effect-attacker-colony = de kolonie en haar effect worden van jou
effect-attacker-levels = jij krijgt { $amount } cultuur per niveau van die kaart
effect-war-culture = de winnaar neemt { $base ->
    [0] { $each } cultuur
   *[other] { $base } cultuur en { $each } meer
} per punt voorsprong
effect-war-goods = de winnaar neemt { $base ->
    [0] { $each } voedsel of grondstof naar keuze
   *[other] { $base } voedsel en grondstoffen naar keuze en { $each } meer
} per punt voorsprong
effect-war-technology = de winnaar neemt wetenschap en speciale technologieën ter waarde van { $base ->
    [0] { $each }
   *[other] { $base } en { $each } meer
} per punt voorsprong
effect-war-tokens = de winnaar neemt { $base } gele steen uit de bank van de verliezer en { $step } meer per { $points } punten voorsprong
effect-war-people = de verliezer verliest { $base } arbeider en { $step } meer per { $points } punten achterstand
effect-war-per-person = de winnaar krijgt { $amount } cultuur voor elk van hen
effect-both = beiden: { $effects }
effect-side-a = A: { $effects }
effect-side-b = B: { $effects }
effect-attacks-forbidden = de partners mogen elkaar niet aanvallen
effect-attack-ends = een aanval tussen de partners beëindigt het pact
effect-units = { $count } × { $units }
effect-army = leger van { $units }: +{ $bonus } kracht
effect-army-obsolete = leger van { $units }: +{ $bonus } kracht, met een verouderde eenheid +{ $low }
effect-bonus-card = +{ $defense } bij verdedigen of +{ $colonization } bij koloniseren

## What events do

event-nothing = er gebeurt niets
event-gains = { $who } krijgt { $what }
event-loses = { $who } verliest { $what }
event-draw = { $who } trekt { $n ->
    [one] 1 militaire kaart
   *[other] { $n } militaire kaarten
}
event-no-discard = de speler aan de beurt legt deze beurt niets af
event-build-free = wie een vrije arbeider heeft, mag daarmee gratis { $card } bouwen
event-terrorism = { $who } verwoest van elke andere beschaving één stadsgebouw
event-move-token = { $who } geeft { $what } uit haar gele bank af; die gaat naar de bank van: { $to }
event-farms = alle boerderijen produceren meteen
event-mines = alle mijnen produceren meteen
event-farms-and-mines = alle boerderijen en mijnen produceren meteen, met verbruik en corruptie
event-iconoclasm = elke leider die niet uit het huidige tijdperk komt, wordt afgelegd
event-take-cards = { $who } mag kaarten ter waarde van { $what } uit de rij nemen
event-skip-politics = wie er neemt, ziet af van de volgende politieke actie
event-refill = de rij wordt aangevuld
event-ravages = elke speler draait een voltooid wonder uit tijdperk A of I om: het geeft { $amount } cultuur per ronde en verder niets
event-score = { $what } per { $counted }
event-score-max = { $what } per { $counted }, hoogstens { $max }
event-score-less = { $what } minder per { $counted }
event-rank = cultuur naar rang, waarbij { $rate } telt: { $two } met 2 spelers, { $three } met 3, { $four } met 4
event-wonders = cultuur per voltooid wonder: { $a } uit tijdperk A, { $one } uit I, { $two } uit II, { $three } uit III
who-all = elke beschaving
who-strongest = de sterkste beschaving
who-weakest = de zwakste beschaving
who-two-strongest = elk van de twee sterkste beschavingen
who-two-weakest = elk van de twee zwakste beschavingen
who-most-culture = de beschaving met de meeste cultuur
who-least-culture = de beschaving met de minste cultuur
who-most-culture-weak = de beschaving met de meeste cultuur, als zij bij de twee zwakste hoort,
who-most-happy = elke beschaving met de meeste blije gezichten
who-with-unused = elke beschaving met een vrije arbeider
who-strongest-if-used = de sterkste beschaving, als zij dat deed
counted-food = voedsel dat de boerderijen produceren
counted-resources = grondstof die de mijnen produceren
counted-urban-levels = niveau van elke arbeider op stadsgebouwen
counted-unit-levels = niveau van elke arbeider op eenheden en arena’s
counted-colony = kolonie
counted-civil = civiele actie
counted-military = militaire actie
counted-happy = blij gezicht
counted-discontent = ontevreden arbeider
counted-content = tevreden arbeider boven de tiende
counted-progress = niveau van de regeringsvorm en van speciale technologieën
counted-technology = technologie van niveau III (niveau II in het gevorderde spel)

## The cards page

card-age = tijdperk { $age }
card-science = kost { $what }
card-build = elk gebouw of elke eenheid kost { $what }
card-government = kost { $revolution } wetenschap door revolutie, { $peaceful } vreedzaam
card-stages = fasen: { $stages } grondstoffen
card-starting = op elk bord gedrukt
doubt-designed = De kaart bestaat, maar haar waarden zijn niet bekend: deze zijn van ons.
doubt-later-edition = De waarden zijn die van de uitgave van 2015; de eerste uitgave kan afwijken.
doubt-cost = De kosten in militaire acties zijn die van de uitgave van 2015.
doubt-one-table = De waarde berust op één enkele bron.

## Questions

over-won = De partij is afgelopen. Gewonnen door: { $winners }.
waiting = Wachten op { $seats }.
ask-begin = Je beurt begint met je oorlog. Vecht je hem uit?
ask-politics = Welke politieke actie doe je?
ask-discard = Welke militaire kaart leg je af ({ $n ->
    [one] 1 te veel
   *[other] { $n } te veel
})?
ask-first-round = Welke kaarten neem je (nog { $civil ->
    [one] 1 civiele actie
   *[other] { $civil } civiele acties
})?
ask-actions = Wat doe je (civiele acties over: { $civil }, militaire: { $military })?
ask-stay = Jou is de oorlog verklaard: blijf je in het spel?
ask-keep-bonus = Welke eindbonuskaart houd je in het geheim?
ask-pick-bonus = Welke eindbonuskaart kies je?
ask-contained = Wat doe je met { $card }?
ask-gain-either = Neem je { $n } voedsel of { $n } grondstoffen?
ask-gain-mixed = Welke { $n } voedsel en grondstoffen neem je?
ask-lose-own = Je verliest tot { $n } voedsel en grondstoffen: welke?
ask-lose-other = { $seat } verliest tot { $n } voedsel en grondstoffen: welke?
ask-divide = Je blauwe bank heeft te weinig stenen voor { $food } en { $resources }: wat neem je?
ask-pay = Je moet nog { $what } betalen: met een steen van welke kaart?
ask-build-free = Bouw je gratis { $card }?
ask-lose-population = Je verliest { $n ->
    [one] 1 arbeider
   *[other] { $n } arbeiders
}: van welke kaart?
ask-destroy-own = Welk van je gebouwen wordt verwoest?
ask-lose-blue = Je geeft { $n ->
    [one] 1 blauwe steen
   *[other] { $n } blauwe stenen
} af: van welke kaart?
ask-lose-colony = Welke kolonie verlies je?
ask-annex = Welke kolonie van { $seat } neem je?
ask-take-cards = Welke kaarten neem je (civiele acties daarvoor: { $n })?
ask-turn-wonder = Welk wonder draai je om?
ask-raze = Welk gebouw van { $seat } verwoest je (tot { $n })?
ask-bid-first = Wat bied je voor { $card }?
ask-bid-higher = Voor { $card } is { $bid } geboden, { $seat_you ->
    [yes] door jou
   *[no] door { $seat }
}: bied je meer?
ask-pay-colony = Hoe betaal je { $bid } voor { $card } (tot nu toe { $force })?
ask-sacrifice = Offer je eenheden?
ask-sacrifice-attack = { $card } tegen { $seat }: offer je eenheden?
ask-sacrifice-war = { $card } van { $seat }: offer je eenheden?
ask-defend = { $seat } valt aan met { $card } ({ $attack } tegen { $defense }): hoe verdedig je je?
ask-spoils = Wat neem je van { $seat } (in totaal { $worth })?
ask-pact = { $seat } biedt je { $card } aan: ga je akkoord?
ask-eat-resource = Er is te weinig voedsel: gebruik je een grondstof als voedsel?
ask-place-fewer = Leggen je mijnen één steen minder?
ask-draw = Hoeveel militaire kaarten trek je (hoogstens { $n })?
ask-nothing = Ga je verder?

## Buttons

group-take = Kaart nemen
group-grow = Bevolking
group-build = Bouwen
group-build-unit = Eenheid bouwen
group-destroy = Gebouw slopen
group-disband = Eenheid ontbinden
group-upgrade = Verbeteren
group-wonder = Wonder
group-play = Kaart spelen
group-tactic = Tactiek
group-event = Toekomstige gebeurtenis
group-aggression = Agressie
group-war = Oorlog verklaren
group-pact = Pact aanbieden
group-bid = Bieden
group-sacrifice = Eenheid offeren
group-bonus-cards = Bonuskaart spelen
group-pay = Betalen
do-begin = De oorlog uitvechten
do-stay = In het spel blijven
do-leave = Het spel verlaten
do-by-hand = Vanaf nu met de hand betalen
do-not-by-hand = Niet langer met de hand betalen
form-leave = Je mag met de hand betalen of het spel nu verlaten; wie vertrekt, eindigt achter iedereen die blijft.
form-by-hand = Je mag zelf kiezen welke stenen betalen en hoeveel kaarten je trekt.
form-what = Wat wil je?
form-submit = Doen
do-keep-bonus = { $card } houden
do-pick-bonus = { $card } kiezen
do-skip-politics = Geen politieke actie
do-play-event = { $card } (+{ $what })
do-attack = { $card } ({ $age }) tegen { $seat } voor { $cost }
do-offer-pact = { $card } aan { $seat }, jij bent kant { $side }
do-offer-pact-equal = { $card } aan { $seat }
do-end-pact = { $card } beëindigen
do-columbus = Columbus koloniseert { $card } ({ $age })
do-accept = Ja
do-decline = Nee
do-accept-pact = Pact aanvaarden
do-refuse-pact = Pact weigeren
do-build-free = Bouwen
do-not-build = Niet bouwen
do-eat-resource = 1 grondstof als voedsel gebruiken
do-starve = Liever cultuur verliezen
do-place-fewer = Eén steen minder
do-place-all = Alle stenen
do-bid = { $bid }
do-pass = Passen
do-sacrifice = { $card } (kracht { $strength })
do-use-bonus = { $card } (+{ $value })
do-done = Klaar
do-pay-with = Een steen van { $card } (waarde { $worth })
do-draw-cards = { $n ->
    [0] Geen trekken
    [one] 1 kaart trekken
   *[other] { $n } kaarten trekken
}
do-discard = { $card } afleggen
do-take = { $card } ({ $age }), vak { $space }, voor { $price }
do-grow = Een nieuwe arbeider voor { $food }
do-grow-liner = Een nieuwe arbeider met de Oceaanlijndienst voor { $food }
do-grow-and-build = Een nieuwe arbeider als { $card } voor { $food } en { $cost }
do-build = { $card } voor { $cost }
do-upgrade = { $from } naar { $to } voor { $cost }
do-build-stages = { $n ->
    [one] 1 fase
   *[other] { $n } fasen
} van { $card } voor { $cost }
do-build-stage-of-nothing = Een wonderfase
do-play-technology = { $card } voor { $science }
do-revolution = { $card } door revolutie voor { $science }
do-peaceful = { $card } vreedzaam voor { $science }
do-draw = Militaire kaart trekken
do-trade-food = 1 voedsel als 1 grondstof gebruiken
do-trade-resource = 1 grondstof als 1 voedsel gebruiken
do-end-turn = Beurt beëindigen
do-mix = { $food } en { $resources }
do-mix-one = { $what }
do-give-up-worker = Een arbeider van { $card }
do-give-up-token = Een steen van { $card }
do-raze = { $card } verwoesten
do-take-technology = { $card } nemen (waarde { $worth })
hint-attack = jouw kracht is { $own }, die van { $seat } { $theirs }
hint-tokens = { $n ->
    [one] daar ligt 1 steen
   *[other] daar liggen { $n } stenen
}
hint-uprising = opstand: je produceert niets
hint-production = { $culture }, { $science }, voedsel { $food }, grondstoffen { $resources }
hint-corruption = { $culture }, { $science }, voedsel { $food }, grondstoffen { $resources } (corruptie neemt { $lost })
hint-starvation = { $culture }, { $science }, voedsel { $food }, grondstoffen { $resources }; honger kost { $starved } cultuur

## The log

log-began = { $level } met { $n } spelers; { $seat_you ->
    [yes] jij bent
   *[no] { $seat } is
} de startspeler.
log-variant = Afgesproken: { $what }.
log-bonus-cards = eindbonuskaarten ({ $what })
log-laid = De kaartenrij: { $cards }.
log-bonus-laid = Eindbonuskaarten die open liggen: { $cards }.
log-turn = Ronde { $round }: { $seat_you ->
    [yes] jij bent aan de beurt
   *[no] { $seat } is aan de beurt
}.
log-removed = Deze kaarten verlaten de rij: { $cards }.
log-dealt = Deze kaarten komen in de rij: { $cards }.
log-age = Tijdperk { $age } begint.
log-outdated = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} de verouderde kaart { $card } af.
log-outdated-hidden = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} een verouderde militaire kaart af.
log-end-near = De partij eindigt na ronde { $round }.
log-took = { $seat_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} { $card } voor { $price }.
log-grew = { $seat_you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} voor { $food } voedsel een arbeider.
log-built = { $seat_you ->
    [yes] Je bouwt
   *[no] { $seat } bouwt
} { $one } ({ $card }) voor { $cost }.
log-built-free = { $seat_you ->
    [yes] Je bouwt
   *[no] { $seat } bouwt
} gratis { $one } ({ $card }).
log-destroyed = { $seat_you ->
    [yes] Je sloopt
   *[no] { $seat } sloopt
} { $one } ({ $card }).
log-building-lost = { $seat_you ->
    [yes] Je verliest
   *[no] { $seat } verliest
} { $one } ({ $card }).
log-disbanded = { $seat_you ->
    [yes] Je ontbindt
   *[no] { $seat } ontbindt
} een eenheid: { $card }.
log-upgraded = { $seat_you ->
    [yes] Je verbetert
   *[no] { $seat } verbetert
} { $one } van { $from } naar { $to } voor { $cost }.
log-stages = { $seat_you ->
    [yes] Je bouwt
   *[no] { $seat } bouwt
} { $stages ->
    [one] een fase
   *[other] { $stages } fasen
} van { $card } voor { $cost }.
log-completed = { $seat_you ->
    [yes] Je voltooit
   *[no] { $seat } voltooit
} het wonder { $card }.
log-leader = { $card } leidt nu { $seat_you ->
    [yes] jou
   *[no] { $seat }
}.
log-leader-lost = { $seat_you ->
    [yes] Je verliest
   *[no] { $seat } verliest
} de leider { $card }.
log-wonder-lost = { $seat_you ->
    [yes] Je verliest
   *[no] { $seat } verliest
} het onvoltooide wonder { $card }.
log-technology = { $seat_you ->
    [yes] Je ontwikkelt
   *[no] { $seat } ontwikkelt
} { $card } voor { $cost }.
log-helped = { $seat_you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} daarvoor { $what } (Wetenschappelijke samenwerking).
log-revolution = Revolutie: { $seat_you ->
    [yes] jij hebt
   *[no] { $seat } heeft
} nu { $card }, voor { $cost }.
log-peaceful = { $seat_you ->
    [yes] Je gaat
   *[no] { $seat } gaat
} vreedzaam over naar { $card } voor { $cost }.
log-action = { $seat_you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} { $card }.
log-tactic = { $seat_you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} de tactiek { $card }.
log-traded-food = { $seat_you ->
    [yes] Je gebruikt
   *[no] { $seat } gebruikt
} 1 voedsel als grondstof.
log-traded-resource = { $seat_you ->
    [yes] Je gebruikt
   *[no] { $seat } gebruikt
} 1 grondstof als voedsel.
log-gains = { $seat_you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} { $what }.
log-loses = { $seat_you ->
    [yes] Je verliest
   *[no] { $seat } verliest
} { $what }.
log-missing = { $seat_you ->
    [yes] Jij hebt
   *[no] { $seat } heeft
} in de volgende beurt { $what } minder.
log-worker-lost = { $seat_you ->
    [yes] Je verliest
   *[no] { $seat } verliest
} een arbeider van { $card }.
log-unused-lost = { $seat_you ->
    [yes] Je verliest
   *[no] { $seat } verliest
} een vrije arbeider.
log-tokens-moved = { $n ->
    [one] 1 gele steen gaat
   *[other] { $n } gele stenen gaan
} van { $seat_you ->
    [yes] jouw bank
   *[no] de bank van { $seat }
} naar { $other_you ->
    [yes] die van jou
   *[no] die van { $other }
}.
log-overpaid = { $seat_you ->
    [yes] Je verliest
   *[no] { $seat } verliest
} { $what } meer: de blauwe bank heeft geen stenen om te wisselen.
log-pays-by-hand = { $seat_you ->
    [yes] Je kiest
   *[no] { $seat } kiest
} de stenen voor { $what }.
log-paid = { $seat_you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} { $what } met een steen van { $card }.
log-by-hand = { $seat_you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} vanaf nu met de hand.
log-not-by-hand = { $seat_you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} niet langer met de hand.
log-uprising = Opstand: { $seat_you ->
    [yes] je produceert
   *[no] { $seat } produceert
} niets.
log-scored = { $seat_you ->
    [yes] Je scoort
   *[no] { $seat } scoort
} { $culture } en { $science }.
log-ate = { $seat_you ->
    [yes] Je verbruikt
   *[no] { $seat } verbruikt
} { $food } voedsel.
log-starved = Honger: { $seat_you ->
    [yes] je hebt
   *[no] { $seat } heeft
} { $food ->
    [0] geen
   *[other] maar { $food }
} voedsel; het kost { $lost }.
log-corrupted = { $seat_you ->
    [yes] Je verliest
   *[no] { $seat } verliest
} { $lost } door corruptie.
log-drew = { $seat_you ->
    [yes] Je trekt
   *[no] { $seat } trekt
} { $cards }.
log-drew-hidden = { $seat_you ->
    [yes] Je trekt
   *[no] { $seat } trekt
} { $n ->
    [one] een militaire kaart
   *[other] { $n } militaire kaarten
}.
log-reshuffled = De afgelegde militaire kaarten van tijdperk { $age } worden als nieuwe stapel geschud.
log-discarded = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} { $card } af.
log-discarded-hidden = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} een militaire kaart van tijdperk { $age } af.
log-skipped = { $seat_you ->
    [yes] Je doet
   *[no] { $seat } doet
} geen politieke actie.
log-seeded = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} { $card } op de toekomstige gebeurtenissen.
log-seeded-hidden = { $seat_you ->
    [yes] Je legt
   *[no] { $seat } legt
} een kaart van tijdperk { $age } op de toekomstige gebeurtenissen.
log-revealed = Een gebeurtenis wordt onthuld: { $card }.
log-renewed = De toekomstige gebeurtenissen worden de huidige.
log-bid = { $seat_you ->
    [yes] Je biedt
   *[no] { $seat } biedt
} { $amount }.
log-passed = { $seat_you ->
    [yes] Je past
   *[no] { $seat } past
}.
log-left-it = { $seat_you ->
    [yes] Je laat
   *[no] { $seat } laat
} het daarbij.
log-colony = { $card } is nu een kolonie van { $seat_you ->
    [yes] jou
   *[no] { $seat }
}.
log-unclaimed = Niemand wil { $card }.
log-colony-lost = { $seat_you ->
    [yes] Je verliest
   *[no] { $seat } verliest
} de kolonie { $card }.
log-colony-taken = { $seat_you ->
    [yes] Je verliest
   *[no] { $seat } verliest
} de kolonie { $card } aan { $other_you ->
    [yes] jou
   *[no] { $other }
}.
log-sacrificed = { $seat_you ->
    [yes] Je offert
   *[no] { $seat } offert
} een eenheid: { $card }.
log-returned = { $n ->
    [one] 1 arbeider van de geofferde eenheden gaat
   *[other] { $n } arbeiders van de geofferde eenheden gaan
} terug naar { $seat_you ->
    [yes] jouw bank
   *[no] de bank van { $seat }
}.
log-bonus-used = { $seat_you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} { $card } voor +{ $value }.
log-aggression = { $seat_you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} { $card } tegen { $other_you ->
    [yes] jou
   *[no] { $other }
} voor { $cost }.
log-war = { $seat_you ->
    [yes] Je verklaart
   *[no] { $seat } verklaart
} { $other_you ->
    [yes] jou
   *[no] { $other }
} de oorlog: { $card }, voor { $cost }.
log-war-comes = { $seat_you ->
    [yes] Jouw oorlog
   *[no] De oorlog van { $seat }
} tegen { $other_you ->
    [yes] jou
   *[no] { $other }
} wordt uitgevochten: { $card }.
log-fight-won = { $card }: { $seat_you ->
    [yes] je wint
   *[no] { $seat } wint
} van { $other_you ->
    [yes] jou
   *[no] { $other }
}, { $attack } tegen { $defense }.
log-fight-failed = { $card }: { $seat_you ->
    [yes] je faalt
   *[no] { $seat } faalt
} tegen { $other_you ->
    [yes] jou
   *[no] { $other }
}, { $attack } tegen { $defense }.
log-fight-even = { $card }: beide kanten hebben { $attack }, er gebeurt niets.
log-war-dropped = { $card } wordt zonder effect afgelegd.
log-pact-offered = { $seat_you ->
    [yes] Je biedt
   *[no] { $seat } biedt
} { $other_you ->
    [yes] jou
   *[no] { $other }
} { $card } aan, zelf als kant { $side }.
log-pact-made = { $card } geldt tussen { $seat_you ->
    [yes] jou
   *[no] { $seat }
} en { $other_you ->
    [yes] jou
   *[no] { $other }
}.
log-pact-refused = { $seat_you ->
    [yes] Je weigert
   *[no] { $seat } weigert
} { $card } van { $other_you ->
    [yes] jou
   *[no] { $other }
}.
log-pact-ended = { $card } tussen { $seat_you ->
    [yes] jou
   *[no] { $seat }
} en { $other_you ->
    [yes] jou
   *[no] { $other }
} eindigt.
log-stayed = { $seat_you ->
    [yes] Je blijft
   *[no] { $seat } blijft
} in het spel.
log-left = { $seat_you ->
    [yes] Je verlaat
   *[no] { $seat } verlaat
} het spel.
log-bonus-kept = { $seat_you ->
    [yes] Je houdt
   *[no] { $seat } houdt
} de eindbonuskaart { $card }.
log-bonus-kept-hidden = { $seat_you ->
    [yes] Je houdt
   *[no] { $seat } houdt
} een eindbonuskaart.
log-bonus-picked = { $seat_you ->
    [yes] Je kiest
   *[no] { $seat } kiest
} de eindbonuskaart { $card }.
log-bonus-shown = Een eindbonuskaart wordt onthuld: { $card }.
log-turned-down = { $seat_you ->
    [yes] Je draait
   *[no] { $seat } draait
} { $card } om.
log-technology-taken = { $seat_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} { $card } van { $other_you ->
    [yes] jou
   *[no] { $other }
} over.
log-final-event = { $card }: { $seat_you ->
    [yes] je scoort
   *[no] { $seat } scoort
} { $what }.
log-final-loss = { $card }: { $seat_you ->
    [yes] je verliest
   *[no] { $seat } verliest
} { $what }.
log-final-bonus = { $source }: { $seat_you ->
    [yes] je scoort
   *[no] { $seat } scoort
} { $what }.
log-over = De partij is afgelopen.

## Points

score-play = Cultuur tijdens het spel
score-age = Cultuur in tijdperk { $age }
score-floor = Cultuur daalt nooit onder 0
bonus-technologies = Technologieën van niveau I
bonus-strength = Kracht
bonus-happy = Blije gezichten
bonus-science = Wetenschapsgroei
bonus-production = Voedsel en grondstoffen per ronde

## The position in words

sheet-match = Het spel
sheet-row = De kaartenrij
sheet-events = Gebeurtenissen
sheet-own = Wat jou aangaat
sheet-civilization = De beschaving van { $seat }
level-simple = Beginspel
level-advanced = Gevorderd spel
level-full = Volledig spel
fact-level = Spelversie
fact-round = Ronde
fact-age = Tijdperk
fact-turn = Aan de beurt
fact-start = Startspeler
fact-civil-deck = Civiele kaarten over
fact-military-deck = Militaire kaarten over
fact-discard = Afgelegde militaire kaarten
fact-ends = Einde na ronde
fact-current = Huidige gebeurtenissen
fact-future = Toekomstige gebeurtenissen
fact-past = Voorbije gebeurtenissen
fact-bonus = Eindbonuskaarten die je kent
fact-culture = Cultuur
fact-science = Wetenschap
fact-strength = Kracht
fact-happy = Blije gezichten
fact-civil = Civiele acties
fact-military = Militaire acties
fact-food = Voedsel
fact-resources = Grondstoffen
fact-unused = Vrije arbeiders
fact-yellow = Gele bank
fact-blue = Blauwe bank
fact-government = Regeringsvorm
fact-leader = Leider
fact-specials = Speciale technologieën
fact-wonders = Voltooide wonderen
fact-hand = Civiele kaarten
fact-building = In aanbouw
fact-face-down = Omgedraaid
fact-tactic = Tactiek
fact-colonies = Koloniën
fact-military-hand = Militaire kaarten
fact-pact = Pact
fact-war = Verklaarde oorlog
fact-marker = Marker bij
column-space = Vak
column-card = Kaart
column-kind = Soort
column-price = Prijs
column-note = Opmerking
column-workers = Arbeiders
column-tokens = Blauwe stenen
can-take = kan genomen worden
pile = A: { $a }, I: { $one }, II: { $two }, III: { $three }
pile-known = A: { $a }, I: { $one }, II: { $two }, III: { $three }; je kent { $cards }
points-and-rate = { $points } ({ $rate } per ronde)
happy-of = { $happy } van { $needed } nodig
actions-left = nog { $left } van { $total }
stored = { $n } opgeslagen ({ $made } per ronde)
bank-yellow = { $n } stenen; de volgende arbeider kost { $food } voedsel, verbruik { $eaten }, nog { $slack } tot er een gezicht meer nodig is
bank-yellow-simple = { $n } stenen; de volgende arbeider kost { $food } voedsel, verbruik { $eaten }
bank-yellow-empty = leeg; verbruik { $eaten }
bank-blue = { $n } stenen; corruptie { $lost }, nog { $slack } tot ze stijgt
bank-blue-simple = { $n } stenen
site = { $card }, { $stages } van { $of } fasen
pact-with = { $card } met { $seat }, kant { $side }
war-on = { $card } tegen { $seat }
line-hand = Je militaire kaarten: { $cards }.
line-uprising = Als de beurt nu zou eindigen, kwam er een opstand en geen productie.
line-forecast = Het einde van je beurt zou { $culture } en { $science } opleveren, voedsel { $food } met { $eaten } verbruik, grondstoffen { $resources } met { $corruption } corruptie.
line-forecast-simple = Het einde van je beurt zou { $culture } en { $science } opleveren, voedsel { $food } met { $eaten } verbruik, grondstoffen { $resources }.
line-stronger = { $seat } is { $lead } sterker dan jij.
line-equal = { $seat } is even sterk als jij.
line-weaker = { $seat } is { $lead } zwakker dan jij.
line-war = { $seat } heeft jou de oorlog verklaard: { $card }.
line-attack = Je zou { $card } tegen { $seat } kunnen spelen voor { $cost }: { $own } tegen { $theirs }.
line-left = { $seat } heeft het spel verlaten.

## Refusals

not-asked = Nu moet een ander beslissen.
not-your-turn = { $seat } is aan de beurt.
asked-first = Eerst moet iets anders beslist worden: { $what }.
nothing-asked = Dat wordt je nu niet gevraagd: { $what }.
matter-war = of je je oorlog uitvecht
matter-politics = je politieke actie
matter-discard = welke militaire kaarten je aflegt
matter-stay = of je in het spel blijft
matter-bonus = welke eindbonuskaart je kiest
matter-contained = wat je met je actiekaart doet
matter-goods = welk voedsel en welke grondstoffen
matter-division = waarvoor je je blauwe stenen gebruikt
matter-yes-or-no = ja of nee
matter-free-building = of je gratis bouwt
matter-worker = van welke kaart een arbeider verloren gaat
matter-building = welk gebouw verwoest wordt
matter-token = van welke kaart een blauwe steen wordt afgegeven
matter-colony = welke kolonie verloren gaat
matter-row-cards = welke kaarten je uit de rij neemt
matter-face-down = welk wonder wordt omgedraaid
matter-raze = welke gebouwen je verwoest
matter-bid = je bod op een gebied
matter-force = hoe je de kolonie betaalt
matter-sacrifice = welke eenheden je offert
matter-defense = hoe je je verdedigt
matter-bonus-card = welke bonuskaarten je speelt
matter-spoils = wat je van de verliezer neemt
matter-pact = of je het pact aanvaardt
matter-food = of je een grondstof als voedsel gebruikt
matter-mines = of je mijnen een steen minder leggen
matter-payment = welke stenen betalen
matter-drawing = hoeveel kaarten je trekt
matter-enough = of dat alles is
politics-over = De ene politieke actie komt vóór de civiele en militaire acties.
nothing-to-discard = Militaire kaarten worden meteen na de politieke actie afgelegd, en alleen die boven de limiet.
simple-game = Het beginspel kent geen politiek.
game-over = De partij is afgelopen.
first-round = In de eerste ronde worden alleen kaarten genomen.
not-that-kind = { $card } is daar geen kaart voor.
not-in-hand = Je hebt { $card } niet in de hand.
not-contained = { $card } staat dat niet toe.
nothing-for = Je hebt niets waarvoor { $card } te gebruiken is.
too-few-civil = Dat kost { $need ->
    [one] 1 civiele actie
   *[other] { $need } civiele acties
}, je hebt er nog { $have }.
too-few-military = Dat kost { $need ->
    [one] 1 militaire actie
   *[other] { $need } militaire acties
}, je hebt er nog { $have }.
too-little-food = Dat kost { $need } voedsel, je hebt { $have }.
too-few-resources = Dat kost { $need ->
    [one] 1 grondstof
   *[other] { $need } grondstoffen
}, je hebt er { $have }.
too-little-science = Dat kost { $need } wetenschap, je hebt { $have }.
bank-empty = Je gele bank is leeg.
no-unused-worker = Je hebt geen vrije arbeider.
not-in-play = Je hebt { $card } niet in het spel.
no-worker-on = Op { $card } is geen arbeider die in aanmerking komt.
no-token-on = Op { $card } ligt geen blauwe steen.
urban-limit = { $kind }: je regeringsvorm staat er { $limit } toe.
not-a-building = { $card } is geen gebouw.
not-urban = { $card } is geen stadsgebouw.
not-a-unit = { $card } is geen eenheid.
no-upgrade = { $to } is geen hoger niveau van het type van { $from }.
no-wonder = Je hebt geen wonder in aanbouw.
too-many-stages = Eén actie bouwt minstens 1 en hoogstens { $most } van de resterende fasen.
no-blue-token = Je blauwe bank heeft geen steen voor deze wonderfase.
empty-space = Deze kaart ligt niet op vak { $space }.
leader-taken = Je hebt al een leider van tijdperk { $age } genomen.
wonder-begun = Eerst moet je wonder in aanbouw voltooid zijn.
already-have = Je hebt { $card } al.
hand-full = Je hand is vol: { $limit } civiele kaarten.
taken-this-turn = Je hebt { $card } pas deze beurt genomen.
older-special = Je hebt een technologie van deze lijn die niet ouder is dan { $card }.
is-government = { $card } komt door revolutie of vreedzame overgang.
actions-used = Een revolutie moet je eerste civiele actie van de beurt zijn.
military-actions-used = Met Robespierre heeft een revolutie al je militaire acties nodig.
after-revolution = De revolutie heeft al je civiele acties van deze beurt gekost.
partner-lacks-science = { $seat } kan niet betalen voor de Wetenschappelijke samenwerking.
no-liner = Je Oceaanlijndienst brengt deze beurt niemand meer.
no-barbarossa = Frederik Barbarossa leidt jou niet.
no-trade = Geen pact laat je deze beurt (nog) voedsel en grondstoffen ruilen.
nothing-to-trade = Je hebt niets opgeslagen dat geruild kan worden.
no-drawing = Militaire kaarten worden aan het eind van de beurt getrokken.
no-deck = Er zijn geen militaire kaarten meer om te trekken.
no-columbus = Columbus leidt jou niet of heeft al gekoloniseerd.
no-such-victim = Dit kan niet op { $seat } gericht worden.
no-target = { $seat } heeft niets dat { $card } kan treffen.
attacks-forbidden = Je leider verbiedt agressie en oorlog.
pact-forbids = Een pact verbiedt aanvallen tussen jou en { $seat }.
war-forbidden = Een pact beschermt { $seat } tegen oorlogen.
last-round = In de laatste ronde wordt geen oorlog verklaard.
no-sacrifice = In de laatste ronde wordt geen eenheid geofferd.
marker-taken = { $seat } is deze ronde al door een ander aangevallen.
no-bonus-in-attack = De aanvaller speelt geen bonuskaarten.
no-bonus-in-war = In een oorlog speelt niemand bonuskaarten.
two-players = Met twee spelers worden geen pacten meer aangeboden.
one-side = Beide kanten van dit pact zijn gelijk.
no-such-pact = Je bent geen partner van { $card }.
no-units = Zonder militaire eenheid biedt niemand.
bid-too-high = Je kunt hoogstens { $most } betalen.
bid-too-low = Een bod moet minstens { $least } zijn.
too-little-force = Het bod is { $need }, je hebt { $have } opgebracht.
needs-unit = Er moet minstens één eenheid geofferd worden.
other-technology = Ze moeten allemaal van één technologie zijn: { $card }.
razed-enough = Meer gebouwen staat de kaart niet toe.
must-raze = Er wordt minstens één gebouw verwoest.
not-that-mix = Minstens { $least } en hoogstens { $most } daarvan kan voedsel zijn.
one-kind = Het is { $n } voedsel of { $n } grondstoffen, niet iets van beide.
not-theirs = { $card } is daar niet in het spel.
have-newer = Je hebt een technologie van de lijn van { $card } die niet ouder is.
worth-too-much = Ze is { $worth } waard, en er valt nog { $left } te nemen.
not-turnable = { $card } is geen voltooid wonder van jou uit tijdperk A of I dat open ligt.
must-pay = De prijs moet volledig betaald worden.
wrong-token = Met een steen van { $card } kan dit niet precies betaald worden.
at-most = Hoogstens { $most }.
hand-already = Zo betaal je al.
no-leaving = Je verlaat het spel aan het begin van je beurt of bij een oorlogsverklaring, als de tafel dat toestaat.
not-offered = { $card } kun je hier niet kiezen.
