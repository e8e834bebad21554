# Tournaments between bots

arena-title = { $game }, { $players } players: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}; fair share { $fair }
arena-duels = { $others ->
    [one] One against one
   *[other] One against { $others }
}
arena-bot = bot
arena-against = against
arena-games = games
arena-wins = win share
arena-interval = 95 % interval
arena-score = mean score
arena-rating = rating
arena-time = ms/move
arena-timed = * has a time budget: these games cannot be repeated exactly ({ $bots }).
arena-again = To repeat this tournament: { $command }
arena-saved = Games and standings are in { $folder }.
arena-resumed = Resuming: { $done } of { $games } games are done.
arena-line = { $done } of { $games } games, about { $rest } left
arena-stopped = Stopped after { $done } of { $games } games; all of them are saved.
arena-lost = Stopped. Nothing is saved without --out.

arena-error-few = A tournament needs two bots or more: --bots greedy,random.
arena-error-twice = The bot { $bot } is named twice.
arena-error-deals = A tournament needs one deal or more, not { $deals }.
arena-error-lineup = There is no such --lineup; there are { $known }.
arena-error-bot = --bots is invalid: { $reason }.
arena-error-other = { $file } holds another tournament ({ $differences }); choose another folder.
arena-error-busy = { $file } is being written by another run; wait for it, or choose another folder.
arena-error-damaged = { $file } is damaged at line { $line }; choose another folder.
arena-error-deadly = Game { $number } was given up: { $times } workers died while they played it. The other games are saved.
arena-error-ray = Ray is not installed; add it with: pip install 'bottega[arena]'
arena-error-unreachable = There is no Ray cluster at { $address }: { $reason }.

help-arena = Let bots play a tournament: win shares, ratings, time, as a table and as files.
help-arena-bots = The bots, separated by commas: greedy,random.
help-arena-deals = The number of deals; each is played once in every rotation of the seats.
help-arena-lineup = duel: one bot against a table of another, for each pair; mixed: tables of different bots; ladder: each bot against the one before it.
help-arena-gauntlet = Only games with the first bot.
help-arena-out = The folder for games and standings; a stopped run resumes from it.
help-arena-workers = The number of games at once; by default as many as there are cores.
help-arena-ray = Play on the Ray cluster at this address; local starts one here.
