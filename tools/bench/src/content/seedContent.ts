import { DEMO } from '../accounts.ts';
import { addClient, clientId, idOf, insert, type SeedDatabase } from '../dataset.ts';

export const CATEGORIES = 5;

/** Id of an item of a seeded client's menu. */
export const itemId = (client: number, item: number): string => idOf('0007', client * 1_000 + item);

/** Stores the draft of a menu, the same for each client but for its ids. */
async function addMenu(database: SeedDatabase, client: number, items: number): Promise<void> {
  const business_id = clientId(client);
  const categoryId = (index: number) => idOf('0006', client * CATEGORIES + index);
  await insert(
    database,
    'menu_categories',
    Array.from({ length: CATEGORIES }, (_, position) => ({
      ...{ id: categoryId(position), business_id, name: `Category ${position}`, position, version: 1 },
    })),
  );
  await insert(
    database,
    'menu_items',
    Array.from({ length: items }, (_, position) => ({
      ...{ id: itemId(client, position), business_id, category_id: categoryId(position % CATEGORIES) },
      ...{ name: `Barolo ${position}, glass`, description: `Nebbiolo of slope ${position}, two years in oak.` },
      ...{ price: 100 * (position + 50), allergens: 'sulphites', status: 'published' },
      ...{ sold_out: 0, position, version: 1 },
    })),
  );
}

const VERSION = 'number, kind, hash, note, published_at, published_by';

/** Publishes the version of the first client for another one. */
async function copyVersion({ query }: SeedDatabase, client: number): Promise<void> {
  const [id, business, first] = [idOf('0008', client), clientId(client), clientId(0)];
  await query(
    'INSERT INTO content_states (business_id, number, hash) SELECT ?, number, hash FROM content_states WHERE business_id = ?',
    [business, first],
  );
  await query(
    `INSERT INTO content_versions (id, business_id, ${VERSION}) SELECT ?, ?, ${VERSION} FROM content_versions WHERE business_id = ?`,
    [id, business, first],
  );
  await query(
    `INSERT INTO content_pieces (id, version_id, position, text) SELECT CONCAT(?, SUBSTR(p.id, 9)), ?, p.position, p.text
     FROM content_pieces p JOIN content_versions v ON v.id = p.version_id WHERE v.business_id = ?`,
    [String(client).padStart(8, '0'), id, first],
  );
}

/**
 * Stores clients with a menu each, and a key that may read it.
 * @param publish publishes the menu of the first client
 */
export async function seedContent(
  database: SeedDatabase,
  { clients, items }: { readonly clients: number; readonly items: number },
  publish: () => Promise<void>,
): Promise<void> {
  const found = await database.query('SELECT business_id AS id FROM accounts WHERE email = ?', [DEMO.live.email]);
  const [live] = found as { id: string }[];
  if (!live) throw new Error('The site has no live demo account');
  await database.query('BEGIN');
  for (let client = 0; client < clients; client += 1) {
    await addClient(database, live.id, client);
    await addMenu(database, client, items);
  }
  await database.query("UPDATE app_keys SET scopes = 'events content devices' WHERE label = 'bench'");
  await database.query('COMMIT');
  await publish();
  await database.query('BEGIN');
  for (let client = 1; client < clients; client += 1) await copyVersion(database, client);
  await database.query('COMMIT');
}
