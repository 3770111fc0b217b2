# De zinnen van de pagina in het Nederlands.

# Signs
sign-culture = cultuur
sign-science = wetenschap
sign-food = voedsel
sign-resources = grondstoffen
sign-strength = kracht
sign-happy = blije gezichten
sign-unhappy = ongelukkige gezichten
sign-civil = civiele acties
sign-military = militaire acties
sign-worker = arbeiders
sign-blue = blauwe stenen
sign-ship = bij het koloniseren
sign-defense = bij het verdedigen
sign-hand = handkaarten
sign-urban = stadsgebouwen per type
sign-card = militaire kaarten

# Top bar
age = Tijdperk
age-of = Tijdperk { $age }: { $name }
age-antiquity = Oudheid
age-middle-ages = Middeleeuwen
age-exploration = Tijd van de ontdekkingen
age-modern = Moderne tijd
age-end = Het einde
round = ronde { $round }
last-round-now = laatste ronde
last-round-next = eindigt na de volgende ronde
turn-order = Volgorde
your-turn = Jij bent aan de beurt

# Card row, tracks, piles
card-row = Kaartenrij
zone-price = { $n ->
    [one] 1 civiele actie
   *[other] { $n } civiele acties
}
leave-next = { $n ->
    [one] de eerste vertrekt volgende beurt
   *[other] de eerste { $n } vertrekken volgende beurt
}
leaves-when-next = Verlaat de rij wanneer de volgende beurt begint.
wonders-cost-more = { $n ->
    [one] je wonder maakt andere 1 duurder
   *[other] je wonderen maken andere { $n } duurder
}
space-empty = leeg
take = Nemen
take-for = { $n ->
    [one] Te nemen voor 1 civiele actie.
   *[other] Te nemen voor { $n } civiele acties.
}
brings = Wat het zou opleveren:
brings-now = Deze beurt genomen, betaald en in gebruik zou ze opleveren:
brings-later = Betaald en in gebruik zou ze opleveren:
brings-nothing = geen getal verandert meteen.
its-rule = Hoe ze gespeeld wordt:
card-source = Kaart en bron
tracks-and-piles = Scorebalken, gebeurtenissen en stapels
current-events = Huidige gebeurtenissen
future-events = Toekomstige gebeurtenissen
civil-deck = Civiele stapel
military-deck = Militaire stapel
bonus-cards = Eindbonuskaarten
you-know = Je kent: { $cards }

# Kinds of cards
kind-government = Regering
kind-special = Speciaal
kind-leader = Leider
kind-wonder = Wonder
kind-action = Actie
kind-event = Gebeurtenis
kind-territory = Gebied
kind-aggression = Agressie
kind-war = Oorlog
kind-pact = Pact
kind-tactic = Tactiek
kind-bonus = Bonus
one-farm = Boerderij
one-mine = Mijn
one-temple = Tempel
one-lab = Laboratorium
one-arena = Arena
one-library = Bibliotheek
one-theater = Theater
one-infantry = Infanterie
one-cavalry = Cavalerie
one-artillery = Artillerie
one-air-force = Luchtmacht
row-farms = Boerderijen
row-mines = Mijnen
row-temples = Tempels
row-labs = Laboratoria
row-arenas = Arena’s
row-libraries = Bibliotheken
row-theaters = Theaters
row-infantry = Infanterie
row-cavalry = Cavalerie
row-artillery = Artillerie
row-air-force = Luchtmacht
political = politieke actie
free = gratis
to-play = spelen

# Why not, in few words
short-too-few-civil = { $need ->
    [one] 1 actie
   *[other] { $need } acties
}, je hebt er { $have }
short-too-few-military = { $need ->
    [one] 1 militaire actie
   *[other] { $need } militaire acties
}, je hebt er { $have }
short-too-little-food = kost { $need } voedsel, je hebt { $have }
short-too-few-resources = kost { $need ->
    [one] 1 grondstof
   *[other] { $need } grondstoffen
}, je hebt { $have }
short-too-little-science = kost { $need } wetenschap, je hebt { $have }
short-bank-empty = je gele bank is leeg
short-no-unused-worker = geen vrije arbeider
short-no-worker-on = daar is geen arbeider
short-urban-limit = limiet van { $limit } stadsgebouwen bereikt
short-no-wonder = geen wonder begonnen
short-no-blue-token = geen blauwe steen over
short-leader-taken = één leider per tijdperk
short-wonder-begun = je wonder is niet af
short-already-have = je hebt die al
short-hand-full = je hand is vol ({ $limit })
short-taken-this-turn = deze beurt genomen
short-contains-nothing = niets om mee te doen
short-older-special = je hebt een betere
short-actions-used = vraagt al je acties
short-first-round = niet in de eerste ronde
short-last-round = niet in de laatste ronde
short-attacks-forbidden = je mag niet aanvallen
short-pact-forbids = een pact verbiedt het
short-no-target = daar valt niets te halen
short-two-players = met zijn tweeën geen pacten
short-not-now = nu niet
short-bonus = bij aanval of kolonie
short-politics = als politieke actie
short-actions = met je acties
wait-bonus = Bonuskaarten speel je als je wordt aangevallen of een kolonie betaalt.
wait-politics = Dit is een politieke actie: één aan het begin van elk van je beurten.
wait-actions = Je speelt die met de civiele en militaire acties van je beurt.

# The question
game-over = De partij is afgelopen
you-are-asked = Jij moet kiezen
please-wait = Iemand anders beslist
what-will-you-do = Wat doe je?
civil = civiel
military = militair
revealed = Onthuld sinds je laatste beslissing
passed = gepast
force = Troepen
not-possible = { $n ->
    [one] 1 ding kan nu niet
   *[other] { $n } dingen kunnen nu niet
}
no-political-card = Geen van je kaarten is voor een politieke actie. Tactieken speel je met je acties, bonuskaarten bij verdedigen en koloniseren.
discard-many = Deze { $n } afleggen
by-hand = Met de hand betalen
not-by-hand = Niet langer met de hand betalen
by-hand-hint = Je kiest zelf welke stenen betalen en hoeveel kaarten je trekt.
leave-the-game = Het spel verlaten…
leave-warning = Je beschaving verdwijnt voorgoed van tafel. Dat is niet terug te nemen zodra de anderen verder spelen.
leave-now = Voorgoed verlaten
group-grow = Bevolking
group-build = Bouwen
group-upgrade = Verbeteren
group-develop = Ontwikkelen
group-take = Kaart nemen
group-play = Kaart spelen
group-military = Militair
group-destroy = Slopen, ontbinden
sum-grow = een arbeider voor { $price }⟦food⟧
sum-take = { $n ->
    [one] 1 kaart van de rij
   *[other] { $n } kaarten van de rij
}
sum-options = { $n ->
    [one] 1 mogelijkheid
   *[other] { $n } mogelijkheden
}
sum-nothing = niets
refused-here = Wat hier niet kan
opt-grow = Een nieuwe arbeider
twice = { $what }, twee keer
opt-grow-and-build = { $card } met een nieuwe arbeider
opt-upgrade = { $from } naar { $to }
opt-stages = { $n ->
    [one] { $card }: 1 fase
   *[other] { $card }: { $n } fasen
}
opt-revolution = { $card }, revolutie
opt-peaceful = { $card }, vreedzaam
ringed-in-the-row = De kaarten die je mag nemen zijn in de rij omlijnd.

# Forecast
if-you-end = Als je je beurt nu beëindigt
your-production = Je volgende productie
consumption = Verbruik { $n }
consumption-why = { $food } voedsel, niemand heeft honger
starvation = Honger: −{ $n } cultuur
starvation-why = { $food } voedsel, { $eats } nodig
corruption = Corruptie { $n }
corruption-why = blauwe bank van { $n } naar { $after }
no-corruption = Geen corruptie
no-corruption-why = { $after ->
    [one] 1 blauwe steen blijft
   *[other] { $after } blauwe stenen blijven
}
uprising = Opstand: geen productie
uprising-why = { $discontent } ontevreden, { $unused } vrij
discontent = { $n ->
    [one] 1 ontevreden arbeider
   *[other] { $n } ontevreden arbeiders
}
discontent-why = houd { $discontent } van { $unused } vrij
no-uprising = Geen opstand
no-uprising-why = { $happy ->
    [one] 1 blij gezicht
   *[other] { $happy } blije gezichten
}, { $need } nodig
war-coming = { $card }
war-coming-why = { $seat } { $theirs }, jij { $own }
end-turn = Beurt beëindigen
end-note = { $n ->
    [one] 1 civiele actie ongebruikt
   *[other] { $n } civiele acties ongebruikt
}
end-note-draw = { $n ->
    [one] 1 civiele actie ongebruikt, trek { $cards }
   *[other] { $n } civiele acties ongebruikt, trek { $cards }
}
end-uprising = er wordt niets geproduceerd

# Civilizations
your-civilization = Je beschaving
back-to-mine = Terug naar de jouwe
has-left = { $seat_you ->
    [yes] Je hebt het spel verlaten.
   *[no] { $seat } heeft het spel verlaten.
}
of-needed = van { $n }
unused = vrij
yellow-bank = Gele bank
next-worker = volgende arbeider { $price }⟦food⟧
eats-and-needs = verbruikt { $eats }⟦food⟧, vraagt { $need }⟦happy⟧
eats = verbruikt { $eats }⟦food⟧
yellow-bank-spoken = Gele bank: { $n ->
    [one] 1 steen
   *[other] { $n } stenen
}. De volgende arbeider kost { $price } voedsel, per beurt wordt { $eats } voedsel verbruikt, er { $need ->
    [one] is 1 blij gezicht
   *[other] zijn { $need } blije gezichten
} nodig; nog { $slack ->
    [one] 1 arbeider
   *[other] { $slack } arbeiders
} voordat er meer nodig zijn.
yellow-bank-spoken-simple = Gele bank: { $n ->
    [one] 1 steen
   *[other] { $n } stenen
}. De volgende arbeider kost { $price } voedsel, per beurt wordt { $eats } voedsel verbruikt.
key-need = nodig
key-price-eats = prijs, verbruik
blue-bank = Blauwe bank
blue-falls = { $n } → { $after } bij productie: corruptie { $lost }
blue-after = { $n } → { $after } bij productie
blue-bank-spoken = Blauwe bank: { $n ->
    [one] 1 steen
   *[other] { $n } stenen
}; { $after } na de productie, dan kost corruptie { $lost ->
    [one] 1 grondstof
   *[other] { $lost } grondstoffen
}.
blue-bank-spoken-simple = Blauwe bank: { $n ->
    [one] 1 steen
   *[other] { $n } stenen
}; { $after } na de productie.
key-lost = verlies
no-technology = nog geen technologie
in-hand = in de hand
urban-limit-is = limiet voor stadsgebouwen: { $n }
blue-stored = { $n ->
    [one] 1 blauwe steen opgeslagen
   *[other] { $n } blauwe stenen opgeslagen
}
tableau = Regeringsvorm, leider, speciale technologieën, tactiek, wonderen, koloniën, pacten
stages-built = { $n } van { $of } fasen gebouwd
face-down = omgedraaid
side = kant { $side }

# Hands
your-hand = Je hand
civil-hand = Civiele kaarten
military-hand = Militaire kaarten
of-limit = van { $n }
no-cards = geen kaarten
do-prepare = Voorbereiden
do-colonize = Koloniseren
do-discard = Afleggen
do-add = Inzetten
do-develop = Ontwikkelen
do-revolution = Revolutie
do-peaceful = Vreedzaam
do-play = Spelen

# Rivals
board = bord
open-board = Het bord van { $seat } openen
decides = beslist
stronger-by = { $n } sterker
weaker-by = { $n } zwakker
as-strong = even sterk
wonders-built = { $n ->
    [one] 1 gebouwd
   *[other] { $n } gebouwd
}
threat-barred = Mag je niet aanvallen.
threat-could = Kan je aanvallen: { $cards ->
    [one] 1 militaire kaart
   *[other] { $cards } militaire kaarten
}, { $actions ->
    [one] 1 militaire actie
   *[other] { $actions } militaire acties
} per beurt.
threat-no-cards = Geen gevaar: geen militaire kaarten.
threat-weaker = Geen gevaar: niet sterker dan jij.
war-on-you = { $card } tegen jou
war-on-you-more = wordt in de volgende beurt van de aanvaller uitgevochten: { $theirs } tegen { $own } vóór het offeren.
