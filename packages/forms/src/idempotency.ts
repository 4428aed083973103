/** A form that is sent, and again after a lost answer: the server takes what has the same key once. */
export interface IdempotentRequest<Body> {
  body: Body;
  headers: Readonly<Record<'Idempotency-Key', string>>;
}

/** A short mark of a text: two hashes of 32 bits, as FNV-1a makes them, with different beginnings and factors. */
function markOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1000193];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x85ebca6b);
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join('');
}

/**
 * Gives a submission its key, by what it says and by the id of what is being written. So sending the same again keeps
 * the key, after a reload as well; what has been changed since is another submission, and a correction is never taken
 * for a repetition.
 */
export const createIdempotentRequest = <Body>(id: string, body: Body): IdempotentRequest<Body> => ({
  body,
  headers: { 'Idempotency-Key': `${id}.${markOf(JSON.stringify(body))}` },
});
