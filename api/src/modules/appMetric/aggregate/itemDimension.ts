import { hash } from 'node:crypto';

/** Maximum length of an item in a dimension, next to a currency. */
const ROOM = 96;
/** Length of the hash that distinguishes longer items with the same beginning. */
const HASH = 16;

/** Returns the dimension of an item's revenue: `DKK Barolo 2019`. */
export function itemDimension(currency: string, item: string): string {
  const letters = [...item];
  const name =
    letters.length <= ROOM ? item : `${letters.slice(0, ROOM - HASH).join('')}${hash('sha256', item).slice(0, HASH)}`;
  return `${currency} ${name}`;
}
