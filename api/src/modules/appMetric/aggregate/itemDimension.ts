import { hash } from 'node:crypto';

/** So many characters of an item a part has room for, beside a currency. */
const ROOM = 96;
/** So many of them are of a hash where the item is longer: two that begin alike are two. */
const HASH = 16;

/** The part that money of an item is kept under: `DKK Barolo 2019`. */
export function itemDimension(currency: string, item: string): string {
  const letters = [...item];
  const name =
    letters.length <= ROOM ? item : `${letters.slice(0, ROOM - HASH).join('')}${hash('sha256', item).slice(0, HASH)}`;
  return `${currency} ${name}`;
}
