/** A look counts for so much at most: a process that was stopped, as a whole or by its machine, has not waited meanwhile. */
const LOOK_MS = 1_000;

/** Waits until something is so, looking again and again; fails after a while with what was seen last. */
export async function waitFor<T>(
  look: () => Promise<T> | T,
  isSo: (seen: T) => boolean,
  patienceMs = 10_000,
): Promise<T> {
  let waited = 0;
  for (let before = Date.now(); ; ) {
    const seen = await look();
    if (isSo(seen)) return seen;
    if (waited > patienceMs) throw new Error(`It did not come to pass; last seen: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const now = Date.now();
    waited += Math.min(LOOK_MS, now - before);
    before = now;
  }
}
