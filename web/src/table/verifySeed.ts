/** Whether a seed matches the hash that was published at the start (see `engine/chance.py`). */
export async function matchesCommitment(seed: string, commitment: string): Promise<boolean | null> {
  // Missing on pages that come over plain HTTP from another machine.
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`bottega seed ${seed}`));
  const hex = Array.from(new Uint8Array(digest), (n) => n.toString(16).padStart(2, "0")).join("");
  return hex === commitment;
}
