import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { REGISTRY_PATH, type RegistryReply } from '@skal/contracts/operations/registry';
import { readSiteInfo, type SiteInfo } from '@skal/contracts/site/site';
import { ReleaseError } from '@skal/shell/server/cli/releaseSteps.ts';
import { reservePortFromEnv } from '@skal/shell/server/http/port.ts';
import { type Release, releaseBaseUrl } from '@skal/shell/server/releases/release.ts';
import { readManifest } from '../build/manifest.ts';
import { readPreviewSnapshot } from '../release/gate/previewTarget.ts';
import type { Bundle } from '../webpack/bundles.ts';
import { createDevProxy } from './devProxy.ts';
import { startDevServer } from './devServers.ts';
import { mocksEntry, startMocksServer } from './mocks.ts';
import { devPage } from './page.ts';
import { DEV_VERSION, describeRemote, devBase, type OtherRemote } from './remoteDescriptor.ts';
import { proxyRequest, proxyRoute, staticRoute } from './routes.ts';

/** The public description of a running site. */
interface RunningSite {
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
async function readRunningSite(site: URL): Promise<RunningSite> {
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

export interface DevOptions {
  /** The running site that provides the other remotes; default: their last local build. */
  remotesFrom?: URL;
  /** Sends calls to an api instead of mocks. */
  withApi?: boolean;
}

/** An api in place of mocks. */
interface Api {
  handle(req: IncomingMessage, res: ServerResponse): void;
  close(): Promise<void>;
}

/** Local sources, used without a running site. */
export interface LocalSources {
  /** The folder with the files of the shell, once it is built. */
  shell: Promise<string>;
  /** The other remotes. */
  others(): Promise<OtherRemote[]>;
  openApi(port: number): Promise<Api>;
}

/** Returns the api of a running site, for a page that is served locally. */
const remoteApi = (site: URL): Api => ({
  handle: (req, res) => proxyRequest(req, res, site, `${site.origin} cannot be reached`),
  close: async () => {},
});

/** Stops all servers. */
type StopFn = () => Promise<void>;

/**
 * Serves one remote in the real shell, with Fast Refresh. The other remotes come from a running site or the last local build; an
 * api or mocks respond to calls.
 */
export async function serveDevRemote(
  bundle: Bundle,
  { remotesFrom: siteUrl, withApi }: DevOptions,
  local: LocalSources,
): Promise<StopFn> {
  const reservedPort = await reservePortFromEnv(process.env);
  const { port } = reservedPort;
  const url = `http://localhost:${port}`;
  const [server, mocks, site, api, manifest] = await Promise.all([
    startDevServer(bundle),
    withApi ? null : startMocksServer(bundle),
    siteUrl ? readRunningSite(siteUrl) : { facts: readSiteInfo(process.env, url), others: await local.others() },
    withApi ? (siteUrl ? remoteApi(siteUrl) : local.openApi(port)) : null,
    readManifest(bundle),
  ]);
  const servers = mocks ? [server, mocks] : [server];
  const others = site.others.filter(({ descriptor }) => descriptor.name !== bundle.name);
  const shell = staticRoute(devBase({ name: 'shell' }), await local.shell);
  const page = devPage({
    remotes: [describeRemote(bundle, DEV_VERSION, manifest), ...others.map(({ descriptor }) => descriptor)],
    site: site.facts,
    mocks: mocks && mocksEntry(bundle),
    sockets: servers.map(({ socket }) => socket),
  });
  const sources = [shell, ...servers.map(({ source }) => source), ...others.map(({ source }) => source)];
  const proxy = createDevProxy({ sources, api, page: () => page });
  await reservedPort.free();
  proxy.listen(port, process.env.HOST ?? 'localhost');
  await Promise.all([once(proxy, 'listening'), ...servers.map(({ built }) => built)]);

  for (const { descriptor, from: origin } of others) console.log(`  ${descriptor.name}: ${origin}`);
  console.log(`  calls: ${withApi ? `the api of ${siteUrl?.origin ?? 'this working copy'}` : 'mocks in the page'}`);
  console.log(`\nready: ${url}${manifest.routes[0]?.path ?? '/'}`);
  return async () => {
    proxy.closeAllConnections();
    proxy.close();
    await Promise.all([...servers.map((each) => each.stop()), api?.close()]);
  };
}
