# Sid Meier's Civilization: Het Bordspel in het Nederlands.

## Titles and options

game-title = Sid Meier's Civilization: Het Bordspel
game-summary = Leid een volk door vier tijdperken op een kaart van de hele wereld: verken, sticht en vergroot steden, handel, vecht en wees de eerste met de grote uitvindingen.
option-rules = Spelregels
option-rules-standard = Standaardregels
option-rules-advanced = Uitgebreide regels
option-length = Duur van het uitgebreide spel
option-length-short = Kort: eindigt in de middeleeuwen
option-length-medium = Middellang: eindigt in het buskruittijdperk
option-length-long = Lang: eindigt door verovering, diplomatie, wapens of ruimtevaart
option-edition = Editie
option-edition-second = Tweede editie
option-edition-first = Eerste druk
option-more_resources = Meer grondstoffen: twee lege fiches per speler blijven in de doos
option-superiority_modern_standard = Overwicht op het slagveld in het moderne tijdperk, standaardregels
option-superiority_modern_standard-4 = +4 zoals in de regels
option-superiority_modern_standard-3 = +3 zoals in het tabelletje van de tweede editie
option-artillery_bonus = Bonus van artillerie
option-artillery_bonus-3 = +3 zoals in de gevechtsvoorbeelden
option-artillery_bonus-1 = +1 zoals in de tabel van de eerste druk
option-lent_card_gold = Goud van een uitgeleende stadskaart
option-lent_card_gold-holder = Voor wie haar in handen heeft
option-lent_card_gold-owner = Voor de eigenaar van de nederzetting
option-starting_bonus = Eigenaarsbonus van de uitgedeelde technologie
option-starting_bonus-yes = Die wordt ontvangen
option-starting_bonus-no = Die wordt niet ontvangen

## Small words

list = { $items }
name = { $name }
number = { $number }
player = { $seat }
none = geen
gold = { $gold } goud
price = Kost { $gold } goud
brings = Brengt { $gold } goud op
parcel = { $count } × { $unit } in { $area }
group = { $ship ->
    [0] { $unit } in { $area }, punten over: { $points }
   *[other] { $unit } in { $area }, punten over: { $points }, schip { $ship }
}
pick = { $ship ->
    [0] { $unit } van { $seat }
   *[other] { $unit } van { $seat } (schip { $ship })
}
pick-with-aircraft = { $pick } met een vliegtuig van { $wing }
card-of = stadskaart van { $region }
settlement-of = nederzetting in { $region }
size = { $size ->
    [1] dorp
    [2] gemeente
    [3] stad
   *[other] metropool
}
class = { $class ->
    [infantry] infanterie
    [cavalry] cavalerie
    [artillery] artillerie
    [fleet] vloot
   *[other] vliegtuigen
}
continent = { $continent ->
    [north_america] Noord-Amerika
    [south_america] Zuid-Amerika
    [europe] Europa
    [africa] Afrika
    [asia] Azië
    [oceania] Oceanië
   *[other] Antarctica
}
ending-technology = de derde moderne technologie
ending-roll = de eindworp
ending-conquest = totale verovering
ending-diplomatic = de Verenigde Naties
ending-military = het Apolloprogramma
ending-space = het kolonieschip naar Alpha Centauri
ending-standstill = twintig beurten zonder nieuwe technologie

## Questions

question-over = Het spel is afgelopen.
waiting-for = Er wordt gewacht op { $seats }.
question-start = Waar begin je?
question-move = Wat verplaats je?
question-react = Verklaar je de strijd aan wat net in { $area } is gekomen?
question-attack = Waar verklaar je de strijd?
question-join = { $attacker } vecht in { $area } tegen { $defender }: sluit je je bij een kant aan?
question-pick = Welke eenheid stuur je deze ronde in?
question-trade = Wat verhandel je?
question-assign = Welke nederzettingen maak je tevreden en productief?
question-free-technology = Welke technologie neem je gratis?
question-minor-unit = Welke eenheid sluit zich in { $region } bij je aan?
question-place = Waar zet je { $unit } neer?
question-grow = Welke nederzetting groeit gratis?
question-claim = Welke mijlpaal eis je op?
question-purchase = Wat koop je?

## Buttons

move-one = Eén naar { $to }
move-all = Allemaal naar { $to }
board = Aan boord: { $ship }
sail = { $aircraft ->
    [0] Naar { $to } varen
   *[other] Naar { $to } varen, met vliegtuigen: { $aircraft }
}
fly = Naar { $to } vliegen
group-explore = Verkennen
look = Het fiche in { $region } bekijken
take-blank = Het lege fiche in { $region } wegnemen
group-bomb = Manhattanproject
end-moves = Niet verder verplaatsen
challenge = { $seat } de strijd verklaren
let-pass = Laat maar
attack = { $foe } aanvallen in { $area }
end-attacks = Geen strijd meer verklaren
join = { $seat } bijstaan
stay-out = Erbuiten blijven
offer = Aanbod { $id } van { $from } aan { $to }: { $gives } voor { $wants }
offer-terms = Je geeft: { $gives }; je krijgt: { $wants }
group-offer = { $seat } een ruil aanbieden
accept = Aannemen
decline = Afslaan
withdraw = Intrekken
group-swap = { $seat } tot een ruil dwingen (Reis van Magellaan)
swap = { $mine } voor { $theirs }
end-trade = Niet verder handelen
group-happy = Tevreden maken
group-productive = Productief maken
assign-rest = De rest zo verdelen dat hij het meest opbrengt
group-buy = Stuk kopen
group-found = Dorp stichten
group-upgrade = Nederzetting vergroten
upgrade = { $region }: { $size }
group-learn = Technologie kopen
group-improve = Verbetering kopen
buy-colony-ship = Het kolonieschip naar Alpha Centauri kopen
group-sell = Eenheid verkopen
end-purchase = Niet verder kopen
place-fleet = { $zone }, naast { $region }
group-claim = Mijlpalen
claim = { $milestone }: { $wonder }
waive = Nu niets opeisen
declare-end = Het einde van het spel verklaren ({ $wonder })

## The form for offers

form-title = Aanbod samenstellen
form-submit = Aanbieden
form-to = Aan wie
form-give = Je geeft
form-give-gold = Goud dat je geeft
form-want-gold = Goud dat je wilt
form-want = Je wilt van { $seat }
form-field = { $title }: { $what }
form-wrong = Het veld { $field } is niet te lezen.
no-form = Er valt nu niets samen te stellen.

## The sheet

sheet-general = De tafel
sheet-era = Tijdperk
sheet-era-ends = eindigt met deze beurt
sheet-turn = Beurt
sheet-first-player = Startspeler
sheet-critical = Laatste kritieke grondstof
sheet-rolls = Worpen van de laatste beslissing
sheet-range = Handelsbereik
range = { $land } over land, { $sea } over zee
range-unlimited = onbeperkt
sheet-ending = Het spel eindigt met deze beurt door
sheet-battle = Gevecht in { $area }: { $attacker } valt { $defender } aan
sheet-offers = Openstaande aanbiedingen
sheet-out = Uitgeschakeld.
sheet-gold = Goud
sheet-income = Inkomsten met de laatste kritieke grondstof
sheet-technologies = Technologieën
sheet-wonders = Wereldwonderen
sheet-improvements = Verbeteringen
sheet-faces = Nederzettingen die tevreden kunnen worden
sheet-gears = Nederzettingen die productief kunnen worden
sheet-milestones = Bereikte mijlpalen
sheet-markers = Fiches
sheet-cards = Voorraad
sheet-supply = Technologieën in de voorraad
sheet-for-sale = Stukken te koop
column-unit = Eenheid
column-dice = Dobbelstenen
column-bonus = Bonus
column-region = Gebied
column-size = Grootte
column-marker = Fiche
column-mood = Toestand
column-holder = Kaart bij
column-count = Aantal
column-land = Buren over land
column-sea = Buren over zee
face-down = gedekt
happy = tevreden
happy-productive = tevreden en productief
unhappy = ontevreden
unhappy-productive = ontevreden en productief
income-title-settlements = – uit nederzettingen
income-title-critical = – voor de kritieke grondstof
income-title-resources = – voor verschillende grondstoffen
income-title-monopolies = – voor monopolies
income-title-wonders = – uit wereldwonderen
income-title-minimum = – tot het minimum
income-settlements = nederzettingen { $gold }
income-critical = kritieke grondstof { $gold }
income-resources = grondstoffen { $gold }
income-monopolies = monopolies { $gold }
income-wonders = wereldwonderen { $gold }
income-minimum = minimum { $gold }
score-settlements = Nederzettingen
score-technologies = Technologieën
score-wonders = Wereldwonderen
score-ending = Door het einde

## The log

log-rolled-first = { $seat } gooit { $roll } voor het begin.
log-started = { $seat } begint in { $region }.
log-dealt = { $seat } krijgt { $technology } uitgedeeld.
log-start-marker-boxed = { $marker } in { $region } heeft bij het begin geen effect.
log-turn = Beurt { $turn } begint; { $seat } is startspeler.
log-era = Een nieuw tijdperk begint: { $era }.
log-claimable = Een mijlpaal bereikt door { $seats }.
log-waived = { $seat } eist niets op.
log-claim-roll = { $seat } gooit { $roll } om de mijlpaal.
log-claimed = { $seat } eist ‘{ $milestone }’ op en neemt { $wonder }.
log-end-roll = { $seat } gooit { $roll } bij { $technologies } technologieën van het laatste tijdperk: het spel eindigt met deze beurt.
log-no-end-roll = { $seat } gooit { $roll } bij { $technologies } technologieën van het laatste tijdperk: het spel gaat door.
log-end-declared = Het spel eindigt met deze beurt: { $why }.
log-over = Het spel is afgelopen: { $why }.
log-moved = { $seat } verplaatst { $count } × { $unit } van { $from } naar { $to }.
log-boarded = { $seat } neemt { $unit } uit { $from } in { $to } aan boord.
log-looked = { $seat } bekijkt het fiche in { $region }.
log-saw = { $seat } bekijkt het fiche in { $region }: { $marker }.
log-turned-up = Het fiche in { $region } wordt omgedraaid: { $marker }.
log-marker-removed = { $marker } wordt uit { $region } verwijderd.
log-treasure = { $seat } vindt { $gold } goud.
log-minor-roll = { $seat } gooit { $roll } om de kleine beschaving, { $total } na aftrek van de eigen nederzettingen.
log-minor-joined = De kleine beschaving in { $region } sluit zich aan bij { $seat }.
log-plague = In { $region } breekt een plaag uit die { $radius } gebieden ver reikt.
log-shrank = De nederzetting in { $region } krimpt: { $size }.
log-destroyed = De nederzetting van { $seat } in { $region } wordt verwoest.
log-removed = { $seat } verliest { $count } × { $unit } in { $area }.
log-bombed = { $seat } zet het Manhattanproject in tegen { $area }.
log-declared = { $seat } verklaart { $foe } de strijd in { $area }.
log-let-pass = { $seat } laat het begaan.
log-lead-roll = { $seat } gooit { $roll } om de leiding.
log-battle = { $area }: { $attacker } vecht tegen { $defender }.
log-joined-attack = { $seat } staat de aanvaller bij.
log-joined-defense = { $seat } staat de verdediger bij.
log-stayed-out = { $seat } blijft buiten het gevecht.
log-picked = { $seat } heeft gekozen.
log-picked-unit = { $seat } kiest { $pick }.
log-fought = { $pick }: { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}, { $roll } + { $bonus } = { $total }.
log-battle-won = { $seat } wint het gevecht in { $area }.
log-battle-drawn = Van het gevecht in { $area } blijft niemand over.
log-captured = { $seat } verovert de nederzetting van { $from } in { $region }.
log-eliminated = { $seat } is uitgeschakeld.
log-eliminated-heir = { $seat } is uitgeschakeld; { $heir } krijgt { $gold } goud en alle wereldwonderen.
log-offered = { $from } biedt { $to } aan (nr. { $id }): { $gives } voor { $wants }.
log-traded = { $from } en { $to } ruilen (nr. { $id }): { $gives } voor { $wants }.
log-declined = { $seat } slaat aanbod nr. { $id } af.
log-withdrawn = Aanbod nr. { $id } van { $seat } wordt ingetrokken.
log-swapped = { $seat } dwingt { $with } om { $theirs } voor { $mine } te ruilen.
log-trade-ended = { $seat } handelt niet verder.
log-made-happy = { $seat } maakt { $region } tevreden.
log-made-productive = { $seat } maakt { $region } productief.
log-critical = De worp is { $roll }: de kritieke grondstof is { $resource }.
log-income = { $seat } ontvangt { $total } goud ({ $lines }).
log-bought = { $seat } koopt { $unit } voor { $price } goud.
log-bought-royalty = { $seat } koopt { $unit } voor { $price } goud, waarvan een deel naar { $owner } gaat.
log-placed = { $seat } zet { $unit } in { $area } neer.
log-gift-waits = { $unit } van { $seat } wacht op een nederzetting aan zee.
log-founded = { $seat } sticht een dorp in { $region }.
log-grew = { $region } van { $seat } groeit: { $size }.
log-received = { $seat } krijgt { $technology } gratis.
log-acquired = { $seat } koopt { $technology } voor { $price } goud.
log-wonder = { $seat } krijgt { $wonder }.
log-improved = { $seat } krijgt { $improvement } voor { $price } goud.
log-improved-royalty = { $seat } koopt { $improvement } voor { $price } goud, waarvan een deel naar { $owner } gaat.
log-sold = { $seat } verkoopt { $unit } voor { $gold } goud.
log-purchase-ended = { $seat } koopt niets meer.

## Cards

kind-technology = Technologie
kind-wonder = Wereldwonder
kind-improvement = Stadsverbetering
kind-unit = Eenheid
kind-marker = Verkenningsfiche
doubtful = Zelf ontworpen of niet zeker.
doubtful-count = Het aantal van deze fiches is ontworpen: geen bron noemt het.
card-technology = { $era }; kost { $cost } goud; vereist: { $needs }.
card-enables = Maakt voor iedereen beschikbaar: { $cards }.
card-gives = De eigenaar krijgt meteen: { $cards }.
card-size = Opent deze grootte voor iedereen: { $size }.
card-grow = Een nederzetting van de eigenaar groeit meteen.
card-seminal = Baanbrekende ontdekking: { $points } punten aan het eind.
card-wonder = { $era }; 3 punten in de standaardregels, 2 in de uitgebreide.
card-improvement = { $era }; kost { $price } goud; vereist { $technology } in het spel.
card-unit = { $class }, { $era }: dobbelstenen { $dice }; bonus { $first } in de eerste druk, { $second } in de tweede editie.
card-unit-price = Kost { $price } goud; vereist { $technology } in het spel.
effect-gift = Brengt meteen { $count } × { $unit }.
effect-gift-units = Brengt meteen { $count } × { $class } ({ $era }).
effect-gold = Brengt tot het einde van zijn tijdperk in elke productiefase { $gold } goud op.
effect-discount = Technologieën van dit tijdperk kosten de eigenaar { $gold } goud minder: { $era }.
effect-defense = Nederzettingen van de eigenaar verdedigen met +{ $amount }.
effect-happiness = Nederzettingen die tevreden worden: { $points }.
effect-productivity = Nederzettingen die productief worden: { $points }.
effect-oracle = In gevechten die de eigenaar leidt kiest de vijand eerst en open.
effect-swap = Eens per handelsfase dwingt de eigenaar een ruil van twee grondstofkaarten af.
effect-bomb = Eens per spel wordt alles in één gebied verwijderd.
effect-diplomatic = De eigenaar mag het lange spel beëindigen en krijgt dan 5 punten.
effect-military = De eigenaar mag het lange spel beëindigen; elke eenheid telt dan 1 punt.
effect-space = Wordt gekocht en beëindigt het lange spel; elke technologie telt dan 1 punt.
marker-resource = Grondstof: blijft geheim tot daar een nederzetting wordt gesticht.
marker-free-technology = De ontdekker neemt gratis een technologie van het tijdperk.
marker-treasure = De ontdekker krijgt 10 goud.
marker-minor-civilization = Iedereen gooit; de hoogste krijgt daar een dorp en een eenheid.
marker-plague = Verwijdert alle stukken in de omtrek en laat nederzettingen krimpen.
marker-fertile = De nederzetting daar brengt meer goud op.
marker-blank = Er gebeurt niets.
marker-terrain = Grootste nederzetting daar: grootte { $size }.

## Refusals

players-two-to-six = Er spelen er twee tot zes, niet { $seats }.
not-your-decision = Je hebt nu niets te beslissen.
not-now = Dat kan op dit moment niet.
advanced-only = Dat bestaat alleen in de uitgebreide regels.
region-settled = In { $region } staat al een nederzetting.
no-marker-to-look-at = In { $region } ligt geen gedekt fiche.
no-settler-to-look = Geen van je kolonisten in { $region } mag nog kijken.
blank-stays = In de tweede editie blijft een leeg fiche liggen.
no-blank-found = Je hebt in { $region } net geen leeg fiche gevonden.
unit-not-available = { $unit } is hier nu niet beschikbaar.
technology-not-free = { $technology } kun je nu niet gratis nemen.
no-such-pieces = Zulke stukken heb je daar niet: { $unit }.
no-points-left = { $unit } heeft nog maar { $left } bewegingspunten.
does-not-walk = { $unit } gaat niet over land.
not-adjacent = { $from } grenst niet aan { $to }.
only-one-there = Daar is er maar één van.
too-many-groups = Je hebt zoveel groepen stukken dat er geen bij kan; voeg er eerst enkele samen.
cannot-board = { $unit } kan vanaf daar niet aan boord.
no-ship-beside = Naast { $region } ligt geen schip van jou.
ship-full = Het schip draagt al drie stukken.
no-ship = { $unit } is geen schip.
aircraft-not-carried = Zoveel vliegtuigen kan dit schip niet meenemen.
does-not-fly = { $unit } vliegt niet.
stays-there = Het is daar al.
no-base = In { $area } is geen basis voor je vliegtuigen.
wonder-not-yours = { $wonder } is niet van jou, of de tijd ervan is voorbij.
wonder-used = { $wonder } is al gebruikt.
wonder-taken = { $wonder } is vergeven.
wonder-ends-nothing = { $wonder } kan het spel niet beëindigen.
long-game-only = { $wonder } geldt alleen in het lange spel.
end-already-declared = Het spel eindigt toch al met deze beurt.
no-such-foe = Die tegenstander is er niet.
nobody-to-fight = Je hebt in { $area } geen leger, op zee geen vloot.
nothing-to-attack = Die speler heeft niets in { $area }.
battle-declared = Die strijd in { $area } is al verklaard.
too-many-battles = In deze fase past geen gevecht meer.
no-battle = Er wordt nu niet gevochten.
not-leader = Alleen de leider van een kant kiest.
cannot-pick = Dat kun je niet kiezen: { $unit }.
no-such-partner = Die partner is er niet.
out-of-trade-range = { $seat } is buiten handelsbereik.
empty-trade = Er zou niets van eigenaar wisselen.
trade-gold-missing = { $seat } heeft maar { $gold } goud.
trade-card-missing = { $seat } heeft zo'n grondstofkaart niet.
trade-settlement-missing = { $seat } kan die nederzetting niet geven: ze is van een ander, of de kaart is uitgeleend.
trade-technology-missing = { $seat } heeft die technologie niet.
trade-wonder-missing = { $seat } heeft dat wereldwonder niet.
trade-pieces-missing = { $seat } heeft die stukken niet.
trade-no-berth = { $seat } heeft daar geen schip met plaats voor de lading.
trade-last-settlement = Niemand mag zijn laatste nederzetting weggeven.
offers-used-up = Je hebt in deze fase al { $most } aanbiedingen gedaan.
offers-open = Je hebt al { $most } aanbiedingen openstaan.
offer-open-already = Dit aanbod staat al open.
no-such-offer = Dat aanbod is er niet meer.
offer-to-other = Dat aanbod is niet aan jou gedaan.
offer-of-other = Dat aanbod is niet van jou.
cannot-be-made-happy = { $region } kun je niet tevreden maken, of het is tevreden.
cannot-be-made-productive = { $region } kun je niet productief maken, of het is productief.
no-face-left = Je hebt geen tevredenheid meer te verdelen.
no-gear-left = Je hebt geen productiviteit meer te verdelen.
too-dear = Dat kost { $price } goud; je hebt { $gold }.
not-for-sale = { $unit } is nu niet te koop.
no-place = Er is geen plaats voor { $unit }.
no-own-settlement = Je hebt geen nederzetting in { $region }.
no-room-left = { $region } neemt deze beurt geen nieuw stuk meer op.
not-beside = Legers komen in { $region }, vloten in een zeezone ernaast.
no-settler = Je hebt geen kolonist in { $region }.
desert = In de woestijn van { $region } kan geen nederzetting staan.
grown-already = { $region } is deze beurt al gegroeid.
terrain-limit = Het terrein van { $region } staat geen grotere nederzetting toe.
largest-already = { $region } is al een metropool.
founded-now = Het dorp in { $region } is deze beurt gesticht.
size-not-in-play = De technologie voor grootte { $size } is niet in het spel.
improvement-of-other-era = { $improvement } hoort bij een ander tijdperk.
technology-not-in-play = { $technology } is niet in het spel.
improvement-owned = { $improvement } heb je al.
unit-not-past = { $unit } is geen eenheid uit een vorig tijdperk.
ship-carries = Een beladen schip wordt niet verkocht.
technology-taken = { $technology } is niet meer in de voorraad.
technology-of-other-era = { $technology } hoort bij een ander tijdperk.
technologies-alike = Alle technologieën van een tijdperk zijn gelijk: neem de bovenste kaart in plaats van { $technology }.
technology-too-far = { $technology } ligt meer dan één tijdperk vooruit.
prerequisites-missing = Wat { $technology } vereist is niet in het spel.
milestone-not-reached = Je hebt ‘{ $milestone }’ niet bereikt, of hij is vergeven.
