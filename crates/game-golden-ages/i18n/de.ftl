# The Golden Ages auf Deutsch, mit den Begriffen der Spielregel.

game-title = The Golden Ages
game-short = Golden Ages
game-summary = Führe wechselnde Zivilisationen in vier Epochen vom Rad bis zum Internet: Entdecke die Welt, gründe Städte, baue Wunder und rufe dein Goldenes Zeitalter aus, wenn die Zeit reif ist.
first-turn = In jedem Zug führst du eine von acht Aktionen aus. Beginne mit dem Entdecker, und gründe eine Stadt neben etwas, das etwas einbringt.
first-refusal = Eine Ablehnung kostet nichts. Meist fehlt Gold oder ein Siedler, der noch steht.
first-end = Die Liste zeigt, woher die Punkte kamen, Epoche für Epoche. Sieh dir im Rückblick an, wo sich die Partie entschied.

option-strict_component_list = Kartenstapel wie in der Spielregel gezählt: 10 Zukunftstechnologien, 9 Wertungskarten
option-square_tile = Das quadratische Plättchen in der Mitte
option-square_tile-chance = Quadratisches Plättchen zufällig gedreht
option-square_tile-choice = Quadratisches Plättchen vom ersten Startspieler gedreht
option-moving_capital = Siedler auf dem Feld einer Hauptstadt, die verlegt wird
option-moving_capital-own = Die eigenen ziehen mit ihr um
option-moving_capital-all = Alle ziehen mit ihr um, auch die der Mitspieler


## Kleine Wörter

list = { $items }
name = { $name }
text = { $text }
number = { $n }
join = { $first } { $second }
none = keine
yes = ja
no = nein
gold = { $amount } Gold
points = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
symbol = { $count ->
    [1] { "" }
    [2] zweimal{ " " }
   *[other] { $count }-mal{ " " }
}{ $resource ->
    [game] Wild
    [grain] Korn
    [stone] Stein
   *[gem] Edelstein
}
no-symbol = kein Symbol
symbols-at = { $symbols } auf { $at }
side = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
unknown-cards = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
glory-value = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
unknown-glory = { $count } verdeckt

## Die Frage

ask-square-tile = Wie drehst du das quadratische Plättchen?
ask-civilization = Spielst du { $revealed } (Nummer { $revealed_number }) aus oder behältst du { $current } (Nummer { $current_number })?
ask-level-five = Welche Technologie der Stufe 5 entwickelst du kostenlos?
ask-lay-tile = Wohin legst du dein Kontinentplättchen ({ $symbols })?
ask-capital-first = Auf welches Feld deines Plättchens setzt du deine Hauptstadt?
ask-capital = Verlegst du deine Hauptstadt von { $at } auf das neue Plättchen?
ask-action = Welche Aktion führst du aus?
ask-city = Gründest du eine Stadt auf { $at }?
ask-cube = { $missing ->
    [one] In deinem Vorrat fehlt ein Würfel: Welche Stadt gibt ihn für { $at } ab?
   *[other] In deinem Vorrat fehlen { $missing } Würfel: Welche Stadt gibt einen für { $at } ab?
}
ask-discard = Welches Gebäude macht Platz für { $building }?
ask-keep-glory = Welches der beiden Ruhmesplättchen behältst du?
ask-develop-free = { $left ->
    [one] Welche Technologie entwickelst du kostenlos?
   *[other] Du entwickelst { $left } Technologien kostenlos: welche zuerst?
}
ask-develop-cheaper = Welche Technologie entwickelst du für { $discount } Gold weniger?
ask-develop-further = Entwickelst du noch eine Technologie?
ask-stand-up = Welcher Siedler steht wieder auf?
ask-agora = Wer geht zur Agora, oder wer kommt von dort zurück?
ask-agora-there = Geht noch ein Siedler zur Agora?
ask-agora-back = Kommt noch ein Siedler von der Agora zurück?
ask-scoring-card = Dein Goldenes Zeitalter beginnt: Welche Wertungskarte gilt in dieser Epoche?

waiting = { $seat } ist am Zug und { $what }.
wait-square-tile = dreht das quadratische Plättchen
wait-civilization = wählt zwischen zwei Zivilisationen
wait-level-five = wählt eine Technologie der Stufe 5
wait-lay-tile = legt ein Kontinentplättchen
wait-capital = sucht einen Platz für die Hauptstadt
wait-action = führt eine Aktion aus
wait-city = entscheidet über eine Stadt auf { $at }
wait-cube = versetzt Würfel für eine Stadt auf { $at }
wait-discard = macht Platz für { $building }
wait-keep-glory = wählt ein Ruhmesplättchen
wait-develop = wählt eine Technologie
wait-stand-up = stellt einen Siedler wieder auf
wait-agora = schickt Siedler zur Agora oder zurück
wait-scoring-card = wählt die Wertungskarte der Epoche

over-wins = { $seat_you ->
    [yes] Die Partie ist zu Ende: Du gewinnst mit { $points } Punkten!
   *[no] Die Partie ist zu Ende: { $seat } gewinnt mit { $points } Punkten.
}
over-shared = Die Partie ist zu Ende: { $seats } teilen sich den Sieg mit je { $points } Punkten.

## Aktionen zur Wahl

group-explorer = Entdecker
group-builder = Baumeister
group-artist = Künstler
group-soldier = Soldat
group-wonder = Wunder bauen
group-activate = Aktivieren
group-develop = Entwickeln
group-colonist = Siedler auf { $from }
group-without-colonist = Ohne Siedler
group-rocketry = Mit Raketentechnik, ohne Siedler
group-tile = Auf { $spaces }
group-tile-outside = Ab { $at }, über den Rand hinaus

do-turn = { $degrees ->
    [0] Nicht gedreht
   *[other] Um { $degrees } Grad gedreht
}
do-turn-tile = { $symbols }; { $degrees ->
    [0] nicht gedreht
   *[other] um { $degrees } Grad gedreht
}
do-play-civilization = { $civilization } (Nummer { $number }) ausspielen
do-play-revealed = Die aufgedeckte Zivilisation ausspielen
do-keep-civilization = { $civilization } (Nummer { $number }) behalten
do-place-capital = Hauptstadt auf { $at }
do-keep-capital = Hauptstadt stehen lassen
do-keep-capital-at = Hauptstadt auf { $at } stehen lassen
do-move = Nach { $to }
do-move-symbols = Nach { $to }: { $symbols }
do-stay = Auf { $at } bleiben
do-attack = { $target } angreifen
do-attack-whom = { $target } angreifen: { $whom }
do-free = { $wonder }, kostenlos
do-golden-age = Ein Goldenes Zeitalter ausrufen
do-found-city = Eine Stadt gründen
do-found-city-at = Eine Stadt auf { $at } gründen
do-no-city = Keine Stadt gründen
do-take-cube = Einen Würfel der Stadt auf { $at }
do-discard = { $building }, auf Bauplatz { $site }
do-discard-site = Das Gebäude auf Bauplatz { $site }
do-keep-glory = { $glory } behalten
do-stand-up = Siedler auf { $at } steht auf
do-send-to-agora = Siedler auf { $from } geht zur Agora
do-bring-from-agora = Ein Siedler kommt zurück zur Hauptstadt
do-stop = Das genügt
do-stop-developing = Keine weitere Technologie
do-stop-agora = Kein weiterer Siedler

hint-gold = +{ $gold } Gold
hint-points = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
hint-gain = +{ $gold } Gold, { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
hint-city = Stadt möglich
hint-and = { $first }, { $second }
hint-cost = kostet { $price } Gold
hint-priced = { $price ->
    [0] kostenlos
   *[other] { $price } Gold
} – { $text }
hint-now = { $text } (jetzt { $gain })
hint-nothing = nichts
hint-gain-and = { $gain } – { $text }
hint-covers = verdeckt { $symbols }
hint-cubes-missing = { $missing ->
    [one] im Vorrat fehlt ein Würfel
   *[other] im Vorrat fehlen { $missing } Würfel
}
hint-last-cube = die Stadt verschwindet
hint-cube-left = ein Würfel bleibt
hint-golden-age-first = du wählst die Wertungskarte; danach 2 Gold in jedem weiteren Zug
hint-golden-age-last = du wählst die Wertungskarte; alle anderen haben noch eine letzte Aktion
hint-golden-age = 2 Gold in jedem weiteren Zug dieser Epoche
hint-golden-age-end = deine letzte Aktion

## Warum etwas nicht erlaubt ist

match-is-over = Die Partie ist zu Ende.
not-your-turn = Du bist nicht am Zug: Jetzt entscheidet { $seat }.
in-a-golden-age = Du bist in deinem Goldenen Zeitalter: Bis zum Ende der Epoche führst du keine Aktionen mehr aus.
not-now-square-tile = Das quadratische Plättchen wird gedreht, bevor das erste Kontinentplättchen gezogen wird, und dann nicht mehr.
not-now-civilization = Eine Zivilisation wählst du in Phase A, wenn du die Karte der Epoche aufgedeckt hast.
not-now-lay-tile = Ein Kontinentplättchen legst du in Phase B, wenn du es gezogen hast.
not-now-capital = Deine Hauptstadt wird in Phase B gesetzt oder verlegt, gleich nachdem du dein Plättchen gelegt hast.
not-now-city = Eine Stadt gründet ein Entdecker, oder sie folgt auf einen Angriff: Wähle zuerst diese Aktion.
not-now-cube = Keiner deiner Städte fehlt jetzt ein Würfel.
not-now-discard = Ein Gebäude wirfst du nur ab, um Platz für ein neues zu schaffen.
not-now-glory = Zwischen Ruhmesplättchen wählst du nur, wenn du zwei gezogen hast.
not-now-stand-up = Keine Karte stellt jetzt deine Siedler auf: Aktiviere eine, die das tut.
not-now-agora = Mit Notre-Dame ziehen Siedler zur Agora und zurück: Aktiviere zuerst diese Karte.
not-now-scoring-card = Die Wertungskarte wählt, wer das erste Goldene Zeitalter der Epoche ausruft.
passing-is-no-action = Du musst eine Aktion ausführen: Passen ist keine.
first-square-tile = Drehe zuerst das quadratische Plättchen.
first-civilization = Wähle zuerst die Zivilisation, die du in dieser Epoche spielst.
first-level-five = Wähle zuerst die Technologie der Stufe 5, die du entwickelst.
first-lay-tile = Lege zuerst dein Kontinentplättchen.
first-capital = Entscheide zuerst, wo deine Hauptstadt steht.
first-action = Wähle zuerst eine der acht Aktionen.
first-city = Deine Aktion ist noch nicht zu Ende: Entscheide zuerst über die Stadt auf { $at }.
first-cube = Deine Aktion ist noch nicht zu Ende: Wähle zuerst die Stadt, die einen Würfel für { $at } abgibt.
first-discard = Deine Aktion ist noch nicht zu Ende: Wähle zuerst das Gebäude, das Platz macht für { $building }.
first-glory = Deine Aktion ist noch nicht zu Ende: Wähle zuerst das Ruhmesplättchen, das du behältst.
first-develop = Deine Aktion ist noch nicht zu Ende: Wähle zuerst die Technologie, die du entwickelst.
first-develop-further = Deine Aktion ist noch nicht zu Ende: Entwickle zuerst noch eine Technologie, oder sage, dass es genügt.
first-stand-up = Deine Aktion ist noch nicht zu Ende: Wähle zuerst den Siedler, der aufsteht.
first-agora = Deine Aktion ist noch nicht zu Ende: Schicke oder hole zuerst einen Siedler, oder sage, dass es genügt.
first-scoring-card = Wähle zuerst die Wertungskarte der Epoche.
two-to-four-players = The Golden Ages ist für 2 bis 4 Spieler, nicht für { $seats }.

tile-outside-the-grid = Das Plättchen muss ganz innerhalb des Rasters liegen.
tile-overlaps = Das Plättchen darf nicht auf einem anderen liegen.
tile-touches-none = Das Plättchen muss mit mindestens einer Seite an ein anderes grenzen.
tile-land-must-meet-land = Wo Plättchen aneinandergrenzen, muss Land an Land und Wasser an Wasser liegen.
capital-only-on-the-new-tile = { $at } gehört nicht zu dem Plättchen, das du gerade gelegt hast; anderswohin darf deine Hauptstadt nicht.
capital-must-be-placed = In Epoche I musst du deine Hauptstadt auf das gerade gelegte Plättchen setzen.

no-colonist-stands = Keiner deiner Siedler steht auf dem Spielplan.
no-standing-colonist = Du hast keinen stehenden Siedler auf { $at }.
no-lying-colonist = Du hast keinen liegenden Siedler auf { $at }.
out-of-range = { $to } ist von { $from } aus zu weit: Deine Siedler ziehen bis zu { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} weit.
explorer-must-do-something = Dein Entdecker auf { $at } bleibt stehen und muss ziehen oder, wo das geht, eine Stadt gründen; nichts zu tun ist keine Aktion.
no-city-off-the-continent = { $at } ist kein Kontinentfeld: Auf Inseln und im Meer kann keine Stadt gegründet werden.
no-city-at-a-capital = Auf { $at } steht eine Hauptstadt: Dort kann keine Stadt gegründet werden.
no-city-at-a-city = Auf { $at } gibt es schon eine Stadt: Ein Feld trägt höchstens eine.
no-own-city-there = Du hast auf { $at } keine andere Stadt, die einen Würfel abgeben könnte.

builder-needs-a-colonist = Der Baumeister braucht einen stehenden Siedler, der zur Agora geht.
building-not-open = { $building } liegt nicht aus.
no-building-on-that-site = Auf Bauplatz { $site } steht kein Gebäude.

attack-needs-a-colonist = Ohne Raketentechnik braucht ein Angriff einen stehenden Siedler.
capital-cannot-be-attacked = Auf { $at } steht eine Hauptstadt: Dieses Feld kann nicht angegriffen werden.
nothing-to-attack = Auf { $at } ist weder ein Siedler noch eine Stadt eines Mitspielers.
no-attack-left = Du hast schon viermal angegriffen; mehr Angriffe gibt es in einer Partie nicht.
attack-too-dear = Der Angriff kostet { $cost } Gold, du hättest aber nur { $gold }.
glory-not-drawn = { $tile } hast du nicht gezogen.

wonder-not-open = { $wonder } liegt nicht aus.
wonder-too-dear = { $wonder } kostet { $cost } Gold, du hast aber nur { $gold }.
no-free-wonder = Du hast kein kostenloses Wunder: Nur Griechenland gewährt eines, solange es im Spiel ist.
free-wonder-used = Dein kostenloses Wunder hast du schon gebaut: Griechenland gewährt es nur einmal.

not-your-card = { $card } gehört dir nicht.
card-used-up = { $card } wurde in dieser Epoche schon benutzt.
card-cannot-be-activated = { $card } hat keinen Effekt, den man aktivieren könnte.
card-finds-no-technology = { $card } entwickelt eine Technologie, du könntest aber keine bezahlen.
card-finds-nobody-lying = { $card } stellt einen liegenden Siedler auf, auf dem Spielplan liegt aber keiner von dir.
card-finds-nobody-to-send = { $card } bewegt Siedler zwischen Spielplan und Agora, von deinen liegt aber keiner auf dem Spielplan oder in der Agora.
agora-one-way-only = Siedler gehen entweder zur Agora oder kommen von dort zurück, nicht beides.
agora-at-least-one = Mindestens ein Siedler muss gehen.
nobody-in-the-agora = Du hast keinen Siedler in der Agora.

already-developed = { $technology } hast du schon entwickelt.
predecessor-missing = { $technology } kannst du erst nach { $before } entwickeln.
technology-too-dear = { $technology } kostet { $cost } Gold, du hast aber nur { $gold }.
only-level-five = { $technology } ist keine Technologie der Stufe 5.

colonists-still-standing = { $standing ->
    [one] Einer deiner Siedler steht noch
   *[other] { $standing } deiner Siedler stehen noch
}: Ein Goldenes Zeitalter beginnt erst, wenn keiner mehr steht.
scoring-card-not-open = „{ $card }“ liegt nicht offen neben dem Spielplan.

## Das Protokoll

log-epoch-begins = Epoche { $epoch } beginnt. Wunder: { $wonders }. Gebäude: { $buildings }.
log-scoring-cards-open = Wertungskarten zur Wahl: { $cards }.
log-civilization-first = { $seat_you ->
    [yes] Du beginnst als
   *[no] { $seat } beginnt als
} { $civilization }, Nummer { $number }.
log-square-tile-lies = Das quadratische Plättchen liegt in der Mitte: { $places }.
log-civilization-revealed = { $seat_you ->
    [yes] Du deckst
   *[no] { $seat } deckt
} { $civilization } auf.
log-civilization-played = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $civilization } aus und { $seat_you ->
    [yes] wirfst
   *[no] wirft
} { $discarded } ab.
log-civilization-kept = { $seat_you ->
    [yes] Du behältst
   *[no] { $seat } behält
} { $civilization } und { $seat_you ->
    [yes] wirfst
   *[no] wirft
} { $discarded } ab.
log-start-player = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
} Startspieler: { $civilization } hat die kleinste Nummer, { $number }.
log-start-player-tied = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
} Startspieler: { $civilization } und { $tied } haben die kleinste Nummer, { $number }, und { $civilization } gehört zur früheren Epoche.
log-square-tile-turned = { $degrees ->
    [0] { $seat_you ->
        [yes] Du lässt das quadratische Plättchen, wie es liegt.
       *[no] { $seat } lässt das quadratische Plättchen, wie es liegt.
    }
   *[other] { $seat_you ->
        [yes] Du drehst
       *[no] { $seat } dreht
    } das quadratische Plättchen um { $degrees } Grad.
}
log-no-tile-fits = Kein Plättchen passt: { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} keines.
log-tile-laid = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} ein Kontinentplättchen: { $places }.
log-capital-placed = { $seat_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} Hauptstadt und Siedler auf { $at }.
log-capital-moved = { $seat_you ->
    [yes] Du verlegst deine
   *[no] { $seat } verlegt die
} Hauptstadt von { $from } nach { $to }{ $colonists ->
    [0] .
    [one] , mit einem Siedler.
   *[other] , mit { $colonists } Siedlern.
}
log-taken-along = { $colonists ->
    [one] Ein Siedler
   *[other] { $colonists } Siedler
} von { $seat_you ->
    [yes] dir
   *[no] { $seat }
} { $colonists ->
    [one] zieht
   *[other] ziehen
} mit ihr von { $from } nach { $to } um.
log-capital-kept = { $seat_you ->
    [yes] Du lässt deine
   *[no] { $seat } lässt die
} Hauptstadt stehen.
log-sent-home = { $colonists ->
    [one] Ein Siedler
   *[other] { $colonists } Siedler
} von { $seat_you ->
    [yes] dir
   *[no] { $seat }
} { $colonists ->
    [one] kehrt
   *[other] kehren
} von { $from } in die Hauptstadt zurück.
log-explored = { $seat_you ->
    [yes] Du entdeckst
   *[no] { $seat } entdeckt
} { $to }, von { $from } aus.
log-explorer-stays = { $seat_you ->
    [yes] Dein Entdecker
   *[no] Der Entdecker von { $seat }
} bleibt auf { $at }.
log-went-to-agora = { $seat_you ->
    [yes] Du schickst deinen
   *[no] { $seat } schickt den
} Siedler von { $from } zur Agora.
log-came-from-agora = { $seat_you ->
    [yes] Dein Siedler
   *[no] Ein Siedler von { $seat }
} kommt von der Agora zurück zur Hauptstadt auf { $to }.
log-stood-up = { $seat_you ->
    [yes] Dein Siedler
   *[no] Der Siedler von { $seat }
} auf { $at } steht wieder auf.
log-city-founded = { $seat_you ->
    [yes] Du gründest
   *[no] { $seat } gründet
} eine Stadt { $cubes ->
    [one] { "" }
   *[other] aus { $cubes } Würfeln{ " " }
}auf { $at }.
log-no-city = { $seat_you ->
    [yes] Du gründest
   *[no] { $seat } gründet
} keine Stadt auf { $at }.
log-cubes-missing = { $seat_you ->
    [yes] Du gründest
   *[no] { $seat } gründet
} eine Stadt auf { $at }, doch im Vorrat { $missing ->
    [one] fehlt ein Würfel.
   *[other] fehlen { $missing } Würfel.
}
log-cube-taken = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} einen Würfel von { $from } für die Stadt auf { $to }.
log-city-destroyed = { $seat_you ->
    [yes] Deine Stadt
   *[no] Die Stadt von { $seat }
} auf { $at } fällt; { $cubes ->
    [one] ihr Würfel geht
   *[other] ihre { $cubes } Würfel gehen
} zurück in den Vorrat.
log-building-taken = { $seat_you ->
    [yes] Du errichtest
   *[no] { $seat } errichtet
} auf Bauplatz { $site } ein Gebäude: { $building }.
log-no-site-free = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} ein Gebäude, für das kein Bauplatz frei ist: { $building }.
log-building-discarded = { $seat_you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} das Gebäude { $building } ab, um Platz zu schaffen.
log-attacked = { $seat_you ->
    [yes] Du greifst
   *[no] { $seat } greift
} von { $from } aus { $target } an.
log-attacked-there = { $seat_you ->
    [yes] Du greifst
   *[no] { $seat } greift
} auf { $target } an.
log-attacked-by-rocketry = { $seat_you ->
    [yes] Du greifst
   *[no] { $seat } greift
} { $target } mit Raketentechnik an.
log-glory-drawn = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $count ->
    [one] ein Ruhmesplättchen.
   *[other] { $count } Ruhmesplättchen, von denen eines bleibt.
}
log-glory-drawn-known = { $seat_you ->
    [yes] Du ziehst { $tiles } und darfst eines davon behalten.
   *[no] { $seat } zieht { $tiles } und darf eines davon behalten.
}
log-glory-taken = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} ein Ruhmesplättchen.
log-glory-taken-known = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} ein Ruhmesplättchen im Wert von { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkten.
}
log-wonder-built = { $seat_you ->
    [yes] Du baust
   *[no] { $seat } baut
} ein Wunder: { $wonder }.
log-building-activated = { $seat_you ->
    [yes] Du aktivierst
   *[no] { $seat } aktiviert
} das Gebäude { $building }.
log-wonder-activated = { $seat_you ->
    [yes] Du aktivierst
   *[no] { $seat } aktiviert
} das Wunder { $wonder }.
log-developed = { $seat_you ->
    [yes] Du entwickelst
   *[no] { $seat } entwickelt
} { $technology }{ $cubes ->
    [0] .
    [one] ; der Würfel kommt in den Vorrat.
   *[other] ; die { $cubes } Würfel kommen in den Vorrat.
}
log-no-further-technology = { $seat_you ->
    [yes] Du entwickelst
   *[no] { $seat } entwickelt
} keine weitere Technologie.
log-no-further-colonist = { $seat_you ->
    [yes] Du bewegst
   *[no] { $seat } bewegt
} keinen weiteren Siedler.
log-no-other-action = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} keine andere Aktion mehr als das Goldene Zeitalter.
log-golden-age = { $seat_you ->
    [yes] Du rufst
   *[no] { $seat } ruft
} ein Goldenes Zeitalter aus.
log-scoring-card-chosen = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} die Wertungskarte der Epoche: „{ $card }“, { $text }.
log-last-round = Die letzte Runde beginnt: Alle außer { $seat_you ->
    [yes] dir
   *[no] { $seat }
} haben noch eine Aktion.
log-golden-age-gold = { $seat_you ->
    [yes] Du genießt dein Goldenes Zeitalter und erhältst
   *[no] { $seat } genießt das Goldene Zeitalter und erhält
} { $amount } Gold.
log-gold = { $seat_you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $amount ->
    [0] kein Gold
   *[other] { $amount } Gold
} ({ $source }).
log-paid = { $seat_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $amount } Gold.
log-paid-to = { $seat_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $amount } Gold; durch die Vereinten Nationen { $to_you ->
    [yes] bekommst du
   *[no] bekommt { $to }
} es.
log-scored = { $amount ->
    [0] { $seat_you ->
        [yes] Du gehst
       *[no] { $seat } geht
    } leer aus
    [one] { $seat_you ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } 1 Punkt
   *[other] { $seat_you ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } { $amount } Punkte
} ({ $source }).
log-epoch-ends = Epoche { $epoch } endet. Alle werten „{ $card }“: { $text }.
log-glory-revealed = { $seat_you ->
    [yes] Du deckst
   *[no] { $seat } deckt
} { $tiles } auf.
log-future-revealed = { $seat_you ->
    [yes] Du deckst
   *[no] { $seat } deckt
} { $future } auf: { $text }.

source-artist = Künstler
source-golden-age = Goldenes Zeitalter
source-gold-left = übriges Gold
source-technology-tiles = entwickelte Technologien
source-glory-tiles = Ruhmesplättchen

## Punkte nach Herkunft

score-artists = Künstler
score-technologies = Technologien sofort
score-buildings = Gebäude
score-wonders = Wunder
score-scoring-cards = Wertungskarten
score-gold = Übriges Gold
score-technology-tiles = Technologien bei Spielende
score-glory-tiles = Ruhmesplättchen
score-future-technology = Zukunftstechnologie
score-cities = Städte

## Was Karten bewirken

when-immediate = Sofort: { $what }.
when-first-played = Beim ersten Ausspielen: { $what }.
when-activate = Aktivierung: { $what }.
when-permanent = Dauerhaft: { $what }.
when-end-of-game = Bei Spielende: { $what }.
when-gain-control = Wenn du die Kontrolle über ein { $resource ->
    [game] Wildsymbol
    [grain] Kornsymbol
    [stone] Steinsymbol
   *[gem] Edelsteinsymbol
} erlangst: { $what }.
when-place-cube = Für jeden eingesetzten Würfel: { $what }.
when-found-city = Für jede gegründete Stadt: { $what }.
when-colonist-to-agora = Für jeden deiner Siedler, der zur Agora geht: { $what }.
when-arrive-at-opponent = Wenn dein Siedler seine Bewegung bei einem Siedler, einer Stadt oder einer Hauptstadt eines Mitspielers beendet: { $what }.
when-cross-edge = Wenn dein Siedler über den linken oder rechten Rand des Spielplans zieht: { $what }.
when-own-attack = Bei jedem deiner Angriffe: { $what }.
when-other-attack = Bei jedem Angriff eines Mitspielers: { $what }.

gold-each = { $amount } Gold pro { $each }
points-each = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} pro { $each }
points-every = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} für je { $units } { $things }
points-most = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} für mehr { $things } als jeder andere

effect-range = deine Siedler ziehen bis zu { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} weit
effect-range-unlimited = deine Siedler ziehen beliebig weit
effect-site = Bauplatz { $site } ist nutzbar
effect-cubes-per-city = eine neue Stadt braucht genau { $cubes } Würfel
effect-develop-named = { $technology } kostenlos entwickeln
effect-develop-named-if = { $technology } kostenlos entwickeln, wenn du { $before } hast; stattdessen { $gold } Gold, wenn du { $technology } schon hast
effect-develop-level-five = eine beliebige Technologie der Stufe 5 kostenlos entwickeln, was auch in ihrer Reihe davor fehlt, ohne ihre Sofortpunkte
effect-develop-free = { $tiles ->
    [one] eine Technologie kostenlos entwickeln
   *[other] { $tiles } Technologien nacheinander kostenlos entwickeln
}
effect-develop-cheaper = { $tiles ->
    [one] eine Technologie
   *[other] { $tiles } Technologien
} für { $discount } Gold weniger entwickeln
effect-research = jede Technologie kostet { $discount } Gold weniger
effect-research-several = jede Technologie kostet { $discount } Gold weniger, und eine Aktion darf mehrere entwickeln
effect-stand-up = { $colonists ->
    [one] einer deiner liegenden Siedler auf dem Spielplan steht auf
   *[other] { $colonists } deiner liegenden Siedler auf dem Spielplan stehen auf
}
effect-agora = beliebig viele deiner liegenden Siedler gehen zur Agora, oder beliebig viele kommen von dort liegend zur Hauptstadt zurück
effect-builder = der Baumeister braucht keinen Siedler
effect-explorer = deine Entdecker bleiben stehen
effect-free-wonders = { $wonders ->
    [one] ein Wunder deiner Wahl kostet nichts
   *[other] { $wonders } Wunder deiner Wahl kosten nichts
}
effect-rocketry = Angriffe brauchen keinen Siedler und erreichen jedes Feld; dort darf eine Stadt gegründet werden
effect-attack-surcharge = Angriffe auf deine Siedler und Städte kosten { $gold } Gold mehr
effect-attack-discount = deine Angriffe kosten { $gold } Gold weniger
effect-draw-glory = { $tiles } Ruhmesplättchen ziehen und eines behalten
effect-receive-payment = du erhältst das Gold, das der Angreifer zahlt

each-cube = eigenen Würfel auf dem Spielplan
each-symbol = kontrolliertes { $resource ->
    [game] Wildsymbol
    [grain] Kornsymbol
    [stone] Steinsymbol
   *[gem] Edelsteinsymbol
}
each-city = eigene Stadt, die Hauptstadt eingeschlossen
each-standing = eigenen stehenden Siedler auf dem Spielplan
each-agora-colonist = Siedler in der Agora, gleich wessen
each-lying = liegenden Siedler auf dem Spielplan, gleich wessen
each-glory = eigenes Ruhmesplättchen
each-high-technology = eigene Technologie der Stufe 4 oder 5
each-technology = entwickelte Technologie
each-building = eigenes Gebäude
each-wonder = eigenes Wunder
each-gold = eigenes Gold

things-cubes = Würfel auf dem Spielplan
things-symbols = kontrollierte { $resource ->
    [game] Wildsymbole
    [grain] Kornsymbole
    [stone] Steinsymbole
   *[gem] Edelsteinsymbole
}
things-cities = Städte, mit der Hauptstadt
things-standing = stehende Siedler auf dem Spielplan
things-agora-colonists = Siedler in der Agora
things-lying = liegende Siedler auf dem Spielplan
things-glory = Ruhmesplättchen
things-high-technologies = Technologien der Stufe 4 oder 5
things-technologies = entwickelte Technologien
things-buildings = Gebäude
things-wonders = Wunder
things-gold = Gold

## Karten und Plättchen

kind-technology = Technologien
kind-building = Gebäude
kind-wonder = Wunder
kind-civilization = Zivilisationen
kind-future = Zukunftstechnologien
kind-scoring = Wertungskarten
kind-glory = Ruhmesplättchen
kind-tile = Kontinentplättchen
kind-island = Inseln

card-starting-technology = Reihe { $row }: von Anfang an bekannt.
card-technology = Reihe { $row }, Stufe { $level }: kostet { $cost } Gold und setzt { $before } voraus.
card-technology-points = Bei Spielende: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
card-technology-cubes = Beim Entwickeln { $cubes ->
    [one] wird 1 Würfel frei.
   *[other] werden { $cubes } Würfel frei.
}
card-obsoletes = Ersetzt { $technologies }.
card-building = Epoche { $epoch }. Kostet kein Gold, aber einen Baumeister.
card-building-copies = Eine Karte in jeder Partie, eine zweite ab { $players } Spielern.
card-wonder = Epoche { $epoch }. Kostet { $cost } Gold.
card-wonder-discount = Epoche { $epoch }. Kostet { $cost } Gold, mit { $civilization } nur { $discounted }.
card-civilization = Epoche { $epoch }, Nummer { $number }.
card-sentence = { $text }.
card-only-strict = Nur mit Kartenstapeln, wie die Spielregel sie zählt.
card-not-strict = Nicht mit Kartenstapeln, wie die Spielregel sie zählt.
card-glory = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bei Spielende. Wird bei jedem Angriff verdeckt gezogen.
card-tile = { $size ->
    [2] Zwei Felder, gelegt in den Epochen II bis IV.
    [3] Drei Felder, gelegt in Epoche I.
   *[other] Vier Felder, von Anfang an in der Mitte des Spielplans.
}
card-tile-space = Feld { $number }: { $symbols }; Land im { $land }.
card-tile-space-sea = Feld { $number }: { $symbols }; ringsum Wasser.
card-island = Aufgedruckt auf { $at }: { $symbols }. Hier kann keine Stadt gegründet werden; ein Plättchen darf sie überdecken.

doubt-designed = Unser eigener Entwurf: Die Spielregel zählt eine Karte mehr, als bekannt sind.
doubt-copies = Ab wie vielen Spielern die zweite Karte mitspielt, ist unsere eigene Schätzung.
doubt-low = Wie diese Karte wirkt, ist unsicher: Die einzige Quelle ist ungenau.
doubt-medium = Die Zahlen stammen aus einer einzigen Quelle und könnten auf der gedruckten Karte anders sein.
doubt-titles = Der Titel ist unser eigener: Die Quelle hat die von zwei Karten möglicherweise vertauscht. Der Effekt ist sicher.

## Die Stellung in Worten

sheet-match = Die Partie
sheet-epoch = Epoche
sheet-epoch-of = { $epoch } von IV
sheet-phase = Phase
sheet-phase-preparation = A: Rundenvorbereitung
sheet-phase-map = B: Erweiterung der Karte
sheet-phase-actions = C: Spieleraktionen, Runde { $round }
sheet-phase-over = Die Partie ist zu Ende
sheet-turn = Am Zug
sheet-turn-what = { $seat } { $what }
sheet-start-player = Startspieler
sheet-order = Reihenfolge
sheet-seat = { $seat }
sheet-first-golden-age = Erstes Goldenes Zeitalter der Epoche
sheet-last-round = { $seat }; dies ist die letzte Runde
sheet-nobody = noch niemand
sheet-tiles-left = Verdeckte Plättchen
sheet-tiles-left-of = { $three } mit drei Feldern, { $two } mit zwei Feldern
sheet-glory-left = Verdeckte Ruhmesplättchen
sheet-discarded = Abgeworfene Zivilisationen
sheet-drawn-tile = Gezogenes Plättchen
sheet-drawn-tile-of = { $tile }: { $symbols }
sheet-ranking = Ergebnis
sheet-place = { $place }. { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

sheet-map = Der Spielplan
sheet-map-note = Spalten A bis J von links, Zeilen 1 bis 6 von oben. Nicht genannte Felder sind leeres Meer. Für Siedler hängen der linke und der rechte Rand zusammen.
sheet-space = Feld
sheet-ground = Gelände
sheet-ground-sea = Meer
sheet-ground-island = Insel
sheet-ground-continent = Kontinent
sheet-ground-coast = Kontinent, Küste im { $sides }
sheet-symbols = Symbole
sheet-symbols-hidden = { $symbols }, unter der Hauptstadt
sheet-city = Stadt
sheet-city-of = { $seat } ({ $cubes } Würfel)
sheet-capital = Hauptstadt
sheet-capital-of = { $seat }
sheet-capital-golden = { $seat }, im Goldenen Zeitalter
sheet-colonists = Siedler
sheet-colonists-standing = { $seat }: { $standing } stehend
sheet-colonists-lying = { $seat }: { $lying } liegend
sheet-colonists-both = { $seat }: { $standing } stehend, { $lying } liegend
sheet-empty = –

sheet-agora = Die Agora
sheet-agora-colonists = { $seat }: { $count } Siedler
sheet-agora-empty = In der Agora ist niemand.
sheet-agora-card = Wertungskarte der Epoche: „{ $card }“, { $text }.
sheet-agora-no-card = In dieser Epoche wurde noch keine Wertungskarte gewählt.

sheet-open = Ausliegende Karten
sheet-wonder = Wunder
sheet-building = Gebäude
sheet-price = Preis
sheet-effect = Effekt
sheet-none-open = Es liegt weder ein Wunder noch ein Gebäude aus.

sheet-scoring = Noch wählbare Wertungskarten
sheet-scoring-card = Wertungskarte
sheet-scoring-points = Punkte

sheet-player = { $seat_you ->
    [yes] Deine Zivilisation
   *[no] { $seat }
}
sheet-gold = Gold
sheet-points = Punkte
sheet-civilization = Zivilisation
sheet-civilization-of = { $name }, Nummer { $number }. { $text }
sheet-civilization-plain = { $name }, Nummer { $number }.
sheet-golden-age = Goldenes Zeitalter
sheet-capital-at = Hauptstadt
sheet-standing = Stehende Siedler
sheet-lying = Liegende Siedler
sheet-in-agora = In der Agora
sheet-not-placed = noch nicht gesetzt
sheet-cities = Städte
sheet-city-cubes = { $at } ({ $cubes } Würfel)
sheet-reserve = Würfel im Vorrat
sheet-range = Reichweite
sheet-range-spaces = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}
sheet-range-unlimited = beliebig weit
sheet-controlled = Kontrollierte Symbole
sheet-controlled-of = { $count } { $resource ->
    [game] Wild
    [grain] Korn
    [stone] Stein
   *[gem] Edelstein
}
sheet-site = Bauplatz { $site }
sheet-site-free = frei
sheet-site-locked = noch nicht nutzbar
sheet-site-of = { $building }. { $text }
sheet-site-used = { $building } (in dieser Epoche benutzt). { $text }
sheet-wonders = Wunder
sheet-wonder-of = { $wonder }. { $text }
sheet-wonder-used = { $wonder } (in dieser Epoche benutzt). { $text }
sheet-free-wonders = Kostenlose Wunder
sheet-glory = Ruhmesplättchen
sheet-next-attack = Nächster Angriff
sheet-next-attack-price = { $price } Gold
sheet-no-attack = viermal angegriffen, nicht mehr möglich
sheet-hand = Zivilisationen auf der Hand
sheet-hand-card = { $civilization } (Nummer { $number })
sheet-future = Zukunftstechnologie
sheet-future-of = { $future }: { $text }
sheet-hidden = verdeckt
sheet-row = Reihe
sheet-level = Stufe { $level }
sheet-technology-developed = { $technology }: entwickelt
sheet-technology-obsolete = { $technology }: entwickelt, ersetzt
sheet-technology-next = { $technology }: { $price } Gold
sheet-technology-later = { $technology }
