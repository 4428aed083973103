import type { InboxKind, InboxQuery, InboxStatus } from '@skal/contracts/inbox';
import type { TicketPriority } from '@skal/contracts/ticket';
import { UNREAD_MOST } from '@skal/contracts/unread';
import type { Database } from '../../db/database.ts';
import { containing, likes } from '../../db/like.ts';
import { type Source, sources, sourcesFor } from './sources.ts';

/** A line of the inbox, from whichever table. */
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

/** Where a page begins: behind this row. */
interface Place {
  unread: number;
  at: number;
  id: string;
}

/** A row's place, as the next page names it. */
export const cursorOf = ({ unread, at, id }: Place): string => `${unread}.${at}.${id}`;

function placeOf(cursor: string): Place | null {
  const [unread, at, id] = cursor.split('.');
  return id === undefined ? null : { unread: Number(unread), at: Number(at), id };
}

/** A row in the order of the inbox: the newest first. */
const newestFirst = (one: InboxRow, other: InboxRow): number =>
  other.at - one.at || (other.id < one.id ? -1 : Number(other.id > one.id));

interface Part {
  /** Only those that are read, or only those that are not: each half is in order in an index. */
  unread: number;
  before: Place | null;
  limit: number;
  /** Nothing older than this. */
  since: number;
}

/** A text is looked for among so many of the newest that are read, and so many that are not. */
const LOOKED_AT = 2000;

/** The moment of the oldest row that a text is looked for in; 0 where there are fewer rows. */
async function oldestLookedAt(db: Database, { table, at }: Source, unread: number): Promise<number> {
  const sql = `SELECT ${at} AS at FROM ${table} t WHERE t.unread = ? ORDER BY ${at} DESC, t.id DESC LIMIT 1 OFFSET ?`;
  const [row] = await db.query<{ at: number }>(sql, [unread, LOOKED_AT - 1]);
  return Number(row?.at ?? 0);
}

/** What a row must say to be found by a text. */
function saying({ title, sender }: Source, search: string): [sql: string, ...values: string[]] {
  const texts = [title, ...(sender === 'NULL' ? [] : [sender]), 'b.name'];
  const found = texts.map((text) => `${text} ${likes('?')}`).join(' OR ');
  return [`(${found})`, ...texts.map(() => containing(search))];
}

/** The rows of one table, found by its index first and read in full afterwards. */
function statementOf(source: Source, query: InboxQuery, { unread, before, limit, since }: Part) {
  const { table, kind, title, sender, client, at, priority, due, responded } = source;
  const where: [sql: string, ...values: unknown[]][] = [['t.unread = ?', unread]];
  if (query.kind && source.kinds.length > 1) where.push(['t.kind = ?', query.kind]);
  if (query.status) where.push(['t.status = ?', query.status]);
  if (query.priority) where.push(['t.priority = ?', query.priority]);
  if (query.client) where.push([`${client} = ?`, query.client]);
  if (before) where.push([`${at} <= ? AND (${at} < ? OR t.id < ?)`, before.at, before.at, before.id]);
  if (query.search) where.push([`${at} >= ?`, since], saying(source, query.search));
  const business = `LEFT JOIN businesses b ON b.id = ${client}`;
  const sql = `
    SELECT ${kind} AS kind, t.id AS id, ${title} AS title, ${sender} AS sender,
      b.id AS clientId, b.name AS clientName, t.status AS status,
      ${priority} AS priority, t.unread AS unread, ${at} AS at, ${due} AS dueAt, ${responded} AS respondedAt
    FROM (
      SELECT t.id FROM ${table} t ${query.search ? business : ''} WHERE ${where.map(([condition]) => condition).join(' AND ')}
      ORDER BY ${at} DESC, t.id DESC LIMIT ${limit}
    ) p
    JOIN ${table} t ON t.id = p.id ${business}`;
  return { sql, values: where.flatMap(([, ...values]) => values) };
}

/** A page of the inbox: what nobody has read first, then the newest. */
export async function findInbox(db: Database, query: InboxQuery): Promise<InboxRow[]> {
  const place = placeOf(query.cursor);
  const rows: InboxRow[] = [];
  for (const unread of [1, 0]) {
    const limit = query.limit - rows.length;
    if (limit === 0 || (place && place.unread < unread)) continue;
    const before = place?.unread === unread ? place : null;
    const found = await Promise.all(
      sourcesFor(query).map(async (source) => {
        const since = query.search ? await oldestLookedAt(db, source, unread) : 0;
        const { sql, values } = statementOf(source, query, { unread, before, limit, since });
        return db.query<InboxRow>(sql, values);
      }),
    );
    rows.push(...found.flat().sort(newestFirst).slice(0, limit));
  }
  return rows;
}

/** How much nobody has read, counted no further than UNREAD_MOST. */
export async function countUnread(db: Database): Promise<number> {
  const counts = await Promise.all(
    sources.map(async ({ table }) => {
      const sql = `SELECT COUNT(*) AS unread FROM (SELECT id FROM ${table} WHERE unread = 1 LIMIT ${UNREAD_MOST}) u`;
      const [row] = await db.query<{ unread: number }>(sql);
      return Number(row?.unread ?? 0);
    }),
  );
  const sum = counts.reduce((one, other) => one + other, 0);
  return Math.min(sum, UNREAD_MOST);
}
