import type { Database as SqliteFile } from 'better-sqlite3';
import type { Database } from '../db/database.ts';

/** How much has been counted, and until when that counts, in milliseconds since 1970. */
export interface Count {
  points: number;
  expire: number;
}

/** Counters in a database, many of them by one statement. */
export interface Tally {
  /** The counters that are there. */
  read(keys: readonly string[]): Promise<Map<string, Count>>;
  /**
   * Adds to counters, and answers how far each is then, before anybody else has added to it. One whose time is over
   * begins again, with nothing less than 0, and ends at `expire`: what is given back belongs to the time before.
   */
  add(amounts: readonly Amount[], now: number, expire: number): Promise<Map<string, Count>>;
}

type Amount = readonly [key: string, points: number];

/** So many counters are named by one statement. */
const MOST = 500;

function* inParts<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += MOST) yield items.slice(from, from + MOST);
}

const places = (count: number, place: string) => Array(count).fill(place).join(', ');

type Query = <Row extends object>(sql: string, parameters: readonly unknown[]) => Promise<Row[]>;

async function select(query: Query, keys: readonly string[]): Promise<[string, Count][]> {
  const sql = `SELECT \`key\`, points, expire FROM rate_limits WHERE \`key\` IN (${places(keys.length, '?')})`;
  const rows = await query<Count & { key: string }>(sql, keys);
  return rows.map(({ key, points, expire }) => [key, { points: Number(points), expire: Number(expire) }]);
}

/** Counters at a server, where other processes count, too. */
export function mysqlTally(db: Database): Tally {
  const add = (amounts: readonly Amount[], now: number, expire: number) =>
    // Until the end of the transaction nobody else adds to these, so each sum is that of those who came before.
    db.tx(async () => {
      await db.query(
        `INSERT INTO rate_limits (\`key\`, points, expire) VALUES ${places(amounts.length, '(?, ?, ?)')}
        ON DUPLICATE KEY UPDATE points = IF(expire <= ?, GREATEST(VALUES(points), 0), points + VALUES(points)),
          expire = IF(expire <= ?, VALUES(expire), expire)`,
        [...amounts.flatMap(([key, points]) => [key, points, expire]), now, now],
      );
      return select(
        db.query,
        amounts.map(([key]) => key),
      );
    });
  return {
    async read(keys) {
      const found: [string, Count][] = [];
      for (const part of inParts(keys)) found.push(...(await select(db.query, part)));
      return new Map(found);
    },
    async add(amounts, now, expire) {
      // In one order everywhere: two processes then wait for each other instead of standing in each other's way.
      const inOrder = [...amounts].sort(([one], [other]) => (one < other ? -1 : 1));
      const sums: [string, Count][] = [];
      for (const part of inParts(inOrder)) sums.push(...(await add(part, now, expire)));
      return new Map(sums);
    },
  };
}

/** Counters in a file of this process. */
export function sqliteTally(client: SqliteFile): Tally {
  const read = client.prepare<[string], Count>('SELECT points, expire FROM rate_limits WHERE key = ?');
  const add = client.prepare<[string, number, number, number, number]>(
    `INSERT INTO rate_limits (key, points, expire) VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN expire <= ? THEN MAX(excluded.points, 0) ELSE points + excluded.points END,
      expire = CASE WHEN expire <= ? THEN excluded.expire ELSE expire END`,
  );
  const addAll = client.transaction((amounts: readonly Amount[], now: number, expire: number) => {
    for (const [key, points] of amounts) add.run(key, points, expire, now, now);
  });
  const readAll = (keys: readonly string[]) => {
    const counts = new Map<string, Count>();
    for (const key of keys) {
      const count = read.get(key);
      if (count) counts.set(key, count);
    }
    return counts;
  };
  return {
    read: async (keys) => readAll(keys),
    async add(amounts, now, expire) {
      addAll(amounts, now, expire);
      return readAll(amounts.map(([key]) => key));
    },
  };
}
