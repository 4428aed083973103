import { type EntityManager, type EntityMetadata, In, MoreThan, type ObjectLiteral } from 'typeorm';
import { normalEmail } from '../modules/account/findAccount.ts';

/** Rows of one table that are about somebody. */
export interface PersonalDataRows {
  /** The table's name as the database has it. */
  table: string;
  rows: readonly ObjectLiteral[];
}

/** Columns by which a row says whom it is about: an address, a text with one, or values that may have one. */
const NAMING = ['email', 'recipient', 'replyTo', 'newEmail', 'who', 'before', 'after'];

/** An address within a text, such as `Anna Jensen <anna@example.dk>`. */
const ADDRESS = /[^\s<>()[\]\\,;:"]+@[^\s<>()[\]\\,;:"]+/gu;

/** How many rows of a table are looked through at once. */
const SCANNED_AT_ONCE = 2_000;

/** Columns that name a client or an account without a key of the database's: rows that outlive whom they name. */
const OUTLIVING = { accountId: 'Account', clientId: 'Business' } as const;

/** What proves who somebody is, and what only holds a row together: none of it tells anything about a person. */
const UNTOLD = /hash|sealed|publicKey|credentialId|requestKey|leasedBy|lastStep|salt/i;

/** At once; a client may have more rows than a statement takes. */
const AT_ONCE = 500;

const propertiesOf = (metadata: EntityMetadata): string[] => metadata.columns.map(({ propertyName }) => propertyName);

/** A row as somebody may be given it. */
const told = (row: ObjectLiteral): ObjectLiteral =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !UNTOLD.test(name)));

/** Rows by their table, each once. */
class RowCollector {
  readonly #rows = new Map<EntityMetadata, Map<string, ObjectLiteral>>();

  /** Answers with those that were not there yet. */
  add(metadata: EntityMetadata, rows: readonly ObjectLiteral[]): ObjectLiteral[] {
    const known = this.#rows.get(metadata) ?? new Map<string, ObjectLiteral>();
    this.#rows.set(metadata, known);
    const fresh = rows.filter((row) => !known.has(keyOf(metadata, row)));
    for (const row of fresh) known.set(keyOf(metadata, row), row);
    return fresh;
  }

  holdings(): PersonalDataRows[] {
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

/** Whether a value of a row names an address, in whichever spelling. Values of the audit log are objects and lists. */
function isNamedIn(value: unknown, email: string): boolean {
  if (typeof value === 'string') return (value.match(ADDRESS) ?? []).some((found) => normalEmail(found) === email);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => isNamedIn(part, email));
}

/** Replaces an address wherever a value names it. */
export function withoutAddress<Value>(value: Value, email: string): Value {
  const change = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return part.replace(ADDRESS, (found) => (normalEmail(found) === email ? '(erased)' : found));
    }
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(change);
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, change(inner)]));
  };
  return change(value) as Value;
}

/**
 * Finds the rows of a table that name an address. Every row is compared here, and not by SQL: databases disagree about the
 * case and the accents of letters outside ASCII.
 */
async function findNaming(manager: EntityManager, metadata: EntityMetadata, email: string): Promise<ObjectLiteral[]> {
  const naming = propertiesOf(metadata).filter((name) => NAMING.includes(name));
  const [key, ...others] = metadata.primaryColumns.map(({ propertyName }) => propertyName);
  if (naming.length === 0 || key === undefined || others.length > 0) return [];
  const found: ObjectLiteral[] = [];
  for (let last: unknown = ''; ; ) {
    const rows: ObjectLiteral[] = await manager.find<ObjectLiteral>(metadata.target, {
      select: Object.fromEntries([key, ...naming].map((name) => [name, true])),
      where: { [key]: MoreThan(last) },
      order: { [key]: 'ASC' },
      take: SCANNED_AT_ONCE,
    });
    found.push(...rows.filter((row) => naming.some((name) => isNamedIn(row[name], email))));
    if (rows.length < SCANNED_AT_ONCE) break;
    last = rows.at(-1)?.[key];
  }
  return findBy(
    manager,
    metadata,
    key,
    found.map((row) => String(row[key])),
  );
}

/**
 * Finds everything that a site knows of whoever has an address: rows that name it, the account and, of a client, the
 * business; then whatever refers to one of those rows, by the keys that the tables have. So a table that comes later is
 * looked at without being named here.
 */
export async function findPersonalData(manager: EntityManager, address: string): Promise<PersonalDataRows[]> {
  const email = normalEmail(address);
  const tables = manager.connection.entityMetadatas;
  const found = new RowCollector();
  const open: { metadata: EntityMetadata; rows: ObjectLiteral[] }[] = [];
  const take = (metadata: EntityMetadata, rows: readonly ObjectLiteral[]) => {
    const fresh = found.add(metadata, rows);
    if (fresh.length > 0) open.push({ metadata, rows: fresh });
  };

  for (const metadata of tables) take(metadata, await findNaming(manager, metadata, email));
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
