import { type EntityManager, type EntityMetadata, In, type ObjectLiteral, Raw } from 'typeorm';
import { normalEmail } from '../modules/account/findAccount.ts';

/** Rows of one table that are about somebody. */
export interface Holding {
  /** The table's name as the database has it. */
  table: string;
  rows: readonly ObjectLiteral[];
}

/** Columns by which a row says whom it is about. */
const ADDRESSES = ['email', 'recipient', 'replyTo'];

/** Columns that name a client or an account without a key of the database's: rows that outlive whom they name. */
const OUTLIVING = { accountId: 'Account', clientId: 'Business' } as const;

/** What proves who somebody is, and what only holds a row together: none of it tells anything about a person. */
const UNTOLD = /hash|sealed|publicKey|credentialId|requestKey|takenBy|lastStep|salt/i;

/** At once; a client may have more rows than a statement takes. */
const AT_ONCE = 500;

const propertiesOf = (metadata: EntityMetadata): string[] => metadata.columns.map(({ propertyName }) => propertyName);

/** A row as somebody may be given it. */
const told = (row: ObjectLiteral): ObjectLiteral =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !UNTOLD.test(name)));

/** Rows by their table, each once. */
class Found {
  readonly #rows = new Map<EntityMetadata, Map<string, ObjectLiteral>>();

  /** Answers with those that were not there yet. */
  add(metadata: EntityMetadata, rows: readonly ObjectLiteral[]): ObjectLiteral[] {
    const known = this.#rows.get(metadata) ?? new Map<string, ObjectLiteral>();
    this.#rows.set(metadata, known);
    const fresh = rows.filter((row) => !known.has(keyOf(metadata, row)));
    for (const row of fresh) known.set(keyOf(metadata, row), row);
    return fresh;
  }

  holdings(): Holding[] {
    return [...this.#rows]
      .map(([{ tableName }, rows]) => ({ table: tableName, rows: [...rows.values()].map(told) }))
      .filter(({ rows }) => rows.length > 0)
      .sort((one, other) => one.table.localeCompare(other.table));
  }
}

const keyOf = (metadata: EntityMetadata, row: ObjectLiteral): string =>
  metadata.primaryColumns.map((column) => String(row[column.propertyName])).join('/');

/** Looks up rows of a table by what one of its columns holds. */
async function findBy(manager: EntityManager, metadata: EntityMetadata, property: string, values: readonly string[]) {
  const found: ObjectLiteral[] = [];
  for (let from = 0; from < values.length; from += AT_ONCE) {
    const where = { [property]: In(values.slice(from, from + AT_ONCE)) };
    found.push(...(await manager.find<ObjectLiteral>(metadata.target, { where })));
  }
  return found;
}

/** Rows that name somebody by an address at the end of a column, in whichever case it was typed. */
async function findNaming(manager: EntityManager, metadata: EntityMetadata, property: string, ending: string) {
  const pattern = ending.replaceAll(/[!%_]/g, '!$&');
  const isNamed = (column: string) => `LOWER(${column}) LIKE :pattern ESCAPE '!'`;
  const where = { [property]: Raw(isNamed, { pattern: property === 'who' ? `%${pattern}` : pattern }) };
  return manager.find<ObjectLiteral>(metadata.target, { where });
}

/**
 * Finds everything that a site knows of whoever has an address: rows that name it, the account and, of a client, the
 * business; then whatever refers to one of those rows, by the keys that the tables have. So a table that comes later is
 * looked at without being named here.
 */
export async function findPerson(manager: EntityManager, address: string): Promise<Holding[]> {
  const email = normalEmail(address);
  const tables = manager.connection.entityMetadatas;
  const found = new Found();
  const open: { metadata: EntityMetadata; rows: ObjectLiteral[] }[] = [];
  const take = (metadata: EntityMetadata, rows: readonly ObjectLiteral[]) => {
    const fresh = found.add(metadata, rows);
    if (fresh.length > 0) open.push({ metadata, rows: fresh });
  };

  for (const metadata of tables) {
    for (const property of propertiesOf(metadata).filter((name) => ADDRESSES.includes(name))) {
      take(metadata, await findNaming(manager, metadata, property, email));
    }
    if (!propertiesOf(metadata).includes('who')) continue;
    take(metadata, await findNaming(manager, metadata, 'who', `<${email}>`));
  }
  for (let next = open.shift(); next; next = open.shift()) {
    const { metadata, rows } = next;
    // A business is a client's own; whoever works for one has no part in the rest of it.
    const businesses = metadata.name === 'Account' ? rows.flatMap(({ businessId }) => businessId ?? []) : [];
    const business = tables.find(({ name }) => name === 'Business');
    if (business && businesses.length > 0) take(business, await findBy(manager, business, 'id', businesses));
    const ids = rows.flatMap((row) => (row.id === undefined ? [] : String(row.id)));
    for (const other of tables) {
      const properties = propertiesOf(other).filter(
        (name) =>
          OUTLIVING[name as keyof typeof OUTLIVING] === metadata.name ||
          other.foreignKeys.some(
            (key) =>
              key.referencedEntityMetadata === metadata && key.columns.some((column) => column.propertyName === name),
          ),
      );
      for (const property of properties) take(other, await findBy(manager, other, property, ids));
    }
  }
  return found.holdings();
}
