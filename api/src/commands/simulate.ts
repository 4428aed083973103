import { simulate } from '../demo/http/simulate.ts';
import { DEMO_SEED } from '../demo/simulation/constants.ts';
import { StartupError } from '../StartupError.ts';

interface SimulateOptions {
  /** The site; its origin is used. */
  site: URL;
  /** The email address of the client's owner. */
  client?: string;
  days: number;
  seed?: number;
  dryRun?: boolean;
}

/**
 * Plays the app of a client over the app API, as its backend would report. SKAL_APP_KEY names a key to use; without it a key
 * is created by the demo's operator and revoked at the end.
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
