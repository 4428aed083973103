import { foldForSearch } from '@skal/contracts/fields/fold';
import type { InboxKind, InboxQuery, InboxStatus } from '@skal/contracts/support/inbox';
import type { TicketPriority } from '@skal/contracts/support/ticket';
import { UNREAD_MAX } from '@skal/contracts/support/unread';
import type { Database } from '../../db/database.ts';
import { type Source, selectSources, sources } from './sources.ts';

// Raw SQL: a page over a union of tables of other modules.

/** A row of the inbox, from any table. */
export interface InboxRow {
  kind: InboxKind;
  id: string;
  title: string;
  sender: string | null;
  clientId: string | null;
  clientName: string | null;
  status: InboxStatus;
  priority: TicketPriority | null;
  unread: number;
  at: number;
  dueAt: number | null;
  respondedAt: number | null;
}

/** Start of a page: after this row. */
interface PageCursor {
  unread: number;
  at: number;
  id: string;
}

/** Encodes a row's position as cursor. */
export const encodeCursor = ({ unread, at, id }: PageCursor): string => `${unread}.${at}.${id}`;

function parseCursor(cursor: string): PageCursor | null {
  const [unread, at, id] = cursor.split('.');
  return id === undefined ? null : { unread: Number(unread), at: Number(at), id };
}

/** Sorts newest first. */
const compareNewestFirst = (one: InboxRow, other: InboxRow): number =>
  other.at - one.at || (other.id < one.id ? -1 : Number(other.id > one.id));

interface InboxSlice {
  /** Read or unread only: each half is ordered by an index. */
  unread: number;
  before: PageCursor | null;
  limit: number;
}

/** Number of latest rows, read and unread each, that a text search covers. */
const SEARCHED_ROWS = 2000;

/** Finds the time of the oldest row that a text search covers; 0 if there are fewer rows. */
async function findOldestSearchedTime(db: Database, { table, at }: Source, unread: number): Promise<number> {
  const sql = `SELECT ${at} AS at FROM ${table} t WHERE t.unread = ? ORDER BY ${at} DESC, t.id DESC LIMIT 1 OFFSET ?`;
  const [row] = await db.query<{ at: number }>(sql, [unread, SEARCHED_ROWS - 1]);
  return Number(row?.at ?? 0);
}

/** Searched columns of a row. */
type SearchedRow = Record<'title' | 'sender' | 'email' | 'name', string | null> & { id: string };

type Condition = readonly [sql: string, ...values: unknown[]];

/** Conditions of a slice, apart from a text search. */
function buildConditions(
  { kinds, client, at, hidden }: Source,
  query: InboxQuery,
  { unread, before }: InboxSlice,
): Condition[] {
  const where: Condition[] = [['t.unread = ?', unread]];
  if (query.kind && kinds.length > 1) where.push(['t.kind = ?', query.kind]);
  if (query.status) where.push(['t.status = ?', query.status]);
  else if (hidden) where.push(['t.status <> ?', hidden]);
  if (query.priority) where.push(['t.priority = ?', query.priority]);
  if (query.client) where.push([`${client} = ?`, query.client]);
  if (before) where.push([`${at} <= ? AND (${at} < ? OR t.id < ?)`, before.at, before.at, before.id]);
  return where;
}

const joinConditions = (where: readonly Condition[]): string => where.map(([condition]) => condition).join(' AND ');
const collectParameters = (where: readonly Condition[]): unknown[] => where.flatMap(([, ...values]) => values);

/** Finds the latest rows whose title, sender, address or client contains a text, folded alike on every database. */
async function findIdsContaining(db: Database, source: Source, query: InboxQuery, part: InboxSlice): Promise<string[]> {
  const { table, title, sender, email, client, at } = source;
  const since = await findOldestSearchedTime(db, source, part.unread);
  const where: Condition[] = [...buildConditions(source, query, part), [`${at} >= ?`, since]];
  const rows = await db.query<SearchedRow>(
    `SELECT t.id AS id, ${title} AS title, ${sender} AS sender, ${email} AS email, b.name AS name
     FROM ${table} t LEFT JOIN businesses b ON b.id = ${client}
     WHERE ${joinConditions(where)} ORDER BY ${at} DESC, t.id DESC`,
    collectParameters(where),
  );
  const folded = foldForSearch(query.search);
  const found = rows.filter(({ title, sender, email, name }) =>
    [title, sender, email, name].some((text) => text && foldForSearch(text).includes(folded)),
  );
  return found.slice(0, part.limit).map(({ id }) => id);
}

/** Selects the rows of one table: by index first, then in full. */
function buildStatement(source: Source, where: readonly Condition[], limit: number) {
  const { table, kind, title, sender, client, at, priority, due, responded } = source;
  const business = `LEFT JOIN businesses b ON b.id = ${client}`;
  const sql = `
    SELECT ${kind} AS kind, t.id AS id, ${title} AS title, ${sender} AS sender,
      b.id AS clientId, b.name AS clientName, t.status AS status,
      ${priority} AS priority, t.unread AS unread, ${at} AS at, ${due} AS dueAt, ${responded} AS respondedAt
    FROM (
      SELECT t.id FROM ${table} t WHERE ${joinConditions(where)}
      ORDER BY ${at} DESC, t.id DESC LIMIT ${limit}
    ) p
    JOIN ${table} t ON t.id = p.id ${business}`;
  return { sql, values: collectParameters(where) };
}

async function findSlice(db: Database, source: Source, query: InboxQuery, part: InboxSlice): Promise<InboxRow[]> {
  const ids = query.search ? await findIdsContaining(db, source, query, part) : null;
  if (ids?.length === 0) return [];
  const where: Condition[] = ids
    ? [[`t.id IN (${ids.map(() => '?').join(', ')})`, ...ids]]
    : buildConditions(source, query, part);
  const { sql, values } = buildStatement(source, where, part.limit);
  return db.query<InboxRow>(sql, values);
}

/** Reads a page of the inbox: unread first, then newest. */
export async function findInbox(db: Database, query: InboxQuery): Promise<InboxRow[]> {
  const position = parseCursor(query.cursor);
  const rows: InboxRow[] = [];
  for (const unread of [1, 0]) {
    const limit = query.limit - rows.length;
    if (limit === 0 || (position && position.unread < unread)) continue;
    const before = position?.unread === unread ? position : null;
    const found = await Promise.all(
      selectSources(query).map((source) => findSlice(db, source, query, { unread, before, limit })),
    );
    rows.push(...found.flat().sort(compareNewestFirst).slice(0, limit));
  }
  return rows;
}

/** Counts unread rows up to UNREAD_MAX. */
export async function countUnread(db: Database): Promise<number> {
  const counts = await Promise.all(
    sources.map(async ({ table, hidden }) => {
      const where = hidden ? 'unread = 1 AND status <> ?' : 'unread = 1';
      const sql = `SELECT COUNT(*) AS unread FROM (SELECT id FROM ${table} WHERE ${where} LIMIT ${UNREAD_MAX}) u`;
      const [row] = await db.query<{ unread: number }>(sql, hidden ? [hidden] : []);
      return Number(row?.unread ?? 0);
    }),
  );
  const sum = counts.reduce((one, other) => one + other, 0);
  return Math.min(sum, UNREAD_MAX);
}
