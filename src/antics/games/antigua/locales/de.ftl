# Das Spiel selbst: auf der Seite sein Titel, wie es ist, und seine Teile.
antigua-title = Antigua
antigua-teaser = Heuere eine Crew an, such das Meer nach Schätzen ab, feuere auf andere. Ein Offizier stellt alles auf den Kopf.
antigua-over-after = Das Spiel ist zu Ende · { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
antigua-part = Runde { $count }:

# ---- Funktionen, Farben, Karten

antigua-function-mate = Maat
antigua-function-mate-about = Heuert an: eine offene Karte oder die oberste vom Stapel, und für jeden Maat deiner Crew eine weitere vom Stapel.
antigua-function-mate-now =
    { $count ->
        [one] 1 Karte anheuern
       *[other] bis zu { $count } Karten anheuern
    }
antigua-function-helmsman = Steuermann
antigua-function-helmsman-about = Bringt dein Schiff auf die nächste Meereskarte, und für jeden Steuermann deiner Crew eine Karte weiter.
antigua-function-helmsman-now =
    { $count ->
        [one] 1 Karte weit segeln
       *[other] bis zu { $count } Karten weit segeln
    }
antigua-function-navigator = Navigator
antigua-function-navigator-about = Dreht die Meereskarte unter deinem Schiff um. Eine Insel kostet einen Navigator und bringt eine Schatzkarte.
antigua-function-navigator-now = deine Meereskarte umdrehen
antigua-function-gunner = Kanonier
antigua-function-gunner-about = Greift ein Schiff auf deiner Meereskarte an: Zieh eine Karte, und für jeden Kanonier deiner Crew eine mehr. Mehr Kanonenkugeln gewinnen eine Schatzkarte.
antigua-function-gunner-now =
    { $count ->
        [one] mit 1 Karte angreifen
       *[other] mit { $count } Karten angreifen
    }
antigua-function-officer = Offizier
antigua-function-officer-about = Verlässt deine Crew und vertauscht die Piraten zweier Funktionen – sofort und für alle Crews.
antigua-function-officer-now = zwei Piraten vertauschen

antigua-colour-hook = Haken
antigua-colour-parrot = Papagei
antigua-colour-anchor = Anker
antigua-colour-kraken = Krake
antigua-colour-skull = Totenkopf

antigua-card =
    { $colour ->
        [hook] { antigua-colour-hook }
        [parrot] { antigua-colour-parrot }
        [anchor] { antigua-colour-anchor }
        [kraken] { antigua-colour-kraken }
       *[skull] { antigua-colour-skull }
    } { $cannonballs }-{ $treasures }

# ---- Was auf dem Tisch liegt

antigua-piece-sea =
    { $space }, { $shows ->
        [island] eine Insel
        [nothing] Wasser, schon umgedreht
       *[water] Wasser
    }
antigua-piece-water =
    { $water ->
        [one] { $water } Meereskarte zeigt Wasser
       *[other] { $water } Meereskarten zeigen Wasser
    }
antigua-piece-final-water = Schlussphase bei { $water }
antigua-piece-final-phase = Schlussphase
antigua-piece-box = Truhe: { $gone } von { $places } Feldern
antigua-piece-functions = Funktionen
antigua-piece-open = Offene Karten
antigua-piece-pile =
    { $count ->
        [one] Stapel mit { $count } Karte
       *[other] Stapel mit { $count } Karten
    }
antigua-piece-discards =
    { $count ->
        [0] Ablage leer
        [one] { $count } Karte auf der Ablage
       *[other] { $count } Karten auf der Ablage
    }
antigua-piece-fate = Gezogene Karte der Schlussphase
antigua-piece-ship = Schiff von { $who }
antigua-piece-crew = Crew
antigua-piece-treasures =
    { $count ->
        [0] keine Schatzkarten
        [one] { $count } Schatzkarte
       *[other] { $count } Schatzkarten
    }

antigua-source-found = gefunden
antigua-source-robbed = erbeutet

antigua-phase-place = Die Schiffe legen an
antigua-phase-act =
    { $action ->
        [1] Erste von zwei Aktionen
       *[2] Zweite von zwei Aktionen
    }
antigua-phase-sail = Unter Segeln
antigua-phase-hire = Es wird angeheuert
antigua-phase-crowded = Einer zu viel in der Crew
antigua-phase-repay = Eine Insel!
antigua-phase-dismiss = Piraten werden vertauscht
antigua-phase-over = Das Spiel ist aus

# ---- Schritte

antigua-place = Neben { $space } beginnen
antigua-sail = Nach { $space } segeln
antigua-done = Anker werfen
antigua-hire =
    { $card } als { $function ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    } anheuern
antigua-hire-pile = Oberste Karte des Stapels anheuern
antigua-more = Noch eine nehmen
antigua-enough = Das reicht
antigua-navigate = Deine Meereskarte umdrehen
antigua-attack = { $who } angreifen
antigua-swap =
    { $one ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
       *[gunner] { antigua-function-gunner }
    } und { $other ->
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    } vertauschen
antigua-drop =
    { $card } ablegen ({ $function ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    })
antigua-drop-nobody = Von Platz { $place } ablegen, wo niemand ist

# ---- Was gefragt wird

antigua-wait = Warte auf { $who }.
antigua-ask-place = Neben welcher Karte am Rand beginnt dein Schiff?
antigua-ask-act =
    { $action ->
        [1] Wähle deine erste Aktion.
       *[2] Wähle deine zweite Aktion.
    }
antigua-ask-sail =
    { $extra ->
        [one] Noch eine Karte weitersegeln oder hier Anker werfen?
       *[other] Noch bis zu { $extra } Karten weitersegeln oder hier Anker werfen?
    }
antigua-ask-hire =
    { $extra ->
        [one] Du darfst noch eine Karte vom Stapel nehmen. Nimmst du sie?
       *[other] Du darfst noch bis zu { $extra } Karten vom Stapel nehmen. Noch eine?
    }
antigua-ask-crowded = Fünf sind zu viele für deine Crew. Wer kommt auf die Ablage?
antigua-ask-repay = Eine Insel! Welcher Navigator kommt dafür auf die Ablage?
antigua-ask-dismiss = Welcher Offizier kommt für den Tausch auf die Ablage?

# ---- Warum etwas nicht geht

antigua-no-card =
    { $players ->
        [2] Zu zweit
        [3] Zu dritt
       *[4] Zu viert
    } gibt es keine Meereskarte { $space }.
antigua-no-neighbour = Von { $here } kommst du nicht nach { $space }: Sie liegen nicht Seite an Seite.
antigua-no-way-in = Dein Schiff liegt noch außerhalb: Es kommt nur über { $here } hinein.
antigua-off-the-grid = Dein Schiff liegt noch außerhalb des Meeres.
antigua-turned-already = Die Meereskarte { $space } ist schon umgedreht.
antigua-no-navigator = In deiner Crew ist kein Navigator.
antigua-no-officer = In deiner Crew ist kein Offizier.
antigua-no-ship = Dieses Schiff spielt nicht mit.
antigua-own-ship = Das ist dein eigenes Schiff.
antigua-attacked-already = { $who } hast du in diesem Zug schon angegriffen.
antigua-no-fight-outside = Ein Schiff außerhalb des Meeres greift nicht an und wird nicht angegriffen.
antigua-not-here = { $who } ist nicht auf deiner Meereskarte.
antigua-first-place = Wähle zuerst eine Karte am Rand: Neben ihr beginnt dein Schiff.
antigua-first-act = Wähle zuerst eine Aktion.
antigua-first-sail = Dein Schiff ist unterwegs: Wähle zuerst die nächste Karte oder wirf Anker.
antigua-first-hire = Entscheide zuerst, ob du noch eine Karte vom Stapel nimmst.
antigua-first-crowded = Deine Crew hat fünf Karten: Lege zuerst eine ab.
antigua-first-repay = Lege zuerst einen deiner Navigatoren für die Insel ab.
antigua-first-dismiss = Lege zuerst einen deiner Offiziere für den Tausch ab.

# ---- Was geschehen ist

antigua-pirate =
    { $colour ->
        [hook] { antigua-colour-hook }
        [parrot] { antigua-colour-parrot }
        [anchor] { antigua-colour-anchor }
        [kraken] { antigua-colour-kraken }
       *[skull] { antigua-colour-skull }
    } ist { $function ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    }.
antigua-dealt = { $who } beginnt mit { $card }.
antigua-opened = { $card } liegt jetzt offen auf Platz { $place }.
antigua-starts = { $who } fängt an.
antigua-placed = { $who } wartet am Rand neben { $space }.
antigua-turn = Runde { $round }: { $who } ist am Zug.
antigua-second-action = { $who } kommt zur zweiten Aktion.
antigua-shuffled =
    { $pile ->
        [one] Die Ablage wird zu einem neuen Stapel mit { $pile } Karte gemischt.
       *[other] Die Ablage wird zu einem neuen Stapel mit { $pile } Karten gemischt.
    }
antigua-took = { $who } heuert { $card } aus der offenen Auslage an.
antigua-drew = { $who } heuert { $card } vom Stapel an.
antigua-has-enough = { $who } nimmt keine weitere Karte.
antigua-dropped = { $who } legt { $card } ab.
antigua-repaid = { $who } gibt { $card } für die Insel ab.
antigua-dismissed = { $who } entlässt { $card }.
antigua-sailed =
    { $left ->
        [none] { $who } segelt aufs Meer hinaus, nach { $space }.
       *[other] { $who } segelt nach { $space }.
    }
antigua-turned =
    { $shows ->
        [island] { $who } dreht { $space } um: eine Insel!
       *[nothing] { $who } dreht { $space } um: nichts als Wasser.
    }
antigua-treasure =
    { $worth ->
        [none] { $who } findet eine Schatzkarte.
       *[other] { $who } findet eine Schatzkarte, sie zählt { $worth }.
    }
antigua-attacked = { $who } greift { $whom } an. Die Truhe rückt vor nach { $box }.
antigua-reloaded =
    { $pile ->
        [one] Stapel und Ablage werden gemischt: { $pile } Karte für die Kanonen.
       *[other] Stapel und Ablage werden gemischt: { $pile } Karten für die Kanonen.
    }
antigua-fired =
    { $cannonballs ->
        [one] { $who } feuert { $cannonballs } Kanonenkugel ab ({ $card }).
       *[other] { $who } feuert { $cannonballs } Kanonenkugeln ab ({ $card }).
    }
antigua-ran-out =
    { $missing ->
        [one] Für { $who } ist keine Karte mehr da: Das zählt wie { $missing } Kanonenkugel.
       *[other] Für { $who } ist keine Karte mehr da: Das zählt wie { $missing } Kanonenkugeln.
    }
antigua-beat =
    { $tie ->
        [yes] Gleichstand, { $won } zu { $lost }: { $who } verteidigt sich und gewinnt den Kampf.
       *[no] { $who } gewinnt den Kampf mit { $won } zu { $lost } Kanonenkugeln.
    }
antigua-robbed =
    { $worth ->
        [none] { $who } nimmt { $whom } eine Schatzkarte ab.
       *[other] { $who } nimmt { $whom } eine Schatzkarte ab, sie zählt { $worth }.
    }
antigua-swapped =
    { $who } vertauscht die Piraten von { $one ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
       *[gunner] { antigua-function-gunner }
    } und { $other ->
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    }.
antigua-final-phase = Nur noch { $water } Meereskarten zeigen Wasser: Die Schlussphase beginnt.
antigua-fate =
    { $cannonballs ->
        [one] { $who } zieht { $card }: { $cannonballs } Kanonenkugel gegen { $water } Wasserkarten.
       *[other] { $who } zieht { $card }: { $cannonballs } Kanonenkugeln gegen { $water } Wasserkarten.
    }
antigua-fate-left = { $card } kommt am Ende des Zuges von { $who } auf die Ablage.
antigua-over =
    Das Spiel ist aus: { $ending ->
        [box] Die Truhe ist wieder an ihrer Ecke
        [drawn_card] Die gezogene Karte hat mindestens so viele Kanonenkugeln, wie es Wasserkarten gibt
        [two_waters] Nur noch zwei Meereskarten zeigen Wasser
       *[quiet] Fünfzig Runden lang wurde keine Meereskarte umgedreht und kein Schiff angegriffen
    }.
antigua-showed = { $who } deckt eine Schatzkarte auf, sie zählt { $worth }.

# ---- Wer gewonnen hat

antigua-won =
    { $treasures ->
        [one] { $who } gewinnt mit { $treasures } Punkt vor { $behind } mit { $fewer }.
       *[other] { $who } gewinnt mit { $treasures } Punkten vor { $behind } mit { $fewer }.
    }
antigua-won-by-cards =
    { $treasures ->
        [one] { $who } gewinnt: { $treasures } Punkt wie { $equals }, aber mehr Schatzkarten, { $cards } zu { $fewer }.
       *[other] { $who } gewinnt: { $treasures } Punkte wie { $equals }, aber mehr Schatzkarten, { $cards } zu { $fewer }.
    }
antigua-shared =
    { $cards ->
        [0] Niemand hat einen Schatz: { $who } teilen sich den Sieg.
       *[other]
            { $who } teilen sich den Sieg mit je { $treasures ->
                [one] { $treasures } Punkt
               *[other] { $treasures } Punkten
            } auf { $cards ->
                [one] { $cards } Karte
               *[other] { $cards } Karten
            }.
    }

### At the table, in the browser

antigua-swap-one = ein Pirat
antigua-swap-other = der andere
antigua-swap-leaves = Offizier geht
antigua-swap-becomes = jetzt { $function }
antigua-ask-mate = Heuere eine offene Karte an oder die oberste vom Stapel.
antigua-ask-helmsman = Wohin segelst du?
antigua-ask-navigator = Drehst du deine Meereskarte um?
antigua-ask-gunner = Welches Schiff greifst du an?
antigua-line-fight = { $who } greift { $whom } an: { $winner } gewinnt mit { $won } zu { $lost }{ $robbed ->
    [yes] { " " }und nimmt eine Schatzkarte.
   *[no] .
    }
antigua-card-today =
    { antigua-card } ({ $function ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    })

# What only the page says at a table of Antigua.

antigua-sea = Das Meer
antigua-others = Die anderen
antigua-mine = Dein Schiff und deine Crew
antigua-round = Runde { $round }
antigua-you = du
antigua-your-crew = Deine Crew
antigua-crew-size =
    { $count ->
        [5] 5, eine zu viel
       *[other] { $count } von 4, für alle sichtbar
    }
antigua-treasures = Schatzkarten
antigua-only-you = verdeckt
antigua-none-yet = noch keine
antigua-worth =
    { $count ->
        [one] Schatz
       *[other] Schätze
    }
antigua-known-to = Bekannt bei
antigua-treasure-card =
    { $worth ->
        [one] Schatzkarte mit { $worth } Schatz
       *[other] Schatzkarte mit { $worth } Schätzen
    }
antigua-treasure-hidden = Verdeckte Schatzkarte
antigua-card-about =
    { $function }, { $cannonballs ->
        [one] { $cannonballs } Kanonenkugel
       *[other] { $cannonballs } Kanonenkugeln
    }, { $treasures ->
        [one] { $treasures } Schatz
       *[other] { $treasures } Schätze
    }
antigua-for-the-mate = für den Maat
antigua-discards = Ablage
antigua-your-action =
    { $action ->
        [1] Deine erste Aktion
       *[2] Deine zweite Aktion
    }
antigua-swap-two = Welche zwei Piraten tauschen die Plätze?
antigua-swap-with = Mit wem tauscht { $pirate } den Platz?
antigua-which-officer = Welcher Offizier geht?
antigua-not-aboard = keiner in deiner Crew
antigua-not-navigator = hier ist nichts umzudrehen
antigua-not-gunner = hier ist kein Schiff mehr anzugreifen
antigua-look-at = Mehr über { $who }
antigua-ships-here = hier: { $who }
antigua-waters =
    { $count ->
        [one] Karte mit Wasser
       *[other] Karten mit Wasser
    }
antigua-cannonballs =
    { $count ->
        [one] Kanonenkugel
       *[other] Kanonenkugeln
    }
antigua-attacks-so-far = Angriffe
antigua-attacks = greift an
antigua-defends = verteidigt sich

# What the button says that sends a choice.
antigua-confirm-place = Hier starten
antigua-confirm-sail = Hierhin segeln
antigua-confirm-hire = Anheuern
antigua-confirm-hire-pile = Ziehen und anheuern
antigua-confirm-more = Ziehen
antigua-confirm-enough = Genug
antigua-confirm-navigate = Karte umdrehen
antigua-confirm-attack = Angreifen!
antigua-confirm-swap = Vertauschen
antigua-confirm-drop = Ablegen

# What a player did last.
antigua-did-placed = wählte einen Startplatz
antigua-did-took = nahm eine offene Karte
antigua-did-drew = zog eine Karte vom Stapel
antigua-did-dropped = legte eine Karte ab
antigua-did-sailed = ist gesegelt
antigua-did-turned = drehte eine Meereskarte um
antigua-did-treasure = fand einen Schatz
antigua-did-attacked = griff an
antigua-did-beat = gewann einen Kampf
antigua-did-robbed = nahm einen Schatz
antigua-did-lose = verlor einen Schatz
antigua-did-swapped = vertauschte zwei Piraten

# The guided first game.
guide-antigua-goal = Bring die meisten Schätze heim
guide-antigua-goal-about = Das Ende: wenn kaum noch Wasser abzusuchen ist oder wenn die Truhe ganz herumgekommen ist, ein Feld für jeden Angriff.
guide-antigua-fact-1 = Inseln liegen verborgen
guide-antigua-fact-1-about = Dreh die Meereskarte unter deinem Schiff um: Eine Insel bringt einen Schatz.
guide-antigua-fact-2 = Zwei Aktionen je Zug
guide-antigua-fact-2-about = Anheuern, segeln, suchen, feuern oder zwei Piraten vertauschen.
guide-antigua-fact-3 = Farben ändern ihre Bedeutung
guide-antigua-fact-3-about = Eine Crewkarte kann, was der Pirat ihrer Farbe heute tut.
guide-antigua-place = Wähle deinen Startplatz
guide-antigua-place-about = Dein Schiff wartet neben einer Karte am Rand. Jeder Platz ist recht; dieser ist gut.
guide-antigua-helmsman = Segeln: der Steuermann
guide-antigua-helmsman-about = Deine erste Aktion bringt dein Schiff auf die Karte daneben. Jeder Steuermann deiner Crew bringt dich eine Karte weiter.
guide-antigua-mate = Anheuern: der Maat
guide-antigua-mate-about = Nimm eine offene Karte oder die oberste vom Stapel. Such die Farbe des Navigators: Zum Suchen brauchst du einen.
guide-antigua-more = Noch eine für deinen Maat
guide-antigua-more-about = Für jeden Maat, der in deiner Crew war, darfst du eine weitere Karte vom Stapel nehmen, ungesehen. Eine Crew hat höchstens vier.
guide-antigua-navigator = Suchen: der Navigator
guide-antigua-navigator-about = Dreh die Karte unter deinem Schiff um. Ist es eine Insel, bleibt dein Navigator dort, und du bekommst einen Schatz, den nur du ansehen darfst.
guide-antigua-colours = Farben sagen, wer was kann
guide-antigua-colours-about = Jede Flagge zeigt, welche Farbe eine Funktion heute hat. Heuere eine Karte in der Farbe des Kanoniers an: Sie bleibt bei dir und feuert mit.
guide-antigua-hunt = Dort liegt ein Schatz an Bord
guide-antigua-hunt-about = Segle auf die Karte, wo das andere Schiff liegt. Nur dort kannst du es angreifen.
guide-antigua-gunner = Feuern: der Kanonier
guide-antigua-gunner-about = Beide ziehen eine Karte, und eine mehr für jeden eigenen Kanonier. Mehr Kanonenkugeln gewinnen einen Schatz. Die Truhe rückt ein Feld weiter.
guide-antigua-officer = Alles steht kopf: der Offizier
guide-antigua-officer-about = Er verlässt deine Crew, und zwei Piraten tauschen die Plätze. Sofort können alle Karten ihrer Farben etwas anderes, deine und die der anderen.{ $follows ->
    [yes] {" "}Vertausche Navigator und Kanonier: Dein Kanonier wird suchen.
   *[no] {""}
}
guide-antigua-end = Behalte Wasser und Truhe im Auge
guide-antigua-end-about = { $water } Karten zeigen noch Wasser; bei { $final } beginnt die Schlussphase. Nach { $places } Angriffen ist die Truhe wieder an ihrer Ecke, und das Spiel ist aus.
minute-antigua-goal = Die meisten Schätze gewinnen. Sie liegen unter dem Meer: Dreh eine Karte um, und ist es eine Insel, zieh eine Schatzkarte, die einen bis vier zeigt. Crews zählen nicht.
minute-antigua-turn-title = Ein Zug
minute-antigua-turn = Zwei Aktionen: anheuern mit dem Maat, segeln mit dem Steuermann, suchen mit einem Navigator, feuern mit dem Kanonier, Piraten vertauschen mit einem Offizier. Karten einer Farbe können, was ihr Pirat tut.
minute-antigua-end = Ist kaum noch Wasser da, beginnt jeder Zug mit einer Karte; genug Kanonenkugeln darauf beenden das Spiel. Es endet auch, wenn die Truhe wieder an ihrer Ecke ist, ein Feld je Angriff.
minute-antigua-conflict-title = Wenn Schiffe sich treffen
minute-antigua-conflict = Beide ziehen eine Karte, und eine mehr für jeden Kanonier an Bord. Mehr Kanonenkugeln gewinnen einen Schatz; bei Gleichstand gewinnt die Verteidigung.

# Rat: was aus einer Wahl werden kann, und was verborgen ist.

antigua-fact-treasure = ein gefundener Schatz bis nach deinem nächsten Zug
antigua-fact-loot = ein Schatz von einem anderen Schiff
antigua-fact-robbed = ein Schatz, der dir genommen wird
antigua-fact-sea-card = eine umgedrehte Meereskarte
antigua-fact-rival-treasure = ein Schatz, den jemand anderes findet
antigua-fact-end = das Ende der Partie
antigua-hidden-treasures = Schätze
antigua-hidden-sea = Verdeckte Meereskarten
antigua-hidden-pile = Der Stapel
antigua-thing-sea = { $land ->
    [island] eine Insel
   *[nothing] Wasser
}
antigua-thing-treasure = { $worth ->
    [one] { $worth } Schatz
   *[other] { $worth } Schätze
}
antigua-thing-card = { $card }
antigua-figure-treasures = Schätze insgesamt
antigua-known-from = deine eigenen Schätze, alle offenen und abgelegten Karten, und welche Karten im Stapel lagen, als ein Schatz gefunden wurde
