import { clientStatuses, subscriptionPlans } from '@skal/contracts/client';
import type { ClientColumn, ClientFilter, ClientQuery, ClientView, Direction } from '@skal/contracts/clientList';
import { CLIENT_PAGE } from '@skal/contracts/clientList';
import { digitsOf } from '@skal/contracts/phone';
import type { Database } from '../../db/database.ts';
import { badRequest } from '../../server/refusal.ts';
import { CLIENT_COLUMNS, type ClientRow } from './client.query.ts';
import { searchable } from './listing.ts';

/** What each column is sorted by, in either direction. */
const ORDERS: Readonly<Record<ClientColumn, Readonly<Record<Direction, string>>>> = {
  business: { asc: 'business', desc: 'business' },
  contact: { asc: 'contact', desc: 'contact' },
  plan: { asc: 'plan', desc: 'plan' },
  status: { asc: 'status', desc: 'status' },
  phone: { asc: 'phone_up', desc: 'phone_down' },
  lastLogin: { asc: 'login_up', desc: 'login_down' },
};

/** A text that could be a phone number, or a part of one. */
const NUMBER = /^[\d\s()+-]*\d[\d\s()+-]*$/;

/**
 * So many clients are looked at in their order before all are looked through: a text that is in many has filled the page
 * by then. For one that is in few, looking all rows through as they lie is quicker than following the order.
 */
const NEAR = 4000;

interface Asked {
  where: string[];
  parameters: unknown[];
}

function asked({ search, status, plan }: ClientFilter): Asked {
  const where: string[] = [];
  const parameters: unknown[] = [];
  const need = (condition: string, ...values: unknown[]) => {
    where.push(condition);
    parameters.push(...values);
  };
  if (status) need('i.status = ?', clientStatuses.indexOf(status));
  if (plan) need('i.plan = ?', subscriptionPlans.indexOf(plan));
  const wanted = searchable(search);
  if (NUMBER.test(wanted)) {
    need('(INSTR(i.search, ?) > 0 OR INSTR(i.digits, ?) > 0)', wanted, digitsOf(wanted));
  } else if (wanted) need('INSTR(i.search, ?) > 0', wanted);
  return { where, parameters };
}

const whereOf = ({ where }: Pick<Asked, 'where'>) => (where.length > 0 ? `WHERE ${where.join(' AND ')}` : '');

interface Order {
  column: string;
  way: 'ASC' | 'DESC';
}

/** The column that is sorted by, and which way: who signed in last comes first unless something else is asked for. */
function orderOf({ sort, direction }: Pick<ClientView, 'sort' | 'direction'>): Order {
  const chosen = direction ?? (sort ? 'asc' : 'desc');
  return { column: ORDERS[sort ?? 'lastLogin'][chosen], way: chosen === 'asc' ? 'ASC' : 'DESC' };
}

/** What stands behind the client at the cursor, in an order. */
async function beyond(db: Database, cursor: string, { column, way }: Order): Promise<Asked> {
  if (!cursor) return { where: [], parameters: [] };
  const [last] = await db.query<{ place: string | number }>(
    `SELECT ${column} AS place FROM listed_clients WHERE business_id = ?`,
    [cursor],
  );
  if (!last) throw badRequest('The list has changed. Please read it from its beginning.');
  const sign = way === 'ASC' ? '>' : '<';
  return {
    where: [`i.${column} ${sign}= ? AND (i.${column} ${sign} ? OR i.business_id ${sign} ?)`],
    parameters: [last.place, last.place, cursor],
  };
}

/**
 * Reads a page of the clients as they were asked for. It begins behind the cursor's place, whoever came or went before
 * it meanwhile.
 * @throws Refusal 400 when the client at the cursor is gone
 */
export async function findClientPage(db: Database, query: ClientQuery): Promise<ClientRow[]> {
  const limit = query.limit ?? CLIENT_PAGE;
  const order = orderOf(query);
  const { column, way } = order;
  const inOrder = `ORDER BY i.${column} ${way}, i.business_id ${way}`;
  const meant = asked(query);
  const place = await beyond(db, query.cursor, order);
  const read = (from: string, { where }: Pick<Asked, 'where'>) =>
    db.query<ClientRow>(
      `SELECT ${CLIENT_COLUMNS}
      FROM (
        SELECT i.business_id AS id, i.${column} AS place FROM ${from} ${whereOf({ where })} ${inOrder} LIMIT ${limit}
      ) p
      JOIN businesses b ON b.id = p.id
      JOIN subscriptions u ON u.business_id = p.id
      JOIN accounts a ON a.business_id = p.id AND a.account_type = 'client'
      ORDER BY p.place ${way}, p.id ${way}`,
      [...place.parameters, ...meant.parameters],
    );

  const all = { where: [...place.where, ...meant.where] };
  if (!query.search) return read('listed_clients i', all);
  const near = await read(`(SELECT * FROM listed_clients i ${whereOf(place)} ${inOrder} LIMIT ${NEAR}) i`, meant);
  if (near.length === limit) return near;
  return read(`listed_clients i ${db.kind === 'mysql' ? 'USE INDEX ()' : 'NOT INDEXED'}`, all);
}

/** Counts the clients that were asked for. */
export async function countClients(db: Database, filter: ClientFilter): Promise<number> {
  const found = asked(filter);
  const [row] = await db.query<{ clients: number }>(
    `SELECT COUNT(*) AS clients FROM listed_clients i ${whereOf(found)}`,
    found.parameters,
  );
  return Number(row?.clients ?? 0);
}

/** Reads all clients that were asked for, in their order and as they are now, however many there are. */
export function streamChosen(db: Database, view: ClientView): AsyncGenerator<ClientRow[]> {
  const found = asked(view);
  const { column, way } = orderOf(view);
  return db.stream<ClientRow>(
    `SELECT ${CLIENT_COLUMNS}
    FROM listed_clients i
    CROSS JOIN businesses b ON b.id = i.business_id
    CROSS JOIN subscriptions u ON u.business_id = i.business_id
    CROSS JOIN accounts a ON a.business_id = i.business_id AND a.account_type = 'client'
    ${whereOf(found)}
    ORDER BY i.${column} ${way}, i.business_id ${way}`,
    found.parameters,
  );
}
