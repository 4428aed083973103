import type { RegistryReply } from '@skal/contracts/registry';
import { REGISTRY_PATH } from '@skal/contracts/registry';
import type { SiteFacts } from '@skal/contracts/site';
import { ReleaseError } from '@skal/shell/server/cli/releaseSteps.ts';
import { baseOf, type Release } from '@skal/shell/server/release.ts';
import { readTrial } from '../release/gate/trial.ts';
import type { Other } from './placed.ts';
import { handingOn } from './sources.ts';

/** What a running site says of itself to anybody. */
export interface Site {
  facts: SiteFacts;
  /** Its remotes, whose files it goes on serving. */
  others: Other[];
}

/** Each bundle says there what its release does; types end where another build begins. */
type Bundles = RegistryReply['bundles'] & Record<string, Release>;

/**
 * Asks a running site what it is made of.
 * @throws ReleaseError when it cannot be asked
 */
export async function readSite(site: URL): Promise<Site> {
  const nobody = `${site.origin} cannot be reached`;
  try {
    const [{ site: facts }, registry] = await Promise.all([
      readTrial({ site, versions: {}, token: null }),
      fetch(new URL(REGISTRY_PATH, site)),
    ]);
    const { bundles } = (await registry.json()) as { bundles: Bundles };
    const others = Object.values(bundles)
      .filter(({ kind }) => kind === 'remote')
      .map((placed) => ({
        placed,
        source: handingOn(baseOf(placed), site, nobody),
        from: `${site.origin}, ${placed.version}`,
      }));
    return { facts, others };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    throw new ReleaseError(`${nobody}, or is no site of ours: ${cause?.message ?? message}`);
  }
}
