/** The game that is being played, watched or gone through now: the frame's link to the rules leads to those. */
export const present = $state<{ game: string | null }>({ game: null });
