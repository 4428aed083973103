import { once } from 'node:events';
import { join } from 'node:path';
import { readSiteFacts } from '@skal/contracts/site';
import { takePort } from '@skal/shell/server/port.ts';
import { ICON } from '@skal/shell/server/release.ts';
import { readManifest } from '../build/manifest.ts';
import { bundles, findBundle } from '../webpack/bundles.ts';
import { openOwnApi } from './api.ts';
import { createDevDoor } from './door.ts';
import { devPage } from './page.ts';
import { DEV_VERSION, devBase, placedAs } from './placed.ts';
import { startDevServer } from './servers.ts';
import { filesOf } from './sources.ts';

/** Works on the whole product with Fast Refresh: the shell, every remote and the api. */
export async function devWhole(): Promise<() => Promise<void>> {
  const held = await takePort(process.env);
  const { port } = held;
  const url = `http://localhost:${port}`;
  const shell = findBundle('shell');
  console.log(`Starting the dev servers of ${bundles.map(({ name }) => name).join(', ')} …`);
  const [api, servers, remotes] = await Promise.all([
    openOwnApi(port),
    Promise.all(bundles.map(startDevServer)),
    Promise.all(
      bundles
        .filter(({ kind }) => kind === 'remote')
        .map(async (bundle) => placedAs(bundle, DEV_VERSION, await readManifest(bundle))),
    ),
  ]);
  const page = devPage({
    remotes,
    site: readSiteFacts(process.env, url),
    mocks: null,
    sockets: servers.map(({ socket }) => socket),
  });
  const icon = filesOf(`${devBase(shell)}${ICON}`, join(shell.dir, 'public'));
  const door = createDevDoor({ sources: [icon, ...servers.map(({ source }) => source)], api, page: () => page });
  await held.letGo();
  door.listen(port, process.env.HOST ?? 'localhost');
  await Promise.all([once(door, 'listening'), ...servers.map(({ built }) => built)]);
  console.log(`\nready: ${url}`);
  return async () => {
    door.closeAllConnections();
    door.close();
    await Promise.all(servers.map((server) => server.stop()));
    await api.close();
  };
}
