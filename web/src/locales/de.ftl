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
page-sound = Ein Ton, wenn ich dran bin
page-notify = Eine Benachrichtigung, wenn ich dran bin
page-clause = Regel { $clause }
page-thinking = Denkt nach
page-away = nicht da
page-stand-in = nicht da; ein Bot springt ein
page-level-random = Zufallsbot
page-level-greedy = gieriger Bot
page-level-easy = leichter Bot
page-level-medium = mittlerer Bot
page-level-hard = starker Bot
page-level-expert = Meisterbot
page-over = Das Spiel ist zu Ende.
page-confirm-or-change = Bestätige, oder wähle etwas anderes, das leuchtet.
page-waiting-for = Wir warten auf { $who }.
page-one-moment = Einen Moment …
page-log = Was geschah
page-skip = Überspringen
page-back = Zurück
page-undo = Rückgängig
page-hint = Tipp
page-hint-about = Was ein starker Bot meint, nach allem, was du sehen kannst. Die Zahl sagt, wie sehr er dazu neigt.
page-hint-best = seine Wahl
page-hint-value = { $value } %
page-confirm = Bestätigen
page-choices = Was du jetzt tun kannst
page-your-turn = Du bist dran
page-curtain = { $who }, du bist dran
page-curtain-about = Gib das Gerät weiter. Sonst soll niemand hinsehen.
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
page-leave = Den Tisch verlassen
page-motto = Setz dich dazu.
page-motto-about = Drei Brettspiele, mit einem Klick gegen Bots oder per Link mit Freunden. Ohne Konto.
page-newcomer = Mika
page-open-tables = Offene Tische
page-no-open-tables = Gerade wartet niemand. Ein öffentlicher Tisch von dir stünde hier.
page-replays = Rückblicke
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
page-go-on = Weiterspielen
page-all-games = Alle { $count } Spiele
page-your-turn-on = { $game }: Du bist dran
page-seats-left = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
page-join = Mitspielen
page-title-antler-island = Antler Island
page-teaser-antler-island = Heimlich planen, fressen, Geweihe wachsen lassen und sich nach oben kämpfen. Der Gipfel zählt drei.
page-title-animal-kingdoms = Animal Kingdoms
page-teaser-animal-kingdoms = Acht Tiere, fünf Reiche und Gesetze, die ein Auge auf die Nachbarn haben.
page-title-antigua = Antigua
page-teaser-antigua = Deine Mannschaft kann, was ihre Farbe heute bedeutet. Ein Offizier ändert das vielleicht.
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
page-open-seat = Freier Platz
page-you = du
page-here = da
page-invitation = Komm, wir spielen { $game }
page-change-me = Name und Farbe
page-put-bot = Einen Bot hinsetzen
page-open-it = Platz frei machen
page-lobby-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
page-lobby-full = Alle sind da.
page-lobby-private = An diesen Tisch kommt, wer eingeladen ist: Wer einen Link hat, darf sich setzen.
page-lobby-host-begins = Gleich geht es los: Wer den Tisch aufgebaut hat, startet das Spiel.
page-begin-with-bots = Mit Bots auffüllen und beginnen
page-move-here = Der Platz von { $who } zieht auf dieses Gerät um.
page-invited = Du bist an diesen Tisch eingeladen.
page-rank = Rang
page-player = Spieler
page-points = Punkte
page-wins = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
}
page-nobody-wins = Niemand gewinnt
page-over-after-antler-island = Das Spiel ist zu Ende · { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
page-over-after-animal-kingdoms = Das Spiel ist zu Ende · { $count ->
    [one] { $count } Zeitalter
   *[other] { $count } Zeitalter
}
page-over-after-antigua = Das Spiel ist zu Ende · { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
page-rematch = Revanche
page-watch-rematch = Bei der Revanche zusehen
page-another-table = Neuer Tisch
page-copy-replay = Link zum Rückblick kopieren
page-see-board = Noch einmal aufs Brett sehen
page-see-result = Zurück zum Ergebnis
page-luck-kept = Zufall geprüft
page-luck-kept-about = Aller Zufall dieses Spiels war durch ein Geheimnis entschieden, bevor es begann. Jetzt wird das Geheimnis verraten, und sein Fingerabdruck ist der, den dieses Gerät am Anfang erfahren hat.
page-luck-late = Zufall geprüft
page-luck-late-about = Aller Zufall dieses Spiels war durch ein Geheimnis entschieden. Sein Fingerabdruck ist der, den der Tisch zeigt. Dieses Gerät hat ihn aber vor dem Ende nicht gesehen; frag jemanden, der mitgespielt hat.
page-luck-broken = Zufall nicht bestätigt
page-luck-broken-about = Das Geheimnis passt nicht zu dem Fingerabdruck, der am Anfang genannt wurde. Mit diesem Server stimmt etwas nicht.
page-luck-open = Zufall nicht versiegelt
page-luck-open-about = Dieses Spiel wurde hochgeladen; jemand wusste also, wie aller Zufall ausgehen würde.
page-luck-unchecked = Zufall nicht geprüft
page-luck-unchecked-about = Browser berechnen Fingerabdrücke nur über sichere Verbindungen (https). Lade das Spiel im Menü herunter und lass es von „antics verify“ prüfen.
page-luck-secret = Geheimnis
page-luck-commitment = Fingerabdruck (SHA-256 von „antics commitment“ und dem Geheimnis)
page-replay = Rückblick
page-play = Abspielen
page-pause = Anhalten
page-seen-by = Aus den Augen von
page-everyone = allen
page-step-back = Einen Moment zurück
page-step-on = Einen Moment weiter
page-moment = Moment des Spiels
page-moment-of = { $at } von { $last }
page-part-antler-island = Runde { $count }:
page-part-animal-kingdoms = Zeitalter { $count }:
page-part-antigua = Runde { $count }:
page-copy-moment = Link zu diesem Moment kopieren
page-back-to-game = Zurück zum Spiel
page-no-replays = Hier stehen die Spiele, die du zu Ende gespielt hast. Du kannst sie Zug für Zug noch einmal ansehen.
page-result = Ergebnis
page-watch = Noch einmal ansehen
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
page-tour-step = { $number } von { $count }
page-tour-next = Weiter
page-tour-done = Fertig
page-tour-skip = Keine Tipps mehr
page-tour-again = Tipps zeigen

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
error-not-allowed = Das ist an diesem Tisch nicht erlaubt.
error-not-yours = Dieser Platz oder Tisch gehört jemand anderem.
error-origin = Das geht nur auf der Seite selbst.
error-no-session = Dein Browser ist hier nicht bekannt. Bitte erlaube Cookies für diese Seite.
error-not-found = Hier ist nichts. Vielleicht wurde der Tisch schon abgeräumt.
error-method = Das macht der Server nicht.
error-no-link = Dieser Link wurde schon benutzt, ist zu alt, oder es gab ihn nie.
error-too-large = Das ist zu groß.
error-too-many-requests = Das ging zu schnell. Warte bitte einen Moment.
error-too-many-tables = Du hast zu viele Spiele laufen. Beende oder verlasse erst eines.
error-too-many-streams = Die Seite ist zu oft offen. Schließ ein paar Tabs.
error-try-again = Einen Moment bitte, und dann noch einmal.
error-no-thought = Der Bot weiß gerade keinen Rat.
error-parted = Dieses Spiel wurde nach Ausgabe { $edition } der Regeln gespielt. Seither hat sich eine Regel geändert ({ $clause }): Bei Zug { $move } trennt es sich von den heutigen und kann nicht weitergehen.
error-broken-table = Dieses Spiel lässt sich nicht wiederherstellen.
error-internal = Auf dem Server ist etwas schiefgegangen.
