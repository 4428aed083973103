/** Passes bytes through, and throws unless exactly the expected number arrives. */
export async function* expectBytes(source: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let passed = 0;
  for await (const piece of source) {
    passed += piece.length;
    if (passed > bytes) break;
    yield piece;
  }
  if (passed !== bytes) throw new Error(`Expected ${bytes} bytes, received ${passed > bytes ? 'more' : passed}`);
}
