/** A deterministic generator of numbers from 0 to 1 (sfc32). */
export function seededRandom(seed: number): () => number {
  let [a, b, c, count] = [0, 0, seed, 1];
  const next = () => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first numbers correlate with the seed.
  for (let round = 0; round < 20; round++) next();
  return next;
}
