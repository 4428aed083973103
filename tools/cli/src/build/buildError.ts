/** A build that failed, with what webpack says about it. */
export class BuildError extends Error {
  override name = 'BuildFailure';
}
