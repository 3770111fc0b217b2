# Civilization: Ein neues Zeitalter: jeder Satz des Spiels.

## The game and its options

game-title = Civilization: Ein neues Zeitalter
game-short = Neues Zeitalter
game-edition = Civilization, 2017
game-points = { $points ->
    [one] { $points } Agenda
   *[other] { $points } Agenden
}
game-summary = Führe eine Zivilisation mit fünf Fokuskarten, die stärker werden, je länger sie warten. Breite dich aus, baue Weltwunder, handle und kämpfe, bis du auf jeder Siegkarte eine Agenda erfüllt hast.
first-turn = In jedem Zug führst du eine Karte deiner Fokusreihe aus; je weiter rechts sie liegt, desto stärker ist sie.
first-refusal = Eine Ablehnung kostet nichts. Meist ist der Platz der Fokusreihe zu niedrig für das Gelände, oder nichts von dir ist nah genug.
first-end = Es gewinnt, wer auf jeder Siegkarte eine Agenda erfüllt hat. Im Rückblick siehst du, in welcher Runde welche erfüllt war.
option-map = Weltkarte
option-map-first = fertig für die erste Partie (eigene Anordnung: das gedruckte Bild fehlt in unserer Quelle)
option-map-built = die Spieler legen die Spielplanteile (um einen Kern in eigener Anordnung)
option-epic = Episches Spiel: vier Siegkarten
option-tech_overflow = Technologiescheibe über 24 hinaus
option-tech_overflow-stop = der Pfeil bleibt auf 15 stehen
option-tech_overflow-continue = der Pfeil zählt ab 15 weiter
option-tiles = Gelände, wo zwei Abschriften einander widersprechen
option-tiles-first = die besser belegte
option-tiles-second = die andere
option-husbandry = Viehzucht baut von einem Wagen aus
option-husbandry-three = bis 3 Felder weit
option-husbandry-one = auf angrenzenden Feldern
option-errata = Änderungen des Verlags an Petra und Estádio do Maracanã
option-errata-applied = berücksichtigt
option-errata-printed = wie gedruckt
option-turn_end = Ende eines Zuges
option-turn_end-asked = die Person am Zug beendet ihn und kann bis dahin zurücknehmen
option-turn_end-by_itself = von selbst nach der letzten Entscheidung
option-capitals = Hauptstädte auf der fertigen Weltkarte
option-capitals-chosen = werden gewählt
option-capitals-by_seat = in der Reihenfolge der Sitze
option-beside_conquered = Eine Stadt neben einem eroberten Stadtstaat, den ein Kontrollmarker hält
option-beside_conquered-forbidden = kann nicht gebaut werden
option-beside_conquered-allowed = kann gebaut werden
option-caravan_limit = Wohin pro Zug nur ein Wagen ziehen darf
option-caravan_limit-every_city = in jede Stadt und jeden Stadtstaat, auch eigene Städte
option-caravan_limit-markets = in jede rivalisierende Stadt und jeden Stadtstaat

## Parts of sentences

spot = { $space } ({ $terrain })
plain = { $text }
list = { $things }
number = { $number }
nothing = keine
direction-east = nach Osten
direction-south-east = nach Südosten
direction-south-west = nach Südwesten
direction-west = nach Westen
direction-north-west = nach Nordwesten
direction-north-east = nach Nordosten
foe-barbarian = { $barbarian }
foe-state = den Stadtstaat { $state }
foe-control = { $seat_you ->
    [yes] deinen Kontrollmarker
   *[no] den Kontrollmarker von { $seat }
}
foe-reinforced = { $seat_you ->
    [yes] deinen verstärkten Kontrollmarker
   *[no] den verstärkten Kontrollmarker von { $seat }
}
foe-city = { $seat_you ->
    [yes] deine Stadt
   *[no] die Stadt von { $seat }
}
foe-capital = { $seat_you ->
    [yes] deine Hauptstadt
   *[no] die Hauptstadt von { $seat }
}
level = Stufe { $level }

## Why something is not allowed

wrong-number-of-players = Das Spiel ist für zwei bis vier Spieler.
not-your-decision = Jetzt entscheidet { $seat }.
match-is-over = Die Partie ist zu Ende.
tile-is-not-chosen-now = Ein Spielplanteil wird beim Bau der Weltkarte gewählt, bevor es gedreht und gelegt wird.
tile-is-not-turned-now = Ein Spielplanteil wird gedreht, nachdem es gewählt und bevor es gelegt wird.
tile-is-not-laid-now = Ein Spielplanteil wird gelegt, nachdem es gewählt und gedreht wurde.
capitals-stand-already = Hauptstädte werden vor der ersten Runde gewählt, und nur auf der fertigen Weltkarte.
no-star-there = Auf { $space } ist kein Stern.
star-is-taken = { $space } hat schon jemand gewählt.
direction-is-placed-once = Der Richtungsanzeiger wird einmal angelegt, vor der ersten Runde.
only-at-the-start = Das geht nur zu Beginn deines Zuges, bevor du eine Karte wählst.
effect-not-owned = { $thing } hast du nicht.
effect-used = { $thing } hast du in diesem Zug schon genutzt oder erst nach seinem Beginn bekommen.
card-is-chosen-at-the-start = Die Karte dieses Zuges hast du schon gewählt.
turn-is-not-done = Ein Zug endet, nachdem eine Karte abgehandelt wurde.
tokens-are-spent-with-their-card = Marker werden ausgegeben, während die Karte abgehandelt wird, auf der sie liegen.
not-the-card-being-resolved = Nur Marker auf der Karte, die abgehandelt wird, können ausgegeben werden, im Kampf die auf deiner Militärkarte.
token-not-on-the-card = Der Marker von { $thing } liegt nicht auf dieser Karte.
token-used-this-turn = Der Marker von { $thing } wurde in diesem Zug schon benutzt.
not-in-defense = Der Marker von { $thing } hilft nur, wenn du die Karte abhandelst, nicht in der Verteidigung.
must-choose-tile = Wähle das Spielplanteil, das du legst.
must-lay-tile = Lege das Spielplanteil, das du gewählt hast.
must-choose-capital = Wähle einen Stern für deine Hauptstadt.
must-place-direction = Lege den Richtungsanzeiger an.
must-choose-card = Wähle eine Karte; du darfst sie abhandeln, ohne sie zu nutzen.
must-end-turn = Beende deinen Zug oder nimm etwas zurück.
must-surrender = Überlasse einen der beiden gewählten Kontrollmarker.
must-take-back = Du hast keinen unbenutzten Kontrollmarker: Nimm für das gewonnene Feld einen von der Weltkarte zurück.
must-drop-caravan = Entferne einen überzähligen Wagen.
must-give = Lege den Handelsmarker der Botschaft auf eine Karte.
must-return-pact = Gib eine Diplomatiekarte zurück: Du hältst zu viele von einer Person.
must-put-trade = Lege den Handelsmarker auf eine Karte.
must-discard = Lege einen Handelsmarker ab.
must-take-resource = Nimm eine Ressource aus dem Vorrat.
must-put-token = Lege den Marker auf eine Karte.
must-pay = Bezahle das Weltwunder, das du baust.
must-site = Wähle eine Stadt für das Weltwunder.
must-conquer-or-liberate = Erobere oder befreie den Stadtstaat.
not-on-the-map = { $space } liegt nicht auf der Weltkarte.
water = { $space } ist Wasser.
terrain-too-difficult = { $space } ({ $terrain }) ist zu schwierig für Platz { $slot }.
space-is-taken = { $space } ist besetzt.
space-not-empty = { $space } ist nicht leer.
not-adjacent = { $space } liegt nicht daneben.
not-beside-own-city = { $space } grenzt an keine deiner Städte.
not-beside-friendly-space = { $space } grenzt an keines deiner Felder.
not-beside-new-city = { $space } grenzt nicht an die neue Stadt.
not-an-adjacent-hill = Stonehenge geht nur auf freie Hügel neben den letzten weiter; { $space } ist keiner.
stonehenge-placed-it = Stonehenge hat den Kontrollmarker auf { $space } eben erst platziert; nimm einen anderen zurück.
placing-takes-a-card = Kontrollmarker platzierst du nur, wenn eine Karte oder ein Weltwunder es erlaubt.
nothing-to-take-back-for = Ein Kontrollmarker wird nur zurückgenommen, wenn du einen platzieren darfst und keinen mehr hast.
no-more-control-tokens = Ohne einen Marker auszugeben kannst du keinen weiteren Kontrollmarker platzieren.
no-unused-control-token = Du hast keinen unbenutzten Kontrollmarker; nimm zuerst einen von der Weltkarte zurück.
still-unused-control-tokens = Du hast noch unbenutzte Kontrollmarker.
nothing-to-place = Für einen weiteren Kontrollmarker gibt es kein Feld.
not-your-control-token = Auf { $space } liegt kein Kontrollmarker von dir.
place-the-token-taken-back = Platziere zuerst den zurückgenommenen Kontrollmarker.
place-the-others-first = Platziere zuerst die Marker, die dir die Karte gibt.
no-trade-for-this-part = Marker helfen nur bei den Kontrollmarkern neben deinen Städten.
no-rival-token-near = Auf { $space } liegt kein rivalisierender Kontrollmarker, der höchstens { $within } Felder von deinen entfernt ist.
no-rival-token-there = Auf { $space } liegt kein rivalisierender Kontrollmarker.
only-drama-moves-tokens = Nur Schauspiel und Dichtung bewegt einen Kontrollmarker.
only-mass-media-converts = Nur Massenmedien verändert so einen rivalisierenden Kontrollmarker.
no-rival-token-beside = Auf { $space } liegt kein rivalisierender Kontrollmarker neben einem deiner Felder.
cannot-name-that-token = { $space } kann nicht gewählt werden: Es müssen zwei Kontrollmarker desselben Rivalen sein.
not-one-of-the-two = { $space } ist keiner der beiden gewählten Kontrollmarker.
no-token-was-named = Niemand hat Kontrollmarker von dir gewählt.
advancing-takes-a-science-card = Die Technologiescheibe wird vorgerückt, während eine Wissenschaftskarte abgehandelt wird.
no-card-to-take = Neue Karten gibt es für Stufenfelder der Technologiescheibe und durch manche Weltwunder.
card-of-another-level = { $card } hat nicht die Stufe, die du jetzt nehmen darfst.
card-is-in-the-row = { $card } liegt schon in deiner Fokusreihe.
card-of-another-type = { $card } ersetzt nur eine Karte derselben Art.
card-replaced-already = { $card } passt hier nicht: Dieses Weltwunder ersetzt jede Karte nur einmal.
oxford-keeps-science-cards = Eine Wissenschaftskarte wird auch mit der Universität Oxford nur durch eine Wissenschaftskarte ersetzt.
nothing-to-strike = Auf { $space } und ringsum liegt kein Kontrollmarker.
only-nuclear-power-strikes = Nur Kernkraft auf Platz 5 trifft ein Feld.
supply-is-empty = Im Vorrat ist nichts mehr davon: { $resource }.
resource-already-owned = Davon hast du schon: { $resource }.
resource-missing = Davon hast du nichts: { $resource }.
same-resource = Das wäre wieder dieselbe Ressource.
only-steam-power-exchanges = Nur Dampfkraft tauscht eine Ressource.
no-resource-to-take = Aus dem Vorrat steht dir jetzt keine Ressource zu.
no-such-caravan = Diesen Wagen hast du nicht.
caravan-rests = Dieser Wagen ist in diesem Zug zurückgekehrt und ruht.
caravan-like-another = Ein anderer Wagen steht am selben Ort; bewege zuerst diesen.
caravan-has-no-steps-left = Dieser Wagen hat keine Schritte mehr.
caravan-is-there = Der Wagen ist schon auf { $space }; jede Bewegung ist mindestens ein Feld weit.
moving-takes-an-economy-card = Wagen ziehen, während eine Wirtschaftskarte abgehandelt wird.
no-caravan-is-surplus = Du hast keinen überzähligen Wagen.
barbarian-in-the-way = Auf { $space } ist ein Barbar.
already-visited = Einer deiner Wagen ist in diesem Zug schon nach { $space } gezogen.
too-far-for-the-caravan = { $space } ist zu weit: Der Wagen hat noch { $left ->
    [one] ein Feld
   *[other] { $left } Felder
}.
way-is-blocked = Der Weg nach { $space } ist versperrt.
no-caravan-traded-there = Eine Diplomatiekarte gibt es nur, wenn ein Wagen von dir dort gehandelt hat, oder durch den Potala-Palast.
cannot-cross-there = So kann der Wagen { $space } nicht durchqueren.
not-that-city-state = Dein Wagen hat nicht mit { $state } gehandelt.
already-has-envoy = Du hast schon eine Diplomatiekarte von { $state }.
no-envoy-left = Von { $state } ist keine Diplomatiekarte übrig.
not-a-rival = Das ist kein anderer Spieler.
not-the-visited-player = Dein Wagen war bei einem anderen Spieler.
too-many-pacts = Von diesem Spieler kannst du nicht mehr Karten halten.
not-too-many-pacts = Von diesem Spieler hältst du nicht zu viele Karten.
no-pact-to-return = Du musst keine Diplomatiekarte zurückgeben.
pact-not-at-home = { $pact } liegt nicht im Stapel ihres Besitzers.
pact-not-held = Du hast { $pact } dieses Spielers nicht.
name-the-left-card-first = Nenne die linke Karte zuerst.
cards-not-adjacent = Die beiden Karten müssen nebeneinanderliegen.
zimbabwe-is-empty = Auf Groß-Simbabwe liegt kein Handelsmarker.
zimbabwe-not-owned = Du kontrollierst Groß-Simbabwe nicht.
zimbabwe-is-full = Auf Groß-Simbabwe liegen schon vier Handelsmarker.
no-token-to-put = Du hast keinen Marker auf eine Karte zu legen.
capital-not-raided = Handelsmarker werden abgelegt, wenn Barbaren deine Hauptstadt überfallen.
card-is-full = Auf dieser Karte liegen schon drei Handelsmarker.
not-that-card = Diese Marker kommen auf die Karte der Art des Stadtstaats.
card-of-another-type-than-state = Der Marker kommt auf eine Karte der Art des Stadtstaats.
no-trade-token-there = Auf dieser Karte liegt kein Handelsmarker.
natural-used-this-turn = { $natural } wurde in diesem Zug schon ausgegeben.
natural-not-owned = Du kontrollierst { $natural } nicht.
natural-is-worth-more = Für dieses Weltwunder zählt das Naturwunder als seine Ressource; gib es so aus.
natural-does-not-fit = { $natural } kann für { $wonder } nicht ausgegeben werden.
resource-does-not-fit = { $resource } kann für { $wonder } nicht ausgegeben werden.
no-trade-for-cities = Marker helfen nicht beim Bau von Städten.
no-trade-for-reinforcing = Marker helfen nicht beim Verstärken; gib sie im Kampf aus.
beside-a-city = { $space } grenzt an eine Stadt oder einen Stadtstaat.
beside-a-conquered-state = { $space } grenzt an einen eroberten Stadtstaat.
building-takes-an-industry-card = Städte und Weltwunder werden gebaut, während eine Industriekarte abgehandelt wird.
out-of-range = { $space } ist für diese Karte außer Reichweite.
no-unused-city = Du hast keine unbenutzte Stadt.
wonder-not-face-up = { $wonder } liegt nicht offen aus.
no-city-without-wonder = Alle deine Städte haben schon ein Weltwunder.
not-enough-production = { $wonder } kostet { $cost }; du kannst { $most } aufbringen.
no-wonder-to-pay-for = Du bezahlst gerade kein Weltwunder.
no-wonder-to-place = Kein Weltwunder wartet auf eine deiner Städte.
no-site-for-a-wonder = { $space } ist keine deiner Städte ohne Weltwunder.
attacks-or-reinforces = Diese Karte kann nicht in dieser Reihenfolge angreifen und verstärken.
no-reinforcement-left = Diese Karte verstärkt keinen weiteren Kontrollmarker.
reinforced-already = Der Kontrollmarker auf { $space } ist schon verstärkt.
reinforcing-takes-a-military-card = Kontrollmarker werden verstärkt, während eine Militärkarte abgehandelt wird.
attacking-takes-a-military-card = Angegriffen wird nur, während eine Militärkarte abgehandelt wird.
no-attack-left = Diese Karte erlaubt keinen weiteren Angriff.
nothing-to-attack = Auf { $space } gibt es nichts anzugreifen.
only-from-gained-spaces = { $space } ist nur von Feldern aus nah genug, die du in diesem Zug durch einen Angriff gewonnen hast; von dort aus wird nicht angegriffen.
too-far-to-attack = { $space } ist zu weit: Diese Karte greift bis zu { $range } Felder weit an.
no-city-state-beaten = Du hast keinen eroberten Stadtstaat besiegt.
no-capital-beaten = Du hast keine Hauptstadt besiegt.
barbarian-is-gone = { $barbarian } ist nicht auf der Weltkarte.
not-an-economy-card = Jetzt kann nur die Wirtschaftskarte abgehandelt werden.
not-the-card-of-slot-5 = Nur die eben abgehandelte Karte kann noch einmal abgehandelt werden.
another-card = Es muss eine andere Karte als Kapitalismus sein.
not-your-tile = Spielplanteil { $tile } hast du nicht.
no-such-rotation = Ein Spielplanteil hat sechs Ausrichtungen.
tile-fits-nowhere-like-that = So gedreht passt das Spielplanteil nirgends.
tile-overlaps = Dort läge das Spielplanteil auf etwas anderem.
tile-touches-too-little = Dort würde das Spielplanteil { $touched } Felder berühren; es müssen vier sein.
too-much-water-needed = Für das Loch, das entstünde, gibt es nicht genug Wassermarker.
tile-misses-the-core = Das Spielplanteil kann den Kern berühren, also muss es ihn auch berühren.

## Questions

ask-wait = Es wird auf { $seat } gewartet.
ask-over = Die Partie ist zu Ende. { $n ->
    [one] Gewonnen hat { $who }
   *[other] Den Sieg teilen sich { $who }
}.
ask-choose-tile = Welches Spielplanteil legst du als Nächstes?
ask-turn-tile = Welche Seite von Spielplanteil { $tile } liegt oben, und wie ist es gedreht?
ask-lay-tile = Wo legst du Spielplanteil { $tile } hin?
ask-capital = Auf welchen Stern stellst du deine Hauptstadt?
ask-direction = Wohin schickt eine 1 die Barbaren?
ask-turn = Runde { $round }: Welche Karte handelst du ab?
ask-turn-start = Runde { $round }: Welchen Effekt vom Beginn deines Zuges nutzt du, oder welche Karte handelst du ab?
ask-economy-first = Estádio do Maracanã: Zuerst die Wirtschaftskarte abhandeln?
ask-economy-after = Estádio do Maracanã: Auch die Wirtschaftskarte abhandeln?
ask-again = Arsenal von Venedig: { $card } noch einmal wie auf Platz 1 abhandeln?
ask-other-card = Kapitalismus: Welche andere Karte handelst du wie auf Platz 1 ab?
ask-swap-any = Welche zwei Karten deiner Reihe tauschst du?
ask-end-turn = Alles ist getan. Beendest du deinen Zug?
ask-name-second = Eiffelturm: Welchen zweiten Kontrollmarker wählst du neben { $first }?
ask-surrender = Eiffelturm: Welchen deiner Kontrollmarker überlässt du { $seat }?
ask-place = { $card }: Wo platzierst du einen Kontrollmarker (noch { $left })?
ask-place-more = { $card }: Einen Marker für einen weiteren Kontrollmarker ausgeben?
ask-take-back = Welchen Kontrollmarker nimmst du von der Weltkarte zurück?
ask-gardens = Hängende Gärten: Wo platzierst du den Kontrollmarker?
ask-hills = Stonehenge: Auf welchem angrenzenden Hügel platzierst du einen weiteren Kontrollmarker?
ask-hills-take-back = Stonehenge: Welchen Kontrollmarker nimmst du für einen angrenzenden Hügel zurück?
ask-move-control = Welchen Kontrollmarker bewegst du ein Feld weit?
ask-convert = Massenmedien: Welchen rivalisierenden Kontrollmarker wählst du?
ask-advance = Die Technologiescheibe um { $steps } vorrücken?
ask-strike = Kernkraft: Welches Feld triffst du?
ask-learn = Welche Karte der Stufe { $level } nimmst du?
ask-upgrade = { $wonder }: Welche Karte ersetzt du durch eine bessere (noch { $left })?
ask-caravans = Wohin ziehen deine Wagen (je { $distance ->
    [one] ein Feld
   *[other] { $distance } Felder
})?
ask-exchange = Welche Ressource tauschst du?
ask-drop-caravan = Deine Wirtschaftskarte hat jetzt weniger Wagen: Welchen entfernst du?
ask-take-envoy = Die Diplomatiekarte von { $state } nehmen?
ask-take-pact = Welche Diplomatiekarte von { $seat } nimmst du?
ask-envoys = Potala-Palast: Welche Diplomatiekarte nimmst du (noch { $left })?
ask-gift = Botschaft: Auf welche Karte von { $seat } legst du den Handelsmarker?
ask-return-pacts = Du hältst zu viele Diplomatiekarten: Welche gibst du zurück?
ask-gain-trade = Auf welche Karte legst du einen Handelsmarker (noch { $left })?
ask-discard = Barbaren überfallen deine Hauptstadt: Von welcher Karte legst du einen Handelsmarker ab (noch { $left })?
ask-resource = Welche Ressource nimmst du aus dem Vorrat?
ask-put-token = Auf welche Karte legst du { $thing }?
ask-build = Baust du eine Stadt oder ein Weltwunder?
ask-pay = { $wonder }: Was gibst du aus ({ $produced } von { $cost })?
ask-site = Unter welche Stadt legst du { $wonder }?
ask-fight = Was verstärkst du oder greifst du an (noch { $reinforcements } Marker, { $attacks } { $attacks ->
    [one] Angriff
   *[other] Angriffe
})?
ask-spend-attack = { $attack } gegen { $defense }: Gibst du Marker für deinen Angriff aus?
ask-spend-defense = { $seat } greift mit { $attack } gegen { $defense } an: Gibst du Marker für deine Verteidigung aus?
ask-conquest = Eroberst oder befreist du { $state }?
ask-loot = Welchen Handelsmarker nimmst du { $seat } weg (noch { $left })?

## Buttons

do-tile = Spielplanteil { $tile }
tile-capital = mit deiner Hauptstadt
tile-natural = mit einem Naturwunder
tile-state = mit einem Stadtstaat
tile-plain = ohne solche Symbole
do-side = Seite { $side } oben
do-turn-tile = { $degrees ->
    [0] nicht gedreht
   *[other] um { $degrees }° gedreht
}
do-lay-tile = erstes Feld bei { $q } / { $r }
hint-touches = berührt { $touched }
hint-touches-water = berührt { $touched }; { $holes } Wassermarker
hint-around = ringsum: { $things }
do-point = { $direction }
group-resolve = Eine Karte abhandeln
do-resolve = Platz { $slot }: { $card }
hint-culture = { $count ->
    [one] ein Kontrollmarker
   *[other] { $count } Kontrollmarker
}, { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} zur Wahl
hint-science = Technologiescheibe von { $from } auf { $to }
hint-science-cards = Technologiescheibe von { $from } auf { $to }, neu: { $cards }
hint-economy = { $distance } Felder für jeden Wagen
hint-economy-markets = { $distance } Felder für jeden Wagen; Handel möglich auf { $markets }
hint-industry = Produktion { $production }; { $sites ->
    [one] ein Bauplatz
   *[other] { $sites } Bauplätze
} für eine Stadt
hint-industry-wonders = Produktion { $production }; { $sites ->
    [one] ein Bauplatz
   *[other] { $sites } Bauplätze
} für eine Stadt; bezahlbar: { $wonders }
hint-military = verstärkt bis zu { $reinforcements }, greift bis zu { $attacks }-mal an; { $targets ->
    [one] ein Ziel
   *[other] { $targets } Ziele
}
group-thing = { $thing }
do-swap = { $one } und { $other } tauschen
do-destroy = { $foe } auf { $at } zerstören
do-name = { $foe } auf { $at } wählen
do-surrender = { $at } überlassen
do-withdraw = ein Handelsmarker auf { $card }
do-move-barbarian = { $barbarian } nach { $at }
do-change-pact = { $give } von { $seat } gegen { $take } zurückgeben
group-spend = Einen Marker ausgeben
do-spend-trade = einen Handelsmarker von { $card }
do-spend-thing = { $thing } (bleibt liegen, einmal pro Zug)
hint-one-token-more = ein Kontrollmarker mehr
hint-one-space-more = ein Feld mehr für jeden Wagen
hint-advances-to = die Technologiescheibe rückt auf { $to }
hint-values = dann { $attack } gegen { $defense }
hint-paid = dann { $produced } von { $cost } bezahlt
do-done = Fertig
do-end-turn = Zug beenden
hint-next-player = dann ist { $seat } am Zug
hint-next-event = dann endet die Runde mit einem Ereignis: { $event }
do-skip = Nein
group-place = Einen Kontrollmarker platzieren
do-at = { $at }
hint-takes = nimmt { $thing }
group-take-back = Einen Kontrollmarker zurücknehmen
hint-gives-up = gibt { $thing } auf
group-move-control = Einen Kontrollmarker von { $at } bewegen
do-to = nach { $at }
do-go = nach { $at }, { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}
do-convert = { $foe } auf { $at } ersetzen
do-weaken = { $foe } auf { $at } schwächen
do-advance = Um { $steps } auf { $to } vorrücken
hint-new-cards = neu: { $cards }
do-strike = { $at } treffen
hint-strike = trifft { $own ->
    [one] einen deiner Kontrollmarker
   *[other] { $own } deiner Kontrollmarker
} und { $rival } von anderen
do-learn = { $card } statt { $replaced }
group-caravan-card = Ein Wagen von deiner Wirtschaftskarte
group-caravan = Der Wagen auf { $at }
group-caravan-moved = Der Wagen auf { $at }, der { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} gezogen ist
hint-trades-state = handelt mit { $state }: 2 Handelsmarker auf die Karte { $kind }
hint-trades-rival = handelt mit { $seat }: 2 Handelsmarker auf beliebige Karten
hint-defeats = besiegt { $barbarian }
do-across = über { $over } nach { $at }
do-drop-card = den auf der Wirtschaftskarte
do-drop = den auf { $at }
do-take-envoy = Die Karte von { $state } nehmen
group-pacts = Karten von { $seat }
do-pact = { $pact }
hint-returns = gibt { $pact } zurück
do-exchange = { $give } gegen { $take }
do-put = Platz { $slot }: { $card }
hint-trade-on-card = { $trade ->
    [one] ein Handelsmarker liegt dort
   *[other] { $trade } Handelsmarker liegen dort
}
do-store = stattdessen Groß-Simbabwe
do-resource = { $resource }
group-city = Eine Stadt bauen
hint-frees-token = dein Kontrollmarker dort wird frei
group-wonder = Ein Weltwunder bauen
do-wonder = { $wonder }
hint-wonder = kostet { $cost }, du kannst { $production } aufbringen
group-reinforce = Einen Kontrollmarker verstärken
group-attack = Angreifen
do-attack = { $foe } auf { $at } angreifen
hint-attack = { $attack } gegen { $defense } vor dem Würfeln: gelingt bei { $chances } von 36 Würfen
hint-attack-tokens = { $attack } gegen { $defense } vor dem Würfeln: gelingt bei { $chances } von 36 Würfen, mit { $tokens ->
    [one] einem Marker
   *[other] { $tokens } Markern
} bei { $best }
do-conquer = Erobern
hint-conquer-city = dort steht dann eine deiner Städte, und sein Marker kommt auf deine Karte
hint-conquer-token = du hast keine Stadt mehr: dort liegt dann ein verstärkter Kontrollmarker, und der Marker des Stadtstaats kommt auf deine Karte
do-liberate = Befreien
hint-liberate = er ist wieder frei, und du nimmst seine Diplomatiekarte
do-site = { $at }
do-natural = { $natural } als { $resource } (bleibt, einmal pro Zug)
group-pay = Für { $wonder } ausgeben

## The log

log-leader = { $seat_you ->
    [yes] Du führst
   *[no] { $seat } führt
} { $leader } an.
log-first-map = Die fertige Weltkarte liegt aus, in eigener Anordnung.
log-core = Der Kern liegt mit Seite { $side } nach oben aus: Spielplanteile { $tiles }.
log-tiles-dealt = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} die Spielplanteile { $tiles }.
log-capital = { $seat_you ->
    [yes] Deine Hauptstadt
   *[no] Die Hauptstadt von { $seat }
} steht auf { $at }.
log-victory-cards = Die Siegkarten sind { $cards }.
log-wonders = Die ersten Weltwunder sind { $wonders }.
log-first-player = { $seat_you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
} jede Runde.
log-tile-taken = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} Spielplanteil { $tile }, um es zu legen.
log-tile-turned = { $seat_you ->
    [yes] Du drehst
   *[no] { $seat } dreht
} Spielplanteil { $tile } mit Seite { $side } nach oben{ $degrees ->
    [0] {""}
   *[other] {" "}um { $degrees }°
}.
log-tile-laid = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} Spielplanteil { $tile } mit Seite { $side } nach oben.
log-hole-filled = Ein Loch wird mit { $tokens ->
    [one] einem Wassermarker
   *[other] { $tokens } Wassermarkern
} gefüllt.
log-map-built = Die Weltkarte ist fertig.
log-direction = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} den Richtungsanzeiger an: Eine 1 zeigt { $direction }.
log-turn = Runde { $round }: { $seat_you ->
    [yes] Du bist am Zug
   *[no] { $seat } ist am Zug
}.
log-card-chosen = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} { $card }.
log-resolves = { $seat_you ->
    [yes] Du handelst
   *[no] { $seat } handelt
} { $card } auf Platz { $slot } ab.
log-resolves-as = { $seat_you ->
    [yes] Du handelst
   *[no] { $seat } handelt
} { $card } auf Platz { $slot } ab, als läge sie auf Platz { $strength }.
log-left-it = { $seat_you ->
    [yes] Du belässt
   *[no] { $seat } belässt
} es dabei.
log-unused = { $seat_you ->
    [yes] Du machst
   *[no] { $seat } macht
} nichts mit { $card }.
log-swap = { $seat_you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} { $one } und { $other } in der Fokusreihe.
log-swap-oracle = { $seat_you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} { $one } und { $other } in der Fokusreihe (Orakel).
log-spent-trade = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} einen Handelsmarker von { $card } aus.
log-spent-thing = { $seat_you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
} den Marker von { $thing } auf { $card } als Handelsmarker.
log-placed = { $seat_you ->
    [yes] Du platzierst
   *[no] { $seat } platziert
} einen Kontrollmarker auf { $at }.
log-placed-by = { $seat_you ->
    [yes] Du platzierst
   *[no] { $seat } platziert
} einen Kontrollmarker auf { $at } ({ $wonder }).
log-taken-back = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} einen Kontrollmarker von { $at } zurück.
log-control-moved = { $seat_you ->
    [yes] Du bewegst
   *[no] { $seat } bewegt
} einen Kontrollmarker von { $from } nach { $to }.
log-weakened = { $by }: { $seat_you ->
    [yes] Dein verstärkter Kontrollmarker
   *[no] Der verstärkte Kontrollmarker von { $seat }
} auf { $at } wird auf die unverstärkte Seite gedreht.
log-destroyed-control = { $by } zerstört { $seat_you ->
    [yes] deinen Kontrollmarker
   *[no] den Kontrollmarker von { $seat }
} auf { $at }.
log-destroyed-city = { $by } zerstört { $seat_you ->
    [yes] deine Stadt
   *[no] die Stadt von { $seat }
} auf { $at }.
log-replaced-city = { $seat_you ->
    [yes] Du übernimmst
   *[no] { $seat } übernimmt
} { $at } von { $owner_you ->
    [yes] dir
   *[no] { $owner }
}. Dort steht jetzt eine Stadt.
log-replaced-control = { $seat_you ->
    [yes] Du übernimmst
   *[no] { $seat } übernimmt
} { $at } von { $owner_you ->
    [yes] dir
   *[no] { $owner }
}. Dort liegt jetzt ein Kontrollmarker.
log-replaced-reinforced = { $seat_you ->
    [yes] Du übernimmst
   *[no] { $seat } übernimmt
} { $at } von { $owner_you ->
    [yes] dir
   *[no] { $owner }
}. Dort liegt jetzt ein verstärkter Kontrollmarker: Es war keine Stadt mehr da.
log-resource-collected = { $seat_you ->
    [yes] Du sammelst
   *[no] { $seat } sammelt
} dort { $resource } ein.
log-natural-gained = { $seat_you ->
    [yes] Du kontrollierst
   *[no] { $seat } kontrolliert
} jetzt das Naturwunder { $natural }.
log-natural-returned = Das Naturwunder { $natural } ist wieder frei.
log-wonder-gained = { $seat_you ->
    [yes] Du kontrollierst
   *[no] { $seat } kontrolliert
} jetzt das Weltwunder { $wonder }.
log-wonder-lost = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} das Weltwunder { $wonder }; es liegt herrenlos da.
log-token-put = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} den Marker von { $thing } auf { $card }.
log-taking-over = { $seat_you ->
    [yes] Du übernimmst { $at } und musst
   *[no] { $seat } übernimmt { $at } und muss
} dafür erst einen Kontrollmarker zurücknehmen.
log-first-named = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} den Kontrollmarker auf { $at } (Eiffelturm).
log-given-up = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} den Kontrollmarker auf { $at } ab.
log-named = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} zwei Kontrollmarker von { $rival_you ->
    [yes] dir
   *[no] { $rival }
}: { $first } und { $second } (Eiffelturm).
log-advanced = { $seat_you ->
    [yes] Du rückst
   *[no] { $seat } rückt
} die Technologiescheibe um { $steps } vor, von { $from } auf { $to }.
log-advanced-over = { $seat_you ->
    [yes] Du rückst
   *[no] { $seat } rückt
} die Technologiescheibe um { $steps } vor, von { $from } über 24 hinaus und zurück auf { $to }: Das gilt als Erreichen der 24.
log-learned = { $seat_you ->
    [yes] Du ersetzt
   *[no] { $seat } ersetzt
} { $replaced } durch { $card }.
log-struck = { $seat_you ->
    [yes] Du triffst
   *[no] { $seat } trifft
} { $at } und alles ringsum (Kernkraft).
log-caravan-starts = { $seat_you ->
    [yes] Dein Wagen
   *[no] Ein Wagen von { $seat }
} bricht auf und zieht { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} weit nach { $to }.
log-caravan-moved = { $seat_you ->
    [yes] Dein Wagen
   *[no] Ein Wagen von { $seat }
} zieht { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} weit von { $from } nach { $to }.
log-traded-state = Er handelt für { $seat_you ->
    [yes] dich
   *[no] { $seat }
} mit dem Stadtstaat { $state } und kehrt zurück.
log-traded-rival = Er handelt für { $seat_you ->
    [yes] dich
   *[no] { $seat }
} in { $rival_you ->
    [yes] deiner Stadt
   *[no] der Stadt von { $rival }
} auf { $at } und kehrt zurück.
log-caravan-dropped = { $seat_you ->
    [yes] Du entfernst
   *[no] { $seat } entfernt
} einen überzähligen Wagen.
log-envoy-taken = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} eine Diplomatiekarte von { $state }.
log-envoy-returned = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} die Diplomatiekarte von { $state } zurück.
log-pact-taken = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $pact } von { $owner_you ->
    [yes] dir
   *[no] { $owner }
}.
log-pact-returned = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $pact } an { $owner_you ->
    [yes] dich
   *[no] { $owner }
} zurück.
log-resource-gained = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $resource } aus dem Vorrat.
log-exchanged = { $seat_you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} { $give } gegen { $take }.
log-trade-gained = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $amount ->
    [one] einen Handelsmarker
   *[other] { $amount } Handelsmarker
} auf { $card }.
log-trade-stored = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} einen Handelsmarker auf Groß-Simbabwe.
log-trade-withdrawn = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} einen Handelsmarker von Groß-Simbabwe auf { $card }.
log-trade-lost = Für { $amount ->
    [one] einen Handelsmarker
   *[other] { $amount } Handelsmarker
} von { $seat_you ->
    [yes] dir
   *[no] { $seat }
} ist kein Platz.
log-discarded = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $amount ->
    [one] einen Handelsmarker
   *[other] { $amount } Handelsmarker
} von { $card } ab.
log-gifted = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} einen Handelsmarker auf { $owner_you ->
    [yes] deine Karte
   *[no] die Karte von { $owner }
}: { $card } (Botschaft).
log-looted = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} einen Handelsmarker von { $from_you ->
    [yes] deiner Karte
   *[no] der Karte von { $from }
}: { $card }.
log-city-built = { $seat_you ->
    [yes] Du baust
   *[no] { $seat } baut
} eine Stadt auf { $at }.
log-wonder-begun = { $seat_you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
} mit dem Bau des Weltwunders { $wonder }.
log-paid = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $resource } aus.
log-paid-natural = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $natural } als { $resource } aus.
log-wonder-built = { $seat_you ->
    [yes] Du baust
   *[no] { $seat } baut
} das Weltwunder { $wonder } (Kosten { $cost }) auf { $at }.
log-wonder-up = Das nächste Weltwunder ist { $wonder }.
log-wonder-moved = { $seat_you ->
    [yes] Du bringst
   *[no] { $seat } bringt
} das Weltwunder { $wonder } nach { $at }.
log-reinforced = { $seat_you ->
    [yes] Du verstärkst
   *[no] { $seat } verstärkt
} den Kontrollmarker auf { $at }.
log-attacked = { $seat_you ->
    [yes] Du greifst
   *[no] { $seat } greift
} { $foe } auf { $at } an: Eine { $die } ergibt { $attack }, gegen eine { $other }, die { $defense } ergibt.
log-won = Der Angriff gelingt, { $attack } zu { $defense }.
log-lost = Der Angriff scheitert, { $attack } zu { $defense }.
log-barbarian-defeated = { $seat_you ->
    [yes] Du besiegst
   *[no] { $seat } besiegt
} { $barbarian } auf { $at }.
log-conquered-city = { $seat_you ->
    [yes] Du hältst
   *[no] { $seat } hält
} jetzt den Stadtstaat { $state } mit einer Stadt; seine Diplomatiekarten werden beiseitegelegt.
log-conquered-token = { $seat_you ->
    [yes] Du hältst
   *[no] { $seat } hält
} jetzt den Stadtstaat { $state } mit einem Kontrollmarker; seine Diplomatiekarten werden beiseitegelegt.
log-conquered-reinforced = { $seat_you ->
    [yes] Du hältst
   *[no] { $seat } hält
} jetzt den Stadtstaat { $state } mit einem verstärkten Kontrollmarker, da keine Stadt mehr da war; seine Diplomatiekarten werden beiseitegelegt.
log-liberated = { $seat_you ->
    [yes] Du befreist
   *[no] { $seat } befreit
} den Stadtstaat { $state }.
log-state-returned = Der Stadtstaat { $state } ist wieder frei (die Regel schweigt; unsere Festlegung).
log-dial = Runde { $round } endet. Die Ereignisscheibe zeigt: { $event }.
log-barbarians-rolled = Die Barbaren würfeln eine { $die } und ziehen { $direction }.
log-barbarian-moved = { $barbarian } zieht nach { $to }.
log-barbarian-repelled = { $barbarian } wird von { $at } zurückgeworfen.
log-barbarian-stayed = { $barbarian } findet keinen Weg und bleibt.
log-barbarian-sent = { $seat_you ->
    [yes] Du schickst
   *[no] { $seat } schickt
} { $barbarian } nach { $to } (Seoul).
log-barbarian-appeared = { $barbarian } erscheint auf { $at }.
log-barbarian-parted = Barbaren teilen sich ein Feld: { $barbarian } würfelt eine { $die } und zieht { $direction } weiter.
log-caravan-destroyed = { $seat_you ->
    [yes] Dein Wagen
   *[no] Der Wagen von { $seat }
} auf { $at } wird zerstört und kehrt auf die Wirtschaftskarte zurück.
log-capital-raided = Die Barbaren überfallen { $seat_you ->
    [yes] deine Hauptstadt
   *[no] die Hauptstadt von { $seat }
}: { $lost ->
    [0] Es ist kein Handelsmarker da
    [one] Ein Handelsmarker geht verloren
   *[other] { $lost } Handelsmarker gehen verloren
}.
log-agenda = { $seat_you ->
    [yes] Du erfüllst
   *[no] { $seat } erfüllt
} die Agenda { $agenda }.
log-over = Die Partie ist zu Ende: { $n ->
    [one] { $who } gewinnt
   *[other] { $who } teilen sich den Sieg
}.

## The position in words

sheet-match = Die Partie
fact-round = Runde
fact-first = Startspieler
fact-dial = Ereignisscheibe
fact-direction = Eine 1 schickt Barbaren
fact-supply = Vorrat
fact-dice = Zuletzt gewürfelt
fact-combat = Kampf
combat-values = { $attack } gegen { $defense } auf { $at }
seat-name = { $seat }
amount-of = { $amount } { $thing }
sheet-agendas = Agenden
head-agenda = Agenda
head-goal = Ziel
progress-met = erfüllt
progress = { $have } von { $goal }
sheet-wonders = Weltwunder
head-type = Art
head-wonder = Offen
head-cost = Kosten
head-resources = Ressourcen
head-missing = Es fehlen
head-below = Karten darunter
cost-reduced = { $cost } statt { $printed }
missing-production = { $missing } Produktion
missing-city = eine Stadt ohne Wunder
missing-nothing = nichts
head-built = Gebautes Wunder
head-owner = Besitzer
head-where = Wo
unclaimed = niemand
sheet-states = Stadtstaaten
head-state = Stadtstaat
head-status = Lage
head-holders = Karten bei
state-free = frei, noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
}
state-conquered = erobert von { $seat }
sheet-barbarians = Barbaren
head-barbarian = Barbar
head-helmet = Erscheint auf
barbarian-gone = besiegt
sheet-player = { $seat }: { $leader }
fact-ability = Fähigkeit
fact-tech = Technologiescheibe
fact-resources = Ressourcen
fact-naturals = Naturwunder
fact-wonders = Weltwunder
fact-cities = Städte
fact-mature = Entwickelte Städte
fact-control = Kontrollmarker
fact-reinforced = Verstärkt
fact-unused = Unbenutzt
unused = { $control } Kontrollmarker, { $cities ->
    [one] eine Stadt
   *[other] { $cities } Städte
}
fact-caravans = Wagen
caravan-on-card = Wirtschaftskarte
fact-diplomacy = Diplomatiekarten
pact-of = { $pact } von { $seat }
fact-zimbabwe = Auf Groß-Simbabwe
head-slot = Platz
head-focus = Fokuskarte
head-strength = Zählt als
head-trade = Handelsmarker
head-tokens = Andere Marker
card-level = { $card } ({ $kind } { $level })
combat-value = { $total } ({ $parts })
from-slot = Platz { $amount }
from-thing = { $thing } { $amount }
from-pact = { $pact } von { $seat } { $amount }
from-city-terrain = { $terrain } verdoppelt { $amount }
from-walls = Stadtstaat { $amount }
from-reinforced = verstärkt { $amount }
from-reinforced-beside = verstärkte daneben { $amount }
sheet-cards = { $seat_you ->
    [yes] Was deine Karten jetzt könnten
   *[no] Was die Karten von { $seat } jetzt könnten
}
head-text = Was sie besagt
head-now = Jetzt
head-target = Möglicher Angriff
head-attack = Angriff
head-defense = Verteidigung
head-rolls = Gelingt
rolls = bei { $chances } von 36 Würfen
sheet-map = Die Weltkarte
map-names = Ein Feld heißt nach seinem Spielplanteil und seiner Stelle darauf: 11c ist das dritte Feld von Teil 11, w1 ein Wassermarker. Die Lage zählt nach Osten / nach Südosten.
head-place = Lage
head-from = Ab
head-eastwards = Felder von West nach Ost, Reihe um Reihe von Nord nach Süd
place = { $q } / { $r }
terrain = { $terrain } ({ $difficulty })
beside-east = O { $space }
beside-south-east = SO { $space }
beside-south-west = SW { $space }
beside-west = W { $space }
beside-north-west = NW { $space }
beside-north-east = NO { $space }
head-space = Feld
head-terrain = Gelände
head-on-it = Darauf
head-neighbors = Grenzt an
on-control = Kontrollmarker von { $seat }
on-reinforced = verstärkter Kontrollmarker von { $seat }
on-city = Stadt von { $seat }
on-capital = Hauptstadt von { $seat }
on-caravan = Wagen von { $seat }
sheet-hands = Noch zu legende Spielplanteile
head-player = Spieler
head-tiles = Spielplanteile
score-agenda = { $agenda }
score-open = { $card } (offen)
score-wonders = Weltwunder
score-spaces = Eigene Felder

## Cards

kind-focus = Fokuskarte, { $kind } { $level }
kind-leader = Anführer
kind-wonder = Weltwunder, { $kind }, { $age }
kind-state = Stadtstaat, { $kind }
kind-natural = Naturwunder
kind-pact = Diplomatiekarte
kind-victory = Siegkarte
kind-tile = Spielplanteil
card-leader = { $leader}: { $ability }.
card-row = Beginnt mit { $cards }, von Platz 1 bis 5.
card-wonder-cost = Kostet { $cost }; { $resources } können ausgegeben werden.
card-natural = Kann einmal in jedem deiner Züge als { $resource } ausgegeben werden und bleibt dir erhalten.
card-where = Auf Spielplanteil { $tile }, Seite { $side }.
card-side = Seite { $side }: { $spaces }.
card-space = { $space } { $terrain }
card-space-with = { $space } { $terrain } mit { $thing }
card-space-star = { $space } { $terrain } mit Stern
card-errata = Der Verlag hat diese Karte später geändert; die Option „Änderungen des Verlags“ entscheidet.
doubtful-card = Der Text der Grundspiel-Fassung beruht auf einer einzigen kurzen öffentlichen Zusammenfassung.
doubtful-tile = Zwei öffentliche Abschriften lesen einige Felder dieses Teils verschieden; die Option „Gelände“ entscheidet.

## What focus cards do

text-focus-early_empire = Platziere bis zu 2 Kontrollmarker neben deinen Städten, auf Gelände, dessen Schwierigkeitsgrad höchstens die Platznummer ist.
text-focus-drama_and_poetry = Platziere bis zu 2 Kontrollmarker neben deinen Städten, auf Gelände, dessen Schwierigkeitsgrad höchstens die Platznummer ist. Danach darfst du einen deiner Kontrollmarker auf ein angrenzendes leeres Feld bewegen, das kein Wasser ist.
text-focus-civil_service = Platziere bis zu 2 Kontrollmarker neben deinen Städten, danach 1 neben einem beliebigen deiner Felder, auf Gelände, dessen Schwierigkeitsgrad höchstens die Platznummer ist.
text-focus-mass_media = Platziere bis zu 3 Kontrollmarker neben deinen Städten, auf Gelände, dessen Schwierigkeitsgrad höchstens die Platznummer ist. Wähle danach einen rivalisierenden Kontrollmarker, der höchstens 2 Felder von deinen entfernt ist: Ersetze ihn, wenn er unverstärkt ist, sonst drehe ihn um.
text-focus-astrology = Rücke deine Technologiescheibe um die Zahl des Platzes vor.
text-focus-mathematics = Lege 1 Handelsmarker auf eine deiner Karten. Rücke dann deine Technologiescheibe um die Zahl des Platzes vor.
text-focus-replaceable_parts = Nimm 1 Ressource einer Art, von der du keinen Marker hast. Rücke dann deine Technologiescheibe um die Zahl des Platzes vor.
text-focus-nuclear_power = Auf Platz 5: Wähle ein Feld; dort und ringsum werden unverstärkte Kontrollmarker aller Spieler zerstört und verstärkte umgedreht. Rücke dann deine Technologiescheibe um die Zahl des Platzes vor.
text-focus-foreign_trade = 1 Wagen; er zieht bis zu 3 Felder weit über Gelände, dessen Schwierigkeitsgrad höchstens die Platznummer ist.
text-focus-currency = 2 Wagen; jeder zieht bis zu 4 Felder weit über Gelände, dessen Schwierigkeitsgrad höchstens die Platznummer ist. Sie dürfen Felder mit Barbaren betreten und besiegen diese, ohne einen Handelsmarker zu bekommen.
text-focus-steam_power = 2 Wagen; jeder zieht bis zu 6 Felder weit über Gelände, dessen Schwierigkeitsgrad höchstens die Platznummer ist, und über Wasser. Danach darfst du 1 deiner Ressourcen gegen eine andere aus dem Vorrat tauschen.
text-focus-capitalism = 3 Wagen; jeder zieht bis zu 6 Felder weit über Gelände, dessen Schwierigkeitsgrad höchstens die Platznummer ist, und über Wasser. Einmal pro Zug darfst du nach dem Zurücksetzen dieser Karte eine andere abhandeln, als läge sie auf Platz 1, ohne sie zurückzusetzen.
text-focus-pottery = Baue ein Weltwunder mit Produktion in Höhe des Platzes oder eine Stadt bis zu 2 Felder weit, über Gelände, dessen Schwierigkeitsgrad höchstens die Platznummer ist.
text-focus-animal_husbandry = Baue ein Weltwunder mit Produktion in Höhe des Platzes oder eine Stadt bis zu 3 Felder von deinen Feldern oder einem deiner Wagen entfernt, über Gelände, dessen Schwierigkeitsgrad höchstens die Platznummer ist.
text-focus-nationalism = Baue ein Weltwunder mit Produktion in Höhe des Platzes (7 auf Platz 5) oder eine Stadt bis zu 4 Felder weit, über Gelände, dessen Schwierigkeitsgrad höchstens die Platznummer ist, und über Wasser.
text-focus-urbanization = Baue ein Weltwunder mit Produktion in Höhe des Platzes oder eine Stadt bis zu 5 Felder weit, über Gelände, dessen Schwierigkeitsgrad höchstens die Platznummer ist, und über Wasser; platziere danach bis zu 2 Kontrollmarker neben der neuen Stadt.
text-focus-masonry = Verstärke so viele deiner Kontrollmarker wie die Zahl des Platzes oder greife bis zu 2-mal bis zu 2 Felder weit an.
text-focus-iron_working = Verstärke so viele deiner Kontrollmarker wie die Zahl des Platzes oder greife bis zu 2-mal bis zu 3 Felder weit mit +1 an, gegen Barbaren +3.
text-focus-mass_production = Greife bis zu 2-mal bis zu 3 Felder weit, auch über Wasser, mit +2 an. Verstärke danach so viele Kontrollmarker wie die Zahl des Platzes, einen weniger für jeden Angriff.
text-focus-flight = Verstärke so viele deiner Kontrollmarker wie die Zahl des Platzes. Greife danach bis zu 3-mal bis zu 5 Felder weit, über Felder jeder Art, mit +3 an.

## What leaders do

text-leader-america = Immer wenn du einen Naturwunder-Marker bekommst oder ausgibst, lege ihn auf eine beliebige Karte deiner Reihe. Dort kann er als Handelsmarker oder als Ressource ausgegeben werden.
text-leader-aztec = Nachdem du deine Militärkarte zurückgesetzt hast, darfst du zwei beliebige Karten deiner Reihe tauschen, wenn du in diesem Zug einen Angriff gewonnen hast.
text-leader-egypt = Weltwunder kosten dich 1 weniger.
text-leader-france = Deine Kulturkarte platziert 1, 2 oder 3 Kontrollmarker mehr, wenn das jüngste deiner Weltwunder aus Antike, Mittelalter oder Moderne ist.
text-leader-japan = In deinem Zug haben Wüste und Berge neben Wasser oder am Rand der Weltkarte den Schwierigkeitsgrad 3.
text-leader-rome = Wagen von deiner Wirtschaftskarte können von jeder deiner Städte aus starten.
text-leader-scythia = +3, wenn du ein Grasland- oder Hügelfeld angreifst oder verteidigst.
text-leader-sumeria = Immer wenn du einen Barbaren besiegst, nimm zusätzlich 1 Ressource deiner Wahl.

## What world wonders do

text-wonder-stonehenge = Nachdem du einen Kontrollmarker auf Hügel platziert hast, darfst du Kontrollmarker auf beliebig viele angrenzende Hügel platzieren und von dort weitermachen.
text-wonder-hanging_gardens = Zu Beginn deines Zuges darfst du 1 Kontrollmarker mit Schwierigkeitsgrad bis 4 neben einer deiner Städte platzieren.
text-wonder-forbidden_city = Zu Beginn deines Zuges darfst du 1 rivalisierenden Kontrollmarker neben einem deiner Felder zerstören.
text-wonder-chichen_itza = Du darfst Kontrollmarker auch auf leere Wälder an beliebiger Stelle platzieren, wenn der Platz Wald erlaubt.
text-wonder-sydney_opera_house = Rivalisierende Kontrollmarker zählen für die Entwicklung deiner Städte wie deine eigenen.
text-wonder-eiffel_tower = Zu Beginn deines Zuges darfst du 2 Kontrollmarker eines Rivalen wählen; er ersetzt einen davon durch einen von dir.
text-wonder-colossus = Wenn du deine Wirtschaftskarte abhandelst, dürfen deine Wagen zusammen 6 Felder weiter ziehen.
text-wonder-great_lighthouse = Du darfst Städte auf leeren Feldern am Rand der Weltkarte bauen, als wären sie höchstens 2 Felder entfernt.
text-wonder-great_zimbabwe = Bis zu 4 Handelsmarker dürfen statt auf deine Fokuskarten auf diese Karte gelegt werden. Zu Beginn deines Zuges darfst du sie auf deine Fokuskarten legen.
text-wonder-machu_picchu = Karten auf Platz 1 und 2 werden abgehandelt, als lägen sie auf Platz 3.
text-wonder-big_ben = +2 in Angriff und Verteidigung für jeden deiner Wagen neben dem verteidigten Feld.
text-wonder-estadio_do_maracana = Wenn du eine andere Karte als deine Wirtschaftskarte abhandelst, darfst du zuerst deine Wirtschaftskarte abhandeln und zurücksetzen.
text-wonder-oracle = Zu Beginn deines Zuges darfst du 2 nebeneinanderliegende Karten deiner Reihe tauschen.
text-wonder-pyramids = Beim Bau: Ersetze bis zu 3 Karten der Stufe I durch die Karten der Stufe II derselben Art.
text-wonder-porcelain_tower = Beim Bau: Ersetze bis zu 2 Karten durch die nächsthöheren derselben Art.
text-wonder-potala_palace = Du darfst bis zu 4 Diplomatiekarten jedes anderen Spielers halten. Beim Bau: Nimm bis zu 3 Diplomatiekarten anderer Spieler.
text-wonder-oxford_university = Eine Karte, die du ersetzt, darf durch eine anderer Art ersetzt werden, außer Wissenschaftskarten.
text-wonder-kremlin = +4 gegen einen Rivalen, der weniger verstärkte Kontrollmarker hat als du.
text-wonder-petra = +2 in der Verteidigung. Barbaren können deine Städte und verstärkten Kontrollmarker nicht betreten und ziehen stattdessen in die andere Richtung.
text-wonder-terracotta_army = +2 im Angriff.
text-wonder-alhambra = +2 in Angriff und Verteidigung.
text-wonder-venetian_arsenal = Einmal pro Zug darfst du die Karte auf Platz 5 nach dem Abhandeln noch einmal abhandeln, als läge sie auf Platz 1.
text-wonder-ruhr_valley = +5 in der Verteidigung.
text-wonder-pentagon = +2 im Angriff. Du kannst jedes Ziel auf der Weltkarte angreifen.

## What diplomacy cards do

text-city-state-carthage = +1 in Angriff und Verteidigung für jeden Stadtstaat-Marker und jede deiner Städte, die höchstens 2 Felder vom verteidigten Feld entfernt sind, aber nicht gegen Karthago.
text-city-state-kumasi = Wenn du deine Industrie- oder Kulturkarte abhandelst, haben Wälder den Schwierigkeitsgrad 1.
text-city-state-brussels = Weltwunder kosten dich 1 weniger für jede deiner entwickelten Städte.
text-city-state-seoul = Zu Beginn deines Zuges darfst du 1 Barbaren auf ein angrenzendes leeres Feld bewegen, das kein Wasser ist.
text-city-state-geneva = Zu Beginn deines Zuges darfst du eine Diplomatiekarte eines Spielers zurückgeben und eine andere desselben Spielers nehmen.
text-city-state-mohenjo_daro = Wenn du Kontrollmarker platzierst, ist jeder Schwierigkeitsgrad um 1 niedriger.
text-city-state-buenos_aires = Ein Weltwunder einer Art, von der du noch keines hast, kostet dich 2 weniger.
text-city-state-kabul = +3, wenn du eine Stadt oder einen anderen Stadtstaat als Kabul angreifst.
text-pact-joint_war = +2, wenn du angreifst, aber nicht gegen den Besitzer dieser Karte.
text-pact-defensive_pact = +2, wenn du verteidigst, aber nicht gegen den Besitzer dieser Karte.
text-pact-embassy = Wenn dein Wagen in der Hauptstadt des Besitzers handelt: 1 Handelsmarker auf eine Karte des Besitzers, 1 Ressource deiner Wahl für dich.
text-pact-open_borders = Die Kontrollmarker des Besitzers zählen für die Entwicklung deiner Städte wie deine eigenen.

## What agendas ask for

text-agenda-civilized = Habe 8 Städte auf der Weltkarte, die Hauptstadt eingeschlossen.
text-agenda-moneygrubber = Kontrolliere 2 wirtschaftliche Weltwunder.
text-agenda-warmonger = Besiege 1 rivalisierende Hauptstadt oder kontrolliere 2 eroberte Stadtstaaten.
text-agenda-paranoid = Kontrolliere 2 militärische Weltwunder.
text-agenda-explorer = Kontrolliere 15 Felder neben Wasser oder am Rand der Weltkarte.
text-agenda-aesthetic = Kontrolliere 2 kulturelle Weltwunder.
text-agenda-technophile = Erreiche Feld 24 deiner Technologiescheibe.
text-agenda-scholarly = Kontrolliere 2 wissenschaftliche Weltwunder.
text-agenda-populous = Kontrolliere 5 entwickelte Städte.
text-agenda-preservationist = Kontrolliere 2 Naturwunder.
