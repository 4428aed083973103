import { simulate } from '../demo/http/simulate.ts';
import { DEMO_SEED } from '../demo/simulation/constants.ts';
import { StartupError } from '../StartupError.ts';

interface SimulateOptions {
  /** URL of the site; only the origin is used. */
  site: URL;
  /** Email address of the client's owner. */
  client?: string;
  days: number;
  seed?: number;
  dryRun?: boolean;
}

/**
 * Acts as a client's app at the app API, with simulated events. Uses the key in SKAL_APP_KEY; without it the demo operator
 * creates a key, which is revoked at the end.
 * @throws StartupError without a client and a key
 */
export async function simulateApp({ site, client, days, seed, dryRun = false }: SimulateOptions): Promise<string> {
  const appKey = process.env.SKAL_APP_KEY?.trim() || null;
  if (!client && !appKey) throw new StartupError('Give the email address of the client’s owner with --client.');
  return simulate({
    ...{ site: site.origin, email: client ?? '', appKey },
    ...{ days, seed: seed ?? DEMO_SEED, dryRun, now: Date.now() },
  });
}
