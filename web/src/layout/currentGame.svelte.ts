/** What is on the current page, for the header: a game, for the link to its rules, and the viewer's seat in it. */
export const currentGame = $state<{ slug: string | null; seat: number | null }>({ slug: null, seat: null });
