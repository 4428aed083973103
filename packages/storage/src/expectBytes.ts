/** Lets bytes pass, and fails where they are not as many as were promised: part of a thing is not the thing. */
export async function* expectBytes(source: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let passed = 0;
  for await (const piece of source) {
    passed += piece.length;
    if (passed > bytes) break;
    yield piece;
  }
  if (passed !== bytes) throw new Error(`${bytes} bytes were to come, and ${passed > bytes ? 'more' : passed} came`);
}
