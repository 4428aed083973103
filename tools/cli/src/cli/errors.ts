/** The classes of expected errors of building and releasing, loaded when one fails. */
export const loadErrors = async () => [
  (await import('../build/failure.ts')).BuildFailure,
  (await import('../createRemote/remoteName.ts')).RemoteRefusal,
  (await import('../webpack/bundles.ts')).UnknownBundle,
  (await import('@skal/shell/server/cli/releaseSteps.ts')).ReleaseError,
];
