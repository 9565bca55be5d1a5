# What the page says around the games.
page-home = Home
page-navigation = Table and settings
page-rules = Rules
page-theme = Theme
page-theme-auto = Like the device
page-theme-light = Daylight
page-theme-dark = Lamplight
page-menu = Menu
page-close = Close
page-language = Language
page-speed = Speed of what happens
page-speed-calm = Calm
page-speed-quick = Quick
page-speed-none = At once
page-sound = Sounds
page-notify = A notification when it is my turn
page-clause = Rule { $clause }
page-thinking = Thinking
page-thinking-stop = Thinking. Stop
page-away = away
page-stand-in = away; a bot stands in
page-level-random = random bot
page-level-greedy = greedy bot
page-level-easy = easy bot
page-level-medium = medium bot
page-level-hard = hard bot
page-level-expert = expert bot
page-level-champion = champion bot
page-over = The game is over.
page-confirm-or-change = Confirm, or choose something else that is lit.
page-waiting-for = Waiting for { $who }.
page-one-moment = One moment …
page-log = What happened
page-skip = Skip
page-back = Back
page-undo = Undo
page-hint = Hint
page-hint-cancel = Cancel the hint
page-hint-play = Play this move
page-hint-ideas = Other ideas
page-hint-thinking = A strong bot thinks it over
page-hint-from = From what you can see, and nothing else.
page-hint-wins = Wins in 100, against the idea on the board; ≈ about as good
page-hint-only = There is little to choose between.
page-holdings = What could { $who } hold?
page-holdings-piles = Piles, and what lies face down
page-holdings-counting = Counting what is possible …
page-holdings-count = { $count ->
    [one] { $count } thing
   *[other] { $count } things
}
page-holdings-known = known
page-holdings-any = At least one of these, with a chance of:
page-holdings-nothing = Nothing is hidden there.
page-holdings-from = From what you could know: { $what }. How somebody tends to play is not weighed in.
page-confirm = Confirm
page-choices = What you can do now
page-picture = The board, or whatever there is to see
page-your-turn = Your turn
page-curtain = { $who }, your turn
page-curtain-about = Hand the device over. Nobody else should look.
page-curtain-lift = I am { $who }
page-reconnecting = The connection is lost. Trying again …
page-reactions = Say something
page-reaction-hello = Hello!
page-reaction-well-played = Well played!
page-reaction-ouch = Ouch!
page-reaction-thinking = Let me think.
page-reaction-hurry = Take heart, take a turn!
page-reaction-thanks = Thank you!
page-reaction-sorry = Sorry!
page-reaction-good-game = Good game!
page-table = This table
page-save-file = Download the game
page-move-seat = Go on with another device
page-move-seat-about = Open this link there, once. The seat moves with it.
page-offer = Let somebody take over
page-offer-about = Whoever opens the link asks for the seat of a bot. All people at the table have to agree; whoever has sat here in this game cannot.
page-offer-seat = Offer the seat of { $who }
page-keep-bot = { $who } stays after all
page-take-over = { $who } would like to take over from { $seat } and would see that hand. Do you agree?
page-agree = I agree
page-disagree = No
page-leave = Leave the table
page-motto = Pull up a chair.
page-motto-about = Board games, against bots in one click or with friends by link. No account.
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting just now. A public table of yours would be listed here.
page-about = About
page-players = { $range } players
page-play-bots = Play against bots
page-play-friends = With friends
page-learn = Learn by playing
page-way = { $bots ->
    [0] alone
    [one] { $bots } bot, { $level }
   *[other] { $bots } bots, { $level }
}
page-player-count = Players
page-level = Level of the bots
page-level-word-random = random
page-level-word-greedy = greedy
page-level-word-easy = easy
page-level-word-medium = medium
page-level-word-hard = hard
page-level-word-expert = expert
page-level-word-champion = champion
page-level-about-easy = Takes what looks good at once, and misjudges what is close.
page-level-about-medium = Thinks a little ahead.
page-level-about-hard = Thinks ahead.
page-level-about-expert = Thinks ahead for long: up to a second a move.
page-level-about-champion = Thinks for as long as anybody would wait: up to three seconds a move.
page-level-share = Alone among “{ $level }” bots it wins about { $share } % of games.
page-go-on = Go on playing
page-all-running = All my games: { $count } running
page-welcome-back = Welcome back, { $name }.
page-others-turn = the others are to move
page-a-new-game = A new game
page-seats-left = { $count ->
    [one] one seat left
   *[other] { $count } seats left
}
page-join = Join
page-device = This device
page-my-name = My name, from the next table on
page-keep = Save
page-kept = Saved ✓
page-colour = Colour
page-colour-0 = orange, triangle
page-colour-1 = blue, circle
page-colour-2 = pink, diamond
page-colour-3 = yellow, square
page-colour-4 = green, star
page-new-table = A table of { $game }
page-seats = Seats
page-seat = Seat { $number }
page-seat-me = this device
page-seat-open = by link
page-seat-bot = bot
page-seat-open-about = You get a link to give away.
page-hot-seat-about = Several people at this device: a curtain falls between turns, so that nobody sees the others’ secrets.
page-name = Name
page-name-missing = Who sits here? Please give a name.
page-name-twice = Somebody here goes by that name already.
page-options = Options
page-settings = More settings
page-public = Public table
page-public-about = It is listed on the home page, and anybody may take an open seat.
page-spectators = Others may watch
page-hints = A bot may be asked for hints
page-stand-in-after = A bot stands in for whoever is away
page-while = { $minutes ->
    [0] never
    [1] after a minute
    [60] after an hour
    [1440] after a day
   *[other] after { $minutes } minutes
}
page-stand-in-level = Its level
page-make-table = Set up the table
page-begin = Begin
page-copy = Copy
page-copied = Copied
page-share = Share
page-sit-down = Sit down
page-you = you
page-invitation = Come and play { $game }
page-change-me = Name and colour
page-put-bot = Put a bot here
page-open-it = Open the seat
page-lobby-waiting = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
page-lobby-full = Everybody is here.
page-lobby-host-begins = The game begins as soon as the host starts it.
page-lobby-begins-full = The game begins with the last who sits down.
page-begin-with-bots = Fill up with bots and begin
page-move-here = The seat of { $who } moves to this device.
page-invited = You are invited to this table.
page-invited-to-take-over = The game has begun. You may ask to take over from { $who }; everybody at the table has to agree.
page-asked = The others are being asked …
page-unwelcome = Somebody at the table did not agree.
page-rank = Rank
page-player = Player
page-points = Points
page-wins = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}
page-nobody-wins = Nobody wins
page-rematch = Rematch
page-watch-rematch = Watch the rematch
page-another-table = New table
page-what-next = What next?
page-other-level = Another level:
page-copy-replay = Copy replay link
page-see-board = Look at the board again
page-see-result = Back to the result
page-closed-too-long = This game was ended after more moves than any game needs. Nobody has won.
page-closed-operator = This game was ended by whoever runs this service. Nobody has won.
page-closed-unknown = This game is over; its result is not known any more.
page-luck-kept = Luck verified
page-luck-kept-about = All luck of this game was decided by a secret before it began. The secret is told now, and its fingerprint is the one that this device was told at the start.
page-luck-late = Luck verified
page-luck-late-about = All luck of this game was decided by a secret. Its fingerprint is the one that the table shows. This device did not see it before the end, though, so ask somebody who played.
page-luck-broken = Luck not verified
page-luck-broken-about = The secret does not fit the fingerprint that was told at the start. Something is wrong with this server.
page-luck-open = Luck not sealed
page-luck-open-about = This game was uploaded, so somebody knew how all luck would fall.
page-luck-unchecked = Luck not checked
page-luck-unchecked-about = Browsers compute fingerprints on safe connections (https) only. Download the game from the menu and let “antics verify” check it.
page-luck-secret = Secret
page-luck-commitment = Fingerprint (SHA-256 of “antics commitment” and the secret)
page-replay = Replay
page-play = Play
page-pause = Pause
page-seen-by = Seen by
page-everyone = everyone
page-step-back = One moment back
page-step-on = One moment on
page-moment = Moment of the game
page-moment-of = { $at } of { $last }
page-copy-moment = Copy link to this moment
page-back-to-game = Back to the game
page-result = Result
page-watch = Watch again
page-review = Review
page-review-open = Review the game
page-review-working = The game is being looked through
page-review-working-about = Bots think about every decision once more. Games that are being played come first, so this may take a minute or two.
page-review-decides = Before choice { $move }, by { $who }
page-review-move = Choice { $move }
page-review-tag = { $who } gave { $cost } wins in 100 away
page-review-given-away = wins in 100 given away, ± { $give }
page-review-played = Played
page-review-better = Better
page-review-fair = Judged by what could be known then, not by later luck.
page-review-show = Show it on the board
page-review-play-on = Play on from here
page-review-wins = wins in 100
error-too-long-game = Only games of up to { $limit } moves can be reviewed.
page-about-fans = An unofficial work of fans
page-about-fans-text = Antics was made by people who like these three games. It is not connected with their authors or publishers. All drawings are our own, and the rules are told in our own words. If you enjoy a game here, get the real one.
page-about-luck = Sealed luck
page-about-luck-text = Before a game begins, the server draws a secret that decides all its luck, and tells everyone the secret’s fingerprint. After the end it tells the secret. Your browser then checks that the fingerprint is the one you were told at the start: nobody, not even the server, could change luck on the way.
page-about-privacy = No account
page-about-privacy-text = There are no accounts, no advertisements and nobody who looks over your shoulder. A cookie knows your seats; your name is what you write. Finished games are deleted after half a year.
page-about-licence = Licence
page-about-licence-text = The program is free software under the MIT licence.
page-about-icons = Icons
page-about-icons-text = The icons are from
page-about-fonts = Letters
page-about-fonts-text = The letters are
page-search-rules = Search the rules
page-nothing-found = No clause says this.
page-contents = Contents
page-rules-about = In our own words. Every line of a game’s story leads to the clause that it rests on.
page-guide-step = Step { $number } of { $count }
page-guide-first = Your guided first game, about ten minutes
page-guide-last = The guide has nothing more to explain
page-guide-begin = Let us begin
page-guide-alone = Play without the guide
page-guide-good = A good choice: { $choice }. Any other is fine too.
page-guide-skip = Skip this step
page-guide-leave = Leave the guide
page-guide-back = Call the guide back
page-guide-done = Now you know how it goes
page-guide-done-about = The rest is up to you: play this game to its end, or try your luck anew. Easy bots make mistakes; later there are stronger ones.
page-guide-play-on = Play this game to its end
page-guide-easy = A new game against easy bots
page-guide-next = Learn { $game }
page-new-here = New here?
page-door-about = Your first game explains itself, move by move. Ten minutes, nothing to read.
page-door-start = Start with { $game }
page-minutes = { $from }–{ $to } min
page-weight-1 = easy to learn
page-weight-2 = medium
page-weight-3 = demanding
page-minute = { $game } in one minute
page-minute-about = Goal, turn, end. Everything else you can look up while you play.
page-minute-goal = The goal
page-minute-end = The end
page-minute-all = All the rules
page-rebuilt = What is rebuilt
page-guided = Guided first game
page-volume = Volume
page-at-once = A single click is enough where it can be taken back
page-answered = Give the only possible answer for me
page-answered-about = Some questions are asked only to keep a secret: the others cannot know that you have no choice. The answer comes after the usual pause.
page-you-watch = You are watching.
page-set-up = The table is set.
page-to-choices = To what I can do now
page-newcomers = Robin, Alex, Charlie, Jamie, Kim, Lou, Morgan, Sam, Toni, Val

# What the service refuses.
error-offline = The server cannot be reached. Trying again …
error-invalid = The server did not understand this.
error-illegal = The rules do not allow this.
error-unusable = This table cannot be set up like this.
error-stale = Things have moved on meanwhile.
error-key-reused = This move was sent twice. Please try again.
error-cannot-undo = This cannot be taken back.
error-not-playing = This table is not playing now.
error-not-over = This can be seen only after the end of the game.
error-already-begun = The game has already begun.
error-seat-open = A seat is still open.
error-seat-taken = This seat is taken.
error-colour-taken = Somebody has this colour already.
error-nobody-asks = Nobody asks for this seat any more.
error-sat-here = You have sat at this table in this game. Taking over a seat is for somebody who has seen no hand yet.
error-too-long = At most { $most } characters, please.
error-silenced = The host does not let you write at this table.
error-league-full = This league is full.
error-league-ended = This league has ended.
error-league-few = A game of this league needs { $players } of its members.
error-not-allowed = This table does not allow it.
error-not-yours = This seat or table is somebody else’s.
error-origin = This can be done only on the page itself.
error-no-session = Your browser is not known here. Please allow cookies for this page.
error-not-found = There is nothing here. Perhaps the table has been cleared away.
error-method = The server does not do this.
error-no-link = This link was used already, is too old, or never was.
error-too-large = This is too large.
error-too-long-head = The address or the headers of the request are too long.
error-too-slow = The request took too long to arrive.
error-too-many-connections = Too many connections are open. Please try again in a moment.
error-too-many-requests = Too quick. Please wait a moment.
error-too-many-tables = You have too many games going on. Finish or leave one first.
error-too-many-streams = The page is open too often. Close some tabs.
error-no-storage = The server cannot keep anything just now. Nothing was changed; please try again soon.
error-try-again = One moment, please, and then again.
error-no-thought = The bot has no advice just now.
error-replaced = You have asked something newer.
error-parted = This game was played by edition { $edition } of the rules. A ruling has changed since ({ $clause }): { $move ->
    [0] at set-up
   *[other] at move { $move }
  } it parts from today’s and cannot go on.
error-broken-table = This game cannot be restored.
error-internal = Something went wrong on the server.

# Time, and being called.
page-pace = How do you want to play?
page-pace-live = Live
page-pace-live-about = Everybody is here now. Turns follow each other at once.
page-pace-days = Over days
page-pace-days-about = A move when you find the time. You are called when it is your turn.
page-days-each = Days for each move
page-clock = A clock
page-clock-none = None
page-clock-move = For each move
page-clock-bank = For all moves
page-seconds-each = Seconds for each move
page-minutes-all = Minutes for all moves
page-seconds-gained = Seconds that each move adds
page-at-zero = When time runs out
page-at-zero-once = A bot makes that one move
page-at-zero-bot = A bot takes over until they are back
page-at-zero-quick = The first possible choice is made
page-takeback = Taking moves back
page-takeback-free = Own moves that told nothing
page-takeback-agreed = Also others, if all agree
page-takeback-never = Never
page-times = Time for this move
page-until = until { $when }
page-time-up = time is up
page-hours-left = { $count ->
    [one] one hour left
   *[other] { $count } hours left
  }
page-minutes-left = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
  }
page-on-holiday = { $who } is on holiday until { $when }
page-paused = The table pauses. All clocks stand still.
page-resume = Go on
page-propose-pause = Propose a pause
page-propose-undo = Ask to take my move back
page-proposal-pause = { $who } would like to pause. Shall all clocks stand still?
page-proposal-undo = { $who } would like to take the last move back. Do you agree?
page-proposal-waits = { $who } has proposed something; the others are asked.
page-withdraw = Never mind
page-late = Your time ran out. A bot plays for you.
page-i-am-back = I am back
page-while-away = While you were away
page-and-before = { $count ->
    [one] and one more turn before
   *[other] and { $count } more turns before
  }
page-played-for-you = played for you
page-show-me = Show me
page-make-my-move = Make my move
page-qr = QR code of { $address }
page-one-link = One link for everybody
page-one-link-about = Whoever opens it comes to this table and may take a free chair. It works until the game begins.
page-lobby-yours = Your table is open
page-lobby-seated = You have a chair
page-lobby-come = Come and sit down
page-lobby-chair = There is a chair for you
page-lobby-name-only = Your name is all we need.
page-lobby-taken = All chairs are taken
page-lobby-taken-about = You may stay and watch, if this table allows it, or open a table of your own.
page-lobby-kept = What is free is kept for certain people, who have a link of their own.
page-free-chair = Free chair
page-seat-free = this chair is free
page-seat-free-about = waiting for a friend
page-seat-kept = kept for somebody
page-is-here = is here
page-keep-seat = Keep it for somebody
page-keep-not = Free for everybody
page-keep-about = Only whoever opens this link gets the chair.
page-talk = Words at the table
page-talk-unread = Words at the table: { $count } new
page-talk-about = All who look at this table read this, now and later. It is no place for secrets.
page-talk-none = Nobody has written anything yet.
page-talk-watch = You are watching; only those who sit here write.
page-talk-write = Write something to all
page-talk-send = Send
page-talk-left = { $count } characters left
page-talk-people = Whom to hear
page-talk-mute = Mute
page-talk-unmute = Read again
page-talk-silence = Silence
page-talk-let = Let write again
page-talk-report = Tell the host
page-talk-told = Told
page-talk-reported = Reported by { $who }
page-talk-on = People may write to each other
page-talk-on-about = Short lines, read by all who look at the table.
page-talk-off = No more words at this table
page-talk-save = Download the words
page-way-days = { $count ->
    [one] a day for each move
   *[other] { $count } days for each move
}
page-way-move = { $count } seconds for each move
page-way-bank = { $count } minutes each
page-new = A new table
page-new-about = Three choices, then one link for everybody.
page-which-game = Which game?
page-who-sits = Who sits here?
page-dock-table = { $game }, { $count ->
    [one] one chair
   *[other] { $count } chairs
}
page-dock-seats = { $open ->
    [0] The game begins at once.
    [one] One chair is for whoever has the link.
   *[other] { $open } chairs are for those who have the link.
} { $bots ->
    [0] { "" }
    [one] A bot plays along.
   *[other] { $bots } bots play along.
}
page-filter = Which open tables?
page-filter-game = Game
page-filter-pace = Live or over days
page-no-such-tables = There is no such open table just now.
page-leagues = Leagues
page-leagues-about = For friends who play again and again: one link, one table of results, ratings, and the next game in one click.
page-leagues-mine = Your leagues
page-league-open = Open
page-league-ended = ended
page-league-new = A new league
page-league-name = Name of the league
page-league-you = Your name in it
page-league-make = Make the league
page-league-table = Table
page-league-games = Games
page-league-wins = Wins
page-league-place = Mean place
page-league-rating = Rating (95 %)
page-league-few = too few games to tell
page-league-gone = has left
page-league-rating-about = Everybody begins at 25. The bar shows where the true strength lies with a chance of 95 %; it shrinks with every game. Games count that were played to their end by at least two members, by the rules as they are; bots are left out, and whoever gave up is last.
page-league-results = Results
page-league-no-games = Nothing has been played yet.
page-league-not-counted = does not count
page-league-gave-up = gave up
page-league-join-title = Play along
page-league-join = Join the league
page-league-next = Next game
page-league-next-about = { $count ->
    [one] Whom you have met least is chosen. Choose somebody else, if you like.
   *[other] Those you have met least are chosen. Choose { $count } others, if you like.
}
page-league-with = With whom
page-league-play = Play with { $who }
page-league-running = Being played
page-league-watch = Watch
page-league-invitation = Come into our league { $league }
page-league-link = A link for friends
page-league-link-about = Whoever opens it sees the league and may join.
page-league-members = Members
page-league-rules = Everybody may leave; results stay. The host may show members out and end the league; if the host leaves, whoever has been there longest follows.
page-league-remove = Show out
page-league-end = End the league
page-league-end-sure = No more games can be made then. Results stay.
page-league-leave = Leave the league
page-calls = Calls
page-calls-title = Call me when it is my turn
page-calls-about = One call for each turn, and one more before your time runs out. Never while you look at that table.
page-calls-push = On this device
page-calls-push-about = A short notice appears, even when the page is closed.
page-calls-push-add = Call me here
page-calls-push-none = This browser cannot be called. On an iPhone, add the page to the home screen first.
page-calls-mail = By e-mail
page-calls-mail-about = We send you a letter first; its link confirms the address. Each mail has a link that ends them.
page-calls-mail-address = Your e-mail address
page-calls-hook = By webhook
page-calls-hook-about = For chat servers: each call is posted to an address that begins with https.
page-calls-hook-address = The address of the webhook
page-calls-form = Form
page-calls-form-plain = Plain JSON
page-calls-form-discord = Discord
page-calls-form-slack = Slack
page-calls-add = Add
page-calls-on = on
page-calls-off = off
page-calls-unsure = one step left: open the letter we sent
page-calls-stopped = stopped
page-calls-trouble = It did not answer as it should ({ $why }), last on { $when }.
page-calls-switch = Call me this way
page-calls-daily = Once a day, all together
page-calls-daily-at = At
page-calls-forget = Forget it
page-calls-confirmed = Thank you. From now on you are called at this address.
page-calls-ended = There will be no more mails to this address.
page-calls-quiet = Quiet from 22:00 to 08:00
page-calls-quiet-about = Calls wait until the morning.
page-holiday = Holiday
page-holiday-about = At tables over days your time stands still meanwhile. At most 30 days at a time, and 60 in a year.
page-holiday-from = From
page-holiday-to = to
page-holiday-take = Take it
page-holiday-is = From { $from } to { $to }
page-holiday-end = I am back
page-ring = Ring once now
page-ringing = It rings.
error-no-such-limit = Time cannot be measured like this.
error-no-such-holiday = A holiday begins today or later and lasts 30 days at most; there are 60 in a year.
error-no-address = This is no address that can be called.
error-too-many-channels = There are too many already. Forget one first.
error-no-mail = This service sends no mail.
error-paused = The table pauses.
error-no-proposal = This has been settled meanwhile.
error-push-refused = The browser does not let itself be called. Allow notifications for this page in its settings.

## Without a service, in one's own browser

page-motto-pocket = Board games, against bots in one click or with friends at one screen. No account, no network.
page-with-others = With others
page-with-others-about = Open tables, links for friends and games over days are there:
page-fetching = The game is being fetched, once …
page-starting = The game is being started …
page-new-version = There is a new version. Games in progress go on in it.
page-take-version = Take it
page-nothing-kept = This browser keeps nothing, as in a private window: download a game before you close the page.
page-understood = All right
page-open-save = Open a saved game
page-kept-title = On this device
page-kept-about = Games and settings are kept in this browser only. As a file, they can go to another one.
page-kept-put = Download all
page-kept-take = Take in a file
page-kept-taken = { $count ->
    [one] One game was taken in.
   *[other] { $count } games were taken in.
}
page-kept-unusable = This is no file of all games, or it is damaged. Nothing was changed.
error-no-files = The game could not be fetched. Is there a network?
error-damaged-file = A file of the game came damaged ({ $name }). Please load the page again.
error-no-webassembly = This browser cannot run the game: it has no WebAssembly.
error-no-python = The game could not be started in this browser. Please load the page again.
error-storage-full = This browser has no room for more. The move was not made: remove something, or download the game.
error-no-save = This is no saved game that can be opened: { $reason }
page-open-save-about = If the game is not over, who goes on in each seat? A game that is over is shown from its beginning.
page-save-open = Open it
page-save-not = Leave it
page-throw-away = Throw away
page-throw-away-sure = Throw this game away for good?
page-slow = Bots of the level “{ $level }” take long on this device: { $seconds } seconds just now.
page-slow-ease = Play on with “{ $level }”
page-slow-stay = Stay with it
page-python = Python
page-python-title = Python, live
page-python-about = The library of this game, in your browser. Choose an example or type something of your own; nothing is installed, and nothing leaves this device.
page-python-examples = Examples
page-python-code = Python code
page-python-run = Run
page-python-stop = Stop
page-python-running = Running …
page-python-keys = Shift and Enter run it.
page-python-stopped = Stopped. All names are forgotten.
page-python-results = Results, the last first
error-no-clocks = Nobody measures time in this browser. Games against the clock need a server.
error-elsewhere = This game went on in another window. Here it is as it stands now.
# My games, and who I am.
page-my-games = My games
page-me = Me
page-tables-wait = { $count ->
    [0] No table waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
  }
page-kept-here = Kept on this device, no account. Make a key.
page-kept-by-key = Found again by your key.
page-no-games = No games yet. Learn by playing takes ten minutes.
page-have-key = I have a key
page-running = Running
page-finished = Finished
page-table-count = { $count ->
    [one] one table
   *[other] { $count } tables
  }
page-game-count = { $count ->
    [one] one game
   *[other] { $count } games
  }
page-none-running = No game is running.
page-none-finished = No such game.
page-paused-now = pauses
page-seek = Search: a name, or a game
page-game = Game
page-all-kinds = All games
page-outcome = Outcome
page-outcome-all = all
page-outcome-won = won
page-outcome-lost = lost
page-rivals = Rivals
page-length = Length
page-winner = winner
page-i-won = won, { $when }
page-they-won = { $count ->
    [one] { $who } won, { $when }
   *[other] { $who } won, { $when }
  }
page-nobody-won = nobody won, { $when }
page-ended-early = ended early, { $when }
page-does-not-count = does not count
page-more-games = { $count } more finished games
page-save-copy = Save a copy
page-copy-csv = As a table (CSV)
page-copy-json = As data (JSON)
page-copy-saves = Save files of games { $first } to { $last }, the latest first (ZIP)
page-somebody = Somebody
page-statistics = Statistics
page-wins-word = { $count ->
    [one] win
   *[other] wins
  }
page-likely = { $share }, likely { $low } to { $high }
page-too-few = too few games to tell
page-points-plot = Points of the last { $count } games; { $wins } of them won; the last one: { $last }
page-last-points = { $points ->
    [one] last: one point
   *[other] last: { $points } points
  }
page-bots-beaten = Bots beaten
page-beaten = beaten
page-unbeaten = not yet
page-share-legend = Gold bar: where your true share of wins likely lies. Dashed: an even share. Coins: games you won.
page-all-figures = All figures
page-figures-about = Games to the end, in which you had one seat. Uploaded and guided games do not count.
page-no-figures = Nothing to count yet.
page-wins-of = { $wins } won of { $games }
page-even-share = An even share would be { $share }.
page-streak-won = { $count ->
    [one] The last game was won.
   *[other] { $count } games won in a row.
  }
page-streak-lost = { $count ->
    [one] The last game was lost.
   *[other] { $count } games lost in a row.
  }
page-streak-best = The longest row of wins: { $count }.
page-by-level = By level of the bots
page-by-rival = By rival
page-rivals-levels = Rivals and levels
page-games = Games
page-won = Won
page-ahead = Ahead
page-share-of-wins = Share of wins
page-points-latest = { $count ->
    [one] Points of the last game
   *[other] Points of the last { $count } games
  }
page-points-mean = { $mean } on average, { $best } at best.
page-as-table = As a table
page-when = When
page-sources = Where points come from, in a game
page-source = Source
page-openings = Favourite openings
page-first-choice = First choice
page-me-title = Who I am here
page-me-about = There is no account: this browser knows you. A key takes all of it to another.
page-name-colour = Name and colour
page-name-colour-about = Offered wherever you sit down.
page-key = My key
page-key-about = Twelve words, as a link and as a QR code too. Whoever has them is you: all seats, games and settings come along, to another device or back after cookies are gone.
page-key-once = Write it down, or scan it with your other device. It is shown this once: we keep only a digest of it.
page-key-qr = The link of my key, as a QR code
page-key-words = The twelve words of my key
page-key-link = The link of my key
page-key-made = You have a key, made on { $when }.
page-key-hidden = It cannot be shown again.
page-key-make = Make my key
page-key-replace = Replace it
page-key-replace-about = You get a new key, and the old one opens nothing any more. Devices that know you already stay as they are.
page-key-replace-yes = Make a new key
page-key-replace-no = Leave it
page-key-enter-title = Enter my key
page-key-enter-about = The twelve words, or the link
page-key-look = Look whose it is
page-key-yours = This is your own key; you are known here already.
page-key-of = { $count ->
    [0] This is the key of { $who }, who has no games yet.
    [one] This is the key of { $who }, with one game.
   *[other] This is the key of { $who }, with { $count } games.
  }
page-key-merge = { $count ->
    [one] The game of this device becomes part of it. Go on only if the key is your own: whoever else has it will have that game too.
   *[other] The { $count } games of this device become part of it. Go on only if the key is your own: whoever else has it will have these games too.
  }
page-key-enter = That is me
page-key-not-mine = Not mine
page-devices = My devices
page-devices-about = Where you are known. End one that you do not use any more.
page-device-here = this device
page-device-seen = last used: { $when }
page-device-end = End
page-device-end-yes = End it
page-device-sure = Nobody is you on that device any more.
page-device-lost = You have no key: without this device nobody finds your games again.
page-browser = A browser
page-data = My data
page-data-about = Settings, devices, ways of being called, games with your moves, results: all in one file.
page-data-get = Download my data
page-forget = Forget me
page-forget-about = Your name, key, devices, ways of being called, results, statistics and what you wrote are deleted, and games that you played alone. Bots take over in running games. Finished games with other people stay theirs: the moves remain, your seat is “Somebody”.
page-forget-sure = I am sure. Nobody can bring it back.
page-forget-do = Delete everything of mine
error-no-key = This is no key: it has twelve words of four letters. One is missing or mistyped.
error-unknown-key = Nobody here has this key.
error-key-replaced = This key was replaced by a newer one on { $when }. Only the newer one opens anything.
error-both-sit-here = The owner of this key and you sit, or sat, at the same table of { $game } on different seats. Nobody may know two hands: finish that game first.
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
page-not-begun = not begun yet
