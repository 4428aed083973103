import { ITEM_MAX, LINES_MAX, type OrderLine, QUANTITY_MAX } from '@skal/contracts/app/orderLines';
import { findPersonalField } from '@skal/contracts/app/personalData';
import { readTextField, toFields, toList } from './jsonFields.ts';
import { parseMinorUnits } from './minorUnits.ts';

type Fields = ReturnType<typeof toFields>;

/** Returns an item's name if it is valid for an event; null if it is empty or contains personal data. */
function readItemName(line: Fields): string | null {
  const title = (readTextField(line, 'title') ?? '').replace(/\p{C}+/gu, ' ').trim();
  const item = [...title].slice(0, ITEM_MAX).join('').trim();
  return item === '' || findPersonalField({ item }) !== null ? null : item;
}

/** Merges lines by item: a shop has one per variant. An amount is known if it is known for all of them. */
function mergeLines(lines: readonly (OrderLine | null)[]): { lines?: readonly OrderLine[] } {
  const byItem = new Map<string, OrderLine>();
  for (const line of lines) {
    if (line === null) continue;
    const { item, quantity, amount } = line;
    const before = byItem.get(item) ?? { item, quantity: 0, amount: 0 };
    const known = amount !== undefined && before.amount !== undefined;
    byItem.set(item, {
      ...{ item, quantity: before.quantity + quantity },
      ...(known && { amount: before.amount + amount }),
    });
  }
  const taken = [...byItem.values()].filter(({ quantity }) => quantity <= QUANTITY_MAX).slice(0, LINES_MAX);
  return taken.length > 0 ? { lines: taken } : {};
}

/** Converts a line with its quantity; null if it has none. */
function toOrderLine(row: Fields, named: Fields, amount: (quantity: number) => number | null): OrderLine | null {
  const item = readItemName(named);
  const quantity = Number.isSafeInteger(row.quantity) ? Number(row.quantity) : 0;
  if (item === null || quantity <= 0) return null;
  const minor = amount(quantity);
  return { item, quantity, ...(minor !== null && minor >= 0 && { amount: minor }) };
}

/** Sums the discounts of a line, in minor units; null if one cannot be parsed. */
function sumDiscounts(line: Fields, currency: unknown): number | null {
  let sum = 0;
  for (const one of toList(line.discount_allocations)) {
    const amount = parseMinorUnits(toFields(one).amount, currency);
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

/** Converts the lines of an order, at listed prices less discounts, without delivery. */
export function toOrderLines(rows: unknown, currency: unknown): { lines?: readonly OrderLine[] } {
  return mergeLines(
    toList(rows)
      .map(toFields)
      .map((row) =>
        toOrderLine(row, row, (quantity) => {
          const [price, discount] = [parseMinorUnits(row.price, currency), sumDiscounts(row, currency)];
          return price === null || discount === null ? null : price * quantity - discount;
        }),
      ),
  );
}

/** Converts the lines of a refund, at the refunded amounts. */
export function toRefundLines(rows: unknown, currency: string): { lines?: readonly OrderLine[] } {
  return mergeLines(
    toList(rows)
      .map(toFields)
      .map((row) =>
        toOrderLine(row, toFields(row.line_item), () => {
          const { shop_money, presentment_money } = toFields(row.subtotal_set);
          const paid = [shop_money, presentment_money].map(toFields).find((one) => one.currency_code === currency);
          return paid === undefined ? null : parseMinorUnits(paid.amount, currency);
        }),
      ),
  );
}
