import type { EventType } from '@skal/contracts/app/appEvent';
import { v5 } from 'uuid';
import { readIdField, readTextField, toFields, toList } from './jsonFields.ts';
import { parseMinorUnits } from './minorUnits.ts';
import { toOrderLines, toRefundLines } from './orderLines.ts';

/** Namespace of the ids of events derived from a shop's records (RFC 9562, version 5). */
const NAMESPACE = '5a1f8c52-2c0e-4f7e-9d53-6a1a7be0c9f4';

const PAID = new Set(['paid', 'partially_refunded', 'refunded']);

/** Events of a shop's record; null if it cannot be parsed. */
export type ShopifyEvents = readonly object[] | null;

/** Derives the same id for the same record, by webhook or sync, so that it counts once. */
const deriveId = (shop: string, row: string): string => v5(`${shop}/${row}`, NAMESPACE);

const readGuest = (customer: unknown): { guest?: string } => {
  const id = readIdField(toFields(customer), 'id');
  return id === null ? {} : { guest: `shopify-${id}` };
};

/** Sums the successful repayments, in their currency. */
function sumRepayments(transactions: readonly unknown[]): { amount: number; currency: string } | null {
  let sum = 0;
  let paidIn: string | null = null;
  for (const one of transactions.map(toFields)) {
    if (one.kind !== 'refund' || one.status !== 'success') continue;
    const amount = parseMinorUnits(one.amount, one.currency);
    if (amount === null || (paidIn !== null && paidIn !== one.currency)) return null;
    paidIn = String(one.currency);
    sum += amount;
  }
  return paidIn === null || sum === 0 ? null : { amount: sum, currency: paidIn };
}

/** Converts a refund; its order is referred to by the vendor's number, because a refund does not contain the name. */
export function toRefundEvents(shop: string, raw: unknown): ShopifyEvents {
  const refund = toFields(raw);
  const [id, order, at] = [
    readIdField(refund, 'id'),
    readIdField(refund, 'order_id'),
    readTextField(refund, 'created_at'),
  ];
  if (id === null || order === null || at === null) return null;
  const back = sumRepayments(toList(refund.transactions));
  if (back === null) return [];
  const refundLines = toRefundLines(refund.refund_line_items, back.currency);
  const type: EventType = 'order.refunded';
  return [{ id: deriveId(shop, `refund/${id}`), type, at, order, channel: 'shop', ...back, ...refundLines }];
}

/**
 * Converts an order: placed; completed once paid, on the day it was placed; possibly cancelled and partly refunded. The
 * customer is reduced to a pseudonym.
 */
export function toOrderEvents(shop: string, raw: unknown): ShopifyEvents {
  const row = toFields(raw);
  const id = readIdField(row, 'id');
  const placedAt = readTextField(row, 'processed_at') ?? readTextField(row, 'created_at');
  const amount = parseMinorUnits(row.total_price, row.currency);
  if (id === null || placedAt === null || amount === null) return null;
  // A test order of the shop, without money.
  if (row.test === true) return [];
  const order = readTextField(row, 'name') ?? id;
  const event = (type: EventType, at: string, more: object = {}) => ({
    ...{ id: deriveId(shop, `order/${id}/${type}`), type, at, order },
    ...{ amount, currency: row.currency, channel: 'shop', ...more },
  });
  const guest = readGuest(row.customer);
  const cancelled = readTextField(row, 'cancelled_at');
  const lines = toOrderLines(row.line_items, row.currency);
  return [
    event('order.placed', placedAt, { ...guest, ...lines }),
    ...(PAID.has(String(row.financial_status)) ? [event('order.completed', placedAt, { ...guest, ...lines })] : []),
    ...(cancelled === null ? [] : [event('order.cancelled', cancelled, guest)]),
    ...toList(row.refunds).flatMap((one) => toRefundEvents(shop, { order_id: row.id, ...toFields(one) }) ?? []),
  ];
}
