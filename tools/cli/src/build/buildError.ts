/** A failed build, with webpack's message. */
export class BuildError extends Error {
  override name = 'BuildFailure';
}
