import type { Fallback } from '../federation/loader.ts';
import { tell } from './tell.ts';

/** Says, in the console and to the site, that a remote goes on with the version before in this tab. */
export function reportFallback({ remote, version, to, route }: Fallback): void {
  console.warn(`${remote}@${version} does not work here; this tab goes on with ${to}`);
  tell({ kind: 'fallback', remote, version, to, route: route ?? location.pathname });
}
