
## Spelers en ratings
rating-of = { $game }, { $players ->
    [one] één speler
   *[other] { $players } spelers
}
rating-players = { $players ->
    [one] één speler
   *[other] { $players } spelers
}
rating-spoken = { $points }, plus of min { $band }
rating-record = { $matches } partijen, { $wins } gewonnen
rating-unsettled = { $matches ->
    [one] één partij
   *[other] { $matches } partijen
}: staat nog niet vast
curve-spoken = Rating over { $matches ->
    [one] één partij
   *[other] { $matches } partijen
}: van { $first } tot { $last }
player-new = nieuw hier
player-since = speelt hier al { $days ->
    [one] één dag
   *[other] { $days } dagen
}
player-unrated = Deze speler doet niet mee aan de ratings.
player-none-yet = Nog geen rating. Partijen tussen accounts tellen vanaf de eerste mee.
player-band = de band is de onzekerheid
player-choose = Kies wat anderen van je zien
player-matches = Laatste partijen
player-no-matches = Nog geen afgelopen partij die iedereen mag zien. De eerste die tot het einde wordt gespeeld, staat hier.
player-place = Plaats
player-others = Anderen
player-change = Rating
player-over = Afgelopen
player-place-of = { $place }e van { $players }
player-points = met { $points ->
    [one] één punt
   *[other] { $points } punten
}
ratings-title = Ratings
ratings-lead = Wie hoe goed speelt, per spel en aantal spelers.
ratings-how = Een partij telt als iedereen aan tafel een account heeft en een rating wil. Partijen met bots, lessen en partijen waarin alles teruggenomen mag worden tellen niet; wie opgeeft, wordt laatste. De lijst staat op volgorde van wat iemand vrijwel zeker waard is: de rating min de onzekerheid. Na { $settled } partijen staat een rating vast.
ratings-none = Hier heeft nog niemand een rating. Open een tafel voor vrienden: de eerste partij tussen twee accounts opent de lijst.
ratings-player = Speler
ratings-rating = Rating
ratings-matches = Partijen
ratings-wins = Gewonnen
ratings-unsettled = staat nog niet vast
account-shows = Wat anderen van je zien
account-shows-rating = Mijn partijen tegen andere accounts tellen voor de ratings
account-shows-matches = Mijn pagina toont mijn afgelopen partijen die iedereen mag zien
account-shows-presence = Anderen zien of ik er ben
account-shows-keep = Bewaren
account-page = Mijn pagina
refused-rated-seat = Deze partij telt voor de ratings: alleen wie er zit mag de plaats opgeven.

## De lobby
nav-lobby = Lobby
lobby-waits = { $count ->
    [one] Eén partij wacht op je.
   *[other] { $count } partijen wachten op je.
}
lobby-nothing-waits = Niets wacht op je.
lobby-no-match = Je speelt nu geen partij. Begin er een tegen bots, of open een tafel: die staat hier tot hij vol is.
lobby-more = Meer
lobby-invitations = Uitnodigingen
lobby-invitations-none = Geen. Wie je uitnodigt, doet dat met een link of met je naam; of je opent zelf een tafel en nodigt uit.
lobby-asks = { $name } nodigt je uit voor een tafel: { $game }.
lobby-no = Nee, dank je
lobby-here = Nu aanwezig
lobby-nobody-here = Verder is er niemand met een account. Open een tafel en stuur vrienden de link.
lobby-friend = vriend
lobby-friends = Vrienden
lobby-seen = laatst gezien: { $ago }
lobby-seen-too = Jij wordt ook zo getoond.
lobby-invite = Uitnodigen
company-anybody = iedereen
company-newcomers = beginners welkom
company-experienced = ervaren spelers
new-company = Gezocht
friend-add = Als vriend toevoegen
friend-remove = Als vriend verwijderen
player-invite = Voor een tafel uitnodigen
invite-whom = { $name } uitnodigen
invite-tables = Jouw tafels met een vrije plaats
invite-no-table = Geen van je tafels heeft een vrije plaats. Open er een en nodig daarvoor uit.
invite-people = Spelers uitnodigen
invite-asked = Uitgenodigd
invite-choose = Wie nodig je uit?
invite-refused = nee, dank je
invite-waits = nog geen antwoord
refused-no-room = Aan deze tafel is geen plaats vrij.
refused-no-player = Niemand hier heeft de inlognaam ‘{ $login }’.
refused-sits-there = { $login } zit al aan deze tafel.
seat-ask = Om deze plaats vragen
seat-asked = { $name } wil plaats { $number } overnemen. Wie daar zit, ziet wat daar verborgen ligt.
seat-asks = Je hebt om plaats { $number } gevraagd. Zodra iedereen heeft ingestemd, is hij van jou.
seat-asking = je hebt het gevraagd
seat-refused = iemand is ertegen

## Accounts en gastheer
account-devices = Waar je bent ingelogd
account-device = Een browser
account-this-device = deze
account-data = Je gegevens
account-export-text = Alles wat over jou wordt bewaard als bestand (JSON): profiel, apparaten, vrienden, ratings, partijen en wat je hebt geschreven.
account-export = Mijn gegevens downloaden
account-delete = Account verwijderen
account-delete-text = Je naam, wachtwoord, vrienden, ratings en alles wat je hebt geschreven worden voorgoed verwijderd. De partijen van anderen blijven heel: waar er een doorgaat, neemt een bot je plaats over, en je naam verdwijnt uit alle partijen.
account-delete-sure = Mijn account voorgoed verwijderen
forgotten-name = Verwijderd account
refused-closed = Dit account is door de gastheer gesloten.
refused-not-the-host = Dit is voorbehouden aan de gastheer van de server.
refused-own-account = Dit is je eigen account.
refused-last-host = Je bent de enige gastheer van deze server. Maak eerst iemand anders gastheer.
note-copied = Een gastheer van deze server heeft een kopie van deze partij gemaakt, die alles laat zien wat verborgen is.
note-brought = zet deze partij hier voort, uit een bestand dat alles laat zien wat verborgen is.
host-copy = De lopende partij als bestand meenemen
host-copy-text = Het laat alles zien wat verborgen is, zodat de partij elders kan verdergaan. De tafel hoort het in de chat. Hier gaat ze ook verder.
host-copy-sure = Bestand meenemen en het de tafel zeggen
note-hidden = (door de gastheer verborgen)
host-title = Voor de gastheer
host-lead = Accounts sluiten, andere gastheren benoemen. Chatregels verberg je op de pagina van een partij, onder ‘Instellingen’.
host-members = Accounts
host-search = Zoeken
host-role = gastheer
host-closed = gesloten
host-close = Account sluiten
host-reopen = Weer openen
host-name = Gastheer maken
host-unname = Niet langer gastheer
host-chat = Chat modereren
host-lines = Chatregels
host-hide = Verbergen

## Toernooien
tournaments-title = Toernooien
tournaments-lead = De gastheer opent ze, iedereen met een account mag meedoen. De server deelt de rondes in, begint de partijen en telt.
tournaments-none = Er is nog geen toernooi. Opent de gastheer van deze server er een, dan kan iedereen met een account meedoen.
tournament-new = Een toernooi openen
tournament-name = Naam
tournament-seats = Spelers aan een tafel
tournament-system = Systeem
tournament-swiss = Zwitsers systeem
tournament-all = iedereen tegen iedereen
tournament-rounds = Rondes
tournament-open = inschrijving open
tournament-round = Ronde { $round } van { $rounds }
tournament-at-table = { $seats } aan een tafel
tournament-entrants = Wie meedoet
tournament-nobody = Nog niemand. Begin jij, of stuur vrienden het adres van deze pagina.
tournament-enter = Meedoen
tournament-leave = Terugtrekken
tournament-leave-sure = Ja, een bot speelt voor mij verder en ik speel geen rondes meer
tournament-strike = Schrappen
tournament-account = Wie wil meedoen, heeft een account nodig.
tournament-bots = Bots toevoegen
tournament-begin = Nu beginnen
tournament-mine = Jouw partij van ronde { $round }
tournament-bye = Vrij deze ronde
tournament-bye-text = Het aantal kwam niet uit. Je krijgt er een punt voor.
tournament-how = Hoe het werkt
tournament-win = Eerste aan een tafel
tournament-shared = Ertussenin en gedeeld
tournament-shares = een deel
tournament-rated = Telt voor de rating
tournament-people-only = alleen tussen accounts
tournament-yes = ja
tournament-over-now = Afgelopen partijen in deze ronde
tournament-next = Hoe het verdergaat
tournament-next-text = De volgende ronde wordt ingedeeld zodra alle partijen van deze ronde zijn afgelopen.
tournament-standing = Stand
tournament-points = Punten
tournament-opponents = Tegenstanders
tile-go = Naar de partij
cell-plays = speelt tegen { $names }
cell-won = won van { $names }
cell-lost = verloor van { $names }
cell-shared = deelde de overwinning met { $names }
cell-met = trof { $names }
refused-few-players = Om te beginnen zijn er minstens twee nodig.
match-rated = Deze partij telt voor de ratings.
match-unrated = Deze partij telt niet voor de ratings: daarvoor is op elke plaats een account nodig, en mag niet alles teruggenomen worden.
refused-no-inviting = Alleen wie aan de tafel zit of hem heeft geopend, nodigt anderen uit.
tournament-same = Aan elke tafel dezelfde kaarten
tournament-same-text = Tot de ronde afgelopen is, ziet niemand behalve de spelers een tafel.
refused-sealed = Alle tafels van deze ronde hebben dezelfde kaarten: je kunt deze bekijken als de ronde afgelopen is.

finished-title = Afgelopen partijen
finished-lead = Uitgespeeld en open voor iedereen, omdat hun spelers dat willen. Elke partij kan zet voor zet nagespeeld worden.
finished-none = Nog geen afgelopen partij is open voor iedereen. Als een partij van jou is afgelopen, ga dan naar haar tafel en toon haar aan iedereen.
finished-mine = Mijn afgelopen partijen
finished-none-such = Geen afgelopen partij past bij deze keuze.
finished-all = Alle afgelopen partijen
finished-none-yet = Van de nieuwste partijen past er geen. Er zijn oudere.
finished-older = Oudere
finished-any = maakt niet uit
finished-show = Tonen
finished-won = Gewonnen door
finished-won-person = een mens
finished-won-bot = een bot
finished-won-shared = meerdere, gelijk geëindigd
finished-hide = Alleen tonen aan wie de link heeft
finished-list = Aan iedereen tonen
finished-is-listed = Deze partij is open voor iedereen, bij:
finished-is-private = Alleen wie de link heeft, ziet deze partij.
note-lists = toont deze partij aan iedereen.
note-unlists = toont deze partij alleen aan wie de link heeft.

order-title = Vooraf antwoorden
order-note = Zodat een partij die dagen duurt niet op je wacht. Het verloop zegt wat er geantwoord is.
order-declines = Nee zeggen tegen wat anderen aanbieden of vragen
order-ends = Hetzelfde, en dan mijn beurt beëindigen
order-declines-given = Je hebt gezegd: nee tegen wat anderen aanbieden of vragen, tot je moet beslissen.
order-ends-given = Je hebt gezegd: nee tegen wat anderen aanbieden of vragen, daarna de beurt beëindigen, tot je moet beslissen.
order-withdraw = Intrekken
refused-order = Zulke antwoorden zijn er in dit spel niet.
told-order = Zo had { $seat } het vooraf gezegd.

lobby-until = nog { $left } open
lobby-plays = speelt { $game }
lobby-looks = kijkt toe: { $game }
table-late = Iemand was sneller: de tafel is vol.
invite-lapsed = verlopen: nodig opnieuw uit
