/** A build that failed, with what webpack says about it. */
export class BuildFailure extends Error {
  override name = 'BuildFailure';
}
