import type { RegistryReply } from '@skal/contracts/operations/registry';
import { REGISTRY_PATH } from '@skal/contracts/operations/registry';
import type { SiteInfo } from '@skal/contracts/site/site';
import { ReleaseError } from '@skal/shell/server/cli/releaseSteps.ts';
import { type Release, releaseBaseUrl } from '@skal/shell/server/releases/release.ts';
import { readPreviewSnapshot } from '../release/gate/previewTarget.ts';
import type { OtherRemote } from './remoteDescriptor.ts';
import { proxyRoute } from './routes.ts';

/** What a running site says of itself to anybody. */
export interface RunningSite {
  facts: SiteInfo;
  /** Its remotes, whose files it goes on serving. */
  others: OtherRemote[];
}

/** Each bundle says there what its release does; types end where another build begins. */
type Bundles = RegistryReply['bundles'] & Record<string, Release>;

/**
 * Asks a running site what it is made of.
 * @throws ReleaseError when it cannot be asked
 */
export async function readRunningSite(site: URL): Promise<RunningSite> {
  const nobody = `${site.origin} cannot be reached`;
  try {
    const [{ site: facts }, registry] = await Promise.all([
      readPreviewSnapshot({ site, versions: {}, token: null }),
      fetch(new URL(REGISTRY_PATH, site)),
    ]);
    const { bundles } = (await registry.json()) as { bundles: Bundles };
    const others = Object.values(bundles)
      .filter(({ kind }) => kind === 'remote')
      .map((placed) => ({
        placed,
        source: proxyRoute(releaseBaseUrl(placed), site, nobody),
        from: `${site.origin}, ${placed.version}`,
      }));
    return { facts, others };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    throw new ReleaseError(`${nobody}, or is no site of ours: ${cause?.message ?? message}`);
  }
}
