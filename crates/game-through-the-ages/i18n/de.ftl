# Through the Ages in German.

## The game and its options

game-title = Im Wandel der Zeiten
game-short = Zeiten
game-edition = erste Ausgabe
game-summary = Führe eine Zivilisation von der Antike bis in die Gegenwart: Farmen und Minen, Gesetze und Anführer, Wunder, Pakte und Kriege. Wer die meiste Kultur hat, gewinnt. Erstausgabe von 2006.
first-turn = In der ersten Runde nimmst du nur Karten aus der Reihe; die linken sind die günstigsten.
first-refusal = Eine Ablehnung kostet nichts. Meist fehlt eine Aktion, fehlen Rohstoffe oder ein nicht eingesetzter Arbeiter.
first-end = Die Liste zeigt, woher die Kultur kam. Es zählt, was Zug um Zug hereinkam; im Rückblick siehst du, ab wann es bei dir so war.
option-level = Spielversion
option-level-full = Expertenspiel: Zeitalter A bis III und eine Schlussrunde
option-level-advanced = Fortgeschrittenenspiel: Zeitalter A bis II, ohne Kriege
option-level-simple = Einstiegsspiel: Zeitalter A und I, ohne Politik
option-easier = Leichter: je ein gelber Spielstein mehr, je ein städtisches Gebäude jeder Art mehr
option-less_mean = Weniger gemein: nur ein Gegner pro Runde darf eine Zivilisation angreifen
option-peaceful = Friedlich: keine Aggressionen und keine Kriege
option-without_open_borders_agreement = Friedliches Spiel ohne Abkommen über offene Grenzen
option-without_acceptance_of_supremacy = Friedliches Spiel ohne Akzeptanz der Überlegenheit
option-without_promise_of_military_protection = Friedliches Spiel ohne Militärisches Schutzversprechen
option-without_loss_of_sovereignty = Friedliches Spiel ohne Verlust der Souveränität
option-without_military_pact = Friedliches Spiel ohne Militärpakt
option-without_peace_treaty = Friedliches Spiel ohne Friedensvertrag
option-draw_military_as_action = Militärkarten werden mit Militäraktionen gezogen
option-alternative_corruption = Korruption: Minen dürfen einen Spielstein weniger legen
option-bonus_cards = Zusatzkarten
option-bonus_cards-none = Keine
option-bonus_cards-public_4 = Vier liegen offen
option-bonus_cards-public_3 = Drei liegen offen
option-bonus_cards-public_5 = Fünf liegen offen
option-bonus_cards-age_by_age = Zeitalter für Zeitalter aufgedeckt
option-bonus_cards-private = Jeder behält eine geheim (zu zweit zwei)
option-bonus_cards-open_choice = Jeder wählt offen eine (zu zweit zwei)
option-fewer_bonus_points = Weniger Zusatzpunkte: Ereignisse in den Stapeln zählen am Ende nicht
option-leaving = Das Spiel verlassen
option-leaving-by_level = Nur im Expertenspiel
option-leaving-allowed = Auch im Fortgeschrittenenspiel
option-leaving-forbidden = Nicht an diesem Tisch
option-needs-advanced = Diese Variante gehört zum Fortgeschrittenen- und zum Expertenspiel.
option-needs-full = Im Fortgeschrittenenspiel liegen drei, vier oder fünf Zusatzkarten offen; die anderen Arten gibt es nur im Expertenspiel.
option-needs-stacks = Nur im Expertenspiel liegen am Ende Ereignisse in den Stapeln, die zählen könnten.
option-needs-peaceful = Pakte können nur im friedlichen Spiel weggelassen werden.
wrong-players = Das Spiel ist für 2 bis 4 Spieler.

## Words

category-farm = Farmen
category-mine = Minen
category-temple = Tempel
category-lab = Laboratorien
category-arena = Arenen
category-library = Bibliotheken
category-theater = Theater
category-infantry = Infanterie
category-cavalry = Kavallerie
category-artillery = Artillerie
category-air-force = Luftwaffe
one-farm = eine Farm
one-mine = eine Mine
one-temple = einen Tempel
one-lab = ein Laboratorium
one-arena = eine Arena
one-library = eine Bibliothek
one-theater = ein Theater
one-infantry = eine Infanterieeinheit
one-cavalry = eine Kavallerieeinheit
one-artillery = eine Artillerieeinheit
one-air-force = eine Luftwaffeneinheit
kind-government = Regierungsformen
kind-special = Spezialtechnologien
kind-leader = Anführer
kind-wonder = Wunder
kind-action = Aktionskarten
kind-event = Ereignisse
kind-territory = Territorien
kind-aggression = Aggressionen
kind-war = Kriege
kind-pact = Pakte
kind-tactic = Taktiken
kind-bonus = Bonuskarten
amount-culture = { $n ->
    [one] 1 Kulturpunkt
   *[other] { $n } Kulturpunkte
}
amount-science = { $n ->
    [one] 1 Wissenschaftspunkt
   *[other] { $n } Wissenschaftspunkte
}
amount-food = { $n } Nahrung
amount-resources = { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}
amount-population = { $n } Arbeiter
amount-yellow = { $n ->
    [one] 1 gelben Spielstein
   *[other] { $n } gelbe Spielsteine
}
amount-blue = { $n ->
    [one] 1 blauen Spielstein
   *[other] { $n } blaue Spielsteine
}
amount-civil = { $n ->
    [one] 1 Zivilaktion
   *[other] { $n } Zivilaktionen
}
amount-military = { $n ->
    [one] 1 Militäraktion
   *[other] { $n } Militäraktionen
}
amount-unit-resources = { $n ->
    [one] 1 Rohstoff für Einheiten
   *[other] { $n } Rohstoffe für Einheiten
}
amount-strength = { $n } Stärke
amount-happy = { $n ->
    [one] 1 glückliches Gesicht
   *[other] { $n } glückliche Gesichter
}
amount-cards = { $n ->
    [one] 1 Militärkarte
   *[other] { $n } Militärkarten
}
amount-mixed = { $n } Nahrung und/oder Rohstoffe
amount-either = { $n } Nahrung oder { $n } Rohstoffe
amount-culture-like = so viel Kultur wie { $rate }
amount-science-like = so viel Wissenschaft wie { $rate }
amount-all-food = alle gelagerte Nahrung
amount-per-discontent = { $what } je unzufriedenem Arbeiter
amount-half-discontent = die Hälfte der unzufriedenen Arbeiter, aufgerundet
amount-colony = eine Kolonie eigener Wahl
amount-building = eine Farm, eine Mine oder ein städtisches Gebäude eigener Wahl
rate-culture = der Kulturzuwachs
rate-science = der Wissenschaftszuwachs
rate-strength = die Stärke
number = { $n }
age = Zeitalter { $age }
player = { $seat }
named = { $card }
named-age = { $card } ({ $age })
cards = { $cards }
phrases = { $phrases }
none = keine
nothing = –
empty = leer

## What cards do

effect-output = jeder Arbeiter bringt { $gives }
effect-government = { $civil } Zivil- und { $military } Militäraktionen pro Zug
effect-urban-limit = höchstens { $limit } städtische Gebäude jeder Art
effect-strength = { $amount } Stärke
effect-culture-rate = { $amount } Kultur pro Runde
effect-science-rate = { $amount } Wissenschaft pro Runde
effect-unhappy = { $n ->
    [one] 1 unglückliches Gesicht
   *[other] { $n } unglückliche Gesichter
}
effect-civil-actions = { $amount } { $n ->
    [one] Zivilaktion
   *[other] Zivilaktionen
} pro Zug
effect-military-actions = { $amount } { $n ->
    [one] Militäraktion
   *[other] Militäraktionen
} pro Zug
effect-civil-hand = Handkartenlimit für Zivilkarten { $amount }
effect-military-hand = Handkartenlimit für Militärkarten { $amount }
effect-colonization = { $amount } beim Kolonisieren
effect-tokens = { $what } mehr im Vorrat
effect-urban-discount = städtische Gebäude kosten weniger: { $one } auf Stufe I, { $two } auf Stufe II, { $three } auf Stufe III
effect-stages = bis zu { $max } Teile eines Wunders mit einer Aktion
effect-unit-resources = in jedem Zug { $what } nur für Einheiten
effect-culture-per-tech = { $amount } Kultur pro Runde für jede Einheit auf { $card }, höchstens { $max } davon
effect-population-discount = ein neuer Arbeiter kostet { $amount } Nahrung weniger
effect-on-take = { $what } für jede aus der Reihe genommene Technologie
effect-strength-per-unit = die Zivilisation hat +{ $amount } Stärke für jede Einheit von: { $units }
effect-culture-per-face = { $amount } Kultur pro Runde für jedes glückliche Gesicht auf: { $sources }
effect-wonder-discount = ein Wunder zu nehmen kostet { $amount } Zivilaktion weniger
effect-strength-per-face = +{ $amount } Stärke für jedes glückliche Gesicht auf: { $sources }
effect-on-attacked = { $what } sofort, wenn du angegriffen wirst
effect-best-lab = das beste Laboratorium oder die beste Bibliothek bringt { $amount } Wissenschaft mehr je Stufe
effect-on-play = { $gives } für jede gespielte Technologie
effect-on-play-back = { $gives } zurück für jede gespielte Technologie
effect-no-tactics = deine Taktik hat keine Wirkung
effect-unit-strength = jede Einheit von { $units } hat +{ $amount } Stärke, auch wenn sie geopfert wird
effect-culture-each = je { $amount } Kultur pro Runde für: { $each }
effect-free-colony = einmal pro Partie wird ein Territorium aus der Hand als politische Aktion zur Kolonie, ohne Gebot und Opfer
effect-grow-and-build = für { $civil } wird ein neuer Arbeiter sofort zur Einheit, für { $food } Nahrung und { $resources } Rohstoff weniger
effect-culture-pair = { $amount } Kultur pro Runde für jedes Paar aus { $a } und { $b }
effect-colonization-card = jede Bonuskarte zählt beim Kolonisieren { $amount } mehr
effect-culture-colony = { $amount } Kultur pro Runde für jede Kolonie
effect-double-army = der Taktikbonus deiner besten Armee zählt doppelt
effect-military-revolution = eine Revolution kostet alle Militäraktionen statt der Zivilaktionen
effect-science-discount = { $amount } Wissenschaft weniger für Technologien von: { $categories }
effect-build-discount = { $amount } Rohstoff weniger beim Bauen von: { $categories }
effect-no-attacks = du darfst keine Aggressionen und Kriege spielen
effect-double-cost = Angriffe auf dich kosten doppelt so viele Militäraktionen
effect-best-theater = dein bestes Theater bringt doppelte Kultur
effect-labs-mines = Laboratorien der Stufen I bis III arbeiten auch als Minen, ein Spielstein dort ist { $amount } Rohstoff je Stufe wert
effect-surcharge = andere zahlen { $amount } Rohstoff mehr beim Bauen oder Verbessern von: { $categories }
effect-double-defense = deine Bonuskarten verteidigen mit doppeltem Wert
effect-war-discount = solange ein Krieg gegen dich offen ist, kosten neue Einheiten { $amount } Rohstoffe weniger
effect-lab-culture = jedes Laboratorium bringt { $amount } Kultur je Stufe
effect-lab-penalty = jedes Laboratorium bringt { $amount } Wissenschaft weniger
effect-double-happy = jedes deiner glücklichen Gesichter zählt doppelt
effect-mine-token = deine beste Mine legt { $what } mehr
effect-liner = { $times ->
    [one] einmal
   *[other] { $times }-mal
} pro Zug ein neuer Arbeiter ohne Zivilaktion und für { $food } Nahrung weniger
effect-attack-partner = +{ $amount } Stärke beim Angriff auf den Partner
effect-food-as-resource = einmal im Zug darf 1 Nahrung als 1 Rohstoff dienen
effect-resource-as-food = einmal im Zug darf 1 Rohstoff als 1 Nahrung dienen
effect-resource-production = { $amount } Rohstoff pro Runde
effect-food-production = { $amount } Nahrung pro Runde
effect-cooperation = Technologien kosten { $discount } Wissenschaft weniger, der Partner zahlt dafür jeweils { $pays } Wissenschaft
effect-tourism = { $amount } Kultur pro Runde für jedes vollendete Wunder des Partners
effect-no-war = niemand darf dieser Zivilisation den Krieg erklären
effect-complete-levels = bei Vollendung { $amount } Kultur je Stufe für jeden Arbeiter auf: { $buildings }
effect-complete-technologies = bei Vollendung { $amount } Kultur je Stufe jeder Technologie im Spiel
effect-complete-workers = bei Vollendung { $farm } Kultur für jeden Arbeiter auf Farmen und Minen, { $urban } für jeden auf städtischen Gebäuden und Einheiten
effect-build-stage = baue einen Teil eines Wunders für { $discount } Rohstoffe weniger
effect-increase-population = erhöhe die Bevölkerung zum vollen Preis
effect-build-urban = baue ein städtisches Gebäude für { $discount ->
    [one] 1 Rohstoff
   *[other] { $discount } Rohstoffe
} weniger
effect-build-farm-or-mine = baue eine Farm oder Mine für { $discount ->
    [one] 1 Rohstoff
   *[other] { $discount } Rohstoffe
} weniger
effect-play-technology = spiele eine Technologie zum vollen Preis
effect-upgrade = verbessere eine Farm, eine Mine oder ein städtisches Gebäude für { $discount } Rohstoffe weniger
effect-gain = erhalte { $what }
effect-this-turn = in diesem Zug { $what } mehr
effect-per-stronger = in diesem Zug Rohstoffe für Einheiten je stärkerer Zivilisation: { $two } bei 2 Spielern, { $three } bei 3, { $four } bei 4
effect-per-richer = Kultur je Zivilisation mit mehr Kultur: { $two } bei 2 Spielern, { $three } bei 3, { $four } bei 4
effect-at-once = sofort { $what }
effect-costs = kostet { $what }
effect-costs-per-level = kostet { $amount } Militäraktion je Stufe der getroffenen Karte
effect-victim-loses = das Opfer verliert { $what }
effect-victim-goods = das Opfer verliert bis zu { $amount } Nahrung und Rohstoffe deiner Wahl
effect-raid = bis zu { $max } städtische Gebäude einer Technologie des Opfers werden zerstört
effect-victim-colony = das Opfer verliert eine Kolonie deiner Wahl
effect-victim-leader = das Opfer verliert seinen Anführer
effect-victim-wonder = das Opfer verliert sein unfertiges Wunder
effect-attacker-gains = du erhältst { $what }
effect-attacker-same = du erhältst dasselbe
effect-attacker-half-up = du erhältst die Hälfte ihrer Kosten an Rohstoffen, aufgerundet
effect-attacker-half-down = du erhältst die Hälfte ihrer Kosten an Rohstoffen, abgerundet
effect-attacker-colony = die Kolonie und ihre dauerhafte Wirkung werden deine
effect-attacker-levels = du erhältst { $amount } Kultur je Stufe dieser Karte
effect-war-culture = der Sieger nimmt { $base ->
    [0] { $each } Kultur
   *[other] { $base } Kultur und { $each } mehr
} je Punkt Vorsprung
effect-war-goods = der Sieger nimmt { $base ->
    [0] { $each } Nahrung oder Rohstoff seiner Wahl
   *[other] { $base } Nahrung und Rohstoffe seiner Wahl und { $each } mehr
} je Punkt Vorsprung
effect-war-technology = der Sieger nimmt Wissenschaft und Spezialtechnologien im Wert von { $base ->
    [0] { $each }
   *[other] { $base } und { $each } mehr
} je Punkt Vorsprung
effect-war-tokens = der Sieger nimmt { $base } gelben Spielstein aus dem Vorrat des Verlierers und { $step } mehr je { $points } Punkte Vorsprung
effect-war-people = der Verlierer verliert { $base } Arbeiter und { $step } mehr je { $points } Punkte Rückstand
effect-war-per-person = der Sieger erhält { $amount } Kultur für jeden davon
effect-both = beide: { $effects }
effect-side-a = A: { $effects }
effect-side-b = B: { $effects }
effect-attacks-forbidden = die Partner dürfen einander nicht angreifen
effect-attack-ends = ein Angriff zwischen den Partnern beendet den Pakt
effect-units = { $count } × { $units }
effect-army = Armee aus { $units }: +{ $bonus } Stärke
effect-army-obsolete = Armee aus { $units }: +{ $bonus } Stärke, mit einer veralteten Einheit +{ $low }
effect-bonus-card = +{ $defense } beim Verteidigen oder +{ $colonization } beim Kolonisieren

## What events do

event-nothing = nichts geschieht
event-gains = { $who } erhält { $what }
event-loses = { $who } verliert { $what }
event-draw = { $who } zieht { $n ->
    [one] 1 Militärkarte
   *[other] { $n } Militärkarten
}
event-no-discard = der Spieler am Zug wirft in diesem Zug nichts ab
event-build-free = wer einen nicht eingesetzten Arbeiter hat, darf damit kostenlos { $card } bauen
event-terrorism = { $who } zerstört je ein städtisches Gebäude jeder anderen Zivilisation
event-move-token = { $who } gibt { $what } aus ihrem Gelben Vorrat ab; er geht in den Vorrat von: { $to }
event-farms = alle Farmen produzieren sofort
event-mines = alle Minen produzieren sofort
event-farms-and-mines = alle Farmen und Minen produzieren sofort, mit Verbrauch und Korruption
event-iconoclasm = jeder Anführer, der nicht aus dem aktuellen Zeitalter stammt, wird abgelegt
event-take-cards = { $who } darf Karten im Wert von { $what } aus der Reihe nehmen
event-skip-politics = wer welche nimmt, verzichtet auf die nächste politische Aktion
event-refill = die Reihe wird aufgefüllt
event-ravages = jeder Spieler dreht ein vollendetes Wunder aus Zeitalter A oder I um: es bringt { $amount } Kultur pro Runde und sonst nichts
event-score = { $what } je { $counted }
event-score-max = { $what } je { $counted }, höchstens { $max }
event-score-less = { $what } weniger je { $counted }
event-rank = Kultur nach Rang, es zählt { $rate }: { $two } bei 2 Spielern, { $three } bei 3, { $four } bei 4
event-wonders = Kultur je vollendetem Wunder: { $a } aus Zeitalter A, { $one } aus I, { $two } aus II, { $three } aus III
who-all = jede Zivilisation
who-strongest = die stärkste Zivilisation
who-weakest = die schwächste Zivilisation
who-two-strongest = jede der zwei stärksten Zivilisationen
who-two-weakest = jede der zwei schwächsten Zivilisationen
who-most-culture = die Zivilisation mit der meisten Kultur
who-least-culture = die Zivilisation mit der wenigsten Kultur
who-most-culture-weak = die Zivilisation mit der meisten Kultur, falls sie zu den zwei schwächsten gehört,
who-most-happy = jede Zivilisation mit den meisten glücklichen Gesichtern
who-with-unused = jede Zivilisation mit einem nicht eingesetzten Arbeiter
who-strongest-if-used = die stärkste Zivilisation, falls sie es tat
counted-food = Nahrung, die die Farmen produzieren
counted-resources = Rohstoff, den die Minen produzieren
counted-urban-levels = Stufe jedes Arbeiters auf städtischen Gebäuden
counted-unit-levels = Stufe jedes Arbeiters auf Einheiten und Arenen
counted-colony = Kolonie
counted-civil = Zivilaktion
counted-military = Militäraktion
counted-happy = glücklichem Gesicht
counted-discontent = unzufriedenem Arbeiter
counted-content = zufriedenem Arbeiter über den zehnten hinaus
counted-progress = Stufe der Regierungsform und der Spezialtechnologien
counted-technology = Technologie der Stufe III (im Fortgeschrittenenspiel Stufe II)

## The cards page

card-age = Zeitalter { $age }
card-science = kostet { $what }
card-build = jedes Gebäude oder jede Einheit kostet { $what }
card-government = kostet { $revolution } Wissenschaft durch Revolution, { $peaceful } friedlich
card-stages = Teile: { $stages } Rohstoffe
card-starting = auf jedes Zivilisationsbrett gedruckt
doubt-designed = Die Karte gibt es, aber ihre Werte sind nicht bekannt: diese sind von uns.
doubt-later-edition = Die Werte stammen aus der Ausgabe von 2015; die Erstausgabe kann abweichen.
doubt-cost = Die Kosten in Militäraktionen stammen aus der Ausgabe von 2015.
doubt-one-table = Der Wert beruht auf einer einzigen Quelle.

## Questions

over-won = Die Partie ist zu Ende. Gewonnen hat: { $winners }.
waiting = Es wird auf { $seats } gewartet.
ask-begin = Dein Zug beginnt mit deinem Krieg. Trägst du ihn aus?
ask-politics = Welche politische Aktion führst du aus?
ask-discard = Welche Militärkarte wirfst du ab ({ $n ->
    [one] 1 zu viel
   *[other] { $n } zu viel
})?
ask-first-round = Welche Karten nimmst du (noch { $civil ->
    [one] 1 Zivilaktion
   *[other] { $civil } Zivilaktionen
})?
ask-actions = Was tust du (noch Zivilaktionen: { $civil }, Militäraktionen: { $military })?
ask-stay = Dir wurde der Krieg erklärt: Bleibst du im Spiel?
ask-keep-bonus = Welche Zusatzkarte behältst du geheim?
ask-pick-bonus = Welche Zusatzkarte wählst du?
ask-contained = Was tust du mit { $card }?
ask-gain-either = Nimmst du { $n } Nahrung oder { $n } Rohstoffe?
ask-gain-mixed = Welche { $n } Nahrung und Rohstoffe nimmst du?
ask-lose-own = Du verlierst bis zu { $n } Nahrung und Rohstoffe: welche?
ask-lose-other = { $seat } verliert bis zu { $n } Nahrung und Rohstoffe: welche?
ask-divide = Dein Blauer Vorrat reicht nicht für { $food } und { $resources }: Was nimmst du?
ask-pay = Du hast noch { $what } zu zahlen: mit einem Spielstein von welcher Karte?
ask-build-free = Baust du kostenlos { $card }?
ask-lose-population = Du verlierst { $n } Arbeiter: von welcher Karte?
ask-destroy-own = Welches deiner Gebäude wird zerstört?
ask-lose-blue = Du gibst { $n ->
    [one] 1 blauen Spielstein
   *[other] { $n } blaue Spielsteine
} ab: von welcher Karte?
ask-lose-colony = Welche Kolonie verlierst du?
ask-annex = Welche Kolonie von { $seat } nimmst du?
ask-take-cards = Welche Karten nimmst du (Zivilaktionen dafür: { $n })?
ask-turn-wonder = Welches Wunder drehst du um?
ask-raze = Welches Gebäude von { $seat } zerstörst du (bis zu { $n })?
ask-bid-first = Was bietest du für { $card }?
ask-bid-higher = Für { $card } sind { $bid } geboten, { $seat_you ->
    [yes] von dir
   *[no] von { $seat }
}: Bietest du mehr?
ask-pay-colony = Wie bezahlst du { $bid } für { $card } (bisher { $force })?
ask-sacrifice = Opferst du Einheiten?
ask-sacrifice-attack = { $card } gegen { $seat }: Opferst du Einheiten?
ask-sacrifice-war = { $card } von { $seat }: Opferst du Einheiten?
ask-defend = { $seat } greift mit { $card } an ({ $attack } gegen { $defense }): Wie verteidigst du dich?
ask-spoils = Was nimmst du von { $seat } (insgesamt { $worth })?
ask-pact = { $seat } bietet dir { $card } an: Nimmst du an?
ask-eat-resource = Nahrung fehlt: Verwendest du einen Rohstoff als Nahrung?
ask-place-fewer = Legen deine Minen einen Spielstein weniger?
ask-draw = Wie viele Militärkarten ziehst du (höchstens { $n })?
ask-nothing = Machst du weiter?

## Buttons

group-take = Karte nehmen
group-grow = Bevölkerung
group-build = Bauen
group-build-unit = Einheit bauen
group-destroy = Gebäude zerstören
group-disband = Einheit auflösen
group-upgrade = Verbessern
group-wonder = Wunder
group-play = Karte spielen
group-tactic = Taktik
group-event = Zukünftiges Ereignis
group-aggression = Aggression
group-war = Krieg erklären
group-pact = Pakt anbieten
group-bid = Bieten
group-sacrifice = Einheit opfern
group-bonus-cards = Bonuskarte spielen
group-pay = Bezahlen
do-begin = Den Krieg austragen
do-stay = Im Spiel bleiben
do-leave = Das Spiel verlassen
do-by-hand = Ab jetzt von Hand zahlen
do-not-by-hand = Nicht mehr von Hand zahlen
form-leave = Du darfst von Hand zahlen oder das Spiel jetzt verlassen; wer geht, steht hinter allen, die bleiben.
form-by-hand = Du darfst selbst wählen, welche Spielsteine zahlen und wie viele Karten du ziehst.
form-what = Was möchtest du?
form-submit = So machen
do-keep-bonus = { $card } behalten
do-pick-bonus = { $card } wählen
do-skip-politics = Keine politische Aktion
do-play-event = { $card } (+{ $what })
do-attack = { $card } ({ $age }) gegen { $seat } für { $cost }
do-offer-pact = { $card } an { $seat }, du bist Seite { $side }
do-offer-pact-equal = { $card } an { $seat }
do-end-pact = { $card } beenden
do-columbus = Kolumbus kolonisiert { $card } ({ $age })
do-accept = Ja
do-decline = Nein
do-accept-pact = Pakt annehmen
do-refuse-pact = Pakt ablehnen
do-build-free = Bauen
do-not-build = Nicht bauen
do-eat-resource = 1 Rohstoff als Nahrung verwenden
do-starve = Lieber Kultur verlieren
do-place-fewer = Einen Spielstein weniger
do-place-all = Alle Spielsteine
do-bid = { $bid }
do-pass = Passen
do-sacrifice = { $card } (Stärke { $strength })
do-use-bonus = { $card } (+{ $value })
do-done = Fertig
do-pay-with = Ein Spielstein von { $card } (Wert { $worth })
do-draw-cards = { $n ->
    [0] Keine ziehen
    [one] 1 Karte ziehen
   *[other] { $n } Karten ziehen
}
do-discard = { $card } abwerfen
do-take = { $card } ({ $age }), Feld { $space }, für { $price }
do-grow = Ein neuer Arbeiter für { $food }
do-grow-liner = Ein neuer Arbeiter mit der Ozeandampfer-Linie für { $food }
do-grow-and-build = Ein neuer Arbeiter als { $card } für { $food } und { $cost }
do-build = { $card } für { $cost }
do-upgrade = { $from } zu { $to } für { $cost }
do-build-stages = { $n ->
    [one] 1 Teil
   *[other] { $n } Teile
} des Wunders { $card } für { $cost }
do-build-stage-of-nothing = Ein Teil eines Wunders
do-play-technology = { $card } für { $science }
do-revolution = { $card } durch Revolution für { $science }
do-peaceful = { $card } friedlich für { $science }
do-draw = Militärkarte ziehen
do-trade-food = 1 Nahrung als 1 Rohstoff verwenden
do-trade-resource = 1 Rohstoff als 1 Nahrung verwenden
do-end-turn = Zug beenden
do-mix = { $food } und { $resources }
do-mix-one = { $what }
do-give-up-worker = Einen Arbeiter von { $card }
do-give-up-token = Einen Spielstein von { $card }
do-raze = { $card } zerstören
do-take-technology = { $card } nehmen (Wert { $worth })
hint-attack = deine Stärke ist { $own }, die von { $seat } { $theirs }
hint-tokens = { $n ->
    [one] dort liegt 1 Spielstein
   *[other] dort liegen { $n } Spielsteine
}
hint-uprising = Aufstand: du produzierst nichts
hint-production = { $culture }, { $science }, Nahrung { $food }, Rohstoffe { $resources }
hint-corruption = { $culture }, { $science }, Nahrung { $food }, Rohstoffe { $resources } (Korruption nimmt { $lost })
hint-starvation = { $culture }, { $science }, Nahrung { $food }, Rohstoffe { $resources }; Hunger kostet { $starved } Kultur

## The log

log-began = { $level } mit { $n } Spielern; Startspieler { $seat_you ->
    [yes] bist du
   *[no] ist { $seat }
}.
log-variant = Vereinbart: { $what }.
log-bonus-cards = Zusatzkarten ({ $what })
log-laid = Die Kartenreihe: { $cards }.
log-bonus-laid = Offen liegende Zusatzkarten: { $cards }.
log-turn = Runde { $round }: { $seat_you ->
    [yes] Du bist am Zug
   *[no] { $seat } ist am Zug
}.
log-removed = Diese Karten verlassen die Reihe: { $cards }.
log-dealt = Diese Karten kommen in die Reihe: { $cards }.
log-age = Zeitalter { $age } beginnt.
log-outdated = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} die veraltete Karte { $card } ab.
log-outdated-hidden = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} eine veraltete Militärkarte ab.
log-end-near = Die Partie endet nach Runde { $round }.
log-took = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $card } für { $price }.
log-grew = { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} für { $food } Nahrung einen Arbeiter.
log-built = { $seat_you ->
    [yes] Du baust
   *[no] { $seat } baut
} { $one } ({ $card }) für { $cost }.
log-built-free = { $seat_you ->
    [yes] Du baust
   *[no] { $seat } baut
} kostenlos { $one } ({ $card }).
log-destroyed = { $seat_you ->
    [yes] Du zerstörst
   *[no] { $seat } zerstört
} { $one } ({ $card }).
log-building-lost = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $one } ({ $card }).
log-disbanded = { $seat_you ->
    [yes] Du löst
   *[no] { $seat } löst
} eine Einheit auf: { $card }.
log-upgraded = { $seat_you ->
    [yes] Du verbesserst
   *[no] { $seat } verbessert
} { $one } von { $from } zu { $to } für { $cost }.
log-stages = { $seat_you ->
    [yes] Du baust
   *[no] { $seat } baut
} { $stages ->
    [one] einen Teil
   *[other] { $stages } Teile
} des Wunders { $card } für { $cost }.
log-completed = { $seat_you ->
    [yes] Du vollendest
   *[no] { $seat } vollendet
} das Wunder { $card }.
log-leader = { $card } führt { $seat_you ->
    [yes] dich
   *[no] { $seat }
} jetzt an.
log-leader-lost = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} den Anführer { $card }.
log-wonder-lost = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} das unfertige Wunder { $card }.
log-technology = { $seat_you ->
    [yes] Du entwickelst
   *[no] { $seat } entwickelt
} { $card } für { $cost }.
log-helped = { $seat_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} dafür { $what } (Wissenschaftliche Zusammenarbeit).
log-revolution = Revolution: { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} jetzt { $card }, für { $cost }.
log-peaceful = { $seat_you ->
    [yes] Du wechselst
   *[no] { $seat } wechselt
} friedlich zu { $card } für { $cost }.
log-action = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $card }.
log-tactic = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} die Taktik { $card }.
log-traded-food = { $seat_you ->
    [yes] Du verwendest
   *[no] { $seat } verwendet
} 1 Nahrung als Rohstoff.
log-traded-resource = { $seat_you ->
    [yes] Du verwendest
   *[no] { $seat } verwendet
} 1 Rohstoff als Nahrung.
log-gains = { $seat_you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $what }.
log-loses = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $what }.
log-missing = { $seat_you ->
    [yes] Dir fehlen
   *[no] { $seat } fehlen
} im nächsten Zug: { $what }.
log-worker-lost = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} einen Arbeiter von { $card }.
log-unused-lost = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} einen nicht eingesetzten Arbeiter.
log-tokens-moved = { $n ->
    [one] 1 gelber Spielstein geht
   *[other] { $n } gelbe Spielsteine gehen
} aus { $seat_you ->
    [yes] deinem Vorrat
   *[no] dem Vorrat von { $seat }
} in { $other_you ->
    [yes] deinen
   *[no] den von { $other }
}.
log-overpaid = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $what } mehr: Der Blaue Vorrat hat keine Spielsteine zum Wechseln.
log-pays-by-hand = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} die Spielsteine für { $what }.
log-paid = { $seat_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $what } mit einem Spielstein von { $card }.
log-by-hand = { $seat_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} ab jetzt von Hand.
log-not-by-hand = { $seat_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} nicht mehr von Hand.
log-uprising = Aufstand: { $seat_you ->
    [yes] Du produzierst
   *[no] { $seat } produziert
} nichts.
log-scored = { $seat_you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $culture } und { $science }.
log-ate = { $seat_you ->
    [yes] Du verbrauchst
   *[no] { $seat } verbraucht
} { $food } Nahrung.
log-starved = Hunger: { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $food ->
    [0] keine
   *[other] nur { $food }
} Nahrung; verloren gehen { $lost }.
log-corrupted = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $lost } durch Korruption.
log-drew = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $cards }.
log-drew-hidden = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $n ->
    [one] eine Militärkarte
   *[other] { $n } Militärkarten
}.
log-reshuffled = Die abgelegten Militärkarten des Zeitalters { $age } werden als neuer Stapel gemischt.
log-discarded = { $seat_you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} { $card } ab.
log-discarded-hidden = { $seat_you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} eine Militärkarte des Zeitalters { $age } ab.
log-skipped = { $seat_you ->
    [yes] Du führst
   *[no] { $seat } führt
} keine politische Aktion aus.
log-seeded = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card } auf die zukünftigen Ereignisse.
log-seeded-hidden = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} eine Karte des Zeitalters { $age } auf die zukünftigen Ereignisse.
log-revealed = Ein Ereignis wird aufgedeckt: { $card }.
log-renewed = Die zukünftigen Ereignisse werden zu gegenwärtigen.
log-bid = { $seat_you ->
    [yes] Du bietest
   *[no] { $seat } bietet
} { $amount }.
log-passed = { $seat_you ->
    [yes] Du passt
   *[no] { $seat } passt
}.
log-left-it = { $seat_you ->
    [yes] Du belässt
   *[no] { $seat } belässt
} es dabei.
log-colony = { $card } ist jetzt eine Kolonie von { $seat_you ->
    [yes] dir
   *[no] { $seat }
}.
log-unclaimed = Niemand will { $card }.
log-colony-lost = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} die Kolonie { $card }.
log-colony-taken = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} die Kolonie { $card } an { $other_you ->
    [yes] dich
   *[no] { $other }
}.
log-sacrificed = { $seat_you ->
    [yes] Du opferst
   *[no] { $seat } opfert
} eine Einheit: { $card }.
log-returned = { $n ->
    [one] 1 Arbeiter der geopferten Einheiten geht
   *[other] { $n } Arbeiter der geopferten Einheiten gehen
} zurück in { $seat_you ->
    [yes] deinen Vorrat
   *[no] den Vorrat von { $seat }
}.
log-bonus-used = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $card } für +{ $value }.
log-aggression = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $card } gegen { $other_you ->
    [yes] dich
   *[no] { $other }
} für { $cost }.
log-war = { $seat_you ->
    [yes] Du erklärst
   *[no] { $seat } erklärt
} { $other_you ->
    [yes] dir
   *[no] { $other }
} den Krieg: { $card }, für { $cost }.
log-war-comes = { $seat_you ->
    [yes] Dein Krieg
   *[no] Der Krieg von { $seat }
} gegen { $other_you ->
    [yes] dich
   *[no] { $other }
} wird ausgetragen: { $card }.
log-fight-won = { $card }: { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} gegen { $other_you ->
    [yes] dich
   *[no] { $other }
}, { $attack } zu { $defense }.
log-fight-failed = { $card }: { $seat_you ->
    [yes] Du scheiterst
   *[no] { $seat } scheitert
} an { $other_you ->
    [yes] dir
   *[no] { $other }
}, { $attack } zu { $defense }.
log-fight-even = { $card }: Beide Seiten haben { $attack }, nichts geschieht.
log-war-dropped = { $card } wird ohne Wirkung abgelegt.
log-pact-offered = { $seat_you ->
    [yes] Du bietest
   *[no] { $seat } bietet
} { $other_you ->
    [yes] dir
   *[no] { $other }
} { $card } an, selbst als Seite { $side }.
log-pact-made = { $card } gilt zwischen { $seat_you ->
    [yes] dir
   *[no] { $seat }
} und { $other_you ->
    [yes] dir
   *[no] { $other }
}.
log-pact-refused = { $seat_you ->
    [yes] Du lehnst
   *[no] { $seat } lehnt
} { $card } von { $other_you ->
    [yes] dir
   *[no] { $other }
} ab.
log-pact-ended = { $card } zwischen { $seat_you ->
    [yes] dir
   *[no] { $seat }
} und { $other_you ->
    [yes] dir
   *[no] { $other }
} endet.
log-stayed = { $seat_you ->
    [yes] Du bleibst
   *[no] { $seat } bleibt
} im Spiel.
log-left = { $seat_you ->
    [yes] Du verlässt
   *[no] { $seat } verlässt
} das Spiel.
log-bonus-kept = { $seat_you ->
    [yes] Du behältst
   *[no] { $seat } behält
} die Zusatzkarte { $card }.
log-bonus-kept-hidden = { $seat_you ->
    [yes] Du behältst
   *[no] { $seat } behält
} eine Zusatzkarte.
log-bonus-picked = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} die Zusatzkarte { $card }.
log-bonus-shown = Eine Zusatzkarte wird aufgedeckt: { $card }.
log-turned-down = { $seat_you ->
    [yes] Du drehst
   *[no] { $seat } dreht
} { $card } um.
log-technology-taken = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $other_you ->
    [yes] dir
   *[no] { $other }
} { $card } ab.
log-final-event = { $card }: { $seat_you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $what }.
log-final-loss = { $card }: { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $what }.
log-final-bonus = { $source }: { $seat_you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $what }.
log-over = Die Partie ist zu Ende.

## Points

score-play = Kultur im Spiel
score-age = Kultur in Zeitalter { $age }
score-floor = Kultur fällt nie unter 0
bonus-technologies = Technologien der Stufe I
bonus-strength = Stärke
bonus-happy = Glückliche Gesichter
bonus-science = Wissenschaftszuwachs
bonus-production = Nahrung und Rohstoffe pro Runde

## The position in words

sheet-match = Das Spiel
sheet-row = Die Kartenreihe
sheet-events = Ereignisse
sheet-own = Was dich angeht
sheet-civilization = Die Zivilisation von { $seat }
level-simple = Einstiegsspiel
level-advanced = Fortgeschrittenenspiel
level-full = Expertenspiel
fact-level = Spielversion
fact-round = Runde
fact-age = Zeitalter
fact-turn = Am Zug
fact-start = Startspieler
fact-civil-deck = Zivilkarten im Stapel
fact-military-deck = Militärkarten im Stapel
fact-discard = Abgelegte Militärkarten
fact-ends = Ende nach Runde
fact-current = Gegenwärtige Ereignisse
fact-future = Zukünftige Ereignisse
fact-past = Vergangene Ereignisse
fact-bonus = Zusatzkarten, die du kennst
fact-culture = Kultur
fact-science = Wissenschaft
fact-strength = Stärke
fact-happy = Glückliche Gesichter
fact-civil = Zivilaktionen
fact-military = Militäraktionen
fact-food = Nahrung
fact-resources = Rohstoffe
fact-unused = Nicht eingesetzte Arbeiter
fact-yellow = Gelber Vorrat
fact-blue = Blauer Vorrat
fact-government = Regierungsform
fact-leader = Anführer
fact-specials = Spezialtechnologien
fact-wonders = Vollendete Wunder
fact-hand = Zivilkarten auf der Hand
fact-building = Im Bau
fact-face-down = Umgedreht
fact-tactic = Taktik
fact-colonies = Kolonien
fact-military-hand = Militärkarten auf der Hand
fact-pact = Pakt
fact-war = Erklärter Krieg
fact-marker = Marker bei
column-space = Feld
column-card = Karte
column-kind = Art
column-price = Preis
column-note = Hinweis
column-workers = Arbeiter
column-tokens = Blaue Spielsteine
can-take = kann genommen werden
pile = A: { $a }, I: { $one }, II: { $two }, III: { $three }
pile-known = A: { $a }, I: { $one }, II: { $two }, III: { $three }; du kennst { $cards }
points-and-rate = { $points } ({ $rate } pro Runde)
happy-of = { $happy } von { $needed } nötigen
actions-left = noch { $left } von { $total }
stored = { $n } gelagert ({ $made } pro Runde)
bank-yellow = { $n } Spielsteine; der nächste Arbeiter kostet { $food } Nahrung, Verbrauch { $eaten }, noch { $slack } bis zum nächsten nötigen Gesicht
bank-yellow-simple = { $n } Spielsteine; der nächste Arbeiter kostet { $food } Nahrung, Verbrauch { $eaten }
bank-yellow-empty = leer; Verbrauch { $eaten }
bank-blue = { $n } Spielsteine; Korruption { $lost }, noch { $slack } bis sie steigt
bank-blue-simple = { $n } Spielsteine
site = { $card }, { $stages } von { $of } Teilen
pact-with = { $card } mit { $seat }, Seite { $side }
war-on = { $card } gegen { $seat }
line-hand = Deine Militärkarten: { $cards }.
line-uprising = Würde der Zug jetzt enden, gäbe es einen Aufstand und keine Produktion.
line-forecast = Das Ende deines Zuges brächte { $culture } und { $science }, Nahrung { $food } bei { $eaten } Verbrauch, Rohstoffe { $resources } bei { $corruption } Korruption.
line-forecast-simple = Das Ende deines Zuges brächte { $culture } und { $science }, Nahrung { $food } bei { $eaten } Verbrauch, Rohstoffe { $resources }.
line-stronger = { $seat } ist um { $lead } stärker als du.
line-equal = { $seat } ist so stark wie du.
line-weaker = { $seat } ist um { $lead } schwächer als du.
line-war = { $seat } hat dir den Krieg erklärt: { $card }.
line-attack = Du könntest { $card } gegen { $seat } für { $cost } spielen: { $own } gegen { $theirs }.
line-left = { $seat } hat das Spiel verlassen.

## Refusals

not-asked = Jetzt entscheidet jemand anderes.
not-your-turn = { $seat } ist am Zug.
asked-first = Erst ist etwas anderes zu entscheiden: { $what }.
nothing-asked = Das wirst du jetzt nicht gefragt: { $what }.
matter-war = ob du deinen Krieg austrägst
matter-politics = deine politische Aktion
matter-discard = welche Militärkarten du abwirfst
matter-stay = ob du im Spiel bleibst
matter-bonus = welche Zusatzkarte du wählst
matter-contained = was du mit deiner Aktionskarte tust
matter-goods = welche Nahrung und Rohstoffe
matter-division = wofür deine blauen Spielsteine reichen
matter-yes-or-no = ja oder nein
matter-free-building = ob du kostenlos baust
matter-worker = von welcher Karte ein Arbeiter verloren geht
matter-building = welches Gebäude zerstört wird
matter-token = von welcher Karte ein blauer Spielstein abgegeben wird
matter-colony = welche Kolonie verloren geht
matter-row-cards = welche Karten du aus der Reihe nimmst
matter-face-down = welches Wunder umgedreht wird
matter-raze = welche Gebäude du zerstörst
matter-bid = dein Gebot für ein Territorium
matter-force = wie du die Kolonie bezahlst
matter-sacrifice = welche Einheiten du opferst
matter-defense = wie du dich verteidigst
matter-bonus-card = welche Bonuskarten du spielst
matter-spoils = was du dem Verlierer nimmst
matter-pact = ob du den Pakt annimmst
matter-food = ob du einen Rohstoff als Nahrung verwendest
matter-mines = ob deine Minen einen Spielstein weniger legen
matter-payment = welche Spielsteine zahlen
matter-drawing = wie viele Karten du ziehst
matter-enough = ob das alles ist
politics-over = Die eine politische Aktion kommt vor den Zivil- und Militäraktionen.
nothing-to-discard = Militärkarten werden gleich nach der politischen Aktion abgeworfen, und nur die überzähligen.
simple-game = Im Einstiegsspiel gibt es keine Politik.
game-over = Die Partie ist zu Ende.
first-round = In der ersten Runde werden nur Karten genommen.
not-that-kind = { $card } ist keine Karte dafür.
not-in-hand = Du hast { $card } nicht auf der Hand.
not-contained = { $card } erlaubt das nicht.
nothing-for = Du hast nichts, wofür { $card } zu gebrauchen wäre.
too-few-civil = Das kostet { $need ->
    [one] 1 Zivilaktion
   *[other] { $need } Zivilaktionen
}, du hast noch { $have }.
too-few-military = Das kostet { $need ->
    [one] 1 Militäraktion
   *[other] { $need } Militäraktionen
}, du hast noch { $have }.
too-little-food = Das kostet { $need } Nahrung, du hast { $have }.
too-few-resources = Das kostet { $need ->
    [one] 1 Rohstoff
   *[other] { $need } Rohstoffe
}, du hast { $have }.
too-little-science = Das kostet { $need } Wissenschaft, du hast { $have }.
bank-empty = Dein Gelber Vorrat ist leer.
no-unused-worker = Alle deine Arbeiter sind eingesetzt.
not-in-play = Du hast { $card } nicht im Spiel.
no-worker-on = Auf { $card } ist kein Arbeiter, der in Frage käme.
no-token-on = Auf { $card } liegt kein blauer Spielstein.
urban-limit = { $kind }: Deine Regierungsform erlaubt { $limit }.
not-a-building = { $card } ist kein Gebäude.
not-urban = { $card } ist kein städtisches Gebäude.
not-a-unit = { $card } ist keine Einheit.
no-upgrade = { $to } ist keine höhere Stufe der Art von { $from }.
no-wonder = Du hast kein Wunder im Bau.
too-many-stages = Eine Aktion baut mindestens 1 und höchstens { $most } der übrigen Teile.
no-blue-token = In deinem Blauen Vorrat ist kein Spielstein für diesen Teil des Wunders.
empty-space = Diese Karte liegt nicht auf Feld { $space }.
leader-taken = Du hast schon einen Anführer des Zeitalters { $age } genommen.
wonder-begun = Erst muss dein Wunder im Bau vollendet sein.
already-have = Du hast { $card } schon.
hand-full = Deine Hand ist voll: { $limit } Zivilkarten.
taken-this-turn = Du hast { $card } erst in diesem Zug genommen.
older-special = Du hast eine Technologie dieser Reihe, die nicht älter ist als { $card }.
is-government = { $card } kommt durch Revolution oder friedlichen Wechsel.
actions-used = Eine Revolution muss deine erste Zivilaktion im Zug sein.
military-actions-used = Mit Robespierre braucht eine Revolution alle deine Militäraktionen.
after-revolution = Die Revolution hat alle deine Zivilaktionen dieses Zuges verbraucht.
partner-lacks-science = { $seat } kann für die Wissenschaftliche Zusammenarbeit nicht zahlen.
no-liner = Deine Ozeandampfer-Linie bringt in diesem Zug niemanden mehr.
no-barbarossa = Friedrich Barbarossa führt dich nicht an.
no-trade = Kein Pakt erlaubt dir in diesem Zug (noch) einen Tausch von Nahrung und Rohstoffen.
nothing-to-trade = Du hast nichts gelagert, was getauscht werden könnte.
no-drawing = Militärkarten werden am Ende des Zuges gezogen.
no-deck = Es gibt keine Militärkarten mehr zu ziehen.
no-columbus = Kolumbus führt dich nicht an oder hat schon kolonisiert.
no-such-victim = Das kann sich nicht gegen { $seat } richten.
no-target = { $seat } hat nichts, was { $card } treffen könnte.
attacks-forbidden = Dein Anführer verbietet Aggressionen und Kriege.
pact-forbids = Ein Pakt verbietet Angriffe zwischen dir und { $seat }.
war-forbidden = Ein Pakt schützt { $seat } vor Kriegen.
last-round = In der letzten Runde wird kein Krieg erklärt.
no-sacrifice = In der letzten Runde wird keine Einheit geopfert.
marker-taken = { $seat } wurde in dieser Runde schon von jemand anderem angegriffen.
no-bonus-in-attack = Der Angreifer spielt keine Bonuskarten.
no-bonus-in-war = In einem Krieg spielt niemand Bonuskarten.
two-players = Zu zweit werden keine Pakte mehr angeboten.
one-side = Beide Seiten dieses Paktes sind gleich.
no-such-pact = Du bist kein Partner von { $card }.
no-units = Ohne militärische Einheit bietet niemand.
bid-too-high = Du kannst höchstens { $most } bezahlen.
bid-too-low = Ein Gebot muss mindestens { $least } sein.
too-little-force = Das Gebot ist { $need }, du hast { $have } aufgebracht.
needs-unit = Mindestens eine Einheit muss geopfert werden.
other-technology = Alle müssen von einer Technologie sein: { $card }.
razed-enough = Mehr Gebäude erlaubt die Karte nicht.
must-raze = Mindestens ein Gebäude wird zerstört.
not-that-mix = Mindestens { $least } und höchstens { $most } davon können Nahrung sein.
one-kind = Es sind { $n } Nahrung oder { $n } Rohstoffe, nicht etwas von beidem.
not-theirs = { $card } ist dort nicht im Spiel.
have-newer = Du hast eine Technologie aus der Reihe von { $card }, die nicht älter ist.
worth-too-much = Sie ist { $worth } wert, und nur noch { $left } sind zu nehmen.
not-turnable = { $card } ist kein vollendetes Wunder von dir aus Zeitalter A oder I, das offen liegt.
must-pay = Der Preis muss ganz bezahlt werden.
wrong-token = Mit einem Spielstein von { $card } ließe sich das nicht genau bezahlen.
at-most = Höchstens { $most }.
hand-already = So zahlst du schon.
no-leaving = Man verlässt das Spiel zu Beginn des eigenen Zuges oder bei einer Kriegserklärung, wenn der Tisch es erlaubt.
not-offered = { $card } steht dir nicht zur Wahl.
