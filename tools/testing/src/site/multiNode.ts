/** A site of two web servers behind a load balancer: one database, one storage, a data folder each. */
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readMysqlUrl } from '@skal/api';
import { startProxy, type TestProxy } from '@skal/jest/servers/proxy.ts';
import { type ReleasesConfig, withReleaseService } from '@skal/shell/server';
import { test as base } from '../fixtures.ts';
import { createDatabase, type JourneyDatabase } from './database.ts';
import { type Product, type ProductOptions, startProduct } from './productProcess.ts';

/** Round robin over the nodes. A GET that a node does not take goes to the next one. */
async function startBalancer(nodes: readonly { readonly url: string }[]) {
  const agent = new Agent({ keepAlive: true });
  let nextNode = 0;
  const handle = (req: IncomingMessage, res: ServerResponse, tries: number) => {
    const { hostname: host, port } = new URL(nodes[nextNode++ % nodes.length]?.url ?? '');
    const { url: path, method, headers } = req;
    const upstream = request({ agent, host, port, path, method, headers }, (response) => {
      res.writeHead(response.statusCode ?? 502, response.headers);
      response.on('error', () => res.destroy());
      response.pipe(res);
    });
    upstream.on('error', () => {
      if (tries > 1 && method === 'GET' && !res.headersSent) handle(req, res, tries - 1);
      else res.destroy();
    });
    req.pipe(upstream);
  };
  const server = createServer((req, res) => handle(req, res, nodes.length)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** The storage: a folder that every node uses. */
function makeStorage() {
  const at = join(mkdtempSync(join(tmpdir(), 'skal-storage-')), 'storage');
  return {
    at,
    unmount() {
      renameSync(at, `${at}.away`);
      writeFileSync(at, '');
    },
    mount() {
      rmSync(at);
      renameSync(`${at}.away`, at);
    },
    remove: () => rmSync(dirname(at), { recursive: true, force: true }),
  };
}

/** The database of every node, behind a proxy that can cut the connection. */
async function createSharedDatabase(): Promise<{ database: JourneyDatabase; proxy: TestProxy }> {
  const database = await createDatabase('mariadb', '');
  const url = new URL(database.env.DATABASE_URL ?? '');
  const proxy = await startProxy(url.hostname, Number(url.port));
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return { database: { ...database, env: { DATABASE_URL: url.href } }, proxy };
}

export interface MultiNodeSite {
  /** The site as visitors reach it: through the load balancer. */
  readonly url: string;
  /** The web servers that are running: the first is where the site was published. */
  readonly nodes: Product[];
  /** Starts one more, with an empty data folder. */
  add(): Promise<Product>;
  /** The environment of a command on the machine of a node. */
  envOf(node: Product): Record<string, string>;
  /** The shared database and storage, as the machine of a node is configured. */
  releasesConfigOf(node: Product): ReleasesConfig;
  readonly databaseProxy: TestProxy;
  readonly storage: ReturnType<typeof makeStorage>;
}

/** A site of two web servers for each worker. */
export const test = base.extend<object, { site: MultiNodeSite }>({
  baseURL: async ({ site }, use) => use(site.url),

  site: [
    async ({}, use) => {
      const storage = makeStorage();
      const env = { SKAL_RELEASE_STORAGE: storage.at, SKAL_LIMIT_LOGIN_IP: '1000/60' };
      const { database: shared, proxy: databaseProxy } = await createSharedDatabase();
      const database = async () => shared;
      const started: Product[] = [];
      const nodes: Product[] = [];
      const start = async (options: ProductOptions = {}) => {
        const node = await startProduct({ database, env, ...options });
        started.push(node);
        nodes.push(node);
        return node;
      };
      const first = await start();
      const releasesConfigOf = ({ db, dataDir }: Product): ReleasesConfig => {
        const place = readMysqlUrl(db.env.DATABASE_URL ?? '', null);
        return { dataDir, shared: { database: place, storage: { url: storage.at } } };
      };
      // Stores the releases of the first node in the shared storage.
      await withReleaseService(releasesConfigOf(first), (releases) => releases.publish([]));
      const add = () => start({ joinSite: first });
      await add();
      const balancer = await startBalancer(nodes);
      await use({
        ...{ url: balancer.url, nodes, add, releasesConfigOf, databaseProxy, storage },
        envOf: ({ db, dataDir }) => ({ ...env, ...db.env, SKAL_DATA_DIR: dataDir }),
      });
      balancer.close();
      for (const node of started) await node.stop();
      await databaseProxy.close();
      await shared.remove();
      storage.remove();
    },
    { scope: 'worker' },
  ],
});
