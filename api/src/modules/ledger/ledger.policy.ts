import type { Currency } from '@skal/contracts/fields/amount';

/** Central rate of the Danish krone in ERM II; the market rate stays within a fraction of a per cent of it. */
const KRONER_PER_EURO = 7.46038;

/** Converts an amount to euro cents: revenue is reported in euro (T22). */
export const toEuroCents = (amount: number, currency: Currency): number =>
  currency === 'EUR' ? amount : Math.sign(amount) * Math.round(Math.abs(amount) / KRONER_PER_EURO);

/** Converts euro cents to hundredths of kroner. */
export const toOere = (euroCents: number): number => Math.round(euroCents * KRONER_PER_EURO);
