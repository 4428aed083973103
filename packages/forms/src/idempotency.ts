/** A request that can be retried after a lost response: the server processes requests with the same key once. */
export interface IdempotentRequest<Body> {
  body: Body;
  headers: Readonly<Record<'Idempotency-Key', string>>;
}

/** Hashes a text: two 32-bit FNV-1a hashes with different offsets and primes. */
function hash(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1000193];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b);
  }
  return [a, b].map((half) => (half >>> 0).toString(36)).join('');
}

/**
 * Derives the Idempotency-Key from the draft id and a hash of the body. Resubmitting the same content, also after a reload, reuses
 * the key. Changed content gets a new key, so a correction is never treated as a duplicate.
 */
export const createIdempotentRequest = <Body>(id: string, body: Body): IdempotentRequest<Body> => ({
  body,
  headers: { 'Idempotency-Key': `${id}.${hash(JSON.stringify(body))}` },
});
