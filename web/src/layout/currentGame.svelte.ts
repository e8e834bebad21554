/** The game that is being played, watched or gone through now: the frame's link to the rules leads to those. */
export const currentGame = $state<{ slug: string | null }>({ slug: null });
