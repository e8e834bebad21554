# Networks that learn

train-step-trained = generation { $generation }: learning
train-step-policy = generation { $generation }: learning the policy
train-step-games = generation { $generation }: games
train-step-gate = generation { $generation }: against the best so far
train-step-against-first = generation { $generation }: against generation 0
train-step-final = generation { $generation }: against the search
train-line = { $step }, { $done } of { $total }
train-resumed = Resuming: { $steps ->
    [one] 1 step is
   *[other] { $steps } steps are
} done.
train-stopped = Stopped. What is done is saved in { $folder }.
train-done = The best network is that of generation { $best }. Weights and report are in { $folder }.
train-no-plots = No plots: { $package } is not installed; add it with: pip install 'bottega[{ $extra }]'

train-report-title = Training of { $game } for { $players } players
train-report-best = The best network is that of generation { $best }. All steps took { $minutes } minutes. Win shares have 95 % intervals over deals that were played from every seat.
train-report-final = Generation { $best } against the search bot with { $time } a move:
train-settings = Settings
train-generation = generation { $number }
train-column-generation = generation
train-column-games = games
train-column-positions = positions
train-column-loss = loss on games held out
train-column-policy = loss of the policy (heuristic alone)
train-column-gate = win share
train-column-kept = kept
train-column-first = win share against generation 0
train-column-seconds = seconds
train-column-variant = search
train-column-deals = deals
train-column-iterations = iterations, network : playouts
train-yes = yes
train-no = no
train-fair = fair share
train-expected = expected result
train-real = mean result
train-share-of-training = share of the training
train-plot-strength = Strength by generation
train-plot-losses = Loss on games held out
train-plot-calibration = Expected and real results

train-error-set = { $given } needs a value: --set NAME=VALUE.
train-error-setting = This run is not possible: { $reason }.
train-error-other = { $folder } holds another run ({ $differences }); choose another folder with --out.
train-error-busy = Another run works in { $folder }; wait for it, or choose another folder with --out.
train-error-damaged = { $file } is damaged; choose another folder with --out.
train-error-run = The run failed: { $reason }.

help-train = Train a network for a game: play, learn, keep what is better. A run that was stopped goes on.
help-train-players = The number of players; by default as few as possible. A network is for one number.
help-train-out = The folder of the run; by default runs/GAME-PLAYERS.
help-train-generations = How many times the search plays games to learn from.
help-train-positions = Positions of the heuristic's games for the first network.
help-train-games = Games of the search for each generation.
help-train-iterations = Iterations of the search at a move of these games.
help-train-start = Start with weights instead of nothing: a file weights.npz of a run, or shipped for those in the package.
help-train-minutes = Stop after about this time; the same command goes on.
help-train-threads = The number of threads; by default as many as there are cores.
help-train-ray = Play the games on the Ray cluster at this address; local starts one here.
help-train-seed = The seed of the run.
help-train-set = Another setting, such as gate_deals=50; can be repeated.
