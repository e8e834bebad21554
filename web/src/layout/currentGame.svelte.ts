/** The game on the current page, for the link to its rules. */
export const currentGame = $state<{ slug: string | null }>({ slug: null });
