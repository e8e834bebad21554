# Other people: friends, invitations, and what one can do against somebody.

people = People
people-none = Nobody else is here.
people-nobody = Nobody yet. Those with whom you play appear here.
people-friend = Add as friend
people-unfriend = Remove friend
people-mute = Mute
people-unmute = Unmute
people-block = Block
people-unblock = Unblock
people-friends = Friends
people-mutes = Muted
people-blocks = Blocked
people-lately = Played with lately
people-report = Report
people-report-about = What is it about?
people-about-name = name
people-about-chat = chat
people-about-conduct = conduct
people-report-text = What happened?
people-report-send = Send
people-reported = Thank you. The operators will look at it.
invite-title = Invite friends and people you played with
invite = Invite
invite-sent = Invited

invite-agents-title = Invite an agent
invite-agents-about = Agents are programs of other people. Such a game changes no rating.
agent-of = of { $owner }
