# De pagina van Civilization: A New Dawn: elke zin die ze naast die van het spel zegt.

zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Hele wereldkaart
map-as-text = De wereldkaart in woorden
map-label = Wereldkaart van { $tiles } delen
show-names = Namen van de velden
hide-news = Tonen of verbergen wat er sinds je laatste beslissing gebeurde
appears-here = Barbaar { $barbarian } verschijnt hier na de ronde
pick-up = Kies wat op { $at } staat
lay-here = Leg het deel hier: het raakt { $touches } velden
tile-side = Deel { $tile }, kant { $side }
tip-way = Velden
tip-of = { $way } van { $reach }
tip-mature = Velden tot volgroeid
tip-attack = Aanval
tip-defense = Verdediging
after-this-round = Na deze ronde
event-appear = Barbaren verschijnen
event-nothing = Er gebeurt niets
event-move = Barbaren trekken
event-trade = Handelsfiches
come = { $come }
blocked = geblokkeerd: { $stay }
come-and-blocked = { $come }; geblokkeerd: { $stay }
rolls-hit = { $hits ->
    [one] 1 van 6 worpen treft jou
   *[other] { $hits } van 6 worpen treffen jou
}
raid-here = Barbaar { $barbarian } komt hierheen bij een { $die }
dice-rolled = De dobbelstenen van de laatste beslissing
barbarians-go = Barbaren trekken
direction-token = Richtingfiche: waarheen elk getal de barbaren stuurt
core-tile = deel van de kern
spaces-touched = geraakte velden
round = Ronde
building = Voorbereiding
order-of-round = Volgorde van de ronde
your-turn = Jij bent aan de beurt
slot = Vak { $slot }
only-resolve = Alleen afhandelen
back = Terug
resolve = { $card } afhandelen
paid-of = { $produced } van { $cost } betaald
focus-row = Jouw focusrij
counts-as = telt als { $slot }
trade-tokens = { $trade ->
    [one] één handelsfiche
   *[other] { $trade } handelsfiches
}
goes-back = gaat daarna terug naar vak 1
moves-up = schuift daarna naar vak { $slot }
card-source = Kaart en bron
caravans-waiting = { $waiting } op de kaart
now-culture = { $count ->
    [one] 1 fiche
   *[other] { $count } fiches
}, { $spaces ->
    [one] 1 veld
   *[other] { $spaces } velden
}
now-science = schijf { $from } naar { $to }
now-science-cards = { $from } naar { $to }, { $cards ->
    [one] nieuwe kaart
   *[other] { $cards } nieuwe kaarten
}
now-economy = { $markets ->
    [one] 1 markt
   *[other] { $markets } markten
} bereikbaar
now-industry = { $sites ->
    [one] 1 plek
   *[other] { $sites } plekken
}, { $wonders ->
    [one] 1 wonder
   *[other] { $wonders } wonderen
}
now-military = { $targets ->
    [one] 1 doelwit
   *[other] { $targets } doelwitten
}, { $tokens ->
    [one] 1 fiche
   *[other] { $tokens } fiches
}
path-odds = { $attack } tegen { $defense }: { $chances } van 36 worpen
brings = Wat ze nu zou opleveren:
dial-choose = Draai de schijf met { $card }
tech-dial = Technologieschijf: { $value } van 24
agendas-met = { $met } van { $of } agenda’s
agenda-open = open: { $agendas }
stat-cities = steden op de wereldkaart
stat-unused = ongebruikt
stat-mature = volgroeide steden
stat-control = controlefiches op de wereldkaart
stat-reinforced = versterkt
stat-caravans = karavanen op de wereldkaart
stat-of = van { $given }
stat-trade = handelsfiches
no-wonder = nog geen wereldwonder
no-resources = geen grondstoffen
focus-row-of = Focusrij van { $seat }
mini-card = { $slot }: { $card }, { $trade ->
    [one] één handelsfiche
   *[other] { $trade } handelsfiches
}
one-from-winning = Eén agenda van de overwinning: { $agenda } { $have } van { $goal }
one-step = { $agenda } { $have } van { $goal }
agendas = Agenda’s
of-win = van { $of } voor de winst
progress-met = { $seat }: { $agenda } vervuld
progress-of = { $seat }: { $agenda } { $have } van { $goal }
world-wonders = Wereldwonderen
production = productie { $production }
production-trade = productie { $production } + { $trade } handel
cards-below = { $below } eronder
most-production = je kunt { $most } opbrengen
no-free-city = geen vrije stad
short-by = { $missing } tekort
laying-a-tile = Een deel leggen
rule-touches = raakt minstens 4 velden
rule-core = raakt de kern, als dat kan
rule-sides = beide kanten, in elk van de zes standen
rule-holes = gesloten gaten worden water, nog { $left ->
    [one] 1 fiche
   *[other] { $left } fiches
}
spend-so-many = Geef er { $tokens } uit: { $attack } tegen { $defense }
spend-nothing = Niets uitgeven
attack-on = Aanval op { $at }
attack-from = vanaf { $from }, { $spaces } van { $reach ->
    [one] 1 veld
   *[other] { $reach } velden
}
attack-number = aanval { $number } van { $of }
if-it-succeeds = Als de aanval slaagt:
spoil-loot = Tot { $tokens } handelsfiches van { $seat_you ->
    [yes] jouw kaarten.
   *[no] de kaarten van { $seat }.
}
spoil-wonder = Het wereldwonder { $wonder } gaat naar een stad van de aanvaller.
spoil-choice = De stadstaat wordt veroverd of bevrijd.
spoil-trade = { $tokens ->
    [one] 1 handelsfiche
   *[other] { $tokens } handelsfiches
} voor een kaart van de rij naar keuze.
spoil-resource = Een grondstof uit de voorraad.
attack-won = geslaagd
attack-lost = afgeslagen
combat-sources = Gevechtswaarde naar herkomst
you = Jij
piece-control = controlefiche
piece-reinforced = versterkt fiche
piece-city = stad
piece-capital = hoofdstad
piece-state = stadstaat
die = worp
die-and-tokens = worp en fiches
trade = handel
source-slot = vak
source-doubled = { $terrain }, dubbel
source-walls = stadstaat
source-reinforced = versterkt
attack-succeeds = { $attack } tegen { $defense } wint { $at }.
attack-fails = { $attack } tegen { $defense }: { $at } houdt stand. Bij gelijke stand wint de verdediger.
cannot-answer = { $seat_you ->
    [yes] Jij hebt
   *[no] { $seat } heeft
} geen fiche voor de verdediging.
can-answer = { $seat_you ->
    [yes] Jij kunt
   *[no] { $seat } kan
} antwoorden en { $reach } halen.
where-lies = Deel { $tile }, kant { $side }: waar komt het?
lay-it-here = Hier leggen
turn-right = Rechtsom
turn-left = Linksom
side-up = Kant { $side } boven
your-tiles = Jouw delen
tile-capital = je hoofdstad
tile-natural = een natuurwonder
tile-state = een stadstaat
tile-plain = geen bijzondere plek
tile = Deel { $tile }
tiles-laid = Gelegde delen
tiles-left = nog { $left }
capital-with-tile = De hoofdstad staat zodra haar deel ligt.
wins = { $n ->
    [one] { $who } wint
   *[other] { $who } delen de overwinning
}
won-how = Eén agenda op elk van de { $cards } overwinningskaarten, aan het eind van ronde { $round }.
tie-break = Bij gelijke stand tellen wonderen, dan velden.
player = Wie
wonders = Wonderen
spaces = Velden
in-round = ronde { $round }
open-agenda = open
how-far = { $agenda } { $have } van { $goal }
agendas-by-round = Vervulde agenda’s per ronde
met-in-round = { $seat }: { $agenda }, ronde { $round }

focus-early_empire = 2 controlefiches naast je steden
focus-drama_and_poetry = 2 controlefiches naast je steden; verplaats er een
focus-civil_service = 2 controlefiches naast steden, 1 naast je velden
focus-mass_media = 3 controlefiches; win dat van een rivaal binnen 2
focus-astrology = technologie + vak
focus-mathematics = 1 handelsfiche, technologie + vak
focus-replaceable_parts = een nieuwe grondstof, technologie + vak
focus-nuclear_power = vak 5: tref een veld; technologie + vak
focus-foreign_trade = 1 karavaan, 3 velden
focus-currency = 2 karavanen, 4 velden, verslaan barbaren
focus-steam_power = 2 karavanen, 6 velden, over water; ruil
focus-capitalism = 3 karavanen, 6 velden, over water; nog een kaart
focus-pottery = stad binnen 2, of een wonder
focus-animal_husbandry = stad binnen 3, ook van karavanen, of een wonder
focus-nationalism = stad binnen 4 en over water, of een wonder
focus-urbanization = stad binnen 5 met 2 fiches, of een wonder
focus-masonry = versterk, of val 2 keer binnen 2 aan
focus-iron_working = versterk, of 2 aanvallen binnen 3: +1, barbaren +3
focus-mass_production = 2 aanvallen binnen 3 met +2, dan versterken
focus-flight = versterk, dan 3 aanvallen binnen 5 met +3

wonder-stonehenge = gaat verder over heuvels
wonder-hanging_gardens = elke beurt een fiche
wonder-forbidden_city = vernietigt elke beurt een fiche
wonder-chichen_itza = fiches op bossen overal
wonder-sydney_opera_house = fiches van rivalen tellen
wonder-eiffel_tower = neemt elke beurt een fiche over
wonder-colossus = karavanen 6 velden verder
wonder-great_lighthouse = steden overal aan de rand
wonder-great_zimbabwe = bewaart tot 4 handelsfiches
wonder-machu_picchu = vak 1 en 2 tellen als 3
wonder-big_ben = +2 in gevecht per karavaan
wonder-estadio_do_maracana = eerst de economiekaart
wonder-oracle = wisselt elke beurt twee kaarten
wonder-pyramids = 3 kaarten van I naar II
wonder-porcelain_tower = 2 kaarten een niveau hoger
wonder-potala_palace = neem 3 diplomatiekaarten
wonder-oxford_university = nieuwe kaarten van andere soort
wonder-kremlin = +4 met meer versterkte fiches
wonder-petra = +2 verdediging, geen barbaren
wonder-terracotta_army = +2 in de aanval
wonder-alhambra = +2 in aanval en verdediging
wonder-venetian_arsenal = vak 5 nog eens als in vak 1
wonder-ruhr_valley = +5 in de verdediging
wonder-pentagon = +2 in de aanval, op elk doelwit

agenda-civilized = 8 steden
agenda-moneygrubber = 2 economiewonderen
agenda-warmonger = hoofdstad of 2 stadstaten
agenda-paranoid = 2 legerwonderen
agenda-explorer = 15 velden: water of rand
agenda-aesthetic = 2 cultuurwonderen
agenda-technophile = technologievakje 24
agenda-scholarly = 2 wetenschapswonderen
agenda-populous = 5 volgroeide steden
agenda-preservationist = 2 natuurwonderen
