import type { Fallback } from '../federation/loader.ts';
import type { Mounts } from './mounts.ts';

/** Says, in the console and to the site, that a remote goes on with the version before in this tab. */
export const reportFallback =
  (mounts: Mounts) =>
  (fallback: Fallback): void => {
    console.warn(`${fallback.remote}@${fallback.version} does not work here; this tab goes on with ${fallback.to}`);
    mounts.fellBack(fallback);
  };
