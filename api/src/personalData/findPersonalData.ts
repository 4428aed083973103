import { type EntityManager, type EntityMetadata, In, MoreThan, type ObjectLiteral } from 'typeorm';
import { normalizeEmail } from '../modules/account/findAccount.ts';

/** Rows of one table about a person. */
export interface PersonalDataRows {
  /** Table name in the database. */
  table: string;
  rows: readonly ObjectLiteral[];
}

/** Columns that identify a person: an address, a text containing one, or JSON values. */
const IDENTIFYING_COLUMNS = ['email', 'recipient', 'replyTo', 'newEmail', 'who', 'before', 'after'];

/** An address within a text, such as `Anna Jensen <anna@example.dk>`. */
const ADDRESS = /[^\s<>()[\]\\,;:"]+@[^\s<>()[\]\\,;:"]+/gu;

/** Rows scanned per batch. */
const SCAN_BATCH = 2_000;

/** Columns that refer to a client or an account without a foreign key: these rows are kept after the deletion. */
const SOFT_REFERENCES = { accountId: 'Account', clientId: 'Business' } as const;

/** Secrets and technical columns, which say nothing about a person. */
const HIDDEN_COLUMNS = /hash|sealed|publicKey|credentialId|requestKey|leasedBy|lastStep|salt/i;

/** Values per statement. */
const VALUES_PER_QUERY = 500;

const listProperties = (metadata: EntityMetadata): string[] => metadata.columns.map(({ propertyName }) => propertyName);

/** Returns a row without hidden columns. */
const toExportRow = (row: ObjectLiteral): ObjectLiteral =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !HIDDEN_COLUMNS.test(name)));

/** Collects rows by table, each once. */
class RowCollector {
  readonly #rows = new Map<EntityMetadata, Map<string, ObjectLiteral>>();

  /** Adds rows, and returns those that are new. */
  add(metadata: EntityMetadata, rows: readonly ObjectLiteral[]): ObjectLiteral[] {
    const known = this.#rows.get(metadata) ?? new Map<string, ObjectLiteral>();
    this.#rows.set(metadata, known);
    const fresh = rows.filter((row) => !known.has(getPrimaryKey(metadata, row)));
    for (const row of fresh) known.set(getPrimaryKey(metadata, row), row);
    return fresh;
  }

  listRows(): PersonalDataRows[] {
    return [...this.#rows]
      .map(([{ tableName }, rows]) => ({ table: tableName, rows: [...rows.values()].map(toExportRow) }))
      .filter(({ rows }) => rows.length > 0)
      .sort((one, other) => one.table.localeCompare(other.table));
  }
}

const getPrimaryKey = (metadata: EntityMetadata, row: ObjectLiteral): string =>
  metadata.primaryColumns.map((column) => String(row[column.propertyName])).join('/');

/** Finds rows of a table by the values of one column. */
async function findBy(manager: EntityManager, metadata: EntityMetadata, property: string, values: readonly string[]) {
  const found: ObjectLiteral[] = [];
  for (let from = 0; from < values.length; from += VALUES_PER_QUERY) {
    const where = { [property]: In(values.slice(from, from + VALUES_PER_QUERY)) };
    found.push(...(await manager.find<ObjectLiteral>(metadata.target, { where })));
  }
  return found;
}

/** Whether a value contains an address in any spelling. Audit values are objects and lists. */
function isNamedIn(value: unknown, email: string): boolean {
  if (typeof value === 'string') return (value.match(ADDRESS) ?? []).some((found) => normalizeEmail(found) === email);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => isNamedIn(part, email));
}

/** Replaces an address everywhere in a value. */
export function replaceAddress<Value>(value: Value, email: string): Value {
  const change = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return part.replace(ADDRESS, (found) => (normalizeEmail(found) === email ? '(erased)' : found));
    }
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(change);
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, change(inner)]));
  };
  return change(value) as Value;
}

/**
 * Finds the rows of a table that name an address. Rows are compared here rather than in SQL, because databases differ in
 * case and accent folding outside ASCII.
 */
async function findIdentifying(
  manager: EntityManager,
  metadata: EntityMetadata,
  email: string,
): Promise<ObjectLiteral[]> {
  const naming = listProperties(metadata).filter((name) => IDENTIFYING_COLUMNS.includes(name));
  const [key, ...others] = metadata.primaryColumns.map(({ propertyName }) => propertyName);
  if (naming.length === 0 || key === undefined || others.length > 0) return [];
  const found: ObjectLiteral[] = [];
  for (let last: unknown = ''; ; ) {
    const rows: ObjectLiteral[] = await manager.find<ObjectLiteral>(metadata.target, {
      select: Object.fromEntries([key, ...naming].map((name) => [name, true])),
      where: { [key]: MoreThan(last) },
      order: { [key]: 'ASC' },
      take: SCAN_BATCH,
    });
    found.push(...rows.filter((row) => naming.some((name) => isNamedIn(row[name], email))));
    if (rows.length < SCAN_BATCH) break;
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
 * Finds all data about the person with an address. Starts with rows that contain it, the account and the business, and
 * follows foreign keys to them, so new tables are included automatically.
 */
export async function findPersonalData(manager: EntityManager, address: string): Promise<PersonalDataRows[]> {
  const email = normalizeEmail(address);
  const tables = manager.connection.entityMetadatas;
  const found = new RowCollector();
  const open: { metadata: EntityMetadata; rows: ObjectLiteral[] }[] = [];
  const take = (metadata: EntityMetadata, rows: readonly ObjectLiteral[]) => {
    const fresh = found.add(metadata, rows);
    if (fresh.length > 0) open.push({ metadata, rows: fresh });
  };

  for (const metadata of tables) take(metadata, await findIdentifying(manager, metadata, email));
  for (let next = open.shift(); next; next = open.shift()) {
    const { metadata, rows } = next;
    // A business belongs to its client; its staff have no claim to the rest of its data.
    const owners = metadata.name === 'Account' ? rows.filter(({ staffId }) => staffId === null) : [];
    const businesses = owners.flatMap(({ businessId }) => businessId ?? []);
    const business = tables.find(({ name }) => name === 'Business');
    if (business && businesses.length > 0) take(business, await findBy(manager, business, 'id', businesses));
    const ids = rows.flatMap((row) => (row.id === undefined ? [] : String(row.id)));
    for (const other of tables) {
      const properties = listProperties(other).filter(
        (name) =>
          SOFT_REFERENCES[name as keyof typeof SOFT_REFERENCES] === metadata.name ||
          other.foreignKeys.some(
            (key) =>
              key.referencedEntityMetadata === metadata && key.columns.some((column) => column.propertyName === name),
          ),
      );
      for (const property of properties) take(other, await findBy(manager, other, property, ids));
    }
  }
  return found.listRows();
}
