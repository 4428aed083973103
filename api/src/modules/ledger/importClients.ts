import type { Database } from '../../db/database.ts';
import { isId } from '../../db/rows/id.ts';
import { sentence, type Text } from '../../language/text.ts';
import { type ClientRef, type Column, readNamedClients } from './namedClients.query.ts';

/** Client of a row, or why none was found. */
export type ClientMatch = { ok: true; client: ClientRef } | { ok: false; error: Text };

/** Normalises a name for comparison: email addresses and ids ignore case; no-break spaces become spaces. */
const normalize = (name: string) =>
  (name.includes('@') || isId(name.trim().toLowerCase()) ? name.toLowerCase() : name)
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .trim();

/** Finds the clients named by rows: by business name, email address or id. */
export async function matchClients(db: Database, names: readonly string[]): Promise<(name: string) => ClientMatch> {
  const uniqueNames = [...new Set(names.map(normalize).filter(Boolean))];
  const found = new Map<string, ClientRef[]>();
  const findBy = async (column: Column, values: readonly string[]) => {
    const rows = await readNamedClients(db, column, values);
    for (const { id, name, email } of rows) {
      for (const key of new Set([id, normalize(name), normalize(email)])) {
        const others = (found.get(key) ?? []).filter((other) => other.id !== id);
        found.set(key, [...others, { id, name }]);
      }
    }
  };
  await findBy(
    'a.email',
    uniqueNames.filter((name) => name.includes('@')),
  );
  await findBy('b.id', uniqueNames.filter(isId));
  await findBy('b.name', [...new Set(names.map((name) => name.trim()).filter((name) => name && !isId(name)))]);
  return (name) => {
    if (!name.trim()) return { ok: false, error: /*i18n*/ 'The client is missing' };
    const [client, ...others] = found.get(normalize(name)) ?? [];
    if (!client) return { ok: false, error: sentence(/*i18n*/ 'No client found for {name}', { name }) };
    if (others.length > 0)
      return {
        ok: false,
        error: sentence(/*i18n*/ 'Several clients are named {name}. Please use the email address.', { name }),
      };
    return { ok: true, client };
  };
}
