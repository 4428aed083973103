import type { Lint } from './sourceFiles.ts';

/** The only module that may use browser storage: with cookies blocked, every access may throw. */
const GUARD = 'packages/shell-kit/src/browserState.ts';

/** Code that runs in visitors' pages. */
const SERVED = /^(?:shared-ui|packages\/(?:shell-kit|forms|account)|shell|mfe-[\w-]+)\/src\//;
const TESTS = /\.test\.tsx?$|\/testing\//;
const USE =
  /\b(?:window\.)?(?:localStorage|sessionStorage)\s*[.[]|\bnew BroadcastChannel\b|\bdocument\.cookie\b|\bnavigator\.serviceWorker\b/g;

/** Rejects storage, channels, workers and cookies outside the guard module, because the browser may deny them. */
export const browserState: Lint = (files) =>
  files
    .filter(({ path }) => SERVED.test(path) && !TESTS.test(path) && path !== GUARD)
    .flatMap(({ path, text }) =>
      [...text.matchAll(USE)].map(({ 0: use, index }) => ({
        path,
        line: text.slice(0, index).split('\n').length,
        message: `"${use}" throws when cookies are blocked: use ${GUARD}`,
      })),
    );
