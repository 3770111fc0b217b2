# Die Seite von Civilization: Ein neues Zeitalter: jeder Satz, den sie außer denen des Spiels sagt.

zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganze Weltkarte
map-as-text = Die Weltkarte in Worten
map-label = Weltkarte aus { $tiles } Teilen
show-names = Namen der Felder
hide-news = Zeigen oder verbergen, was seit deiner letzten Entscheidung geschah
appears-here = Barbar { $barbarian } erscheint hier nach der Runde
pick-up = Wähle, was auf { $at } steht
lay-here = Das Teil hierher legen: Es berührt { $touches } Felder
tile-side = Teil { $tile }, Seite { $side }
tip-way = Felder
tip-of = { $way } von { $reach }
tip-mature = Felder bis zur Entwicklung
tip-attack = Angriff
tip-defense = Verteidigung
after-this-round = Nach dieser Runde
event-appear = Barbaren erscheinen
event-nothing = Nichts geschieht
event-move = Barbaren ziehen
event-trade = Handelsmarker
come = { $come }
blocked = blockiert: { $stay }
come-and-blocked = { $come }; blockiert: { $stay }
rolls-hit = { $hits ->
    [one] 1 von 6 Würfen trifft dich
   *[other] { $hits } von 6 Würfen treffen dich
}
raid-here = Barbar { $barbarian } kommt bei einer { $die } hierher
dice-rolled = Die Würfel der letzten Entscheidung
barbarians-go = Barbaren ziehen
direction-token = Richtungsanzeiger: wohin jede Zahl die Barbaren schickt
core-tile = Teil des Kerns
spaces-touched = berührte Felder
round = Runde
building = Vorbereitung
order-of-round = Reihenfolge der Runde
your-turn = Du bist dran
slot = Platz { $slot }
only-resolve = Nur abhandeln
back = Zurück
resolve = { $card } abhandeln
paid-of = { $produced } von { $cost } bezahlt
focus-row = Deine Fokusreihe
counts-as = zählt als { $slot }
trade-tokens = { $trade ->
    [one] ein Handelsmarker
   *[other] { $trade } Handelsmarker
}
goes-back = geht danach auf Platz 1 zurück
moves-up = rückt danach auf Platz { $slot }
card-source = Karte und Quelle
caravans-waiting = { $waiting } auf der Karte
now-culture = { $count } Marker, { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}
now-science = Scheibe { $from } auf { $to }
now-science-cards = { $from } auf { $to }, { $cards ->
    [one] neue Karte
   *[other] { $cards } neue Karten
}
now-economy = { $markets ->
    [one] 1 Markt
   *[other] { $markets } Märkte
} erreichbar
now-industry = { $sites ->
    [one] 1 Bauplatz
   *[other] { $sites } Bauplätze
}, { $wonders } Wunder
now-military = { $targets ->
    [one] 1 Ziel
   *[other] { $targets } Ziele
}, { $tokens } Marker
path-odds = { $attack } gegen { $defense }: { $chances } von 36 Würfen
brings = Was sie jetzt brächte:
dial-choose = Mit { $card } die Scheibe drehen
tech-dial = Technologiescheibe: { $value } von 24
agendas-met = { $met } von { $of } Agenden
agenda-open = offen: { $agendas }
stat-cities = Städte auf der Weltkarte
stat-unused = unbenutzt
stat-mature = entwickelte Städte
stat-control = Kontrollmarker auf der Weltkarte
stat-reinforced = verstärkt
stat-caravans = Wagen auf der Weltkarte
stat-of = von { $given }
stat-trade = Handelsmarker
no-wonder = noch kein Weltwunder
no-resources = keine Ressourcen
focus-row-of = Fokusreihe von { $seat }
mini-card = { $slot }: { $card }, { $trade ->
    [one] ein Handelsmarker
   *[other] { $trade } Handelsmarker
}
one-from-winning = Eine Agenda fehlt zum Sieg: { $agenda } { $have } von { $goal }
one-step = { $agenda } { $have } von { $goal }
agendas = Agenden
of-win = von { $of } zum Sieg
progress-met = { $seat }: { $agenda } erfüllt
progress-of = { $seat }: { $agenda } { $have } von { $goal }
world-wonders = Weltwunder
production = Produktion { $production }
production-trade = Produktion { $production } + { $trade } Handel
cards-below = { $below } darunter
most-production = du kannst { $most } aufbringen
no-free-city = keine freie Stadt
short-by = { $missing } fehlen
laying-a-tile = Ein Teil legen
rule-touches = berührt mindestens 4 Felder
rule-core = berührt den Kern, wenn es geht
rule-sides = beide Seiten, in jeder von sechs Ausrichtungen
rule-holes = geschlossene Löcher werden Wasser, noch { $left } Marker
spend-so-many = { $tokens } ausgeben: { $attack } zu { $defense }
spend-nothing = Nichts ausgeben
attack-on = Angriff auf { $at }
attack-from = von { $from } aus, { $spaces } von { $reach ->
    [one] 1 Feld
   *[other] { $reach } Feldern
}
attack-number = Angriff { $number } von { $of }
if-it-succeeds = Wenn der Angriff gelingt:
spoil-loot = Bis zu { $tokens } Handelsmarker von { $seat_you ->
    [yes] deinen Karten.
   *[no] den Karten von { $seat }.
}
spoil-wonder = Das Weltwunder { $wonder } kommt in eine Stadt des Angreifers.
spoil-choice = Der Stadtstaat wird erobert oder befreit.
spoil-trade = { $tokens } Handelsmarker für eine beliebige Karte der Reihe.
spoil-resource = Eine Ressource aus dem Vorrat.
attack-won = gelungen
attack-lost = abgewehrt
combat-sources = Kampfwert nach Herkunft
you = Du
piece-control = Kontrollmarker
piece-reinforced = verstärkter Marker
piece-city = Stadt
piece-capital = Hauptstadt
piece-state = Stadtstaat
die = Würfel
die-and-tokens = Würfel und Marker
trade = Handel
source-slot = Platz
source-doubled = { $terrain }, doppelt
source-walls = Stadtstaat
source-reinforced = verstärkt
attack-succeeds = { $attack } zu { $defense } gewinnt { $at }.
attack-fails = { $attack } zu { $defense }: { $at } hält stand. Bei Gleichstand gewinnt die Verteidigung.
cannot-answer = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} keinen Marker für die Verteidigung.
can-answer = { $seat_you ->
    [yes] Du kannst
   *[no] { $seat } kann
} antworten und { $reach } erreichen.
where-lies = Teil { $tile }, Seite { $side }: Wo kommt es hin?
lay-it-here = Hierher legen
turn-right = Rechts drehen
turn-left = Links drehen
side-up = Seite { $side } nach oben
your-tiles = Deine Teile
tile-capital = deine Hauptstadt
tile-natural = ein Naturwunder
tile-state = ein Stadtstaat
tile-plain = kein besonderer Ort
tile = Teil { $tile }
tiles-laid = Gelegte Teile
tiles-left = noch { $left }
capital-with-tile = Die Hauptstadt steht, sobald ihr Teil liegt.
wins = { $n ->
    [one] { $who } gewinnt
   *[other] { $who } teilen sich den Sieg
}
won-how = Eine Agenda auf jeder der { $cards } Siegkarten, am Ende von Runde { $round }.
tie-break = Bei Gleichstand zählen Wunder, dann Felder.
player = Wer
wonders = Wunder
spaces = Felder
in-round = Runde { $round }
open-agenda = offen
how-far = { $agenda } { $have } von { $goal }
agendas-by-round = Erfüllte Agenden nach Runden
met-in-round = { $seat }: { $agenda }, Runde { $round }

focus-early_empire = 2 Kontrollmarker neben deinen Städten
focus-drama_and_poetry = 2 Kontrollmarker neben deinen Städten; bewege einen
focus-civil_service = 2 Kontrollmarker neben Städten, 1 neben deinen Feldern
focus-mass_media = 3 Kontrollmarker; gewinne den eines Rivalen bis 2 weit
focus-astrology = Technologie + Platz
focus-mathematics = 1 Handelsmarker, Technologie + Platz
focus-replaceable_parts = eine neue Ressource, Technologie + Platz
focus-nuclear_power = Platz 5: Schlag auf ein Feld; Technologie + Platz
focus-foreign_trade = 1 Wagen, 3 Felder
focus-currency = 2 Wagen, 4 Felder, besiegen Barbaren
focus-steam_power = 2 Wagen, 6 Felder, über Wasser; Tausch
focus-capitalism = 3 Wagen, 6 Felder, über Wasser; weitere Karte
focus-pottery = Stadt bis 2 Felder weit oder ein Wunder
focus-animal_husbandry = Stadt bis 3 Felder weit, auch von Wagen, oder ein Wunder
focus-nationalism = Stadt bis 4 Felder weit, über Wasser, oder ein Wunder
focus-urbanization = Stadt bis 5 Felder weit mit 2 Markern oder ein Wunder
focus-masonry = verstärke oder greife 2-mal bis 2 Felder weit an
focus-iron_working = verstärke oder 2 Angriffe bis 3 weit: +1, Barbaren +3
focus-mass_production = 2 Angriffe bis 3 weit mit +2, dann verstärke
focus-flight = verstärke, dann 3 Angriffe bis 5 weit mit +3

wonder-stonehenge = weiter über angrenzende Hügel
wonder-hanging_gardens = jeden Zug ein Marker
wonder-forbidden_city = zerstört jeden Zug einen Marker
wonder-chichen_itza = Marker auf Wälder überall
wonder-sydney_opera_house = Rivalen-Marker zählen mit
wonder-eiffel_tower = übernimmt jeden Zug einen Marker
wonder-colossus = Wagen ziehen 6 Felder mehr
wonder-great_lighthouse = Städte überall am Rand
wonder-great_zimbabwe = lagert bis zu 4 Handelsmarker
wonder-machu_picchu = Plätze 1 und 2 zählen als 3
wonder-big_ben = +2 im Kampf für jeden Wagen
wonder-estadio_do_maracana = zuerst die Wirtschaftskarte
wonder-oracle = tauscht jeden Zug zwei Karten
wonder-pyramids = 3 Karten von I auf II
wonder-porcelain_tower = 2 Karten eine Stufe höher
wonder-potala_palace = nimm 3 Diplomatiekarten
wonder-oxford_university = neue Karten anderer Art
wonder-kremlin = +4 mit mehr verstärkten Markern
wonder-petra = +2 Verteidigung, keine Barbaren
wonder-terracotta_army = +2 im Angriff
wonder-alhambra = +2 in Angriff und Verteidigung
wonder-venetian_arsenal = Platz 5 noch einmal wie Platz 1
wonder-ruhr_valley = +5 in der Verteidigung
wonder-pentagon = +2 im Angriff, auf jedes Ziel

agenda-civilized = 8 Städte
agenda-moneygrubber = 2 Wirtschaftswunder
agenda-warmonger = Hauptstadt oder 2 Stadtstaaten
agenda-paranoid = 2 Militärwunder
agenda-explorer = 15 Felder: Wasser, Rand
agenda-aesthetic = 2 Kulturwunder
agenda-technophile = Technologiefeld 24
agenda-scholarly = 2 Wissenschaftswunder
agenda-populous = 5 entwickelte Städte
agenda-preservationist = 2 Naturwunder
