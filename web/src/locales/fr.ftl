# Ce que dit la page autour des jeux.
page-home = Accueil
page-navigation = Table et réglages
page-rules = Règles
page-theme = Lumière
page-theme-auto = Comme l’appareil
page-theme-light = Lumière du jour
page-theme-dark = Lumière de la lampe
page-menu = Menu
page-close = Fermer
page-language = Langue
page-speed = Vitesse de l’action
page-speed-calm = Tranquille
page-speed-quick = Rapide
page-speed-none = Immédiate
page-sound = Sons
page-notify = Une notification quand c’est mon tour
page-clause = Règle { $clause }
page-thinking = Réfléchit
page-thinking-stop = Réfléchit. Arrêter
page-away = pas là
page-stand-in = pas là ; un bot joue à sa place
page-level-random = bot au hasard
page-level-greedy = bot avide
page-level-easy = bot facile
page-level-medium = bot moyen
page-level-hard = bot fort
page-level-expert = bot expert
page-level-champion = bot champion
page-over = La partie est terminée.
page-confirm-or-change = Validez, ou choisissez autre chose parmi ce qui brille.
page-waiting-for = On attend { $who }.
page-one-moment = Un instant…
page-log = Ce qui s’est passé
page-skip = Passer
page-back = Retour
page-undo = Annuler
page-hint = Conseil
page-hint-cancel = Écarter le conseil
page-hint-play = Jouer ce coup
page-hint-ideas = Autres idées
page-hint-thinking = Un bot fort réfléchit
page-hint-from = D’après ce que vous voyez, et rien d’autre.
page-hint-wins = Victoires sur 100, par rapport à l’idée sur le plateau ; ≈ à peu près aussi bon
page-hint-only = Cela ne change presque rien.
page-holdings = Que pourrait avoir { $who } ?
page-holdings-piles = Les piles, et ce qui est face cachée
page-holdings-counting = On compte ce qui est possible…
page-holdings-count = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
page-holdings-known = connu
page-holdings-any = Au moins l’un d’eux, avec une probabilité de :
page-holdings-nothing = Rien n’y est caché.
page-holdings-from = D’après ce que vous pouvez savoir : { $what }. La façon de jouer de chacun n’est pas prise en compte.
page-confirm = Valider
page-choices = Ce que vous pouvez faire
page-picture = Le plateau, ou ce qu’il y a à voir
page-your-turn = À vous de jouer
page-curtain = { $who }, à vous de jouer
page-curtain-about = Passez l’appareil. Les autres ne doivent pas regarder.
page-curtain-lift = C’est moi, { $who }
page-reconnecting = La connexion est perdue. Nouvel essai…
page-reactions = Dire quelque chose
page-reaction-hello = Bonjour !
page-reaction-well-played = Bien joué !
page-reaction-ouch = Aïe !
page-reaction-thinking = Laissez-moi réfléchir.
page-reaction-hurry = Courage, lancez-vous !
page-reaction-thanks = Merci !
page-reaction-sorry = Pardon !
page-reaction-good-game = Belle partie !
page-table = Cette table
page-save-file = Télécharger la partie
page-move-seat = Continuer sur un autre appareil
page-move-seat-about = Ouvrez ce lien là-bas, une seule fois. La place suivra.
page-offer = Laisser quelqu’un prendre la suite
page-offer-about = Toute personne qui ouvre le lien demande la place d’un bot. Tous les joueurs humains doivent être d’accord ; quiconque a déjà joué à cette table pendant la partie en est exclu.
page-offer-seat = Proposer la place de { $who }
page-keep-bot = { $who } reste, finalement
page-take-over = { $who } aimerait jouer à la place de { $seat } et verrait cette main. D’accord ?
page-agree = D’accord
page-disagree = Non
page-leave = Quitter la table
page-motto = Prenez place.
page-motto-about = Des jeux de société, contre des bots en un clic ou entre amis par un lien. Sans compte.
page-open-tables = Tables ouvertes
page-no-open-tables = Personne n’attend pour l’instant. Ouvrez une table publique : elle s’affichera ici.
page-about = À propos
page-players = { $range } joueurs
page-play-bots = Contre des bots
page-play-friends = Entre amis
page-learn = Apprendre en jouant
page-way = { $bots ->
    [0] en solo
    [one] { $bots } bot, { $level }
   *[other] { $bots } bots, { $level }
}
page-player-count = Joueurs
page-level = Niveau des bots
page-level-word-random = au hasard
page-level-word-greedy = avide
page-level-word-easy = facile
page-level-word-medium = moyen
page-level-word-hard = fort
page-level-word-expert = expert
page-level-word-champion = champion
page-level-about-easy = Prend ce qui semble bon au premier regard, et se trompe quand c’est serré.
page-level-about-medium = Réfléchit un peu à l’avance.
page-level-about-hard = Réfléchit à l’avance.
page-level-about-expert = Réfléchit longuement : jusqu’à une seconde par coup.
page-level-about-champion = Réfléchit aussi longtemps qu’on veut bien attendre : jusqu’à trois secondes par coup.
page-level-share = Seul parmi des bots « { $level } », il gagne environ { $share } % des parties.
page-go-on = Continuer
page-all-running = Toutes mes parties : { $count } en cours
page-welcome-back = Heureux de vous revoir, { $name }.
page-others-turn = aux autres de jouer
page-a-new-game = Une nouvelle partie
page-seats-left = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
page-join = Rejoindre
page-device = Cet appareil
page-my-name = Mon nom, à partir de la prochaine table
page-keep = Enregistrer
page-kept = Enregistré ✓
page-colour = Couleur
page-colour-0 = orange, triangle
page-colour-1 = bleu, cercle
page-colour-2 = rose, losange
page-colour-3 = jaune, carré
page-colour-4 = vert, étoile
page-new-table = Une table de { $game }
page-seats = Places
page-seat = Place { $number }
page-seat-me = cet appareil
page-seat-open = par lien
page-seat-bot = bot
page-seat-open-about = Vous recevrez un lien à transmettre.
page-hot-seat-about = Plusieurs personnes sur cet appareil : un rideau tombe entre les tours, pour que personne ne voie les secrets des autres.
page-name = Nom
page-name-missing = Qui s’assoit ici ? Indiquez un nom.
page-name-twice = Quelqu’un porte déjà ce nom ici.
page-options = Options
page-settings = Autres réglages
page-public = Table publique
page-public-about = Elle s’affiche à l’accueil, et chacun peut y prendre une place libre.
page-spectators = D’autres peuvent regarder
page-hints = On peut demander conseil à un bot
page-stand-in-after = Un bot remplace les absents
page-while = { $minutes ->
    [0] jamais
    [1] au bout d’une minute
    [60] au bout d’une heure
    [1440] au bout d’un jour
   *[other] au bout de { $minutes } minutes
}
page-stand-in-level = Son niveau
page-make-table = Préparer la table
page-begin = Commencer
page-copy = Copier
page-copied = Copié
page-share = Partager
page-sit-down = S’asseoir
page-you = vous
page-invitation = Venez jouer à { $game }
page-change-me = Nom et couleur
page-put-bot = Mettre un bot
page-open-it = Libérer la place
page-lobby-waiting = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
page-lobby-full = Tout le monde est là.
page-lobby-host-begins = La partie commencera dès que l’hôte la lancera.
page-lobby-begins-full = La partie commence dès que toutes les chaises sont prises.
page-begin-with-bots = Compléter avec des bots et commencer
page-move-here = La place de { $who } passe sur cet appareil.
page-invited = Une place vous attend à cette table.
page-invited-to-take-over = La partie a commencé. Vous pouvez demander à jouer à la place de { $who } ; tout le monde à la table doit être d’accord.
page-asked = On demande aux autres…
page-unwelcome = Quelqu’un à la table n’était pas d’accord.
page-rank = Rang
page-player = Joueur
page-points = Points
page-wins = { $count ->
    [one] { $who } gagne
   *[other] { $who } gagnent
}
page-nobody-wins = Personne ne gagne
page-rematch = Revanche
page-watch-rematch = Regarder la revanche
page-another-table = Nouvelle table
page-what-next = Et maintenant ?
page-other-level = Un autre niveau :
page-copy-replay = Copier le lien de la partie
page-see-board = Revoir le plateau
page-see-result = Retour au résultat
page-closed-too-long = Cette partie a été arrêtée : elle comptait plus de coups qu’il n’en faut jamais. Personne n’a gagné.
page-closed-operator = Cette partie a été arrêtée par le gestionnaire du service. Personne n’a gagné.
page-closed-unknown = Cette partie est finie ; son résultat n’est plus connu.
page-luck-kept = Hasard vérifié
page-luck-kept-about = Tout le hasard de cette partie a été fixé par un secret avant qu’elle commence. Le secret est maintenant révélé, et son empreinte est bien celle que cet appareil a reçue au début.
page-luck-late = Hasard vérifié
page-luck-late-about = Tout le hasard de cette partie a été fixé par un secret. Son empreinte est celle que montre la table. Mais cet appareil ne l’a pas vue avant la fin : demandez à quelqu’un qui a joué.
page-luck-broken = Hasard non confirmé
page-luck-broken-about = Le secret ne correspond pas à l’empreinte annoncée au début. Quelque chose ne va pas sur ce serveur.
page-luck-open = Hasard non scellé
page-luck-open-about = Cette partie a été téléversée : quelqu’un savait donc comment tomberait le hasard.
page-luck-unchecked = Hasard non vérifié
page-luck-unchecked-about = Les navigateurs ne calculent d’empreintes que sur une connexion sûre (https). Téléchargez la partie depuis le menu et faites-la vérifier par « antics verify ».
page-luck-secret = Secret
page-luck-commitment = Empreinte (SHA-256 de « antics commitment » et du secret)
page-replay = Revoir
page-play = Lecture
page-pause = Pause
page-seen-by = Vu par
page-everyone = tous
page-step-back = Un moment en arrière
page-step-on = Un moment en avant
page-moment = Moment de la partie
page-moment-of = { $at } sur { $last }
page-copy-moment = Copier le lien vers ce moment
page-back-to-game = Retour à la partie
page-result = Résultat
page-watch = Revoir
page-review = Analyse
page-review-open = Analyser la partie
page-review-working = Analyse de la partie en cours
page-review-working-about = Des bots réfléchissent de nouveau à chaque décision. Les parties en cours sont prioritaires ; cela peut prendre une minute ou deux.
page-review-decides = Avant la décision { $move }, de { $who }
page-review-move = Décision { $move }
page-review-tag = { $who } a perdu { $cost } victoires sur 100
page-review-given-away = victoires sur 100 perdues, ± { $give }
page-review-played = Joué
page-review-better = Mieux
page-review-fair = Jugé d’après ce qu’on pouvait savoir alors, non d’après la chance qui a suivi.
page-review-show = Montrer sur le plateau
page-review-play-on = Continuer d’ici
page-review-wins = victoires sur 100
error-too-long-game = Seules les parties d’au plus { $limit } coups peuvent être analysées.
page-about-fans = Une œuvre de passionnés
page-about-fans-text = Antics a été fait par des gens qui aiment ces trois jeux. Il n’a aucun lien avec leurs auteurs ni leurs éditeurs. Tous les dessins sont les nôtres, et les règles sont dites avec nos mots. Si un jeu vous plaît ici, procurez-vous le vrai.
page-about-luck = Un hasard scellé
page-about-luck-text = Avant qu’une partie commence, le serveur tire un secret qui décide de tout le hasard, et il en donne l’empreinte à tous. Après la fin, il révèle le secret. Votre navigateur vérifie alors que l’empreinte est celle qu’on vous avait donnée au début : personne, pas même le serveur, n’a pu changer le hasard en chemin.
page-about-privacy = Sans compte
page-about-privacy-text = Il n’y a ni compte, ni publicité, ni personne qui regarde par-dessus votre épaule. Un cookie connaît vos places ; votre nom est celui que vous écrivez. Les parties terminées sont effacées au bout de six mois.
page-about-licence = Licence
page-about-licence-text = Le programme est un logiciel libre sous licence MIT.
page-about-icons = Icônes
page-about-icons-text = Les icônes viennent de
page-about-fonts = Caractères
page-about-fonts-text = Les caractères sont
page-search-rules = Chercher dans les règles
page-nothing-found = Aucune règle ne dit cela.
page-contents = Sommaire
page-rules-about = Avec nos propres mots. Chaque ligne du récit d’une partie mène à la règle sur laquelle elle repose.
page-guide-step = Étape { $number } sur { $count }
page-guide-first = Votre première partie, guidée, environ dix minutes
page-guide-last = Le guide n’a plus rien à expliquer
page-guide-begin = Commençons
page-guide-alone = Jouer sans guide
page-guide-good = Un bon choix : { $choice }. Tout autre choix convient aussi.
page-guide-skip = Passer cette étape
page-guide-leave = Quitter le guide
page-guide-back = Rappeler le guide
page-guide-done = Vous savez maintenant comment on joue
page-guide-done-about = La suite dépend de vous : terminez cette partie, ou lancez-en une autre. Les bots faciles se trompent ; plus tard, il y en a de plus forts.
page-guide-play-on = Terminer cette partie
page-guide-easy = Nouvelle partie contre des bots faciles
page-guide-next = Apprendre { $game }
page-new-here = Première visite ?
page-door-about = Votre première partie s’explique toute seule, coup par coup. Dix minutes, rien à lire.
page-door-start = Commencer par { $game }
page-minutes = { $from }–{ $to } min
page-weight-1 = facile à apprendre
page-weight-2 = moyen
page-weight-3 = exigeant
page-minute = { $game } en une minute
page-minute-about = Le but, un tour, la fin. Le reste, vous le trouverez en cours de partie.
page-minute-goal = Le but
page-minute-end = La fin
page-minute-all = Toutes les règles
page-rebuilt = Ce qui est reconstitué
page-guided = Première partie guidée
page-volume = Volume
page-at-once = Un seul clic suffit quand on peut l’annuler
page-answered = Donner à ma place la seule réponse possible
page-answered-about = Certaines questions ne sont posées que pour garder un secret : les autres ne peuvent pas savoir que vous n’avez pas le choix. La réponse vient après la pause habituelle.
page-you-watch = Vous regardez.
page-set-up = La table est prête.
page-to-choices = Aller à ce que je peux faire
page-newcomers = Camille, Alex, Claude, Dominique, Lou, Maxime, Noa, Robin, Sacha, Stéphane

# Ce que le service refuse.
error-offline = Le serveur est injoignable. Nouvel essai…
error-invalid = Le serveur n’a pas compris.
error-illegal = Les règles ne le permettent pas.
error-unusable = Cette table ne peut pas être préparée ainsi.
error-stale = Entre-temps, la partie a avancé.
error-key-reused = Ce coup a été envoyé deux fois. Réessayez.
error-cannot-undo = Cela ne peut pas être annulé.
error-not-playing = On ne joue pas à cette table en ce moment.
error-not-over = Cela ne se voit qu’après la fin de la partie.
error-already-begun = La partie a déjà commencé.
error-seat-open = Une place est encore libre.
error-seat-taken = Cette place est prise.
error-colour-taken = Quelqu’un a déjà cette couleur.
error-nobody-asks = Plus personne ne demande cette place.
error-sat-here = Vous avez déjà joué à cette table dans cette partie. Pour prendre une place, il ne faut avoir vu aucune main.
error-too-long = { $most } caractères au plus, s’il vous plaît.
error-silenced = L’hôte ne vous laisse pas écrire à cette table.
error-league-full = Cette ligue est complète.
error-league-ended = Cette ligue est terminée.
error-league-few = Une partie de cette ligue demande { $players } de ses membres.
error-not-allowed = Cette table ne le permet pas.
error-not-yours = Cette place ou cette table est à quelqu’un d’autre.
error-origin = Cela ne se fait que sur la page elle-même.
error-no-session = Votre navigateur n’est pas connu ici. Autorisez les cookies pour cette page.
error-not-found = Il n’y a rien ici. La table a peut-être été débarrassée.
error-method = Le serveur ne fait pas cela.
error-no-link = Ce lien a déjà servi, il est trop vieux, ou il n’a jamais existé.
error-too-large = C’est trop volumineux.
error-too-long-head = L’adresse ou les en-têtes de la requête sont trop longs.
error-too-slow = La requête a mis trop de temps à arriver.
error-too-many-connections = Trop de connexions sont ouvertes. Réessayez dans un instant.
error-too-many-requests = Trop vite. Attendez un instant.
error-too-many-tables = Vous avez trop de parties en cours. Terminez-en ou quittez-en une d’abord.
error-too-many-streams = La page est ouverte trop de fois. Fermez quelques onglets.
error-no-storage = Le serveur ne peut rien conserver pour l’instant. Rien n’a changé ; réessayez bientôt.
error-try-again = Un instant, s’il vous plaît, puis réessayez.
error-no-thought = Le bot n’a pas de conseil pour l’instant.
error-replaced = Vous avez posé une question plus récente.
error-parted = Cette partie a été jouée selon l’édition { $edition } des règles. Une règle a changé depuis ({ $clause }) : { $move ->
    [0] dès la mise en place
   *[other] au coup { $move }
  }, elle se sépare de celles d’aujourd’hui et ne peut pas continuer.
error-broken-table = Cette partie ne peut pas être restaurée.
error-internal = Quelque chose s’est mal passé sur le serveur.

# Le temps, et être appelé.
page-pace = Comment voulez-vous jouer ?
page-pace-live = En direct
page-pace-live-about = Tout le monde est là. Les tours s’enchaînent.
page-pace-days = Sur plusieurs jours
page-pace-days-about = Un coup quand vous avez le temps. On vous prévient quand vient votre tour.
page-days-each = Jours pour chaque coup
page-clock = Une pendule
page-clock-none = Aucune
page-clock-move = Par coup
page-clock-bank = Pour tous les coups
page-seconds-each = Secondes par coup
page-minutes-all = Minutes pour tous les coups
page-seconds-gained = Secondes ajoutées par coup
page-at-zero = Quand le temps est écoulé
page-at-zero-once = Un bot joue ce seul coup
page-at-zero-bot = Un bot prend la place jusqu’au retour
page-at-zero-quick = Le premier choix possible est joué
page-takeback = Reprendre des coups
page-takeback-free = Les siens, s’ils n’ont rien révélé
page-takeback-agreed = D’autres aussi, si tous l’acceptent
page-takeback-never = Jamais
page-times = Temps pour ce coup
page-until = jusqu’à { $when }
page-time-up = le temps est écoulé
page-hours-left = { $count ->
    [one] encore une heure
   *[other] encore { $count } heures
  }
page-minutes-left = { $count ->
    [one] encore une minute
   *[other] encore { $count } minutes
  }
page-on-holiday = { $who } est en vacances jusqu’à { $when }
page-paused = La table est en pause. Toutes les pendules sont arrêtées.
page-resume = Reprendre
page-propose-pause = Proposer une pause
page-propose-undo = Demander à reprendre mon coup
page-proposal-pause = { $who } souhaite une pause. Faut-il arrêter toutes les pendules ?
page-proposal-undo = { $who } souhaite reprendre son dernier coup. D’accord ?
page-proposal-waits = { $who } a proposé quelque chose ; on demande aux autres.
page-withdraw = Finalement, non
page-late = Votre temps est écoulé. Un bot joue pour vous.
page-i-am-back = Me revoici
page-while-away = Pendant votre absence
page-and-before = { $count ->
    [one] et un tour avant
   *[other] et { $count } tours avant
  }
page-played-for-you = joué pour vous
page-show-me = Montrez-moi
page-make-my-move = Jouer mon coup
page-qr = Code QR de { $address }
page-one-link = Un lien pour tous
page-one-link-about = Qui l’ouvre arrive à cette table et peut prendre une chaise libre. Il vaut jusqu’au début de la partie.
page-lobby-yours = Votre table est ouverte
page-lobby-seated = Vous avez une chaise
page-lobby-come = Venez vous asseoir
page-lobby-chair = Une chaise vous attend
page-lobby-name-only = Votre nom suffit.
page-lobby-taken = Toutes les chaises sont prises
page-lobby-taken-about = Vous pouvez rester regarder, si la table le permet, ou ouvrir votre propre table.
page-lobby-kept = Les places libres sont gardées pour des personnes qui ont leur propre lien.
page-free-chair = Chaise libre
page-seat-free = cette chaise est libre
page-seat-free-about = attend quelqu’un
page-seat-kept = gardée pour quelqu’un
page-is-here = est là
page-keep-seat = Garder pour quelqu’un
page-keep-not = Libre pour tous
page-keep-about = Seule la personne qui ouvre ce lien reçoit la chaise.
page-talk = Discussion à table
page-talk-unread = Discussion à table : { $count } de plus
page-talk-about = Tous ceux qui regardent cette table lisent ceci, maintenant et plus tard. Ce n’est pas un lieu pour des secrets.
page-talk-none = Personne n’a encore rien écrit.
page-talk-watch = Vous regardez ; seuls ceux qui sont assis ici écrivent.
page-talk-write = Écrire à tous
page-talk-send = Envoyer
page-talk-left = Encore { $count } caractères
page-talk-people = Qui je veux lire
page-talk-mute = Masquer
page-talk-unmute = Relire
page-talk-silence = Interdire d’écrire
page-talk-let = Laisser écrire
page-talk-report = Signaler à l’hôte
page-talk-told = Signalé
page-talk-reported = Signalé par { $who }
page-talk-on = On peut s’écrire à table
page-talk-on-about = De courtes lignes, lues par tous ceux qui regardent la table.
page-talk-off = Plus de discussion à cette table
page-talk-save = Télécharger la discussion
page-way-days = { $count ->
    [one] un jour par coup
   *[other] { $count } jours par coup
}
page-way-move = { $count } secondes par coup
page-way-bank = { $count } minutes par personne
page-new = Une nouvelle table
page-new-about = Trois choix, puis un lien pour tous.
page-which-game = Quel jeu ?
page-who-sits = Qui s’assied ici ?
page-dock-table = { $game }, { $count ->
    [one] une chaise
   *[other] { $count } chaises
}
page-dock-seats = { $open ->
    [0] La partie commence aussitôt.
    [one] Une chaise attend qui a le lien.
   *[other] { $open } chaises attendent ceux qui ont le lien.
} { $bots ->
    [0] { "" }
    [one] Un bot joue aussi.
   *[other] { $bots } bots jouent aussi.
}
page-filter = Quelles tables ouvertes ?
page-filter-game = Jeu
page-filter-pace = En direct ou sur plusieurs jours
page-no-such-tables = Aucune table ouverte de ce genre en ce moment.
page-leagues = Ligues
page-leagues-about = Pour des amis qui rejouent souvent : un lien, un classement, des cotes et la prochaine partie en un clic.
page-leagues-mine = Vos ligues
page-league-open = Ouvrir
page-league-ended = terminée
page-league-new = Une nouvelle ligue
page-league-name = Nom de la ligue
page-league-you = Votre nom dans la ligue
page-league-make = Créer la ligue
page-league-table = Classement
page-league-games = Parties
page-league-wins = Victoires
page-league-place = Place moyenne
page-league-rating = Cote (95 %)
page-league-few = trop peu de parties
page-league-gone = a quitté la ligue
page-league-rating-about = Chacun commence à 25. La barre montre où se trouve la vraie force avec 95 % de chances ; elle raccourcit à chaque partie. Comptent les parties jouées jusqu’au bout par au moins deux membres, selon les règles normales ; les bots sont laissés de côté, et qui abandonne est dernier.
page-league-results = Résultats
page-league-no-games = Rien n’a encore été joué.
page-league-not-counted = ne compte pas
page-league-gave-up = a abandonné
page-league-join-title = Jouer avec nous
page-league-join = Rejoindre la ligue
page-league-next = Prochaine partie
page-league-next-about = { $count ->
    [one] La personne rencontrée le moins souvent est choisie. Choisissez-en une autre si vous voulez.
   *[other] Les personnes rencontrées le moins souvent sont choisies. Choisissez-en { $count } autres si vous voulez.
}
page-league-with = Avec qui
page-league-play = Jouer avec { $who }
page-league-running = Parties en cours
page-league-watch = Regarder
page-league-invitation = Rejoignez notre ligue { $league }
page-league-link = Un lien pour les amis
page-league-link-about = Qui l’ouvre voit la ligue et peut la rejoindre.
page-league-members = Membres
page-league-rules = Chacun peut partir ; les résultats restent. Qui dirige la ligue peut exclure des membres et la clore ; à son départ, le membre le plus ancien lui succède.
page-league-remove = Exclure
page-league-end = Clore la ligue
page-league-end-sure = Il n’y aura plus de nouvelles parties. Les résultats restent.
page-league-leave = Quitter la ligue
page-calls = Avis
page-calls-title = Me prévenir quand vient mon tour
page-calls-about = Un avis par tour, et un autre avant la fin de votre temps. Jamais pendant que vous regardez cette table.
page-calls-push = Sur cet appareil
page-calls-push-about = Un court avis apparaît, même quand la page est fermée.
page-calls-push-add = Me prévenir ici
page-calls-push-none = Ce navigateur ne peut pas recevoir d’avis. Sur un iPhone, ajoutez d’abord la page à l’écran d’accueil.
page-calls-mail = Par courriel
page-calls-mail-about = Nous envoyons d’abord un courriel dont le lien confirme l’adresse. Chaque courriel contient un lien pour ne plus en recevoir.
page-calls-mail-address = Votre adresse électronique
page-calls-hook = Par webhook
page-calls-hook-about = Pour les serveurs de discussion : chaque avis est envoyé à une adresse qui commence par https.
page-calls-hook-address = L’adresse du webhook
page-calls-form = Forme
page-calls-form-plain = JSON simple
page-calls-form-discord = Discord
page-calls-form-slack = Slack
page-calls-add = Ajouter
page-calls-on = actif
page-calls-off = inactif
page-calls-unsure = encore une étape : ouvrez notre courriel
page-calls-stopped = arrêté
page-calls-trouble = L’envoi n’a pas abouti ({ $why }), la dernière fois le { $when }.
page-calls-switch = Me prévenir ainsi
page-calls-daily = Une fois par jour, tout ensemble
page-calls-daily-at = À
page-calls-forget = Supprimer
page-calls-confirmed = Merci. Désormais, nous vous écrivons à cette adresse.
page-calls-ended = Il n’y aura plus de courriels à cette adresse.
page-calls-quiet = Silence de 22 h à 8 h
page-calls-quiet-about = Les avis attendent le matin.
page-holiday = Vacances
page-holiday-about = Aux tables sur plusieurs jours, votre temps s’arrête alors. Au plus 30 jours d’affilée et 60 par an.
page-holiday-from = Du
page-holiday-to = au
page-holiday-take = Prendre ces vacances
page-holiday-is = Du { $from } au { $to }
page-holiday-end = Me revoici
page-ring = Sonner une fois
page-ringing = Ça sonne.
error-no-such-limit = Le temps ne peut pas être mesuré ainsi.
error-no-such-holiday = Des vacances commencent au plus tôt aujourd’hui et durent au plus 30 jours ; il y en a 60 par an.
error-no-address = On ne peut pas envoyer d’avis à cette adresse.
error-too-many-channels = Il y en a déjà trop. Oubliez-en une d’abord.
error-no-mail = Ce service n’envoie pas de courriels.
error-paused = La table est en pause.
error-no-proposal = C’est déjà réglé.
error-push-refused = Le navigateur n’accepte pas d’avis. Autorisez les notifications pour cette page dans ses réglages.

## Sans serveur, dans son propre navigateur

page-motto-pocket = Des jeux de société, contre des bots en un clic ou entre amis devant un écran. Sans compte, sans réseau.
page-with-others = Avec d’autres
page-with-others-about = Les tables ouvertes, les liens pour des amis et les parties sur plusieurs jours sont là :
page-fetching = Le jeu se charge, cette seule fois…
page-starting = Le jeu démarre…
page-new-version = Il y a une nouvelle version. Les parties en cours y continuent.
page-take-version = L’utiliser
page-nothing-kept = Ce navigateur ne garde rien, comme dans une fenêtre privée : téléchargez une partie avant de fermer la page.
page-understood = Entendu
page-open-save = Ouvrir une partie sauvegardée
page-kept-title = Sur cet appareil
page-kept-about = Les parties et les réglages ne sont gardés que dans ce navigateur. Un fichier les emmène dans un autre.
page-kept-put = Tout télécharger
page-kept-take = Lire un fichier
page-kept-taken = { $count ->
    [one] Une partie a été reprise.
   *[other] { $count } parties ont été reprises.
}
page-kept-unusable = Ce n’est pas un fichier de parties, ou il est endommagé. Rien n’a été changé.
error-no-files = Le jeu n’a pas pu être chargé. Y a-t-il du réseau ?
error-damaged-file = Un fichier du jeu est arrivé endommagé ({ $name }). Rechargez la page.
error-no-webassembly = Ce navigateur ne peut pas faire tourner le jeu : il n’a pas WebAssembly.
error-no-python = Le jeu n’a pas pu démarrer dans ce navigateur. Rechargez la page.
error-storage-full = Ce navigateur n’a plus de place. Le coup n’a pas été joué : supprimez quelque chose ou téléchargez la partie.
error-no-save = Ce n’est pas une partie sauvegardée que l’on puisse ouvrir : { $reason }
page-open-save-about = Si la partie n’est pas finie, qui continue à chaque place ? Une partie finie est montrée depuis le début.
page-save-open = Ouvrir
page-save-not = Laisser
page-throw-away = Jeter
page-throw-away-sure = Jeter cette partie pour de bon ?
page-slow = Les bots de niveau « { $level } » prennent leur temps sur cet appareil : { $seconds } secondes à l’instant.
page-slow-ease = Continuer avec « { $level } »
page-slow-stay = Les garder
page-python = Python
page-python-title = Python, pour essayer
page-python-about = La bibliothèque de ce jeu, dans votre navigateur. Choisissez un exemple ou écrivez le vôtre ; rien n’est installé, et rien ne quitte cet appareil.
page-python-examples = Exemples
page-python-code = Code Python
page-python-run = Exécuter
page-python-stop = Arrêter
page-python-running = En cours…
page-python-keys = Maj et Entrée l’exécutent.
page-python-stopped = Arrêté. Tous les noms sont oubliés.
page-python-results = Résultats, le dernier d’abord
error-no-clocks = Personne ne mesure le temps dans ce navigateur. Les parties à l’horloge demandent un serveur.
error-elsewhere = Cette partie a continué dans une autre fenêtre. La voici telle qu’elle est maintenant.
# My games, and who I am.
page-my-games = Mes parties
page-me = Moi
page-tables-wait = { $count ->
    [0] Aucune table ne vous attend.
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
  }
page-kept-here = Gardées sur cet appareil, sans compte. Créez une clé pour les retrouver partout.
page-kept-by-key = Votre clé les retrouve partout.
page-no-games = Pas encore de parties. Apprendre en jouant prend dix minutes.
page-have-key = J’ai une clé
page-running = En cours
page-finished = Terminées
page-table-count = { $count ->
    [one] une table
   *[other] { $count } tables
  }
page-game-count = { $count ->
    [one] une partie
   *[other] { $count } parties
  }
page-none-running = Aucune partie en cours.
page-none-finished = Aucune partie de ce genre.
page-paused-now = en pause
page-seek = Chercher : un nom ou un jeu
page-game = Jeu
page-all-kinds = Tous les jeux
page-outcome = Résultat
page-outcome-all = toutes
page-outcome-won = gagnées
page-outcome-lost = perdues
page-rivals = Adversaires
page-length = Durée
page-winner = a gagné
page-i-won = gagnée, { $when }
page-they-won = { $count ->
    [one] { $who } a gagné, { $when }
   *[other] { $who } ont gagné, { $when }
  }
page-nobody-won = personne n’a gagné, { $when }
page-ended-early = arrêtée avant la fin, { $when }
page-does-not-count = ne compte pas
page-more-games = { $count } autres parties terminées
page-save-copy = Garder une copie
page-copy-csv = En tableau (CSV)
page-copy-json = En données (JSON)
page-copy-saves = Sauvegardes des parties { $first } à { $last }, les plus récentes d’abord (ZIP)
page-somebody = Quelqu’un
page-statistics = Statistiques
page-wins-word = { $count ->
    [one] victoire
   *[other] victoires
  }
page-likely = { $share }, sans doute { $low } à { $high }
page-too-few = trop peu de parties pour le dire
page-points-plot = Points des { $count } dernières parties ; { $wins } gagnées ; la dernière : { $last }
page-last-points = { $points ->
    [one] la dernière : { $points } point
   *[other] la dernière : { $points } points
  }
page-bots-beaten = Bots battus
page-beaten = battu
page-unbeaten = pas encore
page-share-legend = Barre dorée : là où se trouve sans doute votre vraie part de victoires. Tirets : une part égale. Pièces : les parties gagnées.
page-all-figures = Tous les chiffres
page-figures-about = Parties menées à leur terme, où vous aviez une place. Les parties importées ou guidées ne comptent pas.
page-no-figures = Rien à compter pour l’instant.
page-wins-of = { $wins } gagnées sur { $games }
page-even-share = Une part égale serait de { $share }.
page-streak-won = { $count ->
    [one] La dernière partie est gagnée.
   *[other] { $count } parties gagnées d’affilée.
  }
page-streak-lost = { $count ->
    [one] La dernière partie est perdue.
   *[other] { $count } parties perdues d’affilée.
  }
page-streak-best = La plus longue série de victoires : { $count }.
page-by-level = Selon le niveau des bots
page-by-rival = Selon l’adversaire
page-rivals-levels = Adversaires et niveaux
page-games = Parties
page-won = Gagnées
page-ahead = Mieux classé
page-share-of-wins = Part de victoires
page-points-latest = { $count ->
    [one] Points de la dernière partie
   *[other] Points des { $count } dernières parties
  }
page-points-mean = { $mean } en moyenne, { $best } au mieux.
page-as-table = En tableau
page-when = Quand
page-sources = D’où viennent les points, par partie
page-source = Source
page-openings = Ouvertures favorites
page-first-choice = Premier choix
page-me-title = Qui je suis ici
page-me-about = Il n’y a pas de compte : ce navigateur vous connaît. Une clé emporte le tout vers un autre.
page-name-colour = Nom et couleur
page-name-colour-about = Proposés partout où vous vous asseyez.
page-key = Ma clé
page-key-about = Douze mots, ou un lien, ou un code QR. Qui les possède est vous : vos places, vos parties et vos réglages suivent, vers un autre appareil ou après la perte des cookies.
page-key-once = Notez-la ou scannez-la avec votre autre appareil. Elle n’est montrée que cette fois : nous n’en gardons qu’une empreinte.
page-key-qr = Le lien de ma clé, en code QR
page-key-words = Les douze mots de ma clé
page-key-link = Le lien de ma clé
page-key-made = Vous avez une clé, créée le { $when }.
page-key-hidden = Elle ne peut pas être montrée à nouveau.
page-key-make = Créer ma clé
page-key-replace = La remplacer
page-key-replace-about = Vous recevez une nouvelle clé, et l’ancienne n’ouvre plus rien. Les appareils qui vous connaissent déjà ne changent pas.
page-key-replace-yes = Créer une nouvelle clé
page-key-replace-no = Laisser ainsi
page-key-enter-title = Entrer ma clé
page-key-enter-about = Les douze mots, ou le lien
page-key-look = Voir à qui elle est
page-key-yours = C’est votre propre clé ; on vous connaît déjà ici.
page-key-of = { $count ->
    [0] C’est la clé de { $who }, encore sans parties.
    [one] C’est la clé de { $who }, avec une partie.
   *[other] C’est la clé de { $who }, avec { $count } parties.
  }
page-key-merge = { $count ->
    [one] La partie de cet appareil s’y ajoute. Ne continuez que si la clé est la vôtre : quiconque la possède aurait aussi cette partie.
   *[other] Les { $count } parties de cet appareil s’y ajoutent. Ne continuez que si la clé est la vôtre : quiconque la possède aurait aussi ces parties.
  }
page-key-enter = C’est moi
page-key-not-mine = Pas la mienne
page-devices = Mes appareils
page-devices-about = Là où l’on vous connaît. Déconnectez celui que vous n’utilisez plus.
page-device-here = cet appareil
page-device-seen = dernier usage : { $when }
page-device-end = Déconnecter
page-device-end-yes = Oui, déconnecter
page-device-sure = Cet appareil ne vous connaîtra plus.
page-device-lost = Vous n’avez pas de clé : sans cet appareil, personne ne retrouvera vos parties.
page-browser = Un navigateur
page-data = Mes données
page-data-about = Réglages, appareils, adresses d’avis, parties avec vos coups, résultats : le tout dans un fichier.
page-data-get = Télécharger mes données
page-forget = Oubliez-moi
page-forget-about = Sont effacés votre nom, votre clé, vos appareils, adresses d’avis, résultats, statistiques et tout ce que vous avez écrit, ainsi que les parties que vous étiez seul à jouer. Des bots prennent le relais dans les parties en cours. Les parties terminées avec d’autres leur restent : les coups demeurent, votre place devient « Quelqu’un ».
page-forget-sure = C’est décidé. Personne ne peut revenir en arrière.
page-forget-do = Effacer tout ce qui est à moi
error-no-key = Ce n’est pas une clé : elle a douze mots de quatre lettres. Il en manque un, ou il est mal écrit.
error-unknown-key = Personne n’a cette clé ici.
error-key-replaced = Cette clé a été remplacée par une plus récente le { $when }. Seule la plus récente ouvre encore.
error-both-sit-here = Vous et le détenteur de cette clé êtes, ou étiez, à la même table de { $game }, à des places différentes. Nul ne doit connaître deux mains : terminez d’abord cette partie.
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
page-not-begun = pas encore commencée
