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
import { type JourneyDatabase, makeDatabase } from './database.ts';
import { type Journey, prepareJourney } from './journey.ts';
import { type Product, startProduct } from './product.ts';

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
  const database = await makeDatabase('mariadb', '');
  const url = new URL(database.env.DATABASE_URL ?? '');
  const way = await startProxy(url.hostname, Number(url.port));
  url.hostname = '127.0.0.1';
  url.port = String(way.port);
  return { database: { ...database, env: { DATABASE_URL: url.href } }, way };
}

export interface Doors {
  journey: Journey;
  /** The site as visitors reach it. */
  url(): string;
  /** Those that are there: the first is where the site was published. */
  doors: Product[];
  /** Sets up one more, whose data folder has nothing yet. */
  add(): Promise<Product>;
  /** What a command has in its environment on the machine of a door. */
  envOf(door: Product): Record<string, string>;
  /** What is shared, for the machine of a door. */
  placeOf(door: Product): ReleasePlace;
  way(): TestProxy;
  storage: ReturnType<typeof makeStorage>;
}

/** Prepares such a site for a file of tests; call it at the top of the file. */
export function prepareDoors(): Doors {
  const storage = makeStorage();
  const env = {
    SKAL_RELEASE_STORAGE: storage.at,
    SKAL_LIMIT_LOGIN_IP: '1000/60',
  };
  const doors: Product[] = [];
  const added: Product[] = [];
  let made: ReturnType<typeof makeWay> | undefined;
  let way: TestProxy;
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  const makeWayOnce = () => {
    made ??= makeWay();
    return made;
  };
  const database = async () => (await makeWayOnce()).database;
  const journey = prepareJourney({ database, env });

  const envOf = ({ db, dataDir }: Product) => ({ ...env, ...db.env, SKAL_DATA_DIR: dataDir });
  const placeOf = ({ db, dataDir }: Product): ReleasePlace => {
    const place = readMysqlUrl(db.env.DATABASE_URL ?? '', null);
    return { dataDir, shared: { database: place, storage: { at: storage.at } } };
  };
  const add = async () => {
    const door = await startProduct({ beside: journey.product, database, env });
    added.push(door);
    doors.push(door);
    return door;
  };

  beforeAll(async () => {
    const first = journey.product;
    ({ way } = await makeWayOnce());
    // What it has is shared from now on.
    await withReleases(placeOf(first), (releases) => releases.publish([]));
    doors.push(first);
    await add();
    balancer = await startBalancer(doors);
  });

  afterAll(async () => {
    balancer?.close();
    for (const door of added) await door.stop();
    const { database: shared, way: itsWay } = await makeWayOnce();
    await itsWay.close();
    await shared.remove();
    storage.remove();
  });

  return { journey, url: () => balancer.url, doors, add, envOf, placeOf, way: () => way, storage };
}
