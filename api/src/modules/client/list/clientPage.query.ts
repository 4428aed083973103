import { clientStatuses, subscriptionPlans } from '@skal/contracts/client/client';
import type {
  ClientColumn,
  ClientExportQuery,
  ClientFilter,
  ClientQuery,
  Direction,
} from '@skal/contracts/client/clientList';
import { CLIENT_PAGE_SIZE } from '@skal/contracts/client/clientList';
import { foldForSearch } from '@skal/contracts/fields/fold';
import { extractDigits } from '@skal/contracts/fields/phone';
import type { Database } from '../../../db/database.ts';
import { badRequest } from '../../../server/errors/HttpError.ts';
import { IS_OWN_ACCOUNT } from '../../account/ownAccount.query.ts';
import { CLIENT_COLUMNS, type ClientRow } from '../client.query.ts';
import { getSearchIndex } from './searchIndexCache.ts';
import type { TextSearch } from './TextSearchIndex.ts';

// Raw SQL: finds a page by an index of the list, then joins tables of other modules.

/** Sort columns per direction. */
const ORDERS: Readonly<Record<ClientColumn, Readonly<Record<Direction, string>>>> = {
  business: { asc: 'business', desc: 'business' },
  contact: { asc: 'contact', desc: 'contact' },
  plan: { asc: 'plan', desc: 'plan' },
  status: { asc: 'status', desc: 'status' },
  phone: { asc: 'phone_up', desc: 'phone_down' },
  lastLogin: { asc: 'login_up', desc: 'login_down' },
};

/** A text that could be a phone number or a part of one. */
const NUMBER = /^[\d\s()+-]*\d[\d\s()+-]*$/;

interface WhereClause {
  where: string[];
  parameters: unknown[];
}

/** Above this number of matches ids are not listed: a scan in sort order finds enough of them soon. */
const IDS_MAX = 2000;

/** Builds the search query; null without a text. */
function buildSearch({ search, status, plan }: ClientFilter): TextSearch | null {
  const text = foldForSearch(search);
  if (!text) return null;
  return {
    text,
    digits: NUMBER.test(text) ? extractDigits(text) : '',
    status: status && clientStatuses.indexOf(status),
    plan: plan && subscriptionPlans.indexOf(plan),
  };
}

function matchingWhere({ status, plan }: ClientFilter, search: TextSearch | null): WhereClause {
  const where: string[] = [];
  const parameters: unknown[] = [];
  const addCondition = (condition: string, ...values: unknown[]) => {
    where.push(condition);
    parameters.push(...values);
  };
  if (status) addCondition('i.status = ?', clientStatuses.indexOf(status));
  if (plan) addCondition('i.plan = ?', subscriptionPlans.indexOf(plan));
  if (search?.digits) addCondition('(INSTR(i.search, ?) > 0 OR INSTR(i.digits, ?) > 0)', search.text, search.digits);
  else if (search) addCondition('INSTR(i.search, ?) > 0', search.text);
  return { where, parameters };
}

/** Restricts a condition to these ids. */
const restrictToIds = ({ where, parameters }: WhereClause, ids: readonly string[]): WhereClause => ({
  where: [`i.business_id IN (${ids.map(() => '?').join(', ')})`, ...where],
  parameters: [...ids, ...parameters],
});

const whereClause = ({ where }: Pick<WhereClause, 'where'>) => (where.length > 0 ? `WHERE ${where.join(' AND ')}` : '');

interface Order {
  column: string;
  way: 'ASC' | 'DESC';
}

/** Determines sort column and direction; latest sign-in first by default. */
function chooseOrder({ sort, direction }: Pick<ClientExportQuery, 'sort' | 'direction'>): Order {
  const chosen = direction ?? (sort ? 'asc' : 'desc');
  return { column: ORDERS[sort ?? 'lastLogin'][chosen], way: chosen === 'asc' ? 'ASC' : 'DESC' };
}

/** Builds the condition for rows after the client at the cursor. */
async function afterCursor(db: Database, cursor: string, { column, way }: Order): Promise<WhereClause> {
  if (!cursor) return { where: [], parameters: [] };
  const [last] = await db.query<{ place: string | number }>(
    `SELECT ${column} AS place FROM client_list_entries WHERE business_id = ?`,
    [cursor],
  );
  if (!last) throw badRequest(/*i18n*/ 'The list has changed. Please reload it from the first page.');
  const sign = way === 'ASC' ? '>' : '<';
  return {
    where: [`i.${column} ${sign}= ? AND (i.${column} ${sign} ? OR i.business_id ${sign} ?)`],
    parameters: [last.place, last.place, cursor],
  };
}

/** Finds the ids to select by: those of the page in the list's own order, or all of a small result in any other. */
async function findIds(db: Database, search: TextSearch, { cursor }: ClientQuery, order: Order, limit: number) {
  const texts = await getSearchIndex(db);
  if (order.column === ORDERS.lastLogin.desc && !cursor) return texts.find(search, limit).ids;
  const { count, ids } = texts.find(search, IDS_MAX);
  return count > IDS_MAX ? null : ids;
}

/** Chooses the access path: by ids, or along the index of the order if a text matches many clients. */
function chooseTable(
  { kind }: Database,
  search: TextSearch | null,
  ids: readonly string[] | null,
  { column }: Order,
): string {
  if (kind === 'sqlite' || !search) return 'client_list_entries i';
  const index = ids ? 'PRIMARY' : `ix_client_list_entries_${column.replace('_', '')}`;
  return `client_list_entries i FORCE INDEX (${index})`;
}

/**
 * Reads a page of clients. It starts after the cursor's client, regardless of insertions and deletions before it.
 * @throws HttpError 400 if the client at the cursor was deleted
 */
export async function findClientPage(db: Database, query: ClientQuery): Promise<ClientRow[]> {
  const limit = query.limit ?? CLIENT_PAGE_SIZE;
  const order = chooseOrder(query);
  const { column, way } = order;
  const search = buildSearch(query);
  const after = await afterCursor(db, query.cursor, order);
  const ids = search && (await findIds(db, search, query, order, limit));
  if (ids?.length === 0) return [];
  const matching = matchingWhere(query, search);
  const all = { where: [...after.where, ...matching.where], parameters: [...after.parameters, ...matching.parameters] };
  const { where, parameters } = ids ? restrictToIds(all, ids) : all;
  return db.query<ClientRow>(
    `SELECT ${CLIENT_COLUMNS}
    FROM (
      SELECT i.business_id AS id, i.${column} AS place FROM ${chooseTable(db, search, ids, order)} ${whereClause({ where })}
      ORDER BY i.${column} ${way}, i.business_id ${way} LIMIT ${limit}
    ) p
    JOIN businesses b ON b.id = p.id
    JOIN subscriptions u ON u.business_id = p.id
    JOIN accounts a ON a.business_id = p.id AND ${IS_OWN_ACCOUNT}
    ORDER BY p.place ${way}, p.id ${way}`,
    parameters,
  );
}

/** Counts the clients that match a filter. */
export async function countClients(db: Database, filter: ClientFilter): Promise<number> {
  const search = buildSearch(filter);
  if (search) return (await getSearchIndex(db)).find(search, 0).count;
  const { where, parameters } = matchingWhere(filter, null);
  const [row] = await db.query<{ clients: number }>(
    `SELECT COUNT(*) AS clients FROM client_list_entries i ${whereClause({ where })}`,
    parameters,
  );
  return Number(row?.clients ?? 0);
}

/** Streams all clients that match a filter, in the requested order. */
export function streamFilteredClients(db: Database, view: ClientExportQuery): AsyncGenerator<ClientRow[]> {
  const all = matchingWhere(view, buildSearch(view));
  const found = view.ids ? restrictToIds(all, view.ids.split(',')) : all;
  const { column, way } = chooseOrder(view);
  return db.stream<ClientRow>(
    `SELECT ${CLIENT_COLUMNS}
    FROM client_list_entries i
    CROSS JOIN businesses b ON b.id = i.business_id
    CROSS JOIN subscriptions u ON u.business_id = i.business_id
    CROSS JOIN accounts a ON a.business_id = i.business_id AND ${IS_OWN_ACCOUNT}
    ${whereClause(found)}
    ORDER BY i.${column} ${way}, i.business_id ${way}`,
    found.parameters,
  );
}
