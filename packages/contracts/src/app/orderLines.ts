import { array, object } from 'yup';
import { AMOUNT_MAX } from '../fields/amount.ts';
import { type EventField, integer, line } from './eventFieldTypes.ts';

/** One item of an order. */
export interface OrderLine {
  readonly item: string;
  readonly quantity: number;
  /** Total of the line, in minor units of the order's currency. */
  readonly amount?: number;
}

/** Maximum number of lines per order. */
export const LINES_MAX = 100;
export const ITEM_MAX = 100;
export const QUANTITY_MAX = 100_000;

/** The item of an event or of an order line. */
export const item = line(ITEM_MAX, `item must be a name of 1 to ${ITEM_MAX} characters.`);
export const amount = integer(0, AMOUNT_MAX, `amount must be a whole number of minor units from 0 to ${AMOUNT_MAX}.`);
const quantity = integer(1, QUANTITY_MAX, `quantity must be a whole number from 1 to ${QUANTITY_MAX}.`);

const LINES_FORMAT = `lines must be a list of at most ${LINES_MAX} objects with item, quantity and optionally amount (the total of the line).`;
const LINE_FORMAT = 'must be an object with item, quantity and optionally amount.';

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** Describes the error of one line; null if valid. */
function lineError(line: unknown): string | null {
  if (typeof line !== 'object' || line === null || Array.isArray(line)) return ` ${LINE_FORMAT}`;
  const fields = line as Readonly<Record<string, unknown>>;
  if (!item.isValid(fields.item)) return `.${item.message}`;
  if (!quantity.isValid(fields.quantity)) return `.${quantity.message}`;
  return isPresent(fields.amount) && !amount.isValid(fields.amount) ? `.${amount.message}` : null;
}

/** Describes the error of the first invalid line with its index from 0; null if valid. */
function linesError(raw: unknown): string | null {
  if (!Array.isArray(raw) || raw.length > LINES_MAX) return LINES_FORMAT;
  for (const [index, line] of raw.entries()) {
    const error = lineError(line);
    if (error !== null) return `lines[${index}]${error}`;
  }
  return null;
}

/** Lines of an order, stored in canonical form so that duplicate events can be compared as text. */
export const orderLines: EventField<readonly OrderLine[]> = {
  message: LINES_FORMAT,
  isValid: (raw): raw is readonly OrderLine[] => linesError(raw) === null,
  describeError: (raw) => linesError(raw) ?? LINES_FORMAT,
  normalize: (lines) =>
    lines.map(({ item: what, quantity: count, amount: paid }) => ({
      ...{ item: what, quantity: count },
      ...(isPresent(paid) && { amount: paid }),
    })),
  schema: array()
    .strict()
    .typeError(LINES_FORMAT)
    .max(LINES_MAX, LINES_FORMAT)
    .of(
      object({
        item: item.schema.required(item.message),
        quantity: quantity.schema.required(quantity.message),
        amount: amount.schema.nullable(),
      })
        .strict()
        .required(LINES_FORMAT),
    ) as EventField<readonly OrderLine[]>['schema'],
};
