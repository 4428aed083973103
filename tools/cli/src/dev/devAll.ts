import { once } from 'node:events';
import { join } from 'node:path';
import { readSiteInfo } from '@skal/contracts/site/site';
import { reservePortFromEnv } from '@skal/shell/server/http/port.ts';
import { ICON } from '@skal/shell/server/releases/release.ts';
import { readManifest } from '../build/manifest.ts';
import { bundles, findBundle } from '../webpack/bundles.ts';
import { createDevProxy } from './devProxy.ts';
import { startDevServer } from './devServers.ts';
import { openLocalApi } from './localApi.ts';
import { devPage } from './page.ts';
import { DEV_VERSION, describeRemote, devBase } from './remoteDescriptor.ts';
import { staticRoute } from './routes.ts';

/** Serves the whole product with Fast Refresh: the shell, every remote and the api. */
export async function devAll(): Promise<() => Promise<void>> {
  const reservedPort = await reservePortFromEnv(process.env);
  const { port } = reservedPort;
  const url = `http://localhost:${port}`;
  const shell = findBundle('shell');
  console.log(`Starting the dev servers of ${bundles.map(({ name }) => name).join(', ')} …`);
  const [api, servers, remotes] = await Promise.all([
    openLocalApi(port),
    Promise.all(bundles.map(startDevServer)),
    Promise.all(
      bundles
        .filter(({ kind }) => kind === 'remote')
        .map(async (bundle) => describeRemote(bundle, DEV_VERSION, await readManifest(bundle))),
    ),
  ]);
  const page = devPage({
    remotes,
    site: readSiteInfo(process.env, url),
    mocks: null,
    sockets: servers.map(({ socket }) => socket),
  });
  const icon = staticRoute(`${devBase(shell)}${ICON}`, join(shell.dir, 'public'));
  const proxy = createDevProxy({ sources: [icon, ...servers.map(({ source }) => source)], api, page: () => page });
  await reservedPort.free();
  proxy.listen(port, process.env.HOST ?? 'localhost');
  await Promise.all([once(proxy, 'listening'), ...servers.map(({ built }) => built)]);
  console.log(`\nready: ${url}`);
  return async () => {
    proxy.closeAllConnections();
    proxy.close();
    await Promise.all(servers.map((server) => server.stop()));
    await api.close();
  };
}
