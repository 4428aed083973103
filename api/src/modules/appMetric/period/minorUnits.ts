import { minorDigits } from '@skal/contracts/fields/currency';

/** So many minor units make a whole one: 100 øre a krone, 1 yen a yen, 1,000 fils a Kuwaiti dinar. */
export const minorPer = (currency: string): number => 10 ** minorDigits(currency);

/** An amount as apps report it, in minor units of its currency, as portals show it, in whole ones. */
export const wholeUnits = (minor: number, currency: string): number => minor / minorPer(currency);
