# Sid Meier's Civilization: Das Brettspiel auf Deutsch.

## Titles and options

game-title = Sid Meier's Civilization: Das Brettspiel
game-summary = Führe ein Volk durch vier Zeitalter auf einer Karte der ganzen Welt: erforsche, gründe und vergrößere Städte, handle, kämpfe und komme bei den großen Erfindungen zuerst.
option-rules = Regeln
option-rules-standard = Standardregeln
option-rules-advanced = Fortgeschrittenenregeln
option-length = Länge des Spiels mit Fortgeschrittenenregeln
option-length-short = Kurz: endet im Mittelalter
option-length-medium = Mittel: endet im Industriezeitalter
option-length-long = Lang: endet durch Eroberung, Diplomatie, Waffen oder Raumfahrt
option-edition = Ausgabe
option-edition-second = Zweite Ausgabe
option-edition-first = Erste Auflage
option-more_resources = Mehr Rohstoffe: zwei leere Marker je Spieler bleiben in der Schachtel
option-superiority_modern_standard = Überlegenheit auf dem Schlachtfeld in der Moderne, Standardregeln
option-superiority_modern_standard-4 = +4 wie in den Regeln
option-superiority_modern_standard-3 = +3 wie in der kleinen Tabelle der zweiten Ausgabe
option-artillery_bonus = Bonus der Artillerie
option-artillery_bonus-3 = +3 wie in den Kampfbeispielen
option-artillery_bonus-1 = +1 wie in der Tabelle der ersten Auflage
option-lent_card_gold = Gold einer verliehenen Siedlungskarte
option-lent_card_gold-holder = Für den, der sie hält
option-lent_card_gold-owner = Für den Besitzer der Siedlung
option-starting_bonus = Besitzerbonus der ausgeteilten Technologie
option-starting_bonus-yes = Er wird erhalten
option-starting_bonus-no = Er wird nicht erhalten

## Small words

list = { $items }
name = { $name }
number = { $number }
player = { $seat }
none = keine
gold = { $gold } Gold
price = Kostet { $gold } Gold
brings = Bringt { $gold } Gold
parcel = { $count } × { $unit } in { $area }
group = { $ship ->
    [0] { $unit } in { $area }, noch Punkte: { $points }
   *[other] { $unit } in { $area }, noch Punkte: { $points }, Schiff { $ship }
}
pick = { $ship ->
    [0] { $unit } von { $seat }
   *[other] { $unit } von { $seat } (Schiff { $ship })
}
pick-with-aircraft = { $pick } mit einem Flugzeug von { $wing }
card-of = Siedlungskarte von { $region }
settlement-of = Siedlung in { $region }
size = { $size ->
    [1] Dorf
    [2] Stadt
    [3] Großstadt
   *[other] Metropole
}
class = { $class ->
    [infantry] Infanterie
    [cavalry] Kavallerie
    [artillery] Artillerie
    [fleet] Flotte
   *[other] Flugzeuge
}
continent = { $continent ->
    [north_america] Nordamerika
    [south_america] Südamerika
    [europe] Europa
    [africa] Afrika
    [asia] Asien
    [oceania] Ozeanien
   *[other] Antarktis
}
ending-technology = die dritte moderne Technologie
ending-roll = der Schlusswurf
ending-conquest = vollständige Eroberung
ending-diplomatic = die Vereinten Nationen
ending-military = das Apollo-Programm
ending-space = das Kolonieschiff nach Alpha Centauri
ending-standstill = zwanzig Runden ohne neue Technologie

## Questions

question-over = Die Partie ist vorbei.
waiting-for = Es wird auf { $seats } gewartet.
question-start = Wo beginnst du?
question-move = Was bewegst du?
question-react = Erklärst du dem, was gerade nach { $area } kam, den Kampf?
question-attack = Wo erklärst du Kampf?
question-join = { $attacker } kämpft in { $area } gegen { $defender }: schließt du dich einer Seite an?
question-pick = Welche Einheit schickst du in diese Runde?
question-trade = Was handelst du?
question-assign = Welche Siedlungen machst du zufrieden und produktiv?
question-free-technology = Welche Technologie nimmst du umsonst?
question-minor-unit = Welche Einheit schließt sich dir in { $region } an?
question-place = Wohin stellst du { $unit }?
question-grow = Welche Siedlung wächst umsonst?
question-claim = Welchen Meilenstein beanspruchst du?
question-purchase = Was kaufst du?

## Buttons

move-one = Eine Figur nach { $to }
move-all = Alle nach { $to }
board = An Bord: { $ship }
sail = { $aircraft ->
    [0] Nach { $to } segeln
   *[other] Nach { $to } segeln, mit Flugzeugen: { $aircraft }
}
fly = Nach { $to } fliegen
group-explore = Erforschen
look = Den Marker in { $region } ansehen
take-blank = Den leeren Marker in { $region } wegnehmen
group-bomb = Manhattan-Projekt
end-moves = Nicht weiter bewegen
challenge = { $seat } den Kampf erklären
let-pass = Gewähren lassen
attack = { $foe } in { $area } angreifen
end-attacks = Keinen weiteren Kampf erklären
join = { $seat } beistehen
stay-out = Sich heraushalten
offer = Angebot { $id } von { $from } an { $to }: { $gives } gegen { $wants }
offer-terms = Du gibst: { $gives }; du bekommst: { $wants }
group-offer = { $seat } einen Handel anbieten
accept = Annehmen
decline = Ablehnen
withdraw = Zurückziehen
group-swap = { $seat } zum Tausch zwingen (Magellans Reise)
swap = { $mine } gegen { $theirs }
end-trade = Nicht weiter handeln
group-happy = Zufrieden machen
group-productive = Produktiv machen
assign-rest = Den Rest so zuteilen, dass er am meisten bringt
group-buy = Figur kaufen
group-found = Dorf gründen
group-upgrade = Siedlung vergrößern
upgrade = { $region }: { $size }
group-learn = Technologie kaufen
group-improve = Ausbau kaufen
buy-colony-ship = Das Kolonieschiff nach Alpha Centauri kaufen
group-sell = Einheit verkaufen
end-purchase = Nicht weiter kaufen
place-fleet = { $zone }, neben { $region }
group-claim = Meilensteine
claim = { $milestone }: { $wonder }
waive = Jetzt nichts beanspruchen
declare-end = Das Ende des Spiels erklären ({ $wonder })

## The form for offers

form-title = Angebot zusammenstellen
form-submit = Anbieten
form-to = Wem
form-give = Du gibst
form-give-gold = Gold, das du gibst
form-want-gold = Gold, das du willst
form-want = Du willst von { $seat }
form-field = { $title }: { $what }
form-wrong = Das Feld { $field } ist nicht lesbar.
no-form = Jetzt gibt es nichts zusammenzustellen.

## The sheet

sheet-general = Der Tisch
sheet-era = Zeitalter
sheet-era-ends = endet mit dieser Runde
sheet-turn = Runde
sheet-first-player = Startspieler
sheet-critical = Letzter kritischer Rohstoff
sheet-rolls = Würfe der letzten Entscheidung
sheet-range = Handelsreichweite
range = { $land } über Land, { $sea } über See
range-unlimited = unbegrenzt
sheet-ending = Die Partie endet mit dieser Runde durch
sheet-battle = Kampf in { $area }: { $attacker } greift { $defender } an
sheet-offers = Offene Angebote
sheet-out = Ausgeschieden.
sheet-gold = Gold
sheet-income = Einkommen mit dem letzten kritischen Rohstoff
sheet-technologies = Technologien
sheet-wonders = Weltwunder
sheet-improvements = Ausbauten
sheet-faces = Siedlungen, die zufrieden gemacht werden können
sheet-gears = Siedlungen, die produktiv gemacht werden können
sheet-milestones = Erreichte Meilensteine
sheet-markers = Marker
sheet-cards = Vorrat
sheet-supply = Technologien im Vorrat
sheet-for-sale = Käufliche Figuren
column-unit = Einheit
column-dice = Würfel
column-bonus = Bonus
column-region = Gebiet
column-size = Größe
column-marker = Marker
column-mood = Zustand
column-holder = Karte bei
column-count = Anzahl
column-land = Nachbarn zu Land
column-sea = Nachbarn zur See
face-down = verdeckt
happy = zufrieden
happy-productive = zufrieden und produktiv
unhappy = unzufrieden
unhappy-productive = unzufrieden und produktiv
income-title-settlements = – aus Siedlungen
income-title-critical = – für den kritischen Rohstoff
income-title-resources = – für verschiedene Rohstoffe
income-title-monopolies = – für Monopole
income-title-wonders = – aus Weltwundern
income-title-minimum = – bis zum Minimum
income-settlements = Siedlungen { $gold }
income-critical = kritischer Rohstoff { $gold }
income-resources = Rohstoffe { $gold }
income-monopolies = Monopole { $gold }
income-wonders = Weltwunder { $gold }
income-minimum = Minimum { $gold }
score-settlements = Siedlungen
score-technologies = Technologien
score-wonders = Weltwunder
score-ending = Durch das Spielende

## The log

log-rolled-first = { $seat } würfelt { $roll } um den Beginn.
log-started = { $seat } beginnt in { $region }.
log-dealt = { $seat } bekommt { $technology } ausgeteilt.
log-start-marker-boxed = { $marker } in { $region } bleibt zu Beginn ohne Wirkung.
log-turn = Runde { $turn } beginnt; Startspieler ist { $seat }.
log-era = Ein neues Zeitalter beginnt: { $era }.
log-claimable = Einen Meilenstein erreicht: { $seats }.
log-waived = { $seat } beansprucht nichts.
log-claim-roll = { $seat } würfelt { $roll } um den Meilenstein.
log-claimed = { $seat } beansprucht „{ $milestone }“ und nimmt { $wonder }.
log-end-roll = { $seat } würfelt { $roll } bei { $technologies } Technologien des letzten Zeitalters: die Partie endet mit dieser Runde.
log-no-end-roll = { $seat } würfelt { $roll } bei { $technologies } Technologien des letzten Zeitalters: die Partie geht weiter.
log-end-declared = Die Partie endet mit dieser Runde: { $why }.
log-over = Die Partie ist vorbei: { $why }.
log-moved = { $seat } bewegt { $count } × { $unit } von { $from } nach { $to }.
log-boarded = { $seat } nimmt { $unit } aus { $from } in { $to } an Bord.
log-looked = { $seat } sieht sich den Marker in { $region } an.
log-saw = { $seat } sieht sich den Marker in { $region } an: { $marker }.
log-turned-up = Der Marker in { $region } wird aufgedeckt: { $marker }.
log-marker-removed = { $marker } wird aus { $region } entfernt.
log-treasure = { $seat } findet { $gold } Gold.
log-minor-roll = { $seat } würfelt { $roll } um die kleine Zivilisation, { $total } nach Abzug der eigenen Siedlungen.
log-minor-joined = Die kleine Zivilisation in { $region } schließt sich { $seat } an.
log-plague = In { $region } bricht eine Seuche aus und reicht { $radius } Gebiete weit.
log-shrank = Die Siedlung in { $region } schrumpft: { $size }.
log-destroyed = Die Siedlung von { $seat } in { $region } wird zerstört.
log-removed = { $seat } verliert { $count } × { $unit } in { $area }.
log-bombed = { $seat } setzt das Manhattan-Projekt gegen { $area } ein.
log-declared = { $seat } erklärt { $foe } in { $area } den Kampf.
log-let-pass = { $seat } lässt es geschehen.
log-lead-roll = { $seat } würfelt { $roll } um die Führung.
log-battle = { $area }: { $attacker } kämpft gegen { $defender }.
log-joined-attack = { $seat } steht dem Angreifer bei.
log-joined-defense = { $seat } steht dem Verteidiger bei.
log-stayed-out = { $seat } hält sich aus dem Kampf heraus.
log-picked = { $seat } hat gewählt.
log-picked-unit = { $seat } wählt { $pick }.
log-fought = { $pick }: { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, { $roll } + { $bonus } = { $total }.
log-battle-won = { $seat } gewinnt den Kampf in { $area }.
log-battle-drawn = Vom Kampf in { $area } bleibt niemand übrig.
log-captured = { $seat } erobert die Siedlung von { $from } in { $region }.
log-eliminated = { $seat } scheidet aus.
log-eliminated-heir = { $seat } scheidet aus; { $heir } erhält { $gold } Gold und alle Weltwunder.
log-offered = { $from } bietet { $to } an (Nr. { $id }): { $gives } gegen { $wants }.
log-traded = { $from } und { $to } handeln (Nr. { $id }): { $gives } gegen { $wants }.
log-declined = { $seat } lehnt Angebot Nr. { $id } ab.
log-withdrawn = Angebot Nr. { $id } von { $seat } wird zurückgezogen.
log-swapped = { $seat } zwingt { $with }, { $theirs } gegen { $mine } zu tauschen.
log-trade-ended = { $seat } handelt nicht weiter.
log-made-happy = { $seat } macht { $region } zufrieden.
log-made-productive = { $seat } macht { $region } produktiv.
log-critical = Der Wurf ist { $roll }: kritischer Rohstoff ist { $resource }.
log-income = { $seat } erhält { $total } Gold ({ $lines }).
log-bought = { $seat } kauft { $unit } für { $price } Gold.
log-bought-royalty = { $seat } kauft { $unit } für { $price } Gold, ein Teil davon geht an { $owner }.
log-placed = { $seat } stellt { $unit } in { $area } auf.
log-gift-waits = { $unit } von { $seat } wartet auf eine Siedlung am Meer.
log-founded = { $seat } gründet ein Dorf in { $region }.
log-grew = { $region } von { $seat } wächst: { $size }.
log-received = { $seat } erhält { $technology } umsonst.
log-acquired = { $seat } kauft { $technology } für { $price } Gold.
log-wonder = { $seat } erhält { $wonder }.
log-improved = { $seat } bekommt { $improvement } für { $price } Gold.
log-improved-royalty = { $seat } kauft { $improvement } für { $price } Gold, ein Teil davon geht an { $owner }.
log-sold = { $seat } verkauft { $unit } für { $gold } Gold.
log-purchase-ended = { $seat } kauft nichts mehr.

## Cards

kind-technology = Technologie
kind-wonder = Weltwunder
kind-improvement = Siedlungsausbau
kind-unit = Einheit
kind-marker = Entdeckungsmarker
doubtful = Selbst entworfen oder nicht gesichert.
doubtful-count = Die Anzahl dieser Marker ist entworfen: keine Quelle nennt sie.
card-technology = { $era }; kostet { $cost } Gold; setzt voraus: { $needs }.
card-enables = Macht für alle verfügbar: { $cards }.
card-gives = Der Besitzer erhält sofort: { $cards }.
card-size = Öffnet diese Siedlungsgröße für alle: { $size }.
card-grow = Eine Siedlung des Besitzers wächst sofort.
card-seminal = Bahnbrechende Entdeckung: am Ende { $points } Punkte.
card-wonder = { $era }; 3 Punkte nach den Standardregeln, 2 nach den Fortgeschrittenenregeln.
card-improvement = { $era }; kostet { $price } Gold; braucht { $technology } im Spiel.
card-unit = { $class }, { $era }: Würfel { $dice }; Bonus { $first } in der ersten Auflage, { $second } in der zweiten Ausgabe.
card-unit-price = Kostet { $price } Gold; braucht { $technology } im Spiel.
effect-gift = Bringt sofort { $count } × { $unit }.
effect-gift-units = Bringt sofort { $count } × { $class } ({ $era }).
effect-gold = Bringt bis zum Ende seines Zeitalters in jeder Produktion { $gold } Gold.
effect-discount = Technologien dieses Zeitalters kosten den Besitzer { $gold } Gold weniger: { $era }.
effect-defense = Siedlungen des Besitzers verteidigen mit +{ $amount }.
effect-happiness = Zufriedene Siedlungen: { $points }.
effect-productivity = Produktive Siedlungen: { $points }.
effect-oracle = In Kämpfen, die der Besitzer führt, wählt der Gegner zuerst und offen.
effect-swap = Einmal je Handelsphase erzwingt der Besitzer den Tausch zweier Rohstoffkarten.
effect-bomb = Einmal je Partie wird alles in einem Gebiet entfernt.
effect-diplomatic = Der Besitzer darf das lange Spiel beenden und erhält dann 5 Punkte.
effect-military = Der Besitzer darf das lange Spiel beenden; jede Einheit zählt dann 1 Punkt.
effect-space = Wird gekauft und beendet das lange Spiel; jede Technologie zählt dann 1 Punkt.
marker-resource = Rohstoff: bleibt geheim, bis dort eine Siedlung gegründet wird.
marker-free-technology = Der Entdecker nimmt umsonst eine Technologie des Zeitalters.
marker-treasure = Der Entdecker erhält 10 Gold.
marker-minor-civilization = Alle würfeln; der Höchste erhält dort ein Dorf und eine Einheit.
marker-plague = Entfernt alle Figuren im Umkreis und lässt Siedlungen schrumpfen.
marker-fertile = Die Siedlung dort bringt mehr Gold.
marker-blank = Nichts geschieht.
marker-terrain = Größte Siedlung dort: Größe { $size }.

## Refusals

players-two-to-six = Es spielen zwei bis sechs, nicht { $seats }.
not-your-decision = Du hast jetzt nichts zu entscheiden.
not-now = Das geht in diesem Moment nicht.
advanced-only = Das gibt es nur in den Fortgeschrittenenregeln.
region-settled = In { $region } steht schon eine Siedlung.
no-marker-to-look-at = In { $region } liegt kein verdeckter Marker.
no-settler-to-look = Keiner deiner Siedler in { $region } darf noch nachsehen.
blank-stays = In der zweiten Ausgabe bleibt ein leerer Marker liegen.
no-blank-found = Du hast in { $region } gerade keinen leeren Marker gefunden.
unit-not-available = { $unit } ist hier jetzt nicht verfügbar.
technology-not-free = { $technology } kannst du jetzt nicht umsonst nehmen.
no-such-pieces = Solche Figuren hast du dort nicht: { $unit }.
no-points-left = { $unit } hat nur noch { $left } Bewegungspunkte.
does-not-walk = { $unit } geht nicht über Land.
not-adjacent = { $from } grenzt nicht an { $to }.
only-one-there = Davon gibt es nur eine.
too-many-groups = Du hast so viele Gruppen von Figuren, dass keine dazukommen kann; lege erst welche zusammen.
cannot-board = { $unit } kann von dort nicht an Bord gehen.
no-ship-beside = Neben { $region } liegt keines deiner Schiffe.
ship-full = Das Schiff trägt schon drei Figuren.
no-ship = { $unit } ist kein Schiff.
aircraft-not-carried = So viele Flugzeuge kann dieses Schiff nicht mitnehmen.
does-not-fly = { $unit } fliegt nicht.
stays-there = Es ist schon dort.
no-base = In { $area } ist keine Basis für deine Flugzeuge.
wonder-not-yours = { $wonder } gehört dir nicht, oder seine Zeit ist vorbei.
wonder-used = { $wonder } wurde schon benutzt.
wonder-taken = { $wonder } ist vergeben.
wonder-ends-nothing = { $wonder } kann das Spiel nicht beenden.
long-game-only = { $wonder } gilt nur im langen Spiel.
end-already-declared = Die Partie endet ohnehin mit dieser Runde.
no-such-foe = Diesen Gegner gibt es nicht.
nobody-to-fight = Du hast in { $area } keine Armee, auf See keine Flotte.
nothing-to-attack = Dieser Spieler hat nichts in { $area }.
battle-declared = Dieser Kampf in { $area } ist schon erklärt.
too-many-battles = In dieser Phase hat kein weiterer Kampf Platz.
no-battle = Jetzt wird nicht gekämpft.
not-leader = Nur wer eine Seite führt, wählt.
cannot-pick = Das kannst du nicht wählen: { $unit }.
no-such-partner = Diesen Partner gibt es nicht.
out-of-trade-range = { $seat } ist außer Handelsreichweite.
empty-trade = Es würde nichts den Besitzer wechseln.
trade-gold-missing = { $seat } hat nur { $gold } Gold.
trade-card-missing = { $seat } hält keine solche Rohstoffkarte.
trade-settlement-missing = { $seat } kann diese Siedlung nicht geben: sie gehört jemand anderem, oder ihre Karte ist verliehen.
trade-technology-missing = { $seat } hat diese Technologie nicht.
trade-wonder-missing = { $seat } hat dieses Weltwunder nicht.
trade-pieces-missing = { $seat } hat diese Figuren nicht.
trade-no-berth = { $seat } hat dort kein Schiff mit Platz für die Fracht.
trade-last-settlement = Niemand darf die letzte Siedlung weggeben.
offers-used-up = Du hast in dieser Phase schon { $most } Angebote gemacht.
offers-open = Du hast schon { $most } Angebote offen.
offer-open-already = Dieses Angebot ist schon offen.
no-such-offer = Dieses Angebot gibt es nicht mehr.
offer-to-other = Dieses Angebot gilt nicht dir.
offer-of-other = Dieses Angebot ist nicht deins.
cannot-be-made-happy = { $region } kannst du nicht zufrieden machen, oder es ist zufrieden.
cannot-be-made-productive = { $region } kannst du nicht produktiv machen, oder es ist produktiv.
no-face-left = Du hast keine Zufriedenheit mehr zu vergeben.
no-gear-left = Du hast keine Produktivität mehr zu vergeben.
too-dear = Das kostet { $price } Gold; du hast { $gold }.
not-for-sale = { $unit } ist jetzt nicht zu kaufen.
no-place = Für { $unit } ist kein Platz.
no-own-settlement = Du hast keine Siedlung in { $region }.
no-room-left = { $region } nimmt in dieser Runde keine neue Figur mehr auf.
not-beside = Armeen kommen nach { $region }, Flotten in eine Seezone daneben.
no-settler = Du hast keinen Siedler in { $region }.
desert = In der Wüste von { $region } kann keine Siedlung stehen.
grown-already = { $region } ist in dieser Runde schon gewachsen.
terrain-limit = Das Gelände von { $region } erlaubt keine größere Siedlung.
largest-already = { $region } ist schon eine Metropole.
founded-now = Das Dorf in { $region } wurde in dieser Runde gegründet.
size-not-in-play = Die Technologie für Größe { $size } ist nicht im Spiel.
improvement-of-other-era = { $improvement } gehört zu einem anderen Zeitalter.
technology-not-in-play = { $technology } ist nicht im Spiel.
improvement-owned = { $improvement } hast du schon.
unit-not-past = { $unit } ist keine Einheit eines vergangenen Zeitalters.
ship-carries = Ein beladenes Schiff wird nicht verkauft.
technology-taken = { $technology } ist nicht mehr im Vorrat.
technology-of-other-era = { $technology } gehört zu einem anderen Zeitalter.
technologies-alike = Alle Technologien eines Zeitalters sind gleich: nimm die oberste Karte statt { $technology }.
technology-too-far = { $technology } liegt mehr als ein Zeitalter voraus.
prerequisites-missing = Was { $technology } voraussetzt, ist nicht im Spiel.
milestone-not-reached = Du hast „{ $milestone }“ nicht erreicht, oder er ist vergeben.
