import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { openApi, readSettings } from '@skal/api';
import { dataDirOf } from '@skal/product/dataDir.ts';
import { portOf } from '@skal/product/open.ts';
import { stopOnSignal } from '@skal/product/stop.ts';
import { readManifest } from './build/manifest.ts';
import { createDevDoor } from './dev/door.ts';
import { type DevRemote, devPage } from './dev/page.ts';
import { type DevServer, startDevServer, startMocksServer } from './dev/servers.ts';
import { bundles, findBundle } from './webpack/bundles.ts';

// The whole product with hot reload; with a remote's name, that remote alone in the real shell, its calls
// answered by its own mocks.
const [name] = process.argv.slice(2);
const shell = findBundle('shell');
const chosen = name && name !== 'shell' ? findBundle(name) : null;
const remoteBundles = chosen ? [chosen] : bundles.filter(({ kind }) => kind === 'remote');

const port = await portOf(process.env);
const url = `http://localhost:${port}`;
const dataDir = dataDirOf(process.env);
const settings = readSettings({ ...process.env, PORT: String(port), SKAL_DATA_DIR: dataDir });
console.log(`Starting the dev servers of ${[shell, ...remoteBundles].map((bundle) => bundle.name).join(', ')} …`);
if (!chosen) mkdirSync(dataDir, { recursive: true });
const api = chosen ? null : await openApi(settings);
const servers: DevServer[] = [];
for (const bundle of [shell, ...remoteBundles]) servers.push(await startDevServer(bundle));
if (chosen) servers.push(await startMocksServer(chosen));
const remotes = await Promise.all(
  remoteBundles.map(async (bundle): Promise<DevRemote> => ({ bundle, manifest: await readManifest(bundle) })),
);
const door = createDevDoor({ servers, api, page: () => devPage(shell, remotes, servers, settings.site, chosen) });
door.listen(port, process.env.HOST ?? 'localhost');
await once(door, 'listening');
stopOnSignal(async () => {
  door.closeAllConnections();
  door.close();
  await Promise.all(servers.map((server) => server.stop()));
  await api?.close();
});
console.log(`\nready ${url}${chosen ? (remotes[0]?.manifest.routes[0]?.path ?? '/') : ''}`);
for (const { email, password } of api?.demoAccounts ?? []) console.log(`  ${email.padEnd(22)} ${password}`);
