/** Why something could not be done: a word for the program, a sentence for people, and the rule if one forbids it. */
export class Problem extends Error {
  override readonly name = "Problem";

  constructor(
    /** The server's word for it; ours are "unreachable" (no answer came) and "broken" (one that makes no sense). */
    readonly word: string,
    /** As the server says it, in English. */
    readonly sentence: string,
    readonly more: ProblemMore = {},
  ) {
    super(`${word}: ${sentence}`);
  }
}

export interface ProblemMore {
  /** Of HTTP. */
  status?: number;
  /** The rule that forbids it. */
  clause?: string | null;
  /** What was wrong in a form. */
  field?: string;
  /** Seconds after which it is worth another try. */
  retryAfter?: number;
}

export const unreachable = (): Problem => new Problem("unreachable", "The server cannot be reached.");
