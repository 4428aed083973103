import type { Lint } from './sourceFiles.ts';

/** Where what a browser keeps is used, guarded: with cookies blocked, each of these may throw. */
const GUARD = 'packages/shell-kit/src/browserState.ts';

/** What runs in visitors' pages. */
const SERVED = /^(?:shared-ui|packages\/(?:shell-kit|forms|account)|shell|mfe-[\w-]+)\/src\//;
const TESTS = /\.test\.tsx?$|\/testing\//;
const USE =
  /\b(?:window\.)?(?:localStorage|sessionStorage)\s*[.[]|\bnew BroadcastChannel\b|\bdocument\.cookie\b|\bnavigator\.serviceWorker\b/g;

/** Refuses a use of storage, channels, workers and cookies that a browser may refuse, anywhere but in the guard. */
export const browserState: Lint = (files) =>
  files
    .filter(({ path }) => SERVED.test(path) && !TESTS.test(path) && path !== GUARD)
    .flatMap(({ path, text }) =>
      [...text.matchAll(USE)].map(({ 0: use, index }) => ({
        path,
        line: text.slice(0, index).split('\n').length,
        message: `"${use}" throws where cookies are blocked: use ${GUARD}`,
      })),
    );
