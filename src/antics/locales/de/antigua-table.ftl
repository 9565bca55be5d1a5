# What only the page says at a table of Antigua.

antigua-sea = Das Meer
antigua-others = Die anderen
antigua-mine = Dein Schiff und deine Crew
antigua-round = Runde { $round }
antigua-you = du
antigua-your-crew = Deine Crew
antigua-crew-size = { $count } von 4, für alle sichtbar
antigua-treasures = Schatzkarten
antigua-only-you = nur du siehst sie
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
antigua-swap-two = Welche zwei tauschen?
antigua-swap-with = Und mit welchem?
antigua-which-officer = Welcher Offizier geht?
antigua-not-aboard = keiner in deiner Crew
antigua-not-navigator = hier ist nichts umzudrehen
antigua-not-gunner = hier ist kein Schiff anzugreifen
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
antigua-confirm-swap = Tauschen
antigua-confirm-drop = Abwerfen

# What a player did last.
antigua-did-placed = wählte einen Startplatz
antigua-did-took = heuerte offen an
antigua-did-drew = heuerte vom Stapel an
antigua-did-dropped = warf eine Karte ab
antigua-did-sailed = ist gesegelt
antigua-did-turned = drehte eine Meereskarte um
antigua-did-treasure = fand einen Schatz
antigua-did-attacked = griff an
antigua-did-beat = gewann ein Gefecht
antigua-did-robbed = nahm einen Schatz
antigua-did-lose = verlor einen Schatz
antigua-did-swapped = tauschte zwei Piraten

# The guided first game.
tour-antigua-goal = Unter diesen Meereskarten liegen Inseln mit Schätzen verborgen. Wer am Ende die meisten Schätze hat, gewinnt.
tour-antigua-place = Wähle zuerst deinen Startplatz: eine leuchtende Karte am Rand. Dann bestätige. Dein Schiff wartet daneben.
tour-antigua-actions = Wenn du dran bist, führst du zwei Aktionen aus. Es gibt fünf Funktionen; die Flagge daneben zeigt, welche Piratenfarbe sie gerade hat.
tour-antigua-crew = Das ist deine Crew, höchstens vier Karten. Jede verstärkt die Funktion, die ihre Farbe gerade hat.
tour-antigua-mate = Der Maat heuert an: eine der offenen Karten oder die oberste vom Stapel. Für jeden Maat in deiner Crew darfst du eine weitere ziehen.
tour-antigua-helmsman = Der Steuermann segelt: Wähle eine leuchtende Meereskarte. Der erste Schritt führt vom Rand auf die Karte neben deinem Schiff.
tour-antigua-navigator = Der Navigator dreht die Meereskarte unter deinem Schiff um. Du brauchst einen in deiner Crew. Eine Insel kostet dich diesen Navigator und bringt dir eine Schatzkarte, die nur du ansehen darfst.
tour-antigua-gunner = Der Kanonier greift ein Schiff auf deiner Karte an. Beide ziehen Karten; mehr Kanonenkugeln gewinnen, und wer gewinnt, nimmt einen Schatz. Mit jedem Angriff rückt die Truhe ein Feld weiter.
tour-antigua-officer = Der Offizier tauscht zwei Piraten: Sofort können alle Karten dieser beiden Farben etwas anderes, und zwar bei allen.
tour-antigua-end = Behalte das Wasser und die Truhe im Auge. Zeigen nur noch wenige Karten Wasser, beginnt die Schlussphase; ist die Truhe wieder an ihrem Anker, ist das Spiel aus. Viel Glück!
