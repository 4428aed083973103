/** The classes of expected errors of building and releasing, loaded when one fails. */
export const loadErrors = async () => [
  (await import('../build/buildError.ts')).BuildError,
  (await import('../createCode/codeFiles.ts')).CreateCodeError,
  (await import('../createRemote/remoteName.ts')).CreateRemoteError,
  (await import('../webpack/bundles.ts')).UnknownBundleError,
  (await import('@skal/shell/server/cli/releaseSteps.ts')).ReleaseError,
];
