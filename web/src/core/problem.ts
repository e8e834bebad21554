/** Why something failed: a code for the program, a sentence for people, and the clause if a rule forbids it. */
export class Problem extends Error {
  override readonly name = "Problem";

  constructor(
    /** The server's error code. The client adds "unreachable" (no answer) and "broken" (an invalid answer). */
    readonly code: string,
    /** The server's message, in English. */
    readonly sentence: string,
    readonly more: ProblemMore = {},
  ) {
    super(`${code}: ${sentence}`);
  }
}

export interface ProblemMore {
  /** The HTTP status. */
  status?: number;
  /** The clause that forbids it. */
  clause?: string | null;
  /** The field of the form that is invalid. */
  field?: string;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
}

export const unreachable = (): Problem => new Problem("unreachable", "The server cannot be reached.");
