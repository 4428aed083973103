import { array, type InferType, object } from 'yup';
import { AMOUNT_MAX } from '../fields/amount.ts';
import { amountInput, hundredths, strictNumber } from '../fields/amountField.ts';
import { enumField, requiredId, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';
import { ITEMS_MAX } from './menu.ts';
import { version } from './menuItem.ts';

/** By a percentage, or by an amount per item. */
export const priceChangeKinds = ['percent', 'amount'] as const;
export type PriceChangeKind = (typeof priceChangeKinds)[number];

/** Prices are rounded to whole øre, half kroner or whole kroner, in øre. */
export const priceSteps = [1, 50, 100] as const;
export type PriceStep = (typeof priceSteps)[number];

const NONE = say(/*i18n*/ 'Please choose at least one item');
const STEP = say(/*i18n*/ 'Please choose a rounding from the list');

const kind = () => enumField(priceChangeKinds, say(/*i18n*/ 'Please choose how prices change'));

/** A change of several prices: `value` is in hundredths of a percent, or in øre; negative lowers prices. */
export const changePricesSchema = object({
  items: array(object({ id: requiredId('Invalid item ID.'), version: version() }))
    .typeError(NONE)
    .min(1, NONE)
    .max(ITEMS_MAX, say(/*i18n*/ 'Please choose at most {max} items', { max: ITEMS_MAX }))
    .required(NONE),
  kind: kind(),
  value: hundredths(),
  roundTo: strictNumber(STEP).oneOf(priceSteps, STEP).default(1),
});

/** The same as typed in the form. */
export const changePricesForm = object({ kind: kind(), value: amountInput() });

/** Undoes the change of this time (`lastPriceChange.at`), not a later one of another person. */
export const undoPricesSchema = object({ at: requiredLine(say(/*i18n*/ 'Please reload the page'), 30) });

export type ChangePricesBody = InferType<typeof changePricesSchema>;

/**
 * Computes a changed price; the preview and the api use it.
 * @param price in øre
 * @returns the new price in øre; null if it would not be above zero, or be too high
 */
export function changePrice(
  price: number,
  { kind, value, roundTo }: Pick<ChangePricesBody, 'kind' | 'value' | 'roundTo'>,
): number | null {
  const exact = kind === 'percent' ? (price * (10_000 + value)) / 10_000 : price + value;
  const rounded = Math.round(exact / roundTo) * roundTo;
  return rounded > 0 && rounded <= AMOUNT_MAX ? rounded : null;
}

export interface ChangedPricesReply {
  /** Number of changed items. */
  changed: number;
  /** Number of items that stay as they are, because their price was changed again. */
  kept: number;
}

const refused = { errorStatuses: [409] };

/** Changes several prices; the last change can be undone. 409 when an item was changed meanwhile, or when there was a later change. */
export const menuPrice = withPermission(['Inventory'], {
  change: endpoint.post('/api/menu/prices', 'client', changePricesSchema, reply<ChangedPricesReply>(200, refused)),
  undo: endpoint.post('/api/menu/prices/undo', 'client', undoPricesSchema, reply<ChangedPricesReply>(200, refused)),
});
