import type { RegistryReply } from '@skal/contracts/operations/registry';
import { REGISTRY_PATH } from '@skal/contracts/operations/registry';
import type { SiteInfo } from '@skal/contracts/site/site';
import { ReleaseError } from '@skal/shell/server/cli/releaseSteps.ts';
import { type Release, releaseBaseUrl } from '@skal/shell/server/releases/release.ts';
import { readPreviewSnapshot } from '../release/gate/previewTarget.ts';
import type { OtherRemote } from './remoteDescriptor.ts';
import { proxyRoute } from './routes.ts';

/** The public description of a running site. */
export interface RunningSite {
  facts: SiteInfo;
  /** Its remotes; the site serves their files. */
  others: OtherRemote[];
}

/** Each bundle has the fields of its release there; other builds have no types here. */
type Bundles = RegistryReply['bundles'] & Record<string, Release>;

/**
 * Reads the description of a running site.
 * @throws ReleaseError when the site cannot be read
 */
export async function readRunningSite(site: URL): Promise<RunningSite> {
  const unreachableMessage = `${site.origin} cannot be reached`;
  try {
    const [{ site: facts }, registry] = await Promise.all([
      readPreviewSnapshot({ site, versions: {}, token: null }),
      fetch(new URL(REGISTRY_PATH, site)),
    ]);
    const { bundles } = (await registry.json()) as { bundles: Bundles };
    const others = Object.values(bundles)
      .filter(({ kind }) => kind === 'remote')
      .map((descriptor) => ({
        descriptor,
        source: proxyRoute(releaseBaseUrl(descriptor), site, unreachableMessage),
        from: `${site.origin}, ${descriptor.version}`,
      }));
    return { facts, others };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    throw new ReleaseError(`${unreachableMessage}, or it is not a Skal site: ${cause?.message ?? message}`);
  }
}
