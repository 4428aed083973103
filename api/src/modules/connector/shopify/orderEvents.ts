import type { EventType } from '@skal/contracts/app/appEvent';
import { v5 } from 'uuid';
import { fieldsOf, idIn, listOf, textIn } from './jsonFields.ts';
import { parseMinorUnits } from './minorUnits.ts';
import { toOrderLines, toRefundLines } from './orderLines.ts';

/** The name space of the ids of events that a shop's rows come to (RFC 9562, version 5). */
const SPACE = '5a1f8c52-2c0e-4f7e-9d53-6a1a7be0c9f4';

const PAID = new Set(['paid', 'partially_refunded', 'refunded']);

/** What came of a row of a shop: events, or null where it cannot be read. */
export type ShopifyEvents = readonly object[] | null;

/** The same row of a shop comes to the same id, whether it was told or read, so it counts once. */
const idOf = (shop: string, row: string): string => v5(`${shop}/${row}`, SPACE);

const guestOf = (customer: unknown): { guest?: string } => {
  const id = idIn(fieldsOf(customer), 'id');
  return id === null ? {} : { guest: `shopify-${id}` };
};

/** What was paid back: only what has gone through, in the currency in which it went. */
function paidBack(transactions: readonly unknown[]): { amount: number; currency: string } | null {
  let sum = 0;
  let paidIn: string | null = null;
  for (const one of transactions.map(fieldsOf)) {
    if (one.kind !== 'refund' || one.status !== 'success') continue;
    const amount = parseMinorUnits(one.amount, one.currency);
    if (amount === null || (paidIn !== null && paidIn !== one.currency)) return null;
    paidIn = String(one.currency);
    sum += amount;
  }
  return paidIn === null || sum === 0 ? null : { amount: sum, currency: paidIn };
}

/** What a refund comes to; the order is called by its number at the vendor, for a refund does not know its name. */
export function toRefundEvents(shop: string, raw: unknown): ShopifyEvents {
  const refund = fieldsOf(raw);
  const [id, order, at] = [idIn(refund, 'id'), idIn(refund, 'order_id'), textIn(refund, 'created_at')];
  if (id === null || order === null || at === null) return null;
  const back = paidBack(listOf(refund.transactions));
  if (back === null) return [];
  const came = toRefundLines(refund.refund_line_items, back.currency);
  const type: EventType = 'order.refunded';
  return [{ id: idOf(shop, `refund/${id}`), type, at, order, channel: 'shop', ...back, ...came }];
}

/**
 * What an order comes to: it was placed; once it is paid it is completed, and belongs to the day on which it was placed;
 * it may have been cancelled, and paid back in parts. Who ordered is told by a pseudonym, and nothing else of them is read.
 */
export function toOrderEvents(shop: string, raw: unknown): ShopifyEvents {
  const row = fieldsOf(raw);
  const id = idIn(row, 'id');
  const placed = textIn(row, 'processed_at') ?? textIn(row, 'created_at');
  const amount = parseMinorUnits(row.total_price, row.currency);
  if (id === null || placed === null || amount === null) return null;
  // A test of the shop's own, with no money in it.
  if (row.test === true) return [];
  const order = textIn(row, 'name') ?? id;
  const event = (type: EventType, at: string, more: object = {}) => ({
    ...{ id: idOf(shop, `order/${id}/${type}`), type, at, order },
    ...{ amount, currency: row.currency, channel: 'shop', ...more },
  });
  const guest = guestOf(row.customer);
  const cancelled = textIn(row, 'cancelled_at');
  const lines = toOrderLines(row.line_items, row.currency);
  return [
    event('order.placed', placed, { ...guest, ...lines }),
    ...(PAID.has(String(row.financial_status)) ? [event('order.completed', placed, { ...guest, ...lines })] : []),
    ...(cancelled === null ? [] : [event('order.cancelled', cancelled, guest)]),
    ...listOf(row.refunds).flatMap((one) => toRefundEvents(shop, { order_id: row.id, ...fieldsOf(one) }) ?? []),
  ];
}
