import type { Database } from '../../db/database.ts';
import { isId } from '../../db/id.ts';

export interface NamedClient {
  id: string;
  name: string;
}

/** The client that a row means, or why none can be told. */
export type MeantClient = { ok: true; client: NamedClient } | { ok: false; error: string };

const ALL = `
  SELECT b.id AS id, b.name AS name, a.email AS email
  FROM businesses b
  JOIN accounts a ON a.business_id = b.id`;

/** A name as it is looked up: letter by letter, but for an address or an id, and for no-break spaces. */
const normal = (name: string) =>
  (name.includes('@') || isId(name.trim().toLowerCase()) ? name.toLowerCase() : name)
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .trim();

/** Finds the clients that rows name: by the business's name, the e-mail address or the id. */
export async function findNamedClients(db: Database, names: readonly string[]): Promise<(name: string) => MeantClient> {
  const asked = [...new Set(names.map(normal).filter(Boolean))];
  const found = new Map<string, NamedClient[]>();
  const look = async (column: string, values: readonly string[]) => {
    if (values.length === 0) return;
    const rows = await db.query<NamedClient & { email: string }>(
      `${ALL} WHERE ${column} IN (${values.map(() => '?').join(', ')})`,
      values,
    );
    for (const { id, name, email } of rows) {
      for (const key of new Set([id, normal(name), normal(email)])) {
        const others = (found.get(key) ?? []).filter((other) => other.id !== id);
        found.set(key, [...others, { id, name }]);
      }
    }
  };
  await look(
    'a.email',
    asked.filter((name) => name.includes('@')),
  );
  await look('b.id', asked.filter(isId));
  await look('b.name', [...new Set(names.map((name) => name.trim()).filter((name) => name && !isId(name)))]);
  return (name) => {
    if (!name.trim()) return { ok: false, error: 'The client is missing' };
    const [client, ...others] = found.get(normal(name)) ?? [];
    if (!client) return { ok: false, error: `There is no client called ${name}` };
    if (others.length > 0) return { ok: false, error: `Several clients are called ${name}: name the e-mail address` };
    return { ok: true, client };
  };
}
