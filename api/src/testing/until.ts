/** Waits until something is so, looking again and again; fails after a while with what was seen last. */
export async function until<T>(
  look: () => Promise<T> | T,
  isSo: (seen: T) => boolean,
  patienceMs = 10_000,
): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const seen = await look();
    if (isSo(seen)) return seen;
    if (Date.now() > end) throw new Error(`It did not come to pass; last seen: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
