/** The classes of expected errors of building and releasing, loaded when one fails. */
export const loadErrors = async () => [
  (await import('../build/buildError.ts')).BuildError,
  (await import('../create/code/codeFiles.ts')).CreateCodeError,
  (await import('../create/remote/remoteName.ts')).CreateRemoteError,
  (await import('../webpack/bundles.ts')).UnknownBundleError,
  (await import('@skal/shell/server/cli/releaseSteps.ts')).ReleaseError,
];
