import type { Currency } from '@skal/contracts/fields/amount';

/** The central rate of the Danish krone in ERM II; the market stays within a fraction of a per cent of it. */
const KRONER_PER_EURO = 7.46038;

/** An amount in cents of euro: revenue is in euro (T22), whatever it was paid in. */
export const toEuroCents = (amount: number, currency: Currency): number =>
  currency === 'EUR' ? amount : Math.sign(amount) * Math.round(Math.abs(amount) / KRONER_PER_EURO);

/** So many hundredths of kroner as an amount in cents of euro is worth. */
export const toOere = (euroCents: number): number => Math.round(euroCents * KRONER_PER_EURO);
