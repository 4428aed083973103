/** A site of two front doors: one database, one storage, a data folder each, and a balancer before them. */
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readMysqlUrl } from '@skal/api';
import { type ReleasePlace, withReleases } from '@skal/shell/server';
import { startProxy, type TestProxy } from '@skal/tooling/src/testing/proxy.ts';
import { type JourneyDatabase, createDatabase } from './database.ts';
import { test as base } from '../fixtures.ts';
import { type Product, type ProductOptions, startProduct } from './productProcess.ts';

/** Asks one door after the other, a request each; one that is not there is passed over. */
async function startBalancer(doors: readonly { readonly url: string }[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const handle = (req: IncomingMessage, res: ServerResponse, tries: number) => {
    const { hostname: host, port } = new URL(doors[turn++ % doors.length]?.url ?? '');
    const { url: path, method, headers } = req;
    const asked = request({ agent, host, port, path, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => res.destroy());
      answer.pipe(res);
    });
    asked.on('error', () => {
      if (tries > 1 && method === 'GET' && !res.headersSent) handle(req, res, tries - 1);
      else res.destroy();
    });
    req.pipe(asked);
  };
  const server = createServer((req, res) => handle(req, res, doors.length)).listen(0, '127.0.0.1');
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

/** The storage: a folder that all of them reach. */
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

/** The database of all of them, with a way to it that can be cut. */
async function makeWay(): Promise<{ database: JourneyDatabase; way: TestProxy }> {
  const database = await createDatabase('mariadb', '');
  const url = new URL(database.env.DATABASE_URL ?? '');
  const way = await startProxy(url.hostname, Number(url.port));
  url.hostname = '127.0.0.1';
  url.port = String(way.port);
  return { database: { ...database, env: { DATABASE_URL: url.href } }, way };
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
  /** What is shared, for the machine of a node. */
  releasesConfigOf(node: Product): ReleasePlace;
  readonly databaseProxy: TestProxy;
  readonly storage: ReturnType<typeof makeStorage>;
}

/** A site of two web servers for each worker. */
export const test = base.extend<object, { site: MultiNodeSite }>({
  site: [
    async ({}, use) => {
      const storage = makeStorage();
      const env = { SKAL_RELEASE_STORAGE: storage.at, SKAL_LIMIT_LOGIN_IP: '1000/60' };
      const { database: shared, way: databaseProxy } = await makeWay();
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
      const releasesConfigOf = ({ db, dataDir }: Product): ReleasePlace => {
        const place = readMysqlUrl(db.env.DATABASE_URL ?? '', null);
        return { dataDir, shared: { database: place, storage: { at: storage.at } } };
      };
      // From now on what it has is shared.
      await withReleases(releasesConfigOf(first), (releases) => releases.publish([]));
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
