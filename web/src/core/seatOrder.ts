/** The order in which every board shows the seats. */
interface Viewed {
  /** The viewer's seat; null for spectators. */
  readonly seat: number | null;
  readonly players: number;
}

const clockwise = (from: number, players: number): number[] =>
  Array.from({ length: players }, (_, i) => (from + i) % players);

/** The other seats, clockwise from the viewer's left; all seats for a spectator. */
export const opponentsOf = ({ seat, players }: Viewed): number[] =>
  seat === null ? clockwise(0, players) : clockwise(seat + 1, players).slice(0, -1);

/** All seats, the viewer's first, then clockwise. */
export const seatOrder = ({ seat, players }: Viewed): number[] => clockwise(seat ?? 0, players);
