## The frame of all pages
nav-name = Pagina’s
tools-name = Hulpmiddelen
nav-play = Spelen
nav-mine = Mijn partijen
nav-tables = Tafels
nav-rules = Regels
nav-account = Inloggen
theme-to-dark = Donker thema
theme-to-light = Licht thema
offline = De server is niet bereikbaar. We proberen het opnieuw.
offline-unsent = De server is niet bereikbaar. Je beslissing wordt bewaard en verzonden zodra hij er weer is.
offline-lost = Je beslissing is niet verzonden: de server was niet bereikbaar. Beslis opnieuw.
foot-text = Civitas is vrije software voor je eigen computer. Pictogrammen van game-icons.net, CC BY 3.0.
foot-about = Over Civitas

## Start page
home-title = Beschavingsspellen aan één tafel
home-lead = Speel ze aan één scherm, live via internet, beurt voor beurt over meerdere dagen, of tegen computertegenstanders die nooit vals spelen.
home-play = Nu tegen bots spelen
home-open = Tafel voor vrienden openen
home-note = { $game }, { $bots ->
    [one] één bot
   *[other] { $bots } bots
} ({ $level }), ongeveer { $time }. Geen account nodig.
home-change = Wijzigen
home-waits = { $count ->
    [one] Eén partij wacht op je
    [2] Twee partijen wachten op je
    [3] Drie partijen wachten op je
    [4] Vier partijen wachten op je
    [5] Vijf partijen wachten op je
    [6] Zes partijen wachten op je
    [7] Zeven partijen wachten op je
    [8] Acht partijen wachten op je
    [9] Negen partijen wachten op je
    [10] Tien partijen wachten op je
    [11] Elf partijen wachten op je
    [12] Twaalf partijen wachten op je
   *[other] { $count } partijen wachten op je
}
home-waits-none = Niets wacht op je
home-longest = Het langst ben je aan de beurt in { $game }: al { $since }.
home-next = In { $game } ben jij aan de beurt.
home-others = { $count ->
    [0] Je wacht op niemand.
    [one] Eén partij wacht op anderen.
   *[other] { $count } partijen wachten op anderen.
}
home-games = De spellen
tile-play = Tegen bots spelen
quick-form = Welk spel
quick-bots = Tegenstanders
quick-level = Hoe sterk (rating)
quick-go = Spelen
tile-open = Tafel openen
tile-players = { $least } tot { $most }
tile-weight = moeilijkheid
tile-weight-of = moeilijkheid { $weight } van 5
time-minutes = { $minutes } min.
time-hours = { $hours } uur
join-title = Meedoen via een link
join-label = Link of code van een tafel
join-placeholder = Plak een link of een code
join-button = Meedoen
join-text = Heeft iemand je uitgenodigd? De link brengt je naar je plaats, als gast of onder je eigen naam.

## Lists
mine-continue = Mijn partijen voortzetten
mine-all = alle
mine-over = Afgelopen
mine-asked = { $count ->
    [one] Ze wacht op jou
   *[other] Ze wachten op jou
}
mine-waiting = Je wacht op anderen
mine-hidden = Verborgen
mine-filter = Spellen
mine-all-games = Alle spellen
mine-more = Meer
mine-hide = Verbergen
mine-show = Weer tonen
mine-hide-text = Er wordt niets gewist; ze verdwijnt alleen uit je lijst in deze browser.
mine-leave = Verlaten: een bot neemt je plaats over
mine-leave-text = De anderen spelen verder. Je kunt toekijken.
mine-left = Verlaten
mine-resign = Opgeven
mine-resign-text = De partij is voor jou afgelopen. Een bot speelt je plaats uit; er wordt niets verwijderd.
mine-resign-sure = Ja, ik geef op
progress-epoch = tijdvak { $numeral }
progress-age = tijdperk { $numeral }
progress-era = tijdperk { $numeral }
progress-round = ronde { $round }
mine-none = Je hebt nog geen partij gespeeld. Begin er een tegen bots, leer al spelend, of open een tafel voor vrienden: die staat dan hier.
match-of = { $names }
match-with = met { $names }
match-look = Bekijken
your-turn = Jij bent aan de beurt
waits-word = { $count ->
    [one] wacht op jou
   *[other] wachten op jou
}
waits-all = Al mijn partijen
waits-next = Naar de volgende
call-title = Jij bent aan de beurt: { $game }
since-now = nu
since-minutes = { $minutes } min
since-hours = { $hours } u
since-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
}
ago-now = zojuist
ago-minutes = { $minutes } min geleden
ago-hours = { $hours } u geleden
ago-days = { $days ->
    [one] één dag geleden
   *[other] { $days } dagen geleden
}
standing-waiting = wacht op spelers
standing-decides = { $count ->
    [0] niemand beslist
    [one] { $names } beslist
   *[other] { $names } beslissen
}
tables-title = Open tafels
tables-count = { $count ->
    [one] één met een vrije plaats
   *[other] { $count } met een vrije plaats
}
tables-more = en meer
tables-none = Er wacht nu geen tafel op spelers. Open er een: anderen vinden hem hier.
table-host = gastheer { $name }
table-waiting = begint als hij vol is
table-running = bezig
table-sit = Plaatsnemen
import-title = Partijbestand
import-text = Een partij van elders (.civitas): een afgelopen partij wordt hier bewaard en kan nagespeeld worden, een lopende gaat hier verder.
import-button = Laden

## A new table
new-title = Tafel openen
new-game = Spel
new-players = Spelers
new-options = Opties
new-undo = Terugnemen
new-visibility = Wie hem ziet
new-name = Naam van de tafel
new-me = ik, of iemand aan dit apparaat
new-link = iemand anders, via een link
new-bot = bot: { $level }
new-bot-rated = bot: { $level }, rating { $rating }
new-here-hint = Meerdere plaatsen aan dit apparaat: geef elk een naam. Het scherm wordt afgedekt als het apparaat van hand wisselt.
new-open = Tafel openen
level-random = lukraak
level-easy = makkelijk
level-greedy = kortzichtig
level-normal = normaal
level-hard = moeilijk
level-expert = expert
undo-own = je eigen beslissingen, tot er iets wordt onthuld of iemand anders beslist; tegen alleen bots elke beslissing
undo-by-consent = elke eigen beslissing, als iedereen het ermee eens is
undo-free = elke beslissing, door iedereen
visibility-listed = iedereen: hij staat in de lijst
visibility-link = wie de link heeft

## The table
table-waits = De partij begint zodra alle plaatsen bezet zijn. Geef de link door, of geef open plaatsen aan bots.
table-close = Tafel sluiten
table-close-text = Niemand kan hier nog gaan zitten, en de tafel verdwijnt uit alle lijsten. Er wordt niets verwijderd.
table-close-sure = Ja, sluiten
table-closed = Deze tafel is gesloten voordat de partij begon.
table-seats = Plaatsen
table-agreed = Instellingen
table-ways = Deze partij
table-spectators = Toeschouwers nu
seat-number = Plaats { $number }
seat-change = Wijzigen
seat-to-bot = Aan een bot geven ({ $level })
seat-free = Openstellen voor iemand anders
seat-rename = Hernoemen
seats-name = Plaatsen
name-label = Naam
holder-open = open
holder-you = jij
holder-present = hier
holder-away = weg
holder-stranger = elders gespeeld
guest-name = Gast { $number }
invite-title = Uitnodigen
invite-seat = Wie deze link opent, mag een open plaats innemen, als gast of onder een eigen naam.
invite-look = Wie deze link opent, mag toekijken.
invite-copy = Link kopiëren
invite-copied = Het adres is gekopieerd.
invite-copy-failed = Je browser laat deze pagina niet kopiëren. Het adres is
invite-share = Delen
invite-code = Code voor een telefoon
invited-by = { $name } nodigt je uit voor { $game }.

## A match
tabs-name = Delen van de pagina
tab-question = Vraag
tab-me = Ik
tab-rivals = Tegenstanders
tab-world = Wereld
tab-log = Verloop
tool-undo = Ongedaan maken
tool-ask-undo = Vragen om terug te nemen
tool-no-undo = Er is niets om terug te nemen.
undo-list = Terug tot vóór
undo-counts = { $own ->
    [one] een beslissing van jou
   *[other] { $own } beslissingen van jou
}{ $others ->
    [0] {""}
    [one] , één van iemand anders
   *[other] , { $others } van anderen
}
undo-list-note = Ga terug zo vaak je wilt. Kaarten, tegels en dobbelstenen houden hun volgorde: dezelfde zetten brengen hetzelfde toeval.
grace-line = Nog niet verzonden. Terugnemen?
grace-line-ask = Deze beslissing verzenden?
grace-send = Nu verzenden
grace-back = Terugnemen
tool-replay = Naspelen
tool-rules = Regels
tool-invite = Uitnodigen
tool-more = Menu
tool-menu = Tafel
tool-board = Bord
tool-text = Bord in woorden
tool-file = Partijbestand
record-name = Verloop en chat
record-log = Verloop
record-chat = Chat
log-since = Sinds je laatste beslissing
log-before = Daarvoor
log-play = { $actions } naspelen
log-whole = Het hele verloop
log-action = actie { $at }
log-actions = acties { $from }–{ $to }
log-opening = Hoe de partij werd opgezet
log-title = { $game }: het verloop
told-lone = Er was geen ander antwoord, dus het is gegeven zonder te vragen.
told-undo = { $seat_you ->
    [yes] Je neemt een beslissing terug.
   *[no] { $seat } neemt een beslissing terug.
}
told-undo-count = { $seat_you ->
    [yes] Je neemt { $own ->
        [0] beslissingen
        [one] een beslissing
       *[other] { $own } beslissingen
    } terug
   *[no] { $seat } neemt { $own ->
        [0] beslissingen
        [one] een beslissing
       *[other] { $own } beslissingen
    } terug
}{ $others ->
    [0] {""}
    [one] , en daarmee één van iemand anders
   *[other] , en daarmee { $others } van anderen
}.{ $revealed ->
    [yes] {" "}Wat onthuld is, blijft bekend.
   *[no] {""}
}
chat-label = Zeg iets
chat-send = Versturen
note-sits = gaat zitten.
note-frees = maakt de plaats van { $old } vrij.
note-bot = geeft de plaats aan { $new }.
note-replaces = geeft de plaats van { $old } aan { $new }.
note-resigns = geeft op; { $new } speelt verder.
note-rematch = wil een revanche.
chat-spectators = { $count ->
    [one] Eén toeschouwer
   *[other] { $count } toeschouwers
}
replay-play = Afspelen
replay-first = Eerste stand
replay-previous = Vorige stand
replay-next = Volgende stand
replay-last = Laatste stand
replay-position = Stand
replay-now = Nu
past-title = Terugblik
past-action = actie { $at } van { $of }
past-beginning = De partij begint
past-to-turn = Terug naar je beurt
past-to-now = Terug naar nu
past-skip = Overslaan
keys-title = Toetsen
keys-close = Sluiten
keys-off = Losse toetsen zijn uit te zetten in de
key-answers = Antwoorden en acties, naar hun plaats
key-arrows = Van doel naar doel, over de kaart en de rijen
key-enter = Speel wat gekozen is
key-escape = Terug
key-undo = Ongedaan maken
key-hint = Een hint
key-steps = Door de partij bladeren
key-next = Naar de volgende partij die op je wacht
key-board = Het bord of de eindstand bekijken
key-sheet = Dit overzicht
replay-pace = Tempo
sheet-name = De stand
sheet-card = Kaart
sheet-before = Vorige kaart
sheet-after = Volgende kaart
jump-name = Op deze pagina
why-not = Waarom niet?
back-to-match = Terug naar de partij
curtain-pass = Geef het apparaat aan { $name }
curtain-show = Ik ben { $name }: toon mijn kant
curtain-why = Elke speler heeft geheimen. Daarom wordt er niets getoond tot de juiste speler kijkt.
undo-asked = { $name } vraagt om een beslissing terug te nemen.
undo-waits = We wachten op de instemming van { $names }.
undo-consent = Instemmen
undo-refuse = Weigeren
call-ask = Moet Civitas je roepen als je weer aan de beurt bent?
call-yes = Ja
call-no = Nee, dank je
over-you = Jij hebt gewonnen
over-winner = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de overwinning
}
over-scores = Eindstand
final-course = Stand, actie voor actie
final-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
final-close = Het bord bekijken
final-you = Jij wint
final-you-share = Jij en { $names } winnen
final-wins = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}
final-ahead = { $points }, { $ahead } voor { $second }.
final-won-by = Gewonnen door { $sources }.
final-tied = { $points }, evenveel als { $second }: de regel bij gelijke stand besliste.
final-tied-by = { $points }, evenveel als { $second }. De gelijke stand werd beslist door: { $source } ({ $own } : { $theirs }).
final-behind = Je bent nummer { $place } met { $points }, { $behind } minder dan de eerste.
final-by = { $name } ({ $own } : { $theirs }) maakte het verschil.
final-outweighed = { $name } ({ $own } : { $theirs }) woog zwaarder dan { $other } ({ $less } : { $more }).
rematch = Revanche
rematch-other = Een ander spel met dezelfde spelers
rematch-in = { $count ->
    [one] { $names } doet mee
   *[other] { $names } doen mee
}{ $open ->
    [0] .
    [one] ; op één wordt gewacht.
   *[other] ; op { $open } wordt gewacht.
}

## Hints
hint-ask = Hint
hint-title = De beste zetten, gezien vanaf jouw plaats (H)
hint-others = Hier spelen ook andere mensen: er zijn geen hints.
hint-nothing = Je hoeft nu niets te beslissen.
hint-best = De beste zetten nu
hint-alike = De eerste twee zijn ongeveer even goed
hint-close = Sluiten
hint-play = Spelen
hint-foot = Wat de sterkste bot zou doen, met wat jij weet. De winkans is ongeveer wat ze zou zijn als sterke bots verder speelden.
chance-change =
    { $way ->
        [more] { $points } punten meer
        [less] { $points } punten minder
       *[same] geen verandering
    }

## Terugblik
review-link = Terugblik
review-title = Terugblik: { $game }
review-curve = Winkans
review-curve-note = Beoordeeld naar wat open ligt. Gestippeld: een gelijk deel voor iedereen. Een klik op de grafiek opent de stand.
review-turning = Keerpunten
review-point = Keerpunt { $number }
review-point-of = { $who } beslist
review-played = { $who } speelde
review-bot = de sterkste bot speelt
review-same = De sterkste bot had hetzelfde gespeeld.
review-gain = Dat levert { $points ->
        [one] één punt
       *[other] { $points } punten
    } winkans op.
review-alike = Beide zetten zijn ongeveer evenveel waard.
review-nothing = Geen enkele beslissing heeft deze partij doen kantelen.
review-play-on = Vanaf hier proberen
review-play-on-note = Opent een privétafel met deze stand, tegen bots. Verborgen kaarten en het toeval dat nog komt, blijven die van de partij; die zelf blijft zoals ze is.
review-board = Op het bord bekijken

## Scores
scores-title = Punten
scores-final = Eindstand
scores-so-far = Punten tot nu toe
scores-source = Bron
scores-total = Totaal
scores-tie = Gelijke stand:
scores-place = Plaats
proof-title = Ging het eerlijk?
proof-text = Al het toeval van een partij volgt uit een startwaarde. Deze hash over startwaarde en salt werd vóór de eerste zet gepubliceerd; startwaarde en salt volgen als de partij is afgelopen, zodat iedereen kan nagaan dat er onderweg niets is veranderd.
proof-commitment = Hash
proof-seed = Startwaarde
proof-salt = Salt

## Rules and cards
rules-title = Regels van { $game }
rules-sources = Bronnen tonen
rules-about = Over deze regels
rules-cards = de lijst van kaarten
rules-contents = Hoofdstukken
search-label = Zoeken
search-button = Zoeken
search-all = Alles tonen
search-found = { $count ->
    [0] Niets gevonden. Probeer minder of andere woorden.
    [one] Eén gevonden
   *[other] { $count } gevonden
}
cards-title = Kaarten en tegels
cards-of = Kaarten en tegels van { $game }
cards-lead = Alle kaarten en tegels met hun waarden, en waar die vandaan komen.
cards-doubtful = twijfelachtig
cards-doubt-note = { $count ->
    [one] Van één kaart zijn de gegevens twijfelachtig
   *[other] Van { $count } kaarten zijn de gegevens twijfelachtig
}: ze dragen een klein teken, en bij hun bron staat waarom.
cards-place = Nu in deze partij: { $place }
cards-out-of-sight = In deze partij: nu niet te zien (gedekt, weggelegd of niet in het spel)
cards-source = Bron
source-from = De gegevens komen uit { $sources }.
source-rulebook = de spelregels
source-public = openbare bronnen
source-designed = eigen ontwerp
source-note = De aantekening van het gegevensbestand (Engels)

## About
about-title = Over Civitas
about-lead = Bordspellen over beschavingen aan één scherm, live via internet, over meerdere dagen, of tegen bots. Eén programma voor je eigen computer.
about-promises = Wat het belooft
about-any-mode = Aan een tafel is elke mix mogelijk. Een plaats is voor een mens hier, een mens elders of een bot, en dat kan op elk moment veranderen.
about-no-leak = Er lekt geen geheim uit: wat je ziet, is alleen gemaakt van wat je mag weten.
about-bots = Bots spelen niet vals. Ze zien wat hun plaats ziet.
about-why = Elke weigering zegt waarom en leidt naar de regel.
about-keep = Niets wordt achter de rug van de spelers gewist. Een afgelopen partij kan als tekstbestand mee.
about-credits = Bronnen en dank
about-icons = Pictogrammen van
about-fonts = Lettertypen: Cinzel, EB Garamond en Inter, onder de SIL Open Font License.
about-map = De kusten op de startpagina: Natural Earth, publiek domein.
about-marks = De spellen en hun namen zijn van hun auteurs en uitgevers. Civitas is niet met hen verbonden en gebruikt niets van hun teksten en afbeeldingen.
about-software = Vrije software
about-license = Civitas is vrije software onder de MIT- of de Apache 2.0-licentie.
about-version = Versie { $version }
about-licenses = De licenties van alles wat erin zit
api-lead = Wat de pagina’s kunnen, kunnen programma’s ook: met JSON, en JSON voor elke weigering.
api-title = Adressen

## Bots
# Where a phone is too narrow, the word is divided.
bots-title = Computer{"\u00AD"}tegenstanders
bots-lead = Een niveau is speelsterkte en nooit een bonus: dezelfde regels, dezelfde kennis.
bots-strength = Hoe sterk ze zijn
bots-strength-text = Ratings zoals bij schaken: 200 punten meer wint ongeveer drie van de vier duels. Het niveau ‘{ level-greedy }’ staat op 1000. De stip is de waarschijnlijkste rating; met 95 % zekerheid ligt de echte binnen de balk. Bots die willekeurig spelen, liggen ver links van de schaal en zijn niet getekend.
bots-measured = { $games } partijen met { $players } spelers, met wisselende plaatsen, elke verdeling vanaf elke plaats.
bots-again = Zo worden ze nog eens gespeeld:
bots-unmeasured = Met de huidige niveaus nog niet gemeten.
bots-levels = De niveaus
bots-level-expert = Speelt de beste zetten verder of bekijkt voor elke beslissing enkele duizenden standen.
bots-level-hard = Beoordeelt elke zet naar maatstaven die uit vele partijen tussen bots voortkwamen.
bots-level-normal = Oordeelt zoals ‘{ level-hard }’ en let af en toe niet goed op.
bots-level-greedy = Kijkt één zet vooruit, naar getallen die mensen hebben opgeschreven.
bots-level-easy = Oordeelt zoals ‘{ level-hard }’ en neemt vaak een zet die maar bijna zo goed lijkt. Voor een eerste partij.
bots-level-random = Een willekeurige zet, elke even waarschijnlijk.
bots-fair = Wat ze niet mogen
bots-fair-secrets = Geheimen zien: een bot krijgt wat zijn plaats ziet en verder niets. Wat hij niet weet, stelt hij zich voor.
bots-fair-chance = De toekomst kennen: komende worpen en stapels worden bij elke overweging opnieuw gegooid en geschud.
bots-fair-rules = Regels breken: elke zet van een bot wordt gecontroleerd zoals die van jou.
bots-chance = Wat de winkans betekent
bots-chance-text = Hints en terugblikken noemen ongeveer de kans van een plaats als sterke bots verder speelden. Hints en de zetten die een terugblik vergelijkt, worden berekend uit wat de plaats ziet, de grafiek van een terugblik uit wat iedereen ziet; daarom kunnen ze iets verschillen.
bots-own = Schrijf er zelf een
bots-own-text = Een bot is een programma dat regel voor regel vragen leest en antwoorden schrijft, of via internet speelt:

## Account and settings
account-title = Account
account-name = Hoe anderen je noemen
account-rename = Hernoemen
account-guest = Je kunt zonder account spelen. Met een account volgen je plaatsen je naar andere apparaten.
account-register = Account maken
account-make = Account maken
account-log-in = Inloggen
account-log-out = Uitloggen
account-yours = Je account
account-logged-in = Je bent ingelogd als { $login }.
account-login = Inlognaam
account-password = Wachtwoord
account-old-password = Huidig wachtwoord
account-new-password = Nieuw wachtwoord
account-end-passkeys = Mijn passkeys worden ook verwijderd
account-change-password = Wachtwoord wijzigen
forgotten-title = Wachtwoord vergeten?
forgotten-lead = Vul je inlognaam in, of een e-mailadres dat je voor meldingen hebt bevestigd. Een link naar een nieuw wachtwoord gaat naar elk bevestigd adres.
forgotten-ask = Een nieuw wachtwoord per mail
forgotten-who = Inlognaam of e-mailadres
forgotten-send = Stuur de link
forgotten-sent = Als er zo’n account met een bevestigd adres bestaat, is er een mail onderweg. De link werkt één keer, een uur lang.
forgotten-host = Heb je geen bevestigd e-mailadres, vraag het dan aan wie deze server beheert: die kan zo’n link voor je maken (civitas reset).
forgotten-ends = Met het nieuwe wachtwoord wordt het account overal uitgelogd en worden zijn passkeys verwijderd: maak daarna nieuwe.
forgotten-choose = Een nieuw wachtwoord voor { $login }
letter-reset-title = Een nieuw wachtwoord voor Civitas
letter-reset = Iemand heeft om een nieuw wachtwoord voor het account { $login } gevraagd. Was jij dat, volg dan de link binnen een uur; hij werkt één keer en logt het account overal uit. Zo niet, dan hoef je niets te doen: het oude wachtwoord blijft.
letter-reset-link = Kies een nieuw wachtwoord
refused-reset-link = Deze link is al gebruikt of is ouder dan een uur. Vraag een nieuwe aan.
refused-no-mail = Deze server verstuurt geen mail.
passkeys-title = Passkeys
passkeys-text = Met een passkey log je in met de vergrendeling van je apparaat, zonder wachtwoord. Het wachtwoord blijft ernaast bestaan.
passkey-make = Maak een passkey
passkey-log-in = Inloggen met een passkey
passkey-remove = Verwijderen
passkey-used = laatst gebruikt: { $ago }
passkey-unused = nooit gebruikt
passkey-refused = Het apparaat heeft geen passkey gemaakt, of heeft er geen voor deze site.
refused-passkey = Deze passkey is hier niet bekend, of het duurde te lang.
refused-many-passkeys = Je hebt al { $most } passkeys.
settings-title = Instellingen
settings-language = Taal
settings-theme = Licht of donker
settings-call = Als je aan de beurt bent
settings-call-text = De titel en het pictogram van het venster zeggen het altijd. Een melding van je systeem komt alleen als je ergens anders kijkt.
call-notice = Meldingen toestaan
call-sound-on = met geluid
call-sound-off = zonder geluid
settings-grace = Voordat een beslissing wordt verzonden
settings-keys = Losse toetsen
keys-are-on = aan: 1 tot 9, U, Enter …
keys-are-off = uit
settings-grace-text = Aan een tafel met andere mensen: wat er tussen je klik en hun beurt gebeurt, als daarna iemand anders aan de beurt is. Tegen bots kun je alles terugnemen.
grace-none = ze wordt meteen verzonden
grace-seconds = ze kan { $seconds } seconden lang worden teruggenomen
grace-ask = ze wordt verzonden zodra ik bevestig
theme-system = zoals het systeem
theme-light = licht
theme-dark = donker

## Refusals
refused-not-begun = De partij is nog niet begonnen.
refused-over = De partij is afgelopen.
refused-table-closed = De tafel is gesloten.
refused-begun = De partij is begonnen: de tafel kan niet meer gesloten worden.
refused-not-yours-to-close = Alleen wie de tafel geopend heeft, of een gastheer van deze server, kan hem sluiten.
refused-not-over = De partij is nog niet afgelopen.
refused-not-your-seat = Dit is niet jouw plaats.
refused-not-host = Alleen de gastheer, of wie er zit, kan deze plaats wijzigen.
refused-not-invited = Deze plaats is voor wie de link van de tafel heeft.
refused-seat-taken = De plaats is bezet.
refused-second-seat = Je kent in deze partij al de geheimen van een andere plaats.
refused-not-your-answer = Deze vraag is niet voor jou.
refused-no-undo = Er is niets om terug te nemen.
refused-level = Er is geen bot van niveau { $level }.
refused-holder = Een plaats is voor jezelf, voor iemand via een link, of voor een bot.
refused-link = Bij deze link of code hoort geen tafel.
refused-no-name = Een naam heeft minstens één teken nodig.
refused-long-name = Een naam heeft hoogstens { $most } tekens.
refused-long-title = De naam van een tafel heeft hoogstens { $most } tekens.
refused-no-chat = Schrijf eerst iets.
refused-long-chat = Zeg het alsjeblieft met hoogstens { $most } tekens.
refused-password = Een wachtwoord heeft { $least } tot { $most } tekens.
refused-mixed-letters = Alle letters van een inlognaam komen uit hetzelfde alfabet: het Latijnse, Griekse of Cyrillische. Veel ervan lijken op elkaar.
refused-login-taken = Iemand anders heeft de inlognaam { $login } al.
refused-has-account = Je hebt al een account.
refused-credentials = Inlognaam of wachtwoord is onjuist.
refused-file = Het partijbestand kan niet gelezen worden: { $why }.
refused-file-game = Het spel { $game } wordt hier niet gespeeld.
refused-file-no-seed = De partij is niet afgelopen en haar bestand bevat geen startwaarde: hier kan ze niet verdergaan. Een gastheer van de server waar ze vandaan komt, kan een bestand met startwaarde downloaden.
refused-file-not-over = De partij is niet afgelopen: het bestand zou geheimen verraden.
refused-no-file = Er was geen bestand bij.
refused-too-often = Te veel pogingen. Wacht even en probeer het opnieuw.

## What went wrong
error-title = Dat is niet gelukt
error-home = Naar de startpagina
error-not-found = Die pagina, die tafel of dat spel bestaat niet.
error-method = Dit adres neemt zulke verzoeken niet aan.
error-too-large = Dat is te groot.
error-forbidden = Dit verzoek kwam van een andere site en is niet uitgevoerd.
error-conflict = Iemand was sneller. Bekijk het bord en probeer het nog eens.
error-timeout = Dat duurde te lang. Probeer het nog eens.
error-malformed = Dat was niet te begrijpen.
error-malformed-what = Dat was niet te begrijpen: { $what }
error-fault = Hier is iets misgegaan. Dat is onze fout en is genoteerd. Er is niets veranderd.

## Lessen
coach-name = Les
coach-count = stap { $number } van { $of }
coach-rule = Regel
coach-close = Les verlaten
coach-back = Terug
coach-on = Verder
coach-play = Doe het voor mij
coach-anyway = Toch doen
lesson-means = Dit bedoelt de les
coach-press = Druk op *{ $label }*.
coach-allowed = { $label }: toegestaan, maar hier niet bedoeld
coach-forbidden = Dat staan de regels niet toe
coach-other = Dat kan ook, maar de les volgt een andere weg, zodat het volgende klopt.
coach-refused = Er is niets gebeurd; probeer het nog eens.
coach-others = { $name } speelt …
coach-watches = Dan kijk ik alleen toe. Haal me terug wanneer je wilt.
coach-again = Terug naar de les
coach-leave-ask = De les verlaten? De partij blijft van jou.
coach-leave-yes = Verlaten
coach-leave-no = Blijven
coach-return = Coach terughalen
coach-end = Vanaf hier verder spelen tegen { $level }
coach-once-more = De les nog een keer
coach-home = Naar de andere lessen
key-coach = Naar de coach van een les
nav-learn = Leren
learn-title = Al spelend leren
learn-lead = Een begeleide partij begint meteen en vraagt geen account: een coach zegt wat je kunt doen en waarom. Of lees eerst tien minuten.
learn-begin = Beginnen
learn-go-on = Verder
learn-how = Zo speel je
learn-how-title = Zo speel je { $game }
learn-how-text = Het hele spel op één pagina, in tien tot twaalf minuten.
learn-guided = Begeleide partij
learn-step = Stap { $number } van { $of }: { $title }
learn-print = Afdrukken
learn-contents = Onderdelen
learn-none = Van dit spel is er nog geen begeleide partij.
home-learn = Al spelend leren
home-learn-note = Geen account, geen vragen: de eerste partij begint meteen en een coach leidt je erdoorheen.
home-lessons = Alle lessen
help-what = Wat kan ik doen?
help-ways = { $count } manieren
help-all = Alles in woorden
hint-first = Een van je eerste partijen. Wijs iets aan of houd je vinger erop, en je leest wat het is.
hint-known = Dat weet ik
hint-turn = Kies een van de antwoorden. Wijs iets aan om te zien wat het is.
hint-refusal = Een weigering kost niets. De regel ernaast zegt wat er ontbreekt.
hint-end = Kijk in de terugblik waar de partij kantelde.
hint-away = Geen tips meer
help-symbols = De symbolen van deze pagina
bot-thinks = { $name } denkt na, hoogstens { $seconds } seconden.
settings-hints = Tips in de eerste partijen
hints-are-on = Met tips
hints-are-off = Zonder tips

## Meldingen
notices-title = Meldingen
notices-lead = Als je aan de beurt bent en niet hier bent, kan Civitas je dat laten weten: één keer per beurt, met de vraag en een link. Zolang je de partij open hebt, wordt er niets gestuurd.
notices-all = Al mijn meldingen
notices-new-mail = Nieuw e-mailadres
notices-new-web = Nieuwe webhook
notices-mail = E-mailadres
notices-mail-text = Je krijgt één mail met een link. Meldingen komen pas als je die hebt gevolgd.
notices-mail-add = Stuur me de link
notices-no-mail = Deze server verstuurt geen mail.
notices-form = Vorm
notices-form-discord = een bericht zoals Discord het aanneemt
notices-form-plain = kale JSON, voor programma’s
notices-web = Adres van de webhook
notices-web-text = Daar kan iedereen meelezen: zo’n melding zegt alleen wat iedereen aan tafel mag weten.
notices-web-add = Meldingen daarheen sturen
channel-mail = E-mail
channel-webhook = Webhook
channel-discord = Webhook (Discord)
channel-push = Melding in een browser
notices-new-push = In deze browser
notices-push-text = Meldingen verschijnen op dit apparaat, ook als er geen pagina open is. Ze zijn ervoor versleuteld; er is een browser met webpush nodig (op een iPhone: zet de pagina eerst op het beginscherm), en script.
notices-push-add = Meldingen in deze browser
notices-push-refused = De browser staat het niet toe, of zijn pushdienst is niet bereikbaar.
refused-push-keys = Dat is niet wat een browser voor webpush stuurt, of deze server biedt het niet aan.
install-description = Beschavingsbordspellen met vrienden en tegen bots
offline-page = De server is niet bereikbaar.
offline-again = Probeer het opnieuw
channel-on = aan
channel-off = uit
channel-unconfirmed = nog niet bevestigd
channel-unconfirmed-text = Er is een mail met een link onderweg. Volg die om te bevestigen dat het adres van jou is.
channel-test = Proefbericht sturen
channel-switch-on = Inschakelen
channel-switch-off = Uitschakelen
channel-again = Link nog eens sturen
channel-remove = Verwijderen
confirm-text = Moeten meldingen over je beurten naar { $target } gaan?
confirm-button = Ja, stuur ze
confirm-done = Meldingen over je beurten gaan nu naar { $target }.
stop-text = Moeten er geen meldingen meer naar { $target } gaan?
stop-button = Geen meldingen meer
stop-done = Naar { $target } gaan geen meldingen meer.
stop-back = Weer inschakelen
settings-notices = Per e-mail of webhook
notice-turn = { $name }, je bent aan de beurt in { $game } ({ $title }). { $question }
notice-open = Naar de partij
notice-stop = Geen meldingen meer
notice-test-title = Een proefbericht van Civitas
notice-test = Zo laat Civitas je weten dat je aan de beurt bent.
notice-confirm-title = Meldingen van Civitas
notice-confirm = { $name } wil dat meldingen over beurten in Civitas naar dit adres gaan. Was jij dat, volg dan de link. Zo niet, dan hoef je niets te doen: je krijgt geen mail meer.
notice-confirm-link = Dit adres bevestigen
refused-target-web = Meldingen kunnen naar een adres op het open web dat met https:// begint en geen wachtwoord bevat.
refused-target-mail = Naar dit e-mailadres kunnen geen meldingen.
refused-many-channels = Meldingen kunnen naar { $most } adressen. Verwijder er eerst een.
refused-many-tables = Je hebt { $most } tafels waarvan de partij nog niet afgelopen is. Beëindig er eerst een, geef die op, of sluit een tafel die op spelers wacht.
refused-many-files = Je hebt { $most } partijen van elders meegebracht. Meer worden er niet bewaard.
refused-notice-link = Deze link leidt nergens meer heen.
refused-not-sent = Het bericht kon niet worden bezorgd. Controleer het adres en probeer het nog eens.

## Sinds je laatste bezoek
digest-title = Sinds je laatste bezoek
digest-when = { $ago } · { $count ->
    [one] één beslissing
   *[other] { $count } beslissingen
} van anderen
digest-rest = { $count ->
    [one] en nog één beurt
   *[other] en nog { $count } beurten
}
digest-then = Toen en nu
digest-points = Punten
digest-play = Afspelen
digest-close = Nu jouw beurt

## Tijd
new-pace = Tijd
new-caretaker = Als iemands tijd om is, worden onschuldige beslissingen (passen, afslaan, de beurt beëindigen) voor die persoon genomen
table-absent = Als de tijd om is
table-caretaker = worden onschuldige beslissingen genomen
pace-free = onbeperkt
pace-days = { $days ->
    [one] één dag per beslissing
   *[other] { $days } dagen per beslissing
}
pace-clock = { $minutes } minuten per speler, en { $seconds } seconden erbij met elke beurt
clocks-name = Resterende tijd
clock-of = Tijd van { $name }
clock-late = tijd is om
late-you = Je tijd is om. De anderen kunnen je plaats weggeven. Beslis, en ze wachten niet langer.
late-other = De tijd van { $name } is om. Wat nu?
late-wait = Wachten
late-bot = Een bot speelt verder
late-open = Plaats vrijgeven
back-bot = Je was te lang weg, en een bot speelt op je plaats.
back-open = Je was te lang weg, en je plaats is vrijgegeven.
back-take = Terugnemen
note-absent = was te lang weg; { $new } speelt verder.
note-absent-open = was te lang weg; de plaats is vrij.
told-caretaker = Er was niemand: dit is voor { $seat } beslist.
scores-absent = { $name } was te lang weg en stond toen op plaats { $place }. { $new } speelde verder.
scores-absent-open = { $name } was te lang weg en stond toen op plaats { $place }. De plaats werd vrijgegeven.
notice-reminder-title = Nog steeds jouw beurt: { $game }
notice-reminder = { $name }, de anderen wachten op je in { $game } ({ $title }). { $question }
notice-late-title = Je tijd is om: { $game }
notice-late = { $name }, je tijd is om in { $game } ({ $title }). De anderen kunnen je plaats nu weggeven. { $question }
vacation-title = Vakantie
vacation-text = Zolang je op vakantie bent, staat je tijd stil aan tafels die per dag spelen; daarna heb je wat je nog over had. Per jaar heb je { $most } dagen.
vacation-until = Op vakantie tot
vacation-end = Ik ben terug
vacation-days-label = Hoe lang
vacation-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
}
vacation-begin = Vakantie beginnen
vacation-left = { $days ->
    [one] Nog één dag.
   *[other] Nog { $days } dagen.
}
refused-vacation = Je hebt nog { $days } vakantiedagen.
refused-not-late = De tijd is niet meer om.
refused-no-vote = Hierover stemmen alleen de andere spelers aan tafel.
