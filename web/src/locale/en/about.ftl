# The about page.

about-title = About the workshop
about-what = What this is
about-what-text = A bottega was a Renaissance master’s workshop. This one holds board games about Leonardo da Vinci: against bots that think, with friends by link, on one device, without an account. It is free, it shows no advertising, and nothing is for sale.
about-credits = The games and their authors
about-credits-text = The games were invented and published by others. If you like one, buy the box: nothing replaces a table with people around it. We are not affiliated with any of them.
about-authors = By { $authors }
about-publisher = Published by { $publisher }
about-fairness = Fairness
about-fairness-text = The server shuffles from a secret seed. Before the first move it shows a fingerprint of that seed, and when the game is over the seed itself: anybody can check that the fingerprint fits and that nothing was dealt again on the way. What you may not know never reaches your browser, and the bots see no more than you would in their seat.
about-bots = The bots
about-bots-text = They come in eight strengths, from the novice, who has just read the rules, to the virtuoso, who has learned from thousands of its own games. They do not cheat: they imagine the worlds that fit what their seat has seen, and look ahead in those.
about-privacy = Privacy
about-privacy-text = When you first play, your browser gets one cookie that says who you are, so that your seat stays yours. Your name, your games and what you say at a table are kept; no e-mail, no tracking, nobody else’s scripts. Language, light and sound are remembered in your browser only.
about-drawings = Words and drawings
about-drawings-text = All texts and all drawings here are our own. The type is IM Fell English and Source Sans.
about-keys-text = Everything can be done without a mouse, and what happens at a table is read out by screen readers.
