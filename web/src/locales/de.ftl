# Was die Seite rund um die Spiele sagt.
page-home = Startseite
page-navigation = Tisch und Einstellungen
page-rules = Regeln
page-theme = Licht
page-theme-auto = Wie das Gerät
page-theme-light = Tageslicht
page-theme-dark = Lampenlicht
page-menu = Menü
page-close = Schließen
page-language = Sprache
page-speed = Tempo des Geschehens
page-speed-calm = Ruhig
page-speed-quick = Zügig
page-speed-none = Sofort
page-sound = Töne
page-notify = Eine Benachrichtigung, wenn ich dran bin
page-clause = Regel { $clause }
page-thinking = Denkt nach
page-thinking-stop = Denkt nach. Abbrechen
page-away = nicht da
page-stand-in = nicht da; ein Bot springt ein
page-level-random = Zufallsbot
page-level-greedy = gieriger Bot
page-level-easy = leichter Bot
page-level-medium = mittlerer Bot
page-level-hard = starker Bot
page-level-expert = Meisterbot
page-level-champion = Großmeisterbot
page-over = Das Spiel ist zu Ende.
page-confirm-or-change = Bestätige oder wähle etwas anderes, das leuchtet.
page-waiting-for = Wir warten auf { $who }.
page-one-moment = Einen Moment …
page-log = Was geschah
page-skip = Überspringen
page-back = Zurück
page-undo = Rückgängig
page-hint = Tipp
page-hint-cancel = Tipp weglegen
page-hint-play = So spielen
page-hint-ideas = Andere Ideen
page-hint-thinking = Ein starker Bot denkt nach
page-hint-from = Nur aus dem geschlossen, was du sehen kannst.
page-hint-wins = Siege von 100, verglichen mit der Idee auf dem Brett; ≈ etwa gleich gut
page-hint-only = Es macht kaum einen Unterschied.
page-holdings = Was könnte { $who } haben?
page-holdings-piles = Stapel und was verdeckt liegt
page-holdings-counting = Zählt, was möglich ist …
page-holdings-count = { $count } Stück
page-holdings-known = bekannt
page-holdings-any = Mindestens eines davon, mit dieser Wahrscheinlichkeit:
page-holdings-nothing = Dort ist nichts verborgen.
page-holdings-from = Nach dem, was du wissen kannst: { $what }. Wie jemand zu spielen pflegt, ist nicht eingerechnet.
page-confirm = Bestätigen
page-choices = Was du jetzt tun kannst
page-picture = Das Brett oder was sonst zu sehen ist
page-your-turn = Du bist dran
page-curtain = { $who }, du bist dran
page-curtain-about = Gib das Gerät weiter. Niemand sonst soll hinsehen.
page-curtain-lift = Ich bin { $who }
page-reconnecting = Die Verbindung ist weg. Neuer Versuch …
page-reactions = Sag etwas
page-reaction-hello = Hallo!
page-reaction-well-played = Gut gespielt!
page-reaction-ouch = Autsch!
page-reaction-thinking = Lass mich überlegen.
page-reaction-hurry = Nur Mut, leg los!
page-reaction-thanks = Danke!
page-reaction-sorry = Tut mir leid!
page-reaction-good-game = Schönes Spiel!
page-table = Dieser Tisch
page-save-file = Spiel herunterladen
page-move-seat = Auf einem anderen Gerät weiterspielen
page-move-seat-about = Öffne diesen Link dort, einmal. Der Platz zieht mit um.
page-offer = Jemanden übernehmen lassen
page-offer-about = Wer den Link öffnet, fragt nach dem Platz eines Bots. Alle Menschen am Tisch müssen zustimmen. Wer in diesem Spiel schon hier saß, kann nicht übernehmen.
page-offer-seat = Platz von { $who } anbieten
page-keep-bot = { $who } bleibt doch
page-take-over = { $who } möchte für { $seat } weiterspielen und würde diese Hand sehen. Einverstanden?
page-agree = Einverstanden
page-disagree = Nein
page-leave = Den Tisch verlassen
page-motto = Setz dich dazu.
page-motto-about = Brettspiele, mit einem Klick gegen Bots oder per Link mit Freunden. Ohne Konto.
page-open-tables = Offene Tische
page-no-open-tables = Gerade wartet niemand. Baust du einen öffentlichen Tisch auf, steht er hier.
page-about = Über Antics
page-players = { $range } Spieler
page-play-bots = Gegen Bots spielen
page-play-friends = Mit Freunden
page-learn = Spielend lernen
page-way = { $bots ->
    [0] allein
    [one] { $bots } Bot, { $level }
   *[other] { $bots } Bots, { $level }
}
page-player-count = Spieler
page-level = Stärke der Bots
page-level-word-random = zufällig
page-level-word-greedy = gierig
page-level-word-easy = leicht
page-level-word-medium = mittel
page-level-word-hard = stark
page-level-word-expert = meisterlich
page-level-word-champion = großmeisterlich
page-level-about-easy = Nimmt, was auf den ersten Blick gut aussieht, und verschätzt sich, wenn es knapp ist.
page-level-about-medium = Denkt ein wenig voraus.
page-level-about-hard = Denkt voraus.
page-level-about-expert = Denkt lange voraus: bis zu einer Sekunde je Zug.
page-level-about-champion = Denkt so lange nach, wie man warten mag: bis zu drei Sekunden je Zug.
page-level-share = Allein unter Bots der Stufe „{ $level }“ gewinnt er etwa { $share } % der Partien.
page-go-on = Weiterspielen
page-all-running = { $count ->
    [one] Alle meine Spiele: eines läuft
   *[other] Alle meine Spiele: { $count } laufen
  }
page-welcome-back = Willkommen zurück, { $name }.
page-others-turn = die anderen sind am Zug
page-a-new-game = Ein neues Spiel
page-seats-left = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
page-join = Mitspielen
page-device = Dieses Gerät
page-my-name = Mein Name, ab dem nächsten Tisch
page-keep = Speichern
page-kept = Gespeichert ✓
page-colour = Farbe
page-colour-0 = Orange, Dreieck
page-colour-1 = Blau, Kreis
page-colour-2 = Rosa, Raute
page-colour-3 = Gelb, Quadrat
page-colour-4 = Grün, Stern
page-new-table = Ein Tisch für { $game }
page-seats = Plätze
page-seat = Platz { $number }
page-seat-me = dieses Gerät
page-seat-open = per Link
page-seat-bot = Bot
page-seat-open-about = Du bekommst einen Link zum Weitergeben.
page-hot-seat-about = Mehrere Leute an diesem Gerät: Zwischen den Zügen fällt ein Vorhang, damit niemand die Geheimnisse der anderen sieht.
page-name = Name
page-name-missing = Wer sitzt hier? Bitte einen Namen angeben.
page-name-twice = So heißt hier schon jemand.
page-options = Varianten
page-settings = Weitere Einstellungen
page-public = Öffentlicher Tisch
page-public-about = Er steht auf der Startseite, und wer mag, nimmt sich einen freien Platz.
page-spectators = Andere dürfen zusehen
page-hints = Ein Bot darf um Tipps gebeten werden
page-stand-in-after = Ein Bot springt für Abwesende ein
page-while = { $minutes ->
    [0] nie
    [1] nach einer Minute
    [60] nach einer Stunde
    [1440] nach einem Tag
   *[other] nach { $minutes } Minuten
}
page-stand-in-level = Seine Stärke
page-make-table = Tisch aufbauen
page-begin = Beginnen
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-sit-down = Hinsetzen
page-you = du
page-invitation = Komm, wir spielen { $game }
page-change-me = Name und Farbe
page-put-bot = Einen Bot hinsetzen
page-open-it = Platz frei machen
page-lobby-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
page-lobby-full = Alle sind da.
page-lobby-host-begins = Gleich geht es los: Wer den Tisch aufgebaut hat, startet das Spiel.
page-lobby-begins-full = Das Spiel beginnt, sobald alle Stühle besetzt sind.
page-begin-with-bots = Mit Bots auffüllen und beginnen
page-move-here = Der Platz von { $who } zieht auf dieses Gerät um.
page-invited = Du bist an diesen Tisch eingeladen.
page-invited-to-take-over = Das Spiel läuft schon. Du kannst fragen, ob du für { $who } weiterspielen darfst; alle am Tisch müssen zustimmen.
page-asked = Die anderen werden gefragt …
page-unwelcome = Jemand am Tisch war nicht einverstanden.
page-rank = Rang
page-player = Spieler
page-points = Punkte
page-wins = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
}
page-nobody-wins = Niemand gewinnt
page-rematch = Revanche
page-watch-rematch = Bei der Revanche zusehen
page-another-table = Neuer Tisch
page-what-next = Und jetzt?
page-other-level = Andere Spielstärke:
page-copy-replay = Link zur Aufzeichnung kopieren
page-see-board = Das Brett noch einmal ansehen
page-see-result = Zurück zum Ergebnis
page-closed-too-long = Dieses Spiel wurde abgebrochen: Es hatte mehr Züge, als je ein Spiel braucht. Niemand hat gewonnen.
page-closed-operator = Dieses Spiel wurde vom Betreiber beendet. Niemand hat gewonnen.
page-closed-unknown = Dieses Spiel ist vorbei; sein Ergebnis ist nicht mehr bekannt.
page-luck-kept = Zufall geprüft
page-luck-kept-about = Aller Zufall dieses Spiels stand durch ein Geheimnis fest, bevor es begann. Jetzt wird das Geheimnis verraten, und sein Fingerabdruck ist der, den dieses Gerät am Anfang erfahren hat.
page-luck-late = Zufall geprüft
page-luck-late-about = Aller Zufall dieses Spiels stand durch ein Geheimnis fest. Sein Fingerabdruck ist der, den der Tisch zeigt. Dieses Gerät hat ihn aber vor dem Ende nicht gesehen; frag jemanden, der mitgespielt hat.
page-luck-broken = Zufall nicht bestätigt
page-luck-broken-about = Das Geheimnis passt nicht zu dem Fingerabdruck, der am Anfang genannt wurde. Mit diesem Server stimmt etwas nicht.
page-luck-open = Zufall nicht versiegelt
page-luck-open-about = Dieses Spiel wurde hochgeladen; jemand wusste also, wie aller Zufall ausgehen würde.
page-luck-unchecked = Zufall nicht geprüft
page-luck-unchecked-about = Browser berechnen Fingerabdrücke nur über sichere Verbindungen (https). Lade das Spiel im Menü herunter und lass es von „antics verify“ prüfen.
page-luck-secret = Geheimnis
page-luck-commitment = Fingerabdruck (SHA-256 von „antics commitment“ und dem Geheimnis)
page-replay = Aufzeichnung
page-play = Abspielen
page-pause = Anhalten
page-seen-by = Aus Sicht von
page-everyone = allen
page-step-back = Einen Moment zurück
page-step-on = Einen Moment weiter
page-moment = Moment des Spiels
page-moment-of = { $at } von { $last }
page-copy-moment = Link zu diesem Moment kopieren
page-back-to-game = Zurück zum Spiel
page-result = Ergebnis
page-watch = Noch einmal ansehen
page-review = Rückblick
page-review-open = Spiel durchsehen
page-review-working = Das Spiel wird durchgesehen
page-review-working-about = Bots denken über jede Entscheidung noch einmal nach. Laufende Spiele gehen vor, darum kann es ein, zwei Minuten dauern.
page-review-decides = Vor Entscheidung { $move }, durch { $who }
page-review-move = Entscheidung { $move }
page-review-tag = { $who } verschenkte { $cost } Siege von 100
page-review-given-away = Siege von 100 verschenkt, ± { $give }
page-review-played = Gespielt
page-review-better = Besser
page-review-fair = Beurteilt nach dem, was man damals wissen konnte, nicht nach späterem Glück.
page-review-show = Auf dem Brett zeigen
page-review-play-on = Von hier weiterspielen
page-review-wins = Siege von 100
error-too-long-game = Nur Spiele mit höchstens { $limit } Zügen können durchgesehen werden.
page-about-fans = Von Fans, nicht von Verlagen
page-about-fans-text = Antics haben Leute gemacht, die diese drei Spiele mögen. Mit ihren Autoren und Verlagen hat es nichts zu tun. Alle Zeichnungen sind unsere eigenen, und die Regeln erzählen wir mit unseren Worten. Wenn dir ein Spiel hier Freude macht, besorg dir das echte.
page-about-luck = Versiegelter Zufall
page-about-luck-text = Bevor ein Spiel beginnt, zieht der Server ein Geheimnis, das allen Zufall entscheidet, und nennt allen seinen Fingerabdruck. Nach dem Ende verrät er das Geheimnis. Dein Browser prüft dann, ob der Fingerabdruck der ist, den du am Anfang erfahren hast: Niemand, auch nicht der Server, konnte unterwegs am Zufall drehen.
page-about-privacy = Ohne Konto
page-about-privacy-text = Es gibt keine Konten, keine Werbung und niemanden, der dir über die Schulter schaut. Ein Cookie kennt deine Plätze; dein Name ist, was du schreibst. Beendete Spiele werden nach einem halben Jahr gelöscht.
page-about-licence = Lizenz
page-about-licence-text = Das Programm ist freie Software unter der MIT-Lizenz.
page-about-icons = Symbole
page-about-icons-text = Die Symbole sind von
page-about-fonts = Schriften
page-about-fonts-text = Die Schriften sind
page-search-rules = In den Regeln suchen
page-nothing-found = Keine Regel sagt das.
page-contents = Inhalt
page-rules-about = In unseren eigenen Worten. Jede Zeile der Geschichte eines Spiels führt zu der Regel, auf der sie beruht.
page-guide-step = Schritt { $number } von { $count }
page-guide-first = Dein erstes Spiel mit Anleitung, etwa zehn Minuten
page-guide-last = Mehr ist nicht zu erklären
page-guide-begin = Los geht’s
page-guide-alone = Ohne Anleitung spielen
page-guide-good = Eine gute Wahl: { $choice }. Jede andere ist auch recht.
page-guide-skip = Diesen Schritt überspringen
page-guide-leave = Ohne Anleitung weiter
page-guide-back = Anleitung zurückholen
page-guide-done = Jetzt weißt du, wie es geht
page-guide-done-about = Der Rest liegt bei dir: Spiel dieses Spiel zu Ende oder beginn ein neues. Leichte Bots machen Fehler; später gibt es stärkere.
page-guide-play-on = Dieses Spiel zu Ende spielen
page-guide-easy = Neues Spiel gegen leichte Bots
page-guide-next = { $game } lernen
page-new-here = Neu hier?
page-door-about = Dein erstes Spiel erklärt sich selbst, Zug um Zug. Zehn Minuten, nichts zu lesen.
page-door-start = Mit { $game } anfangen
page-minutes = { $from }–{ $to } Min.
page-weight-1 = leicht zu lernen
page-weight-2 = mittel
page-weight-3 = anspruchsvoll
page-minute = { $game } in einer Minute
page-minute-about = Ziel, Zug, Ende. Alles andere kannst du beim Spielen nachschlagen.
page-minute-goal = Das Ziel
page-minute-end = Das Ende
page-minute-all = Alle Regeln
page-rebuilt = Was nachgebaut ist
page-guided = Erstes Spiel mit Anleitung
page-volume = Lautstärke
page-at-once = Ein Klick genügt, wo er zurückgenommen werden kann
page-answered = Die einzig mögliche Antwort für mich geben
page-answered-about = Manches wird nur gefragt, um ein Geheimnis zu wahren: Die anderen können nicht wissen, dass du keine Wahl hast. Die Antwort kommt nach der üblichen Pause.
page-you-watch = Du siehst zu.
page-set-up = Der Tisch ist aufgebaut.
page-to-choices = Zu dem, was ich jetzt tun kann
page-newcomers = Mika, Alex, Bente, Jona, Kim, Luca, Noa, Robin, Sascha, Toni

# Was der Dienst ablehnt.
error-offline = Der Server ist nicht zu erreichen. Neuer Versuch …
error-invalid = Das hat der Server nicht verstanden.
error-illegal = Das erlauben die Regeln nicht.
error-unusable = So lässt sich dieser Tisch nicht aufbauen.
error-stale = Inzwischen ist schon mehr geschehen.
error-key-reused = Dieser Zug kam doppelt an. Bitte versuch es noch einmal.
error-cannot-undo = Das lässt sich nicht zurücknehmen.
error-not-playing = An diesem Tisch wird gerade nicht gespielt.
error-not-over = Das ist erst nach dem Ende des Spiels zu sehen.
error-already-begun = Das Spiel hat schon begonnen.
error-seat-open = Ein Platz ist noch frei.
error-seat-taken = Dieser Platz ist besetzt.
error-colour-taken = Diese Farbe hat schon jemand.
error-nobody-asks = Nach diesem Platz fragt niemand mehr.
error-sat-here = Du hast in diesem Spiel schon an diesem Tisch gesessen. Einen Platz übernimmt nur, wer noch keine Hand gesehen hat.
error-too-long = Höchstens { $most } Zeichen, bitte.
error-silenced = Wer den Tisch leitet, lässt dich hier nicht schreiben.
error-league-full = Diese Liga ist voll.
error-league-ended = Diese Liga ist beendet.
error-league-few = Ein Spiel dieser Liga braucht { $players } ihrer Mitglieder.
error-not-allowed = Das ist an diesem Tisch nicht erlaubt.
error-not-yours = Dieser Platz oder Tisch gehört jemand anderem.
error-origin = Das geht nur auf der Seite selbst.
error-no-session = Dein Browser ist hier nicht bekannt. Bitte erlaube Cookies für diese Seite.
error-not-found = Hier ist nichts. Vielleicht wurde der Tisch schon abgeräumt.
error-method = Das macht der Server nicht.
error-no-link = Dieser Link wurde schon benutzt, ist zu alt oder hat nie gegolten.
error-too-large = Das ist zu groß.
error-too-long-head = Adresse oder Kopfzeilen der Anfrage sind zu lang.
error-too-slow = Die Anfrage hat zu lange gebraucht.
error-too-many-connections = Es sind zu viele Verbindungen offen. Bitte versuch es gleich noch einmal.
error-too-many-requests = Das ging zu schnell. Warte bitte einen Moment.
error-too-many-tables = Du hast zu viele Spiele laufen. Beende oder verlasse erst eines.
error-too-many-streams = Die Seite ist zu oft offen. Schließ ein paar Tabs.
error-no-storage = Der Server kann gerade nichts speichern. Es wurde nichts geändert; versuch es bald noch einmal.
error-try-again = Einen Moment bitte, und dann noch einmal.
error-no-thought = Der Bot weiß gerade keinen Rat.
error-replaced = Du hast inzwischen etwas Neueres gefragt.
error-parted = Dieses Spiel wurde nach Ausgabe { $edition } der Regeln gespielt. Seither hat sich eine Regel geändert ({ $clause }): { $move ->
    [0] Beim Aufbau
   *[other] Bei Zug { $move }
  } weicht es von den heutigen Regeln ab und kann nicht weitergehen.
error-broken-table = Dieses Spiel lässt sich nicht wiederherstellen.
error-internal = Auf dem Server ist etwas schiefgegangen.

# Zeit, und gerufen werden.
page-pace = Wie möchtest du spielen?
page-pace-live = Live
page-pace-live-about = Alle sind jetzt da. Zug folgt auf Zug.
page-pace-days = Über mehrere Tage
page-pace-days-about = Ein Zug, wenn du Zeit findest. Du bekommst eine Nachricht, wenn du dran bist.
page-days-each = Tage für jeden Zug
page-clock = Eine Uhr
page-clock-none = Keine
page-clock-move = Für jeden Zug
page-clock-bank = Für alle Züge
page-seconds-each = Sekunden für jeden Zug
page-minutes-all = Minuten für alle Züge
page-seconds-gained = Sekunden Zugabe für jeden Zug
page-at-zero = Wenn die Zeit abgelaufen ist
page-at-zero-once = Ein Bot macht diesen einen Zug
page-at-zero-bot = Ein Bot übernimmt bis zur Rückkehr
page-at-zero-quick = Die erste mögliche Wahl gilt
page-takeback = Züge zurücknehmen
page-takeback-free = Eigene, die nichts verraten haben
page-takeback-agreed = Auch andere, wenn alle zustimmen
page-takeback-never = Nie
page-times = Zeit für diesen Zug
page-until = bis { $when }
page-time-up = die Zeit ist um
page-hours-left = { $count ->
    [one] noch eine Stunde
   *[other] noch { $count } Stunden
  }
page-minutes-left = { $count ->
    [one] noch eine Minute
   *[other] noch { $count } Minuten
  }
page-on-holiday = { $who } macht Ferien bis { $when }
page-paused = Der Tisch macht Pause. Alle Uhren stehen.
page-resume = Weiter
page-propose-pause = Pause vorschlagen
page-propose-undo = Um Rücknahme meines Zuges bitten
page-proposal-pause = { $who } möchte eine Pause. Sollen alle Uhren stehen?
page-proposal-undo = { $who } möchte den letzten Zug zurücknehmen. Einverstanden?
page-proposal-waits = { $who } hat etwas vorgeschlagen; die anderen werden gefragt.
page-withdraw = Doch nicht
page-late = Deine Zeit ist abgelaufen. Ein Bot spielt für dich.
page-i-am-back = Ich bin zurück
page-while-away = Während du weg warst
page-and-before = { $count ->
    [one] und ein Zug davor
   *[other] und { $count } Züge davor
  }
page-played-for-you = für dich gespielt
page-show-me = Zeig es mir
page-make-my-move = Meinen Zug machen
page-qr = QR-Code von { $address }
page-one-link = Ein Link für alle
page-one-link-about = Wer ihn öffnet, kommt an diesen Tisch und kann sich auf einen freien Stuhl setzen. Er gilt, bis das Spiel beginnt.
page-lobby-yours = Dein Tisch ist offen
page-lobby-seated = Du hast einen Stuhl
page-lobby-come = Setz dich dazu
page-lobby-chair = Ein Stuhl ist für dich frei
page-lobby-name-only = Wir brauchen nur deinen Namen.
page-lobby-taken = Alle Stühle sind besetzt
page-lobby-taken-about = Du kannst zuschauen, wenn der Tisch es erlaubt, oder einen eigenen Tisch eröffnen.
page-lobby-kept = Was frei ist, wird für bestimmte Leute freigehalten, die einen eigenen Link haben.
page-free-chair = Freier Stuhl
page-seat-free = dieser Stuhl ist frei
page-seat-free-about = wartet auf jemanden
page-seat-kept = für jemanden freigehalten
page-is-here = ist da
page-keep-seat = Für jemanden freihalten
page-keep-not = Für alle freigeben
page-keep-about = Nur wer diesen Link öffnet, bekommt den Stuhl.
page-talk = Worte am Tisch
page-talk-unread = Worte am Tisch: { $count } neu
page-talk-about = Alle, die auf diesen Tisch schauen, lesen das, jetzt und später. Es ist kein Ort für Geheimnisse.
page-talk-none = Noch hat niemand etwas geschrieben.
page-talk-watch = Du schaust zu; schreiben kann nur, wer hier sitzt.
page-talk-write = Schreib etwas an alle
page-talk-send = Senden
page-talk-left = Noch { $count } Zeichen
page-talk-people = Wen ich lesen möchte
page-talk-mute = Stumm
page-talk-unmute = Wieder lesen
page-talk-silence = Schreiben verbieten
page-talk-let = Wieder schreiben lassen
page-talk-report = Dem Gastgeber melden
page-talk-told = Gemeldet
page-talk-reported = Gemeldet von { $who }
page-talk-on = Die Leute dürfen einander schreiben
page-talk-on-about = Kurze Zeilen, die alle lesen, die auf den Tisch schauen.
page-talk-off = An diesem Tisch wird nicht mehr geschrieben
page-talk-save = Die Worte herunterladen
page-way-days = { $count ->
    [one] ein Tag für jeden Zug
   *[other] { $count } Tage für jeden Zug
}
page-way-move = { $count } Sekunden für jeden Zug
page-way-bank = { $count } Minuten Bedenkzeit für jeden
page-new = Ein neuer Tisch
page-new-about = Drei Entscheidungen, dann ein Link für alle.
page-which-game = Welches Spiel?
page-who-sits = Wer sitzt hier?
page-dock-table = { $game }, { $count ->
    [one] ein Stuhl
   *[other] { $count } Stühle
}
page-dock-seats = { $open ->
    [0] Das Spiel beginnt sofort.
    [one] Einen Stuhl bekommt, wer den Link hat.
   *[other] { $open } Stühle sind für alle, die den Link haben.
} { $bots ->
    [0] { "" }
    [one] Ein Bot spielt mit.
   *[other] { $bots } Bots spielen mit.
}
page-filter = Welche offenen Tische?
page-filter-game = Spiel
page-filter-pace = Live oder über mehrere Tage
page-no-such-tables = So einen offenen Tisch gibt es gerade nicht.
page-leagues = Ligen
page-leagues-about = Für Freunde, die immer wieder spielen: ein Link, eine Tabelle, Wertungen und das nächste Spiel mit einem Klick.
page-leagues-mine = Deine Ligen
page-league-open = Öffnen
page-league-ended = beendet
page-league-new = Eine neue Liga
page-league-name = Name der Liga
page-league-you = Dein Name darin
page-league-make = Liga gründen
page-league-table = Tabelle
page-league-games = Spiele
page-league-wins = Siege
page-league-place = Mittlerer Platz
page-league-rating = Wertung (95 %)
page-league-few = zu wenige Spiele
page-league-gone = ist gegangen
page-league-rating-about = Alle beginnen bei 25. Der Balken zeigt, wo die wahre Stärke mit 95 % Wahrscheinlichkeit liegt; mit jedem Spiel wird er kürzer. Es zählen Partien, die mindestens zwei Mitglieder nach den üblichen Regeln zu Ende gespielt haben; Bots bleiben außen vor, und wer aufgab, ist Letzter.
page-league-results = Ergebnisse
page-league-no-games = Noch wurde nichts gespielt.
page-league-not-counted = zählt nicht
page-league-gave-up = gab auf
page-league-join-title = Mitspielen
page-league-join = Der Liga beitreten
page-league-next = Nächstes Spiel
page-league-next-about = { $count ->
    [one] Gewählt ist, wen du am seltensten getroffen hast. Wähle jemand anderen, wenn du magst.
   *[other] Gewählt sind, die du am seltensten getroffen hast. Wähle { $count } andere, wenn du magst.
}
page-league-with = Mit wem
page-league-play = Mit { $who } spielen
page-league-running = Laufende Spiele
page-league-watch = Zuschauen
page-league-invitation = Komm in unsere Liga { $league }
page-league-link = Ein Link für Freunde
page-league-link-about = Wer ihn öffnet, sieht die Liga und kann beitreten.
page-league-members = Mitglieder
page-league-rules = Alle dürfen gehen; Ergebnisse bleiben. Wer die Liga leitet, kann Mitglieder hinausbitten und die Liga beenden. Geht die Leitung, übernimmt, wer am längsten dabei ist.
page-league-remove = Hinausbitten
page-league-end = Liga beenden
page-league-end-sure = Danach entstehen keine neuen Spiele. Ergebnisse bleiben.
page-league-leave = Liga verlassen
page-calls = Nachrichten
page-calls-title = Sag mir Bescheid, wenn ich dran bin
page-calls-about = Eine Nachricht für jeden Zug und noch eine, bevor deine Zeit abläuft. Nie, während du auf den Tisch schaust.
page-calls-push = Auf diesem Gerät
page-calls-push-about = Ein kurzer Hinweis erscheint, auch wenn die Seite geschlossen ist.
page-calls-push-add = Auf diesem Gerät Bescheid sagen
page-calls-push-none = Dieser Browser kann keine Nachrichten empfangen. Auf einem iPhone füge die Seite zuerst dem Startbildschirm hinzu.
page-calls-mail = Per E-Mail
page-calls-mail-about = Zuerst schicken wir dir eine Mail, deren Link die Adresse bestätigt. In jeder Mail steht ein Link, mit dem du sie abbestellst.
page-calls-mail-address = Deine E-Mail-Adresse
page-calls-hook = Per Webhook
page-calls-hook-about = Für Chatserver: Jede Nachricht geht an eine Adresse, die mit https beginnt.
page-calls-hook-address = Die Adresse des Webhooks
page-calls-form = Form
page-calls-form-plain = Schlichtes JSON
page-calls-form-discord = Discord
page-calls-form-slack = Slack
page-calls-add = Hinzufügen
page-calls-on = an
page-calls-off = aus
page-calls-unsure = noch ein Schritt: Öffne unsere Mail
page-calls-stopped = eingestellt
page-calls-trouble = Dort kam nichts richtig an ({ $why }), zuletzt am { $when }.
page-calls-switch = Auf diesem Weg Bescheid sagen
page-calls-daily = Einmal am Tag, alles zusammen
page-calls-daily-at = Um
page-calls-forget = Löschen
page-calls-confirmed = Danke. Von jetzt an bekommst du Nachrichten an diese Adresse.
page-calls-ended = An diese Adresse kommen keine Mails mehr.
page-calls-quiet = Ruhe von 22 bis 8 Uhr
page-calls-quiet-about = Nachrichten warten bis zum Morgen.
page-holiday = Ferien
page-holiday-about = An Tischen, die über mehrere Tage gehen, steht deine Zeit solange still. Höchstens 30 Tage am Stück und 60 im Jahr.
page-holiday-from = Von
page-holiday-to = bis
page-holiday-take = Ferien machen
page-holiday-is = Vom { $from } bis { $to }
page-holiday-end = Ich bin zurück
page-ring = Einmal klingeln
page-ringing = Es klingelt.
error-no-such-limit = So lässt sich die Zeit nicht messen.
error-no-such-holiday = Ferien beginnen frühestens heute und dauern höchstens 30 Tage; im Jahr sind es 60.
error-no-address = An diese Adresse lassen sich keine Nachrichten schicken.
error-too-many-channels = Es sind schon zu viele. Lösche zuerst eine.
error-no-mail = Dieser Dienst verschickt keine Mails.
error-paused = Der Tisch macht Pause.
error-no-proposal = Das hat sich inzwischen erledigt.
error-push-refused = Der Browser nimmt keine Nachrichten an. Erlaube in seinen Einstellungen Benachrichtigungen für diese Seite.

## Ohne Server, im eigenen Browser

page-motto-pocket = Brettspiele, mit einem Klick gegen Bots oder mit Freunden an einem Bildschirm. Ohne Konto, ohne Netz.
page-with-others = Mit anderen
page-with-others-about = Offene Tische, Links für Freunde und Spiele über mehrere Tage gibt es dort:
page-fetching = Das Spiel wird geladen, nur dieses eine Mal …
page-starting = Das Spiel wird gestartet …
page-new-version = Es gibt eine neue Fassung. Angefangene Spiele gehen darin weiter.
page-take-version = Übernehmen
page-nothing-kept = Dieser Browser behält nichts, wie in einem privaten Fenster: Lade dein Spiel herunter, bevor du die Seite schließt.
page-understood = Verstanden
page-open-save = Spielstand öffnen
page-kept-title = Auf diesem Gerät
page-kept-about = Spiele und Einstellungen liegen nur in diesem Browser. Als Datei kommen sie in einen anderen.
page-kept-put = Alles herunterladen
page-kept-take = Datei einlesen
page-kept-taken = { $count ->
    [one] Ein Spiel wurde eingelesen.
   *[other] { $count } Spiele wurden eingelesen.
}
page-kept-unusable = Das ist keine Datei mit allen Spielen, oder sie ist beschädigt. Es wurde nichts geändert.
error-no-files = Das Spiel konnte nicht geladen werden. Bist du mit dem Netz verbunden?
error-damaged-file = Eine Datei des Spiels kam beschädigt an ({ $name }). Bitte lade die Seite neu.
error-no-webassembly = Dieser Browser kann das Spiel nicht ausführen: Ihm fehlt WebAssembly.
error-no-python = Das Spiel ließ sich in diesem Browser nicht starten. Bitte lade die Seite neu.
error-storage-full = Dieser Browser hat keinen Platz mehr. Der Zug wurde nicht gemacht: Lösche etwas oder lade das Spiel herunter.
error-no-save = Das ist kein Spielstand, der sich öffnen lässt: { $reason }
page-open-save-about = Falls das Spiel noch läuft: Wer spielt auf welchem Platz weiter? Ein beendetes Spiel wird von Anfang an gezeigt.
page-save-open = Öffnen
page-save-not = Doch nicht
page-throw-away = Wegwerfen
page-throw-away-sure = Dieses Spiel endgültig wegwerfen?
page-slow = Bots der Stufe „{ $level }“ brauchen auf diesem Gerät lange: eben { $seconds } Sekunden.
page-slow-ease = Weiter mit „{ $level }“
page-slow-stay = Dabei bleiben
page-python = Python
page-python-title = Python zum Ausprobieren
page-python-about = Die Bibliothek dieses Spiels, in deinem Browser. Wähle ein Beispiel oder schreibe etwas Eigenes; es wird nichts installiert, und nichts verlässt dieses Gerät.
page-python-examples = Beispiele
page-python-code = Python-Code
page-python-run = Ausführen
page-python-stop = Anhalten
page-python-running = Läuft …
page-python-keys = Umschalt und Eingabe führen es aus.
page-python-stopped = Angehalten. Alle Namen sind vergessen.
page-python-results = Ergebnisse, das letzte zuerst
error-no-clocks = In diesem Browser misst niemand die Zeit. Spiele mit Uhr brauchen einen Server.
error-elsewhere = Dieses Spiel ging in einem anderen Fenster weiter. Hier steht es, wie es jetzt ist.
# My games, and who I am.
page-my-games = Meine Spiele
page-me = Ich
page-tables-wait = { $count ->
    [0] Kein Tisch wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
  }
page-kept-here = Auf diesem Gerät aufgehoben, ohne Konto. Erstell dir einen Schlüssel, dann findest du sie überall.
page-kept-by-key = Mit deinem Schlüssel findest du sie überall wieder.
page-no-games = Noch keine Spiele. Spielend lernen dauert zehn Minuten.
page-have-key = Ich habe einen Schlüssel
page-running = Laufend
page-finished = Beendet
page-table-count = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
  }
page-game-count = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
  }
page-none-running = Kein Spiel läuft.
page-none-finished = Kein solches Spiel.
page-paused-now = macht Pause
page-seek = Suchen: ein Name oder ein Spiel
page-game = Spiel
page-all-kinds = Alle Spiele
page-outcome = Ausgang
page-outcome-all = alle
page-outcome-won = gewonnen
page-outcome-lost = verloren
page-rivals = Gegner
page-length = Dauer
page-winner = hat gewonnen
page-i-won = gewonnen, { $when }
page-they-won = { $count ->
    [one] { $who } hat gewonnen, { $when }
   *[other] { $who } haben gewonnen, { $when }
  }
page-nobody-won = niemand hat gewonnen, { $when }
page-ended-early = vorzeitig beendet, { $when }
page-does-not-count = zählt nicht
page-more-games = { $count } weitere beendete Spiele
page-save-copy = Kopie sichern
page-copy-csv = Als Tabelle (CSV)
page-copy-json = Als Daten (JSON)
page-copy-saves = Spielstände der Spiele { $first } bis { $last }, die neuesten zuerst (ZIP)
page-somebody = Jemand
page-statistics = Statistik
page-wins-word = { $count ->
    [one] Sieg
   *[other] Siege
  }
page-likely = { $share }, wohl { $low } bis { $high }
page-too-few = zu wenige Spiele für eine Aussage
page-points-plot = Punkte der letzten { $count } Spiele; davon { $wins } gewonnen; das letzte: { $last }
page-last-points = { $points ->
    [one] zuletzt ein Punkt
   *[other] zuletzt { $points } Punkte
  }
page-bots-beaten = Besiegte Bots
page-beaten = besiegt
page-unbeaten = noch nicht
page-share-legend = Goldener Balken: wo dein wahrer Anteil an Siegen wohl liegt. Gestrichelt: der gerechte Anteil. Münzen: gewonnene Spiele.
page-all-figures = Alle Zahlen
page-figures-about = Spiele bis zum Ende, bei denen du einen Platz hattest. Hochgeladene und geführte Spiele zählen nicht.
page-no-figures = Noch gibt es nichts zu zählen.
page-wins-of = { $wins } von { $games } gewonnen
page-even-share = Ein gerechter Anteil wären { $share }.
page-streak-won = { $count ->
    [one] Das letzte Spiel war gewonnen.
   *[other] { $count } Spiele in Folge gewonnen.
  }
page-streak-lost = { $count ->
    [one] Das letzte Spiel war verloren.
   *[other] { $count } Spiele in Folge verloren.
  }
page-streak-best = Die längste Siegesserie: { $count }.
page-by-level = Nach Stärke der Bots
page-by-rival = Nach Gegner
page-rivals-levels = Gegner und Stärken
page-games = Spiele
page-won = Gewonnen
page-ahead = Besser platziert
page-share-of-wins = Anteil der Siege
page-points-latest = { $count ->
    [one] Punkte des letzten Spiels
   *[other] Punkte der letzten { $count } Spiele
  }
page-points-mean = Im Schnitt { $mean }, höchstens { $best }.
page-as-table = Als Tabelle
page-when = Wann
page-sources = Woher die Punkte kommen, je Spiel
page-source = Quelle
page-openings = Lieblingseröffnungen
page-first-choice = Erste Wahl
page-me-title = Wer ich hier bin
page-me-about = Ein Konto gibt es nicht: Dieser Browser kennt dich. Ein Schlüssel bringt alles auf einen anderen.
page-name-colour = Name und Farbe
page-name-colour-about = Werden dir überall angeboten, wo du dich setzt.
page-key = Mein Schlüssel
page-key-about = Zwölf Wörter, auch als Link und als QR-Code. Wer sie hat, gilt hier als du: Alle Plätze, Spiele und Einstellungen kommen mit, auf ein anderes Gerät oder zurück, wenn die Cookies weg sind.
page-key-once = Schreib ihn auf oder lies ihn mit deinem anderen Gerät ein. Er wird nur dieses eine Mal gezeigt: Wir heben nur einen Abdruck davon auf.
page-key-qr = Der Link meines Schlüssels als QR-Code
page-key-words = Die zwölf Wörter meines Schlüssels
page-key-link = Der Link meines Schlüssels
page-key-made = Du hast einen Schlüssel vom { $when }.
page-key-hidden = Er kann nicht noch einmal gezeigt werden.
page-key-make = Meinen Schlüssel erstellen
page-key-replace = Ersetzen
page-key-replace-about = Du bekommst einen neuen Schlüssel, und der alte öffnet nichts mehr. Geräte, die dich schon kennen, bleiben, wie sie sind.
page-key-replace-yes = Neuen Schlüssel erstellen
page-key-replace-no = So lassen
page-key-enter-title = Meinen Schlüssel eingeben
page-key-enter-about = Die zwölf Wörter oder der Link
page-key-look = Nachsehen, wem er gehört
page-key-yours = Das ist dein eigener Schlüssel; hier kennt man dich schon.
page-key-of = { $count ->
    [0] Das ist der Schlüssel von { $who }, noch ohne Spiele.
    [one] Das ist der Schlüssel von { $who } mit einem Spiel.
   *[other] Das ist der Schlüssel von { $who } mit { $count } Spielen.
  }
page-key-merge = { $count ->
    [one] Das Spiel dieses Geräts kommt dazu. Mach nur weiter, wenn der Schlüssel dein eigener ist: Wer ihn sonst noch hat, hat dann auch dieses Spiel.
   *[other] Die { $count } Spiele dieses Geräts kommen dazu. Mach nur weiter, wenn der Schlüssel dein eigener ist: Wer ihn sonst noch hat, hat dann auch diese Spiele.
  }
page-key-enter = Das bin ich
page-key-not-mine = Nicht meiner
page-devices = Meine Geräte
page-devices-about = Wo man dich kennt. Beende eines, das du nicht mehr benutzt.
page-device-here = dieses Gerät
page-device-seen = zuletzt benutzt: { $when }
page-device-end = Beenden
page-device-end-yes = Ja, beenden
page-device-sure = Auf diesem Gerät gilt dann niemand mehr als du.
page-device-lost = Du hast keinen Schlüssel: Ohne dieses Gerät findet niemand deine Spiele wieder.
page-browser = Ein Browser
page-data = Meine Daten
page-data-about = Einstellungen, Geräte, Adressen für Nachrichten, Spiele mit deinen Zügen, Ergebnisse: alles in einer Datei.
page-data-get = Meine Daten herunterladen
page-forget = Vergesst mich
page-forget-about = Gelöscht werden dein Name, Schlüssel, Geräte, Adressen für Nachrichten, Ergebnisse, Statistik, was du geschrieben hast, und Spiele, die du allein gespielt hast. In laufenden Spielen übernehmen Bots. Beendete Spiele mit anderen bleiben ihnen: Die Züge bleiben, dein Platz heißt „Jemand“.
page-forget-sure = Ich bin sicher. Niemand kann es zurückholen.
page-forget-do = Alles von mir löschen
error-no-key = Das ist kein Schlüssel: Er hat zwölf Wörter mit vier Buchstaben. Eines fehlt oder ist falsch geschrieben.
error-unknown-key = Diesen Schlüssel kennt hier niemand.
error-key-replaced = Dieser Schlüssel wurde am { $when } durch einen neueren ersetzt. Nur der neuere öffnet etwas.
error-both-sit-here = Du und der Besitzer dieses Schlüssels sitzt oder saßt am selben Tisch von { $game }, auf verschiedenen Plätzen. Niemand darf zwei Hände kennen: Spielt erst dieses Spiel zu Ende.
page-browser-edge = Edge
page-browser-opera = Opera
page-browser-firefox = Firefox
page-browser-chrome = Chrome
page-browser-safari = Safari
page-browser-android = Android
page-browser-iphone = iPhone
page-browser-ipad = iPad
page-browser-windows = Windows
page-browser-mac = Mac
page-browser-linux = Linux
page-not-begun = noch nicht begonnen
