/** Maximum time counted per check: a process that was suspended has not waited meanwhile. */
const CHECK_MS_MAX = 1_000;

/** Polls until a condition holds; fails after a timeout with the last value. */
export async function waitFor<T>(
  look: () => Promise<T> | T,
  isMet: (seen: T) => boolean,
  patienceMs = 10_000,
): Promise<T> {
  let waited = 0;
  for (let before = Date.now(); ; ) {
    const seen = await look();
    if (isMet(seen)) return seen;
    if (waited > patienceMs) throw new Error(`The condition was not met in time; last value: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const now = Date.now();
    waited += Math.min(CHECK_MS_MAX, now - before);
    before = now;
  }
}
