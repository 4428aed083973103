import { preset } from './preset.mjs';

/** Navigation of the shell, and the files that it loads. */
export default preset(
  'routing',
  'shell',
  [
    'shell/src/session/AuthGuard.tsx',
    'shell/src/session/returnPath.ts',
    'shell/src/route/LinkPrefetch.tsx',
    'shell/src/route/RouteChange.tsx',
    'shell/src/route/scroll.ts',
    'shell/src/federation/loader.ts',
    'shell/src/federation/retry.ts',
    'shell/src/federation/remoteRef.ts',
  ],
  [
    'src/session/*.test.tsx',
    'src/route/route.test.tsx',
    'src/route/scroll.test.ts',
    'src/federation/loader*.test.ts',
    'src/slot/*.test.tsx',
  ],
);
