# Die Sätze der Seite auf Deutsch.

# Signs
sign-culture = Kultur
sign-science = Wissenschaft
sign-food = Nahrung
sign-resources = Rohstoffe
sign-strength = Stärke
sign-happy = glückliche Gesichter
sign-unhappy = unglückliche Gesichter
sign-civil = Zivilaktionen
sign-military = Militäraktionen
sign-worker = Arbeiter
sign-blue = blaue Spielsteine
sign-ship = beim Kolonisieren
sign-defense = bei der Verteidigung
sign-hand = Handkarten
sign-urban = städtische Gebäude je Art
sign-card = Militärkarten

# Top bar
age = Zeitalter
age-of = Zeitalter { $age }: { $name }
age-antiquity = Antike
age-middle-ages = Mittelalter
age-exploration = Zeitalter der Entdeckungen
age-modern = Moderne
age-end = Das Ende
round = Runde { $round }
last-round-now = letzte Runde
last-round-next = endet nach der nächsten Runde
turn-order = Reihenfolge
your-turn = Du bist dran

# Card row, tracks, piles
card-row = Kartenreihe
zone-price = { $n ->
    [one] 1 Zivilaktion
   *[other] { $n } Zivilaktionen
}
leave-next = { $n ->
    [one] die erste geht im nächsten Zug
   *[other] die ersten { $n } gehen im nächsten Zug
}
leaves-when-next = Verlässt die Reihe, wenn der nächste Zug beginnt.
wonders-cost-more = { $n ->
    [one] dein Wunder verteuert weitere um 1
   *[other] deine Wunder verteuern weitere um { $n }
}
space-empty = leer
take = Nehmen
take-for = { $n ->
    [one] Für 1 Zivilaktion zu haben.
   *[other] Für { $n } Zivilaktionen zu haben.
}
brings = Was es brächte:
brings-now = In diesem Zug genommen, bezahlt und im Einsatz brächte sie:
brings-later = Bezahlt und im Einsatz brächte sie:
brings-nothing = keine Zahl ändert sich sofort.
its-rule = Wie sie gespielt wird:
card-source = Karte und Quelle
tracks-and-piles = Leisten, Ereignisse und Stapel
current-events = Gegenwärtige Ereignisse
future-events = Zukünftige Ereignisse
civil-deck = Zivilstapel
military-deck = Militärstapel
bonus-cards = Zusatzkarten
you-know = Du kennst: { $cards }

# Kinds of cards
kind-government = Regierung
kind-special = Spezial
kind-leader = Anführer
kind-wonder = Wunder
kind-action = Aktion
kind-event = Ereignis
kind-territory = Territorium
kind-aggression = Aggression
kind-war = Krieg
kind-pact = Pakt
kind-tactic = Taktik
kind-bonus = Bonus
one-farm = Farm
one-mine = Mine
one-temple = Tempel
one-lab = Laboratorium
one-arena = Arena
one-library = Bibliothek
one-theater = Theater
one-infantry = Infanterie
one-cavalry = Kavallerie
one-artillery = Artillerie
one-air-force = Luftwaffe
row-farms = Farmen
row-mines = Minen
row-temples = Tempel
row-labs = Laboratorien
row-arenas = Arenen
row-libraries = Bibliotheken
row-theaters = Theater
row-infantry = Infanterie
row-cavalry = Kavallerie
row-artillery = Artillerie
row-air-force = Luftwaffe
political = politische Aktion
free = kostenlos
to-play = ausspielen

# Why not, in few words
short-too-few-civil = { $need ->
    [one] 1 Aktion
   *[other] { $need } Aktionen
}, du hast { $have }
short-too-few-military = { $need ->
    [one] 1 Militäraktion
   *[other] { $need } Militäraktionen
}, du hast { $have }
short-too-little-food = kostet { $need } Nahrung, du hast { $have }
short-too-few-resources = kostet { $need ->
    [one] 1 Rohstoff
   *[other] { $need } Rohstoffe
}, du hast { $have }
short-too-little-science = kostet { $need } Wissenschaft, du hast { $have }
short-bank-empty = dein Gelber Vorrat ist leer
short-no-unused-worker = alle Arbeiter sind eingesetzt
short-no-worker-on = dort ist kein Arbeiter
short-urban-limit = Limit { $limit } für städtische Gebäude erreicht
short-no-wonder = kein Wunder begonnen
short-no-blue-token = kein blauer Spielstein übrig
short-leader-taken = ein Anführer je Zeitalter
short-wonder-begun = dein Wunder ist unfertig
short-already-have = du hast sie schon
short-hand-full = deine Hand ist voll ({ $limit })
short-taken-this-turn = erst diesen Zug genommen
short-contains-nothing = dafür gibt es nichts
short-older-special = du hast eine bessere
short-actions-used = braucht alle Aktionen
short-first-round = nicht in der ersten Runde
short-last-round = nicht in der letzten Runde
short-attacks-forbidden = du darfst nicht angreifen
short-pact-forbids = ein Pakt verbietet es
short-no-target = dort ist nichts zu holen
short-two-players = zu zweit keine Pakte
short-not-now = jetzt nicht
short-bonus = bei Angriff oder Kolonie
short-politics = als politische Aktion
short-actions = mit deinen Aktionen
wait-bonus = Bonuskarten spielst du, wenn du angegriffen wirst oder eine Kolonie bezahlst.
wait-politics = Das ist eine politische Aktion: eine zu Beginn jedes deiner Züge.
wait-actions = Du spielst sie mit den Zivil- und Militäraktionen deines Zuges.

# The question
game-over = Die Partie ist zu Ende
you-are-asked = Du entscheidest
please-wait = Jemand anders entscheidet
what-will-you-do = Was tust du?
civil = zivil
military = militärisch
revealed = Aufgedeckt seit deiner letzten Entscheidung
passed = gepasst
force = Truppe
not-possible = { $n ->
    [one] 1 Sache geht jetzt nicht
   *[other] { $n } Sachen gehen jetzt nicht
}
no-political-card = Keine deiner Karten ist für eine politische Aktion. Taktiken spielst du mit deinen Aktionen, Bonuskarten beim Verteidigen und Kolonisieren.
discard-many = Diese { $n } abwerfen
by-hand = Von Hand zahlen
not-by-hand = Nicht mehr von Hand zahlen
by-hand-hint = Du wählst selbst, welche Spielsteine zahlen und wie viele Karten du ziehst.
leave-the-game = Das Spiel verlassen …
leave-warning = Deine Zivilisation verschwindet für immer vom Tisch. Das lässt sich nicht zurücknehmen, sobald die anderen weiterspielen.
leave-now = Endgültig verlassen
group-grow = Bevölkerung
group-build = Bauen
group-upgrade = Verbessern
group-develop = Entwickeln
group-take = Karte nehmen
group-play = Karte spielen
group-military = Militär
group-destroy = Zerstören, auflösen
sum-grow = ein Arbeiter für { $price }⟦food⟧
sum-take = { $n ->
    [one] 1 Karte der Reihe
   *[other] { $n } Karten der Reihe
}
sum-options = { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
}
sum-nothing = nichts
refused-here = Was hier nicht geht
opt-grow = Ein neuer Arbeiter
twice = { $what }, zweimal
opt-grow-and-build = { $card } mit neuem Arbeiter
opt-upgrade = { $from } zu { $to }
opt-stages = { $n ->
    [one] { $card }: 1 Teil
   *[other] { $card }: { $n } Teile
}
opt-revolution = { $card }, Revolution
opt-peaceful = { $card }, friedlich
ringed-in-the-row = Die Karten, die du nehmen darfst, sind in der Reihe umrandet.

# Forecast
if-you-end = Wenn du deinen Zug jetzt beendest
your-production = Deine nächste Produktion
consumption = Verbrauch { $n }
consumption-why = { $food } Nahrung, niemand hungert
starvation = Hunger: −{ $n } Kultur
starvation-why = { $food } Nahrung, { $eats } nötig
corruption = Korruption { $n }
corruption-why = Blauer Vorrat von { $n } auf { $after }
no-corruption = Keine Korruption
no-corruption-why = { $after ->
    [one] 1 blauer Spielstein bleibt
   *[other] { $after } blaue Spielsteine bleiben
}
uprising = Aufstand: keine Produktion
uprising-why = { $discontent } unzufrieden, { $unused } frei
discontent = { $n ->
    [one] 1 Unzufriedener
   *[other] { $n } Unzufriedene
}
discontent-why = { $discontent } von { $unused } { $discontent ->
    [one] muss
   *[other] müssen
} frei bleiben
no-uprising = Kein Aufstand
no-uprising-why = { $happy ->
    [one] 1 glückliches Gesicht
   *[other] { $happy } glückliche Gesichter
}, { $need } nötig
war-coming = { $card }
war-coming-why = { $seat } { $theirs }, du { $own }
end-turn = Zug beenden
end-note = { $n ->
    [one] 1 Zivilaktion ungenutzt
   *[other] { $n } Zivilaktionen ungenutzt
}
end-note-draw = { $n ->
    [one] 1 Zivilaktion ungenutzt, ziehe { $cards }
   *[other] { $n } Zivilaktionen ungenutzt, ziehe { $cards }
}
end-uprising = nichts würde produziert

# Civilizations
your-civilization = Deine Zivilisation
back-to-mine = Zurück zu deiner
has-left = { $seat_you ->
    [yes] Du hast das Spiel verlassen.
   *[no] { $seat } hat das Spiel verlassen.
}
of-needed = von { $n }
unused = frei
yellow-bank = Gelber Vorrat
next-worker = neuer Arbeiter { $price }⟦food⟧
eats-and-needs = Verbrauch { $eats }⟦food⟧, nötig { $need }⟦happy⟧
eats = Verbrauch { $eats }⟦food⟧
yellow-bank-spoken = Gelber Vorrat: { $n ->
    [one] 1 Spielstein
   *[other] { $n } Spielsteine
}. Der nächste Arbeiter kostet { $price } Nahrung, je Zug werden { $eats } Nahrung verbraucht, { $need ->
    [one] 1 glückliches Gesicht ist
   *[other] { $need } glückliche Gesichter sind
} nötig; noch { $slack } Arbeiter, bevor mehr nötig sind.
yellow-bank-spoken-simple = Gelber Vorrat: { $n ->
    [one] 1 Spielstein
   *[other] { $n } Spielsteine
}. Der nächste Arbeiter kostet { $price } Nahrung, je Zug werden { $eats } Nahrung verbraucht.
key-need = nötig
key-price-eats = Preis, Verbrauch
blue-bank = Blauer Vorrat
blue-falls = { $n } → { $after } in der Produktion: Korruption { $lost }
blue-after = { $n } → { $after } in der Produktion
blue-bank-spoken = Blauer Vorrat: { $n ->
    [one] 1 Spielstein
   *[other] { $n } Spielsteine
}; { $after } nach der Produktion, dann kostet Korruption { $lost ->
    [one] 1 Rohstoff
   *[other] { $lost } Rohstoffe
}.
blue-bank-spoken-simple = Blauer Vorrat: { $n ->
    [one] 1 Spielstein
   *[other] { $n } Spielsteine
}; { $after } nach der Produktion.
key-lost = Verlust
no-technology = noch keine Technologie
in-hand = auf der Hand
urban-limit-is = Limit für städtische Gebäude: { $n }
blue-stored = { $n ->
    [one] 1 blauer Spielstein gelagert
   *[other] { $n } blaue Spielsteine gelagert
}
tableau = Regierungsform, Anführer, Spezialtechnologien, Taktik, Wunder, Kolonien, Pakte
stages-built = { $n } von { $of } Teilen gebaut
face-down = umgedreht
side = Seite { $side }

# Hands
your-hand = Deine Hand
civil-hand = Zivilkarten
military-hand = Militärkarten
of-limit = von { $n }
no-cards = keine Karten
do-prepare = Vorbereiten
do-colonize = Kolonisieren
do-discard = Abwerfen
do-add = Einsetzen
do-develop = Entwickeln
do-revolution = Revolution
do-peaceful = Friedlich
do-play = Spielen

# Rivals
board = Brett
open-board = Brett von { $seat } öffnen
decides = entscheidet
stronger-by = { $n } stärker
weaker-by = { $n } schwächer
as-strong = gleich stark
wonders-built = { $n ->
    [one] 1 gebaut
   *[other] { $n } gebaut
}
threat-barred = Darf dich nicht angreifen.
threat-could = Könnte dich angreifen: { $cards ->
    [one] 1 Militärkarte
   *[other] { $cards } Militärkarten
}, { $actions ->
    [one] 1 Militäraktion
   *[other] { $actions } Militäraktionen
} je Zug.
threat-no-cards = Keine Gefahr: keine Militärkarten.
threat-weaker = Keine Gefahr: nicht stärker als du.
war-on-you = { $card } gegen dich
war-on-you-more = wird im nächsten Zug des Angreifers ausgetragen: { $theirs } zu { $own } vor dem Opfern.
