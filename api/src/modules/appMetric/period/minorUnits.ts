import { getMinorDigits } from '@skal/contracts/fields/currency';

/** Minor units per whole unit: 100 øre per krone, 1 for yen, 1,000 fils per Kuwaiti dinar. */
export const getMinorUnitsPerWhole = (currency: string): number => 10 ** getMinorDigits(currency);

/** Converts an amount from minor units, as apps report it, to whole units, as the portal shows it. */
export const toWholeUnits = (minor: number, currency: string): number => minor / getMinorUnitsPerWhole(currency);
