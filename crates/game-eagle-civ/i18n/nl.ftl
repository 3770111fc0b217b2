# Sid Meier’s Civilization: Het Bordspel: elke zin die het spel zegt.

## Het spel en zijn opties

game-title = Sid Meier’s Civilization: Het Bordspel
game-short = Civilization
game-edition = het bordspel, 2002
game-summary = Leid een volk van twee dorpen door vier tijdperken: verken de wereld, sticht nederzettingen, handel, leer, bouw wereldwonderen en vecht om wat anderen hebben.
first-turn = Kies een gebied met veel buren: van daaruit verkennen en stichten je kolonisten, en elke nederzetting levert goud op.
first-refusal = Een weigering kost niets. Meestal ontbreekt er goud, of het stuk heeft deze beurt al bewogen.
first-end = De lijst laat zien wat nederzettingen, technologieën en wereldwonderen waard waren. Kijk in de terugblik waar de partij kantelde.
option-rules = Regels
option-rules-standard = standaardregels
option-rules-advanced = uitgebreide regels
option-length = Duur van het uitgebreide spel
option-length-short = kort, eindigt in de middeleeuwen
option-length-medium = middellang, eindigt in het buskruittijdperk
option-length-long = lang, eindigt op een van vier manieren
option-edition = Editie
option-edition-second = tweede editie
option-edition-first = eerste druk
option-more_resources = Meer grondstoffen: twee lege fiches per speler blijven in de doos
option-superiority_modern_standard = Slagveldsuperioriteit in het moderne tijdperk (standaardregels)
option-superiority_modern_standard-4 = +4, zoals in het voorbeeld van de regels
option-superiority_modern_standard-3 = +3, zoals in de kleine tabel
option-artillery_bonus = Bonus van artillerie, niveau 2 van het buskruittijdperk
option-artillery_bonus-3 = +3, zoals in de gevechtsvoorbeelden
option-artillery_bonus-1 = +1, zoals in de tabel van de eerste druk
option-lent_card_gold = Goud van een uitgeleende stadskaart (uitgebreide regels)
option-lent_card_gold-holder = gaat naar wie de kaart heeft
option-lent_card_gold-owner = blijft bij de eigenaar van de nederzetting
option-starting_bonus = Bonus van de technologie die aan het begin wordt gedeeld
option-starting_bonus-yes = de eigenaar krijgt hem
option-starting_bonus-no = niemand krijgt hem
option-starting_swordsmen = Zwaardvechters aan het begin (uitgebreide regels)
option-starting_swordsmen-level = vechten zoals de technologieën in het spel toelaten: eerst als lansiers
option-starting_swordsmen-printed = zijn vanaf het begin zwaardvechters (+1)
option-hidden_gold = Verborgen goud: iedereen ziet alleen het eigen goud
option-prerequisites = Voorwaarden van Munteenheid en Ruimtevaart (uitgebreide regels)
option-prerequisites-current = volgens de laatste versie van de bron
option-prerequisites-older = volgens de oudere versies van de bron
rules-advanced-short = uitgebreide regels, kort spel
rules-advanced-medium = uitgebreide regels, middellang spel
rules-advanced-long = uitgebreide regels, lang spel

## Delen van zinnen

list = { $things }
number = { $number }
name = { $name }
seat-name = { $seat }
nothing = –
give-nothing = niets
empty = niemand daar
unlimited = onbeperkt ver
gold-amount = { $gold } goud
gold-hidden = verborgen goud
piece = { $unit }
one-piece = 1 × { $unit }
pieces = { $count } × { $unit }
pieces-of = { $seat_you ->
    [yes] jij
   *[no] { $seat }
}: { $pieces }
ship-numbered = { $pieces } (schip nr. { $ship }, geladen)
aboard-ship = { $pieces } (aan boord van schip nr. { $ship })
with-aircraft = { $unit } met luchtsteun
unit-of = { $unit } { $seat_you ->
    [yes] (van jou)
   *[no] van { $seat }
}
group = { $area }: { $pieces }, { $points ->
    [one] nog { $points } stap
   *[other] nog { $points } stappen
}
group-looked = { $area }: { $pieces }, heeft een fiche bekeken
size-village = dorp
size-town = gemeente
size-city = stad
size-metropolis = metropool
settlement-of = { $size } van { $seat_you ->
    [yes] jou
   *[no] { $seat }
}
settlement-lent = { $settlement }, kaart uitgeleend aan { $seat }
card-resource = { $region } ({ $resource })
card-plain = { $region }
lent-card = de stadskaart { $region } ({ $resource }, { $size })
lent-card-plain = de stadskaart { $region }
side-attack = aanval
side-defense = verdediging
marker-unknown = onverkend
marker-known = gedekt, bij jou bekend: { $marker }
marker-there = fiche: { $marker }
trade-settlement-plain = de nederzetting { $region } voorgoed
trade-settlement = de nederzetting { $region } ({ $size }) voorgoed
trade-settlement-resource = de nederzetting { $region } ({ $size }, { $resource }) voorgoed
trade-technology = de technologie { $technology }
trade-wonder = het wereldwonder { $wonder }
trade-pieces = { $pieces } ({ $area })
trade-ship = { $pieces } met { $cargo } aan boord ({ $area })
trade-cargo = { $pieces } van boord van schip nr. { $ship } ({ $area })
bonus-superiority = +{ $bonus } slagveldsuperioriteit
bonus-science = +{ $bonus } wetenschappelijke superioriteit
bonus-unit = +{ $bonus } eenheidstype
bonus-defense = +{ $bonus } eigen nederzetting
ending-technology = er zijn genoeg moderne technologieën bekend
ending-end-roll = de worp om het einde
ending-conquest = totale overheersing
ending-diplomatic = diplomatieke overwinning door de Verenigde Naties
ending-military = militaire overwinning door het Apollo Programma
ending-space = het kolonieschip vertrekt naar Alpha Centauri
ending-standstill = er is lang niets nieuws geleerd
continent-africa = Afrika
continent-antarctica = Antarctica
continent-asia = Azië
continent-europe = Europa
continent-north-america = Noord-Amerika
continent-oceania = Oceanië
continent-south-america = Zuid-Amerika
continent-other = Elders

## Waarom iets niet mag

players-two-to-six = Het spel is voor twee tot zes spelers, niet voor { $seats }.
not-your-decision = Dat is nu niet aan jou.
moment-start = Startgebieden worden vóór de eerste beurt gekozen.
moment-move = Dat gebeurt in je eigen deel van de bewegingsfase.
moment-moved = Je bent klaar met bewegen; nu worden gevechten aangekondigd.
moment-look = Kolonisten bekijken fiches in je eigen deel van de bewegingsfase.
moment-react = Er is zojuist niets een gebied met eenheden van jou binnengekomen.
moment-attack = Je kondigt gevechten aan als je klaar bent met bewegen.
moment-join = Niemand vraagt je nu om aan een gevecht mee te doen.
moment-pick = Eenheden worden in een gevechtsronde gekozen.
moment-trade = Dat gebeurt in de handelsfase.
moment-assign = Tevredenheid en productiviteit worden vóór de productie verdeeld.
moment-purchase = Dat gebeurt in je eigen deel van de aanschaffase.
moment-place = Je hebt geen nieuw stuk te plaatsen.
moment-free-technology = Je hebt geen gratis technologie gevonden.
moment-minor-unit = Nu brengt geen kleine beschaving een eenheid voor je mee.
moment-grow = Nu laat geen technologie een nederzetting gratis groeien.
moment-claim = Mijlpalen worden opgeëist als ze zijn bereikt, of in je eigen deel van een fase.
advanced-only = Dat hoort bij de uitgebreide regels.
standard-only = Dat hoort bij de standaardregels.
long-game-only = { $wonder } telt alleen in het lange spel.
region-settled = Daar staat al een nederzetting: { $region }.
no-such-pieces = Zo’n stuk heb je niet in { $area }: { $unit }.
has-looked = { $unit } heeft een fiche bekeken en blijft daar deze beurt.
no-points-left = { $unit } heeft deze beurt geen stappen meer over.
too-few-points = { $unit } zou { $needed } stappen nodig hebben en heeft er nog { $left }.
too-many-groups-of = { $seat_you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} te veel losse groepen voor nog meer stukken.
aircraft-fly-after = In deze editie nemen schepen geen vliegtuigen mee; die vliegen erachteraan.
no-base-ship = { $unit } is geen basis voor vliegtuigen.
aircraft-too-many = { $room ->
    [0] Het schip is vol en neemt geen vliegtuig mee.
   *[other] Het schip heeft maar plaats voor { $room } vliegtuigen.
}
aircraft-not-there = Die vliegtuigen heb je niet in { $area }.
aircraft-by-number = Dat zijn de { $count } vliegtuigen met de minste stappen: hun aantal is genoeg.
does-not-walk = { $unit } gaat niet over land.
does-not-fly = { $unit } vliegt niet.
not-adjacent = { $from } en { $to } grenzen niet aan elkaar.
only-one-there = Er is maar één zo’n stuk.
too-many-groups = Je hebt te veel losse groepen; voeg eerst stukken samen.
cannot-board = { $unit } kan niet aan boord van een schip gaan.
no-ship-beside = Dat schip ligt niet naast { $region }.
ship-full = Het schip is vol.
ship-carries = { $unit } is geladen; los het schip eerst.
no-ship = { $unit } is geen schip.
stays-there = Het is daar al.
no-base = { $area } is geen basis voor je vliegtuigen.
no-marker-to-look-at = Daar ligt geen gedekt fiche: { $region }.
aboard-already = { $unit } is al aan boord; stukken wisselen alleen over land van schip.
blank-stays = In deze editie blijft een leeg fiche liggen.
wonder-not-yours = Je hebt de werking van { $wonder } niet.
wonder-used = { $wonder } is al gebruikt.
wonder-too-late = { $wonder } wordt gebruikt voordat er gevechten worden aangekondigd.
wonder-taken = { $wonder } is al van iemand.
wonder-ends-nothing = { $wonder } beëindigt het spel niet.
end-already-declared = Het einde is al uitgeroepen.
no-such-foe = Die tegenstander is er niet.
nobody-to-fight = Je hebt daar niemand die kan vechten: { $area }.
nothing-to-attack = { $seat_you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} daar niets om aan te vallen: { $area }.
pick-not-there = Zo’n eenheid van jouw kant is daar niet: { $unit }.
no-aircraft-there = Van die speler is daar geen vliegtuig aan jouw kant.
no-air-support = In deze editie steunen vliegtuigen op zee alleen moderne vloten: { $unit }.
battle-declared = Dit gevecht is al aangekondigd: { $area }.
too-many-battles = Deze beurt kan geen gevecht meer worden aangekondigd.
no-battle = Er wordt niet gevochten.
not-leader = Je voert in dit gevecht geen kant aan.
offers-used-up = Je hebt je { $most } aanbiedingen van deze fase al gedaan.
offers-open = Je mag maar { $most } aanbiedingen open hebben; trek er een in.
no-such-offer = Dit aanbod staat niet meer open.
offer-open-already = Precies dit aanbod staat al open.
offer-to-other = Dit aanbod was voor iemand anders.
offer-of-other = Dit aanbod is van iemand anders.
no-such-partner = Met deze speler kun je niet handelen.
out-of-trade-range = { $seat_you ->
    [yes] Je bent
   *[no] { $seat } is
} buiten het handelsbereik.
empty-trade = Er zou niets van eigenaar wisselen.
trade-gold-missing = { $seat_you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} maar { $gold } goud.
trade-card-not-held = { $seat_you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} die stadskaart niet: { $region }.
trade-card-plain = Alleen kaarten met een grondstof worden uitgeleend: { $region } heeft er geen.
trade-settlement-not-own = { $seat_you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} daar geen nederzetting: { $region }.
trade-settlement-lent = De kaart { $region } is uitgeleend; zolang kan de nederzetting niet worden verhandeld.
trade-settlement-and-card = De kaart { $region } gaat met de nederzetting mee; leen haar niet apart uit.
trade-card-not-own = { $seat_you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} die kaart niet: { $card }.
trade-pieces-missing = { $seat_you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} zo’n stuk niet in { $area }: { $unit }.
trade-pieces-none = Zeg hoeveel: { $unit } ({ $area }).
trade-pieces-few = { $seat_you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} maar { $count } van die stukken in { $area }: { $unit }.
trade-pieces-twice = Dezelfde stukken zijn twee keer genoemd: { $unit } ({ $area }).
trade-cargo-named = Wat aan boord is gaat met zijn schip mee; noem het niet apart: { $unit } ({ $area }).
trade-no-berth = { $seat_you ->
    [yes] Je zou
   *[no] { $seat } zou
} in { $area } geen schip met plaats ervoor hebben: { $unit }.
trade-last-settlement = { $seat_you ->
    [yes] Je zou
   *[no] { $seat } zou
} geen nederzetting meer overhouden.
no-face-left = Je hebt geen tevredenheid meer te verdelen.
always-happy = Nederzettingen met wijn of edelstenen zijn altijd tevreden: { $region }.
happy-already = { $region } is al tevreden.
fertile-already = { $region } is vruchtbaar en zonder tandwiel productief.
productive-already = { $region } is al productief.
brings-you-nothing = De stadskaart { $region } levert jou geen goud op.
no-gear-left = Je hebt geen productiviteit meer te verdelen.
too-dear = Dat kost { $price } goud; je hebt { $gold }.
unit-of-other-era = { $unit } is niet uit dit tijdperk: { $era }.
unit-advanced-only = { $unit } hoort bij de uitgebreide regels.
unit-needs = { $unit } heeft { $technology } nodig, en dat is niet in het spel.
unit-rebuilt = Sinds { $technology } in het spel is, is er in plaats van { $unit } alleen nog { $better }.
no-settlement = Je hebt geen nederzetting om het te plaatsen: { $unit }.
no-coast = Je hebt geen nederzetting aan zee: { $unit }.
no-room-anywhere = Je nederzettingen kunnen deze beurt geen nieuw stuk meer opnemen: { $unit }.
no-sea-beside = Naast { $region } ligt geen zee: { $unit }.
minor-elsewhere = Wat een kleine beschaving meebrengt blijft bij haar, niet in { $region }: { $unit }.
minor-no-unit = Een kleine beschaving brengt een militaire eenheid mee: { $unit }.
minor-army-only = In deze editie brengt een kleine beschaving een leger mee: { $unit }.
fleet-needs-zone = Zeg in welk zeegebied: { $unit }.
not-into-zone = Alleen vloten worden op zee geplaatst: { $unit }.
no-own-settlement = Daar heb je geen nederzetting: { $region }.
no-room-left = { $region } kan deze beurt geen nieuw stuk meer opnemen.
no-settler = Daar heb je geen kolonist: { $region }.
all-have-looked = Elk van je kolonisten daar heeft al gekeken: { $region }.
no-look-before = Alleen een fiche dat je kolonist net heeft bekeken kan worden weggehaald: { $region }.
marker-not-blank = Het fiche daar is niet leeg: { $region }.
desert = { $region } is woestijn; daar kan niemand zich vestigen.
grown-already = { $region } is deze beurt al gegroeid.
terrain-limit = Het terrein laat { $region } niet verder groeien.
largest-already = { $region } is al een metropool.
founded-now = { $region } is pas deze beurt gesticht.
size-needs = { $region } heeft { $technology } in het spel nodig om verder te groeien.
prerequisite-missing = { $technology } bouwt voort op { $needed }, en dat is niet in het spel.
prerequisite-not-own = { $technology } bouwt voort op { $needed }, en dat heb je zelf niet.
technology-taken = { $technology } is niet meer in de voorraad.
technology-of-other-era = { $technology } is niet uit dit tijdperk.
technologies-alike = In de standaardregels zijn alle technologieën gelijk; bovenop ligt een andere kaart dan { $technology }.
technology-too-far = { $technology } ligt meer dan één tijdperk vooruit.
technology-not-in-play = Nog niemand heeft { $technology }.
improvement-of-other-era = { $improvement } is niet uit dit tijdperk.
improvement-owned = Je hebt { $improvement } al.
unit-not-past = { $unit } is geen eenheid uit een voorbij tijdperk.
milestone-not-reached = Deze mijlpaal heb je niet bereikt: { $milestone }.
milestone-of-other-era = Deze mijlpaal is niet uit dit tijdperk: { $milestone }.
milestone-claimed = Dat heb je al opgeëist: { $milestone }.

## Vragen

wait-for = Er wordt gewacht op { $seats }: { $phase }.
over-wins = De partij is afgelopen: { $seat_you ->
    [yes] je wint
   *[no] { $seat } wint
} met { $points } punten.
over-shared = De partij is afgelopen: { $seats } delen de overwinning met elk { $points } punten.
phase-setup = voorbereiding
phase-move = beweging
phase-attack = gevechten aankondigen
phase-battle = gevecht
phase-trade = handel
phase-production = productie
phase-purchase = aanschaf
phase-technology = een gratis technologie
phase-place = stukken plaatsen
phase-claim = aanspraak op een wereldwonder
phase-over = de partij is afgelopen
ask-start-first = In welk gebied sticht je je eerste dorp?
ask-start-second = In welk gebied sticht je je tweede dorp?
ask-move = Beurt { $turn }: welke stukken verplaats je, en waarheen?
ask-react = { $seat } komt binnen met { $pieces } ({ $area }): kondig je een gevecht aan?
ask-attack = Wie val je aan?
ask-join = { $attacker } valt { $defender } aan ({ $area }): aan welke kant vecht je?
ask-pick = Gevechtsronde { $round } tegen { $foe } ({ $area }): welke eenheid stuur je in het geheim?
ask-trade = Je hebt { $gold } goud: wie bied je wat aan, of ben je klaar met handelen?
ask-assign = Welke nederzettingen maak je tevreden (nog { $faces }) of productief (nog { $gears })?
ask-purchase = Wat koop je met je { $gold } goud?
ask-free-technology = Welke technologie neem je gratis?
ask-minor-unit = Welke eenheid brengt de kleine beschaving voor je mee ({ $region })?
ask-place = Waar plaats je wat je hebt gekocht: { $unit }?
ask-place-gift = Waar plaats je wat je krijgt: { $unit }?
ask-grow = Welke nederzetting groeit gratis?
ask-claim = Je hebt een mijlpaal bereikt: eis je het wereldwonder op?

## Acties

hint-start = { $land ->
    [one] { $land } landbuur
   *[other] { $land } landburen
}, { $sea ->
    [one] { $sea } zeegebied
   *[other] { $sea } zeegebieden
}
hint-start-beside = { $hint }; ernaast: { $beside }
do-to = → { $area }
do-one-to = één → { $area }
do-all-to = alle → { $area }
do-board = aan boord → { $ship }
hint-cargo = { $cargo } aan boord
do-sail-with = → { $area }, { $aircraft ->
    [one] met { $aircraft } vliegtuig
   *[other] met { $aircraft } vliegtuigen
}
do-sail-with-chosen = → { $area }, met { $wings }
wing = { $count } { $count ->
    [one] vliegtuig
   *[other] vliegtuigen
} met nog { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}
group-explore = Verkennen
do-look = Fiche bekijken: { $region }
do-take-blank = Leeg fiche weghalen: { $region }
group-bomb = { $wonder }: alles vernietigen in
do-end-moves = Klaar met bewegen
do-challenge = Gevecht aankondigen
do-let-pass = Laten gaan
do-attack = { $foe } aanvallen: { $area }
do-attack-nobody = Geen gevecht aankondigen
do-end-attacks = Geen gevecht meer aankondigen
do-join-attack = Meedoen met de aanval van { $seat }
do-join-defense = Meedoen met de verdediging van { $seat }
do-stay-out = Erbuiten blijven
do-pick = { $unit } sturen
do-pick-aircraft = { $unit } sturen, gesteund door { $seat_you ->
    [yes] je vliegtuig
   *[no] een vliegtuig van { $seat }
}
hint-dice = { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
}
hint-superior = +{ $bonus } tegen { $units }
group-offer = { $seat } een aanbod doen
do-offer = { $gives } geven voor { $wants }
hint-counter = in plaats van aanbod { $number }
group-number = Aanbod { $number }
offer = { $from } geeft { $gives }, { $to } geeft { $wants }
offer-gone = niet meer open
do-accept = Aannemen: { $offer }
do-decline = Weigeren: { $offer }
do-withdraw = Intrekken: { $offer }
group-swap = { $wonder }: ruil afdwingen
do-swap = met { $seat }: { $mine } tegen { $theirs }
do-end-trade = Klaar met handelen
group-happy = Tevreden maken
group-productive = Productief maken
hint-assign = { $then } goud in plaats van { $now }
do-assign-rest = De rest zo verdelen dat het het meeste goud oplevert
do-claim = { $wonder } opeisen ({ $milestone })
do-waive = Nu niets opeisen
do-declare-end = Het einde van het spel uitroepen: { $wonder }
group-buy = Stuk kopen
do-priced = { $what }, { $price } goud
hint-settler = { $steps } stappen; verkent en sticht een dorp
hint-unit = { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
}{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
}, { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}
hint-aircraft = { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
} meer voor de eenheid die het steunt, { $steps } stappen
hint-royalty = { $hint }; { $royalty } van de prijs naar { $seat }
group-found = Dorp stichten
hint-found = verbruikt de kolonist; fiche: { $marker }
group-upgrade = Nederzetting vergroten
group-grow = Groeit gratis
do-grow = { $card } → { $size }
hint-upgrade = +{ $gain } goud per beurt, +1 punt
group-learn = Technologie kopen
hint-learn = +{ $gain } goud per beurt, +2 punten; je nr. { $number } van dit tijdperk, de derde beëindigt het
brings-units = { $pieces } voor de eigenaar
brings-wonder = het wereldwonder { $wonder }: { $effect }
brings-improvement = de verbetering { $card }
brings-growth = een nederzetting van de eigenaar groeit
brings-points = { $points } punten aan het einde
brings-enabled = voor iedereen: { $enabled }
effect-pieces = meteen { $pieces }
effect-gold = { $gold } goud bij elke productie
effect-discount = technologieën kosten { $gold } goud minder ({ $era })
effect-defense = +{ $bonus } bij het verdedigen van nederzettingen
effect-happiness = maakt { $points ->
    [one] { $points } nederzetting
   *[other] { $points } nederzettingen
} tevreden
effect-productivity = maakt { $points ->
    [one] { $points } nederzetting
   *[other] { $points } nederzettingen
} productief
effect-see-choice = de eigenaar ziet wat de tegenstander in een gevechtsronde stuurt
effect-swap = één keer per handelsfase dwingt de eigenaar een ruil van twee grondstofkaarten af
effect-bomb = één keer per partij wordt alles in een gebied vernietigd
effect-end-diplomatic = de eigenaar mag het lange spel diplomatiek beëindigen
effect-end-military = de eigenaar mag het lange spel militair beëindigen
effect-end-space = het beëindigt het lange spel
group-improve = Verbetering kopen
do-colony-ship = { $wonder } kopen
group-sell = Eenheid uit een voorbij tijdperk verkopen
do-sell = { $area }: { $pieces }, voor { $gold } goud
do-end-purchase = Klaar met kopen

## Het formulier voor een aanbod

form-title = Een aanbod samenstellen
form-submit = Aanbod doen
form-end-title = Het spel op elk moment beëindigen
form-wonder-end = Het einde uitroepen door
form-end-submit = Einde uitroepen
form-to = Aan wie?
form-counter = In plaats van welk aanbod?
form-no-counter = een nieuw aanbod
form-offer = Aanbod { $number }: { $offer }
form-you-give = Je geeft
form-you-get = Je krijgt
form-gold = { $verb }: goud
form-slot = { $verb }: { $what } ({ $slot })
form-count = { $verb }: hoeveel van de stukken ({ $slot })
form-card = stadskaart voor deze beurt
form-settlement = nederzetting
form-technology = technologie
form-wonder = wereldwonder
form-pieces = stukken
form-thing = { $seat }: { $thing }
form-unreadable = Het formulier kon niet worden gelezen; bekijk de pagina opnieuw.
form-other-partner = Wat je wilt hebben is niet van { $seat }.

## Het logboek

log-rolled-first = { $seat_you ->
    [yes] Je gooit
   *[no] { $seat } gooit
} { $roll } om startspeler te worden.
log-rules = Deze partij: { $rules }; { $edition }.
log-draft = { $seat_you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} het hoogst gegooid en { $seat_you ->
    [yes] kiest
   *[no] kiest
} het eerste startgebied; daarna gaat het met de klok mee verder, en voor de tweede terug.
log-started = { $seat_you ->
    [yes] Je begint
   *[no] { $seat } begint
} met een dorp, een kolonist en 1 × { $unit } ({ $region }).
log-dealt = { $seat_you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} de technologie { $technology } toebedeeld.
log-start-marker = { $region }: { $marker } werkt aan het begin niet en gaat terug in de doos.
log-turn = Beurt { $turn } begint; { $seat_you ->
    [yes] jij bent
   *[no] { $seat } is
} startspeler.
log-era-ends = Hiermee { $seat_you ->
    [yes] beëindig je
   *[no] beëindigt { $seat }
} het tijdperk ({ $era }): het volgende begint met de volgende beurt.
log-era = Een nieuw tijdperk begint: { $era }.
log-marched = { $seat_you ->
    [yes] Je verplaatst
   *[no] { $seat } verplaatst
} { $pieces }: { $from } → { $to }.
log-landed = { $seat_you ->
    [yes] Je zet
   *[no] { $seat } zet
} { $pieces } aan land: { $from } → { $to }.
log-sailed = { $seat_you ->
    [yes] Je vaart
   *[no] { $seat } vaart
} met { $pieces }: { $from } → { $to }.
log-carried = Met { $seat_you ->
    [yes] je schip
   *[no] het schip van { $seat }
} gaat naar { $to }: { $pieces }.
log-flew = { $seat_you ->
    [yes] Je vliegt
   *[no] { $seat } vliegt
} met { $pieces }: { $from } → { $to }.
log-boarded = { $seat_you ->
    [yes] Je brengt
   *[no] { $seat } brengt
} { $pieces } aan boord: { $from } → { $to }.
log-looked = { $seat_you ->
    [yes] Je bekijkt
   *[no] { $seat } bekijkt
} het fiche ({ $region }); het blijft gedekt.
log-explored = { $seat_you ->
    [yes] Je verkent
   *[no] { $seat } verkent
} een gebied: { $region }.
log-looked-known = { $seat_you ->
    [yes] Je bekijkt
   *[no] { $seat } bekijkt
} het fiche ({ $region }): { $marker }.
log-turned-up = Het fiche wordt omgedraaid ({ $region }): { $marker }.
log-turned-up-blank = Het fiche wordt omgedraaid ({ $region }): het is leeg.
log-treasure = { $seat_you ->
    [yes] Je vindt
   *[no] { $seat } vindt
} een schat van { $gold } goud.
log-plague = Er breekt een plaag uit ({ $region }) die zich over land { $radius ->
    [one] { $radius } stap
   *[other] { $radius } stappen
} ver uitbreidt.
log-plague-here = Er breekt een plaag uit ({ $region }).
log-minor-roll = { $seat_you ->
    [yes] Je gooit
   *[no] { $seat } gooit
} { $roll } om de kleine beschaving; min de eigen nederzettingen: { $total }.
log-minor-joined = De kleine beschaving ({ $region }) sluit zich aan bij { $seat_you ->
    [yes] jou
   *[no] { $seat }
}.
log-destroyed = { $seat_you ->
    [yes] Je nederzetting
   *[no] De nederzetting van { $seat }
} wordt verwoest ({ $region }).
log-bombed = { $seat_you ->
    [yes] Je gebruikt
   *[no] { $seat } gebruikt
} het Manhattanproject: { $area }.
log-removed = { $seat_you ->
    [yes] Je verliest
   *[no] { $seat } verliest
} { $pieces } ({ $area }).
log-shrank = De nederzetting { $region } krimpt: { $size }.
log-marker-removed = Het fiche wordt weggehaald ({ $region }): { $marker }.
log-declared = { $seat_you ->
    [yes] Je kondigt
   *[no] { $seat } kondigt
} een gevecht aan tegen { $foe_you ->
    [yes] jou
   *[no] { $foe }
} ({ $area }).
log-stopped = In { $area } is een gevecht aangekondigd: wat { $seat_you ->
    [yes] je
   *[no] { $seat }
} daarheen brengt, stopt.
log-let-pass = { $seat_you ->
    [yes] Je laat
   *[no] { $seat } laat
} { $foe_you ->
    [yes] jou
   *[no] { $foe }
} passeren ({ $area }).
log-moves-ended = { $seat_you ->
    [yes] Je bent
   *[no] { $seat } is
} klaar met bewegen.
log-attacked-nobody = { $seat_you ->
    [yes] Je kondigt
   *[no] { $seat } kondigt
} geen gevecht aan.
log-attacks-ended = { $seat_you ->
    [yes] Je kondigt
   *[no] { $seat } kondigt
} geen gevecht meer aan.
log-lead-roll = { $seat_you ->
    [yes] Je gooit
   *[no] { $seat } gooit
} { $roll } voor de leiding.
log-battle = Gevecht ({ $area }): { $attacker_you ->
    [yes] je valt
   *[no] { $attacker } valt
} { $defender_you ->
    [yes] jou
   *[no] { $defender }
} aan.
log-joined-attack = { $seat_you ->
    [yes] Je doet
   *[no] { $seat } doet
} mee met de aanval.
log-joined-defense = { $seat_you ->
    [yes] Je doet
   *[no] { $seat } doet
} mee met de verdediging.
log-stayed-out = { $seat_you ->
    [yes] Je blijft
   *[no] { $seat } blijft
} buiten het gevecht.
log-picked = { $seat_you ->
    [yes] Je kiest
   *[no] { $seat } kiest
} achter het scherm: { $unit }.
log-fought = { $seat_you ->
    [yes] Jij
   *[no] { $seat }
} ({ $side }): { $unit } gooit { $roll } met { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
}, { $bonuses }: { $total }.
log-fought-plain = { $seat_you ->
    [yes] Jij
   *[no] { $seat }
} ({ $side }): { $unit } gooit { $roll } met { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
}.
log-battle-won = { $seat_you ->
    [yes] Je wint
   *[no] { $seat } wint
} het gevecht ({ $area }).
log-battle-unopposed = Niemand biedt { $seat_you ->
    [yes] jou
   *[no] { $seat }
} weerstand ({ $area }).
log-battle-drawn = Het gevecht eindigt en niemand is over ({ $area }).
log-captured = { $seat_you ->
    [yes] Je verovert
   *[no] { $seat } verovert
} { $region } ({ $size }) op { $from_you ->
    [yes] jou
   *[no] { $from }
}.
log-eliminated = { $seat_you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} geen nederzetting meer en ligt uit het spel; { $heir_you ->
    [yes] je erft
   *[no] { $heir } erft
} { $gold } en de wereldwonderen.
log-eliminated-alone = { $seat_you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} geen nederzetting meer en ligt uit het spel.
log-offered = Aanbod { $number } van { $seat_you ->
    [yes] jou
   *[no] { $seat }
} aan { $to_you ->
    [yes] jou
   *[no] { $to }
}: { $gives } in ruil voor { $wants }.
log-traded = { $seat_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} aanbod { $number } van { $from_you ->
    [yes] jou
   *[no] { $from }
} aan: { $seat_you ->
    [yes] je krijgt
   *[no] { $seat } krijgt
} { $gives } en geeft { $wants }.
log-declined = { $seat_you ->
    [yes] Je weigert
   *[no] { $seat } weigert
} aanbod { $number }.
log-withdrawn = { $seat_you ->
    [yes] Je aanbod
   *[no] Het aanbod van { $seat }
} (nr. { $number }) geldt niet meer.
log-swapped = Door de Reis van Magellaan { $seat_you ->
    [yes] ruil je
   *[no] ruilt { $seat }
} stadskaarten met { $with_you ->
    [yes] jou
   *[no] { $with }
}: { $mine } tegen { $theirs }.
log-trade-ended = Niemand handelt meer.
log-happy = { $seat_you ->
    [yes] Je maakt
   *[no] { $seat } maakt
} { $region } tevreden.
log-productive = { $seat_you ->
    [yes] Je maakt
   *[no] { $seat } maakt
} { $region } productief.
log-served = { $seat_you ->
    [yes] Je maakt
   *[no] { $seat } maakt
} tevreden: { $happy }; productief: { $productive }.
log-served-happy = { $seat_you ->
    [yes] Je maakt
   *[no] { $seat } maakt
} tevreden: { $happy }.
log-served-productive = { $seat_you ->
    [yes] Je maakt
   *[no] { $seat } maakt
} productief: { $productive }.
log-critical = Productie: de dobbelstenen tonen { $roll }; kritieke grondstof: { $resource }.
log-income = { $seat_you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} { $gold } goud: { $lines }.
log-income-hidden = { $seat } krijgt goud uit de productie.
income-settlements = { $gold } voor nederzettingen
income-critical = { $gold } voor de kritieke grondstof
income-resources = { $gold } voor verschillende grondstoffen
income-monopolies = { $gold } voor monopolies
income-wonders = { $gold } voor wereldwonderen
income-minimum = { $gold } tot het minimum
log-bought = { $seat_you ->
    [yes] Je koopt
   *[no] { $seat } koopt
} 1 × { $unit } voor { $price } goud.
log-bought-royalty = { $seat_you ->
    [yes] Je koopt
   *[no] { $seat } koopt
} 1 × { $unit } voor { $price } goud, waarvan { $part } als vergoeding aan { $owner_you ->
    [yes] jou
   *[no] { $owner }
}.
log-placed = { $seat_you ->
    [yes] Je plaatst
   *[no] { $seat } plaatst
} 1 × { $unit } ({ $area }).
log-placed-gift = { $seat_you ->
    [yes] Je ontvangt
   *[no] { $seat } ontvangt
} 1 × { $unit } gratis ({ $area }).
log-gift-waits = { $unit } wacht tot { $seat_you ->
    [yes] je
   *[no] { $seat }
} een nederzetting aan zee { $seat_you ->
    [yes] hebt
   *[no] heeft
}.
log-founded = { $seat_you ->
    [yes] Je sticht
   *[no] { $seat } sticht
} een dorp: { $region }.
log-grew = { $seat_you ->
    [yes] Je vergroot
   *[no] { $seat } vergroot
} { $region }: { $size }.
log-acquired = { $seat_you ->
    [yes] Je koopt
   *[no] { $seat } koopt
} de technologie { $technology } voor { $price } goud.
log-acquired-free = { $seat_you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} de technologie { $technology } gratis.
log-advanced = Op het hele bord geldt nu { $to } in plaats van { $from }.
log-wonder = { $seat_you ->
    [yes] Je ontvangt
   *[no] { $seat } ontvangt
} het wereldwonder { $wonder }.
log-improved = { $seat_you ->
    [yes] Je koopt
   *[no] { $seat } koopt
} de verbetering { $improvement } voor { $price } goud.
log-improved-royalty = { $seat_you ->
    [yes] Je koopt
   *[no] { $seat } koopt
} de verbetering { $improvement } voor { $price } goud, waarvan { $part } als vergoeding aan { $owner_you ->
    [yes] jou
   *[no] { $owner }
}.
log-improved-free = { $seat_you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} de verbetering { $improvement } gratis.
log-sold = { $seat_you ->
    [yes] Je verkoopt
   *[no] { $seat } verkoopt
} 1 × { $unit } voor { $gold } goud.
log-purchase-ended = { $seat_you ->
    [yes] Je bent
   *[no] { $seat } is
} klaar met kopen.
log-waived = { $seat_you ->
    [yes] Je eist
   *[no] { $seat } eist
} voorlopig geen wereldwonder op.
log-claim-roll = { $seat_you ->
    [yes] Je gooit
   *[no] { $seat } gooit
} { $roll } om het wereldwonder.
log-claimed = { $seat_you ->
    [yes] Je eist
   *[no] { $seat } eist
} het wereldwonder { $wonder } op voor: { $milestone }.
log-end-roll = { $seat_you ->
    [yes] Je gooit
   *[no] { $seat } gooit
} { $roll } om het einde; met { $technologies ->
    [one] { $technologies } technologie
   *[other] { $technologies } technologieën
} van het laatste tijdperk gaat de partij verder.
log-end-roll-ends = { $seat_you ->
    [yes] Je gooit
   *[no] { $seat } gooit
} { $roll } om het einde; met { $technologies ->
    [one] { $technologies } technologie
   *[other] { $technologies } technologieën
} van het laatste tijdperk eindigt de partij met deze beurt.
log-end-declared = De partij eindigt met deze beurt: { $ending }.
log-end-declared-by = { $seat_you ->
    [yes] Je brengt
   *[no] { $seat } brengt
} het einde teweeg; na deze beurt is de partij afgelopen: { $ending }.
log-over = De partij is afgelopen: { $ending }.

## De stand

sheet-match = De partij
sheet-battle = Gevecht ({ $area }): { $attacker } tegen { $defender }
sheet-declared = Aangekondigde gevechten
declared-battle = { $area }: { $seats } tegen { $foe }
sheet-offers = Openstaande aanbiedingen
sheet-reach = Hoe ver je stukken kunnen gaan
sheet-income = Productie zoals het nu staat
sheet-milestones = Mijlpalen van dit tijdperk
sheet-shop = Aanschaf
sheet-land = Landgebieden
sheet-sea = Zeegebieden
fact-rules = Regels
fact-era = Tijdperk
fact-turn = Beurt
fact-first = Startspeler
fact-phase = Fase
fact-critical = Laatste kritieke grondstof
fact-era-ends = Het tijdperk eindigt
with-this-turn = met deze beurt
fact-ending = De partij eindigt
fact-trade-range = Handelsbereik
trade-range = { $land } over land, { $sea } over zee
critical-chances = Kansen om kritieke grondstof te worden, van 36 worpen: { $chances }.
critical-chance = { $resource } { $ways }
critical-income = { $gold } ({ $ways } van 36)
head-pieces = Stukken
head-reach = Kunnen naar
head-income = Goud voor
line-settlements = nederzettingen
line-resources = verschillende grondstoffen
line-monopolies = monopolies
line-wonders = wereldwonderen
line-minimum = tot het minimum
line-total = samen
line-critical = samen, met kritieke grondstof
head-milestone = Mijlpaal
head-wonder = Wereldwonder
goal-claimed = heeft het wereldwonder
goal-reached = bereikt
goal-open = nog niet
shop-for = Prijzen voor { $seat_you ->
    [yes] jou
   *[no] { $seat }
}.
head-purchase = Aankoop
head-brings = Levert op
price-village = met een kolonist een dorp stichten
price-town = dorp → gemeente
price-city = gemeente → stad
price-metropolis = stad → metropool
head-technology = Technologie
head-era = Tijdperk
head-holder = Eigenaar
head-needs = Vereist nog
holder-supply = te koop
holder-aside = apart gelegd, in het spel
holder-box = in de doos
head-side = Kant
head-owner = Van
head-unit = Eenheid
head-dice = Dobbelstenen
head-bonuses = Bonussen
head-superior = Sterker dan
head-region = Gebied
head-zone = Zeegebied
head-marker = Fiche
head-settlement = Nederzetting
head-size = Grootte
head-resource = Grondstof
head-gold = Goud
head-area = Gebied
head-borders = Grenst aan
fact-gold = Goud
fact-points = Punten tot nu toe
fact-technologies = Technologieën
fact-wonders = Wereldwonderen
fact-cards = Stadskaarten met grondstof
fact-improvements = Verbeteringen
fact-faces = Nederzettingen die tevreden gemaakt kunnen worden
fact-gears = Nederzettingen die productief gemaakt kunnen worden
fact-partners = Handelspartners binnen bereik
fact-owed = Wacht op een kust
player-out = { $seat_you ->
    [yes] Je ligt
   *[no] { $seat } ligt
} uit het spel.
score-settlements = Nederzettingen
score-technologies = Technologieën
score-wonders = Wereldwonderen
score-ending = Einde

## Kaarten, stukken en plaatsen

kind-technology = Technologie ({ $era })
kind-wonder = Wereldwonder ({ $era })
kind-improvement = Verbetering ({ $era })
kind-milestone = Mijlpaal ({ $era })
kind-unit = Eenheid van niveau { $level } ({ $era })
kind-city-card = Stadskaart
kind-marker-resource = Verkenningsfiche: grondstof
kind-marker-event = Verkenningsfiche: gebeurtenis
kind-marker-terrain = Verkenningsfiche: terrein
kind-marker-blank = Verkenningsfiche: leeg
kind-region = Landgebied
kind-zone = Zeegebied
card-cost = Kost { $cost } goud, na afloop van dit tijdperk { $later }.
card-needs = Bouwt voort op { $needed }.
card-needs-older = Volgens oudere versies van de bron zijn { $needed } nodig (optie bij het openen van een tafel).
card-brings = Levert op: { $brings }.
card-dealt = Kan aan het begin worden gedeeld.
card-effect = Werking: { $effect }.
card-granted = Komt in de uitgebreide regels met { $technology }.
card-price = Kost { $price } goud.
card-expires = De werking eindigt met het tijdperk.
card-milestone = In de standaardregels op te eisen voor: { $milestone }.
card-milestone-brings = Wie hem bereikt, mag { $wonder } opeisen.
card-points = Telt { $standard } punten, in de uitgebreide regels { $advanced }.
card-royalty = Vereist { $technology } in het spel; de eigenaar krijgt { $royalty } goud van de prijs.
card-unit = { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
}, +{ $second } in de tweede editie, +{ $first } in de eerste druk; { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}.
card-air = { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
} extra voor de eenheid die het steunt; { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}.
card-city-happy = Tevreden, naar grootte: { $values } goud; productief { $productive }.
card-city-unhappy = Ontevreden, naar grootte: { $values } goud; productief { $productive }.
card-always-happy = Altijd tevreden.
card-borders = Grenst aan { $borders }.
marker-resource = Geeft de nederzetting daar deze grondstof.
marker-free-technology = Wie het vindt, neemt gratis een technologie van het tijdperk.
marker-treasure = Wie hem vindt, krijgt 10 goud.
marker-minor-civilization = Iedereen gooit om een dorp met een eenheid; wie minder nederzettingen heeft, heeft meer kans.
marker-plague = Verwijdert alle stukken eromheen en laat nederzettingen krimpen; het bereik groeit met het tijdperk.
marker-desert = Hier kan niemand zich vestigen.
marker-mountains = Hier kan alleen een dorp staan.
marker-jungle = Hier kan hoogstens een gemeente staan.
marker-fertile = De nederzetting hier levert meer goud op.
marker-no-event = Er gebeurt niets.
doubtful-designed = Staat niet in de spelregels: voor deze uitvoering ontworpen.
doubtful-public = Staat niet in de spelregels: overgenomen uit een openbaar hulpprogramma.
doubtful-count = Hoeveel er zijn staat niet in de spelregels.
