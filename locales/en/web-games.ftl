# The page with a person's own games
mine-none = You have not played here yet.
mine-loading = Looking for your games …
mine-running = Running games
mine-finished = Finished games
mine-none-found = No game matches this.
mine-filter-game = Game
mine-filter-person = Played with
mine-all = All
mine-with = With { $names }
mine-here = { $names } on one device
mine-last-move = Last move { $when }
mine-begun = Started { $when }
mine-won = Won
mine-lost = Lost
mine-drawn = Draw
mine-place = Place { $rank } of { $players }
mine-won-by = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
mine-closed = No result
mine-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
mine-points = { $points } points
mine-more = Show more
mine-bound = These are your newest { $count } games.
# Totals
mine-totals = Won and lost
mine-by-game = By game
mine-by-person = With whom
mine-count-won = Won
mine-count-lost = Lost
mine-count-drawn = Drawn
# Saving and deleting
mine-export = Save all as a file
mine-storage-temporary = The games of this device are stored in this browser, which may delete them when room gets short.
mine-storage-keep = Ask the browser to keep them
mine-storage-kept = The games of this device are stored in this browser, which keeps them until you delete them.
mine-storage-refused = The browser does not promise to keep the games of this device. Save them as a file, or install Crosstable as an app and ask again.
mine-delete = Delete finished games
mine-delete-sure = Delete all your finished games?
mine-delete-words = They disappear from your list for good. The others keep them in their lists, and unfinished games stay in yours.
mine-delete-yes = Yes, delete them
mine-delete-no = Keep them
mine-deleted = { $count ->
    [0] There was nothing to delete.
    [one] One game is deleted.
   *[other] { $count } games are deleted.
}
mine-kept = { $count ->
    [one] One unfinished game stays.
   *[other] { $count } unfinished games stay.
}
