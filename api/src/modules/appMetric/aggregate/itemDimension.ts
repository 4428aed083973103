import { hash } from 'node:crypto';

/** Maximum length of an item in a dimension, next to a currency. */
const ITEM_MAX = 96;
/** Length of the hash that distinguishes longer items with the same beginning. */
const HASH = 16;

/** Returns the dimension of an item's revenue: `DKK Barolo 2019`. */
export function buildItemDimension(currency: string, item: string): string {
  const characters = [...item];
  const name =
    characters.length <= ITEM_MAX
      ? item
      : `${characters.slice(0, ITEM_MAX - HASH).join('')}${hash('sha256', item).slice(0, HASH)}`;
  return `${currency} ${name}`;
}
