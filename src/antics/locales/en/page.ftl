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
page-sound = A sound when it is my turn
page-notify = A notification when it is my turn
page-clause = Rule { $clause }
page-thinking = Thinking
page-decides = deciding
page-away = away
page-stand-in = away; a bot stands in
page-level-random = random bot
page-level-greedy = greedy bot
page-level-easy = easy bot
page-level-medium = medium bot
page-level-hard = hard bot
page-level-expert = expert bot
page-over = The game is over.
page-confirm-or-change = Confirm, or choose something else that is lit.
page-waiting-for = Waiting for { $who }.
page-one-moment = One moment …
page-log = What happened
page-skip = Skip
page-back = Back
page-undo = Undo
page-hint = Hint
page-hint-about = What a strong bot thinks, from what you can see. The number is its estimate of your chances.
page-hint-best = its choice
page-hint-value = { $value } %
page-confirm = Confirm
page-choices = What you can do now
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
page-move-seat-about = Open this link there, once. It has been copied.
page-leave = Leave the table
page-motto = Pull up a chair.
page-motto-about = Three board games, against bots in one click or with friends by link. No account.
page-newcomer = Robin
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting just now. A public table of yours would be listed here.
page-replays = Replays
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
page-go-on = Go on playing
page-all-games = All { $count } games
page-your-turn-on = Your turn on { $game }
page-seats-left = { $count ->
    [one] one seat left
   *[other] { $count } seats left
}
page-join = Join
antler-island-title = Antler Island
antler-island-teaser = Plan in secret, feed, grow antlers, fight your way up. The peak is worth three.
animal-kingdoms-title = Animal Kingdoms
animal-kingdoms-teaser = Eight animals, five kingdoms, and laws that keep an eye on their neighbours.
antigua-title = Antigua
antigua-teaser = Your crew can do what its colour means today. An officer may change that.
page-my-name = My name
page-keep = Keep
page-kept = Kept
page-colour = Colour
page-colour-0 = orange, triangle
page-colour-1 = blue, circle
page-colour-2 = pink, diamond
page-colour-3 = yellow, square
page-colour-4 = green, star
page-new-table = A table of { $game }
page-seats = Seats
page-seat = Seat { $number }
page-seat-me = here
page-seat-open = by link
page-seat-bot = bot
page-seat-open-about = You get a link to give away.
page-hot-seat-about = Several people at this device: a curtain falls between turns, so that nobody sees the others’ secrets.
page-name = Name
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
page-open-seat = Open seat
page-you = you
page-here = here
page-invitation = Come and play { $game }
page-put-bot = Put a bot here
page-open-it = Open the seat
page-lobby-waiting = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
page-lobby-full = Everybody is here.
page-lobby-private = This table is by invitation: whoever has a link may sit down.
page-lobby-host-begins = The game begins as soon as the host starts it.
page-begin-with-bots = Fill up with bots and begin
page-move-here = The seat of { $who } moves to this device.
page-invited = You are invited to this table.
