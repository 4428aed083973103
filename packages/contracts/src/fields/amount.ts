/** Amounts of money as people type them, in Danish and English, stored as whole hundredths. */

import { say } from '../site/say.ts';

export const currencies = ['EUR', 'DKK'] as const;
export type Currency = (typeof currencies)[number];

/** Maximum of one entry, in hundredths: 100 million euro or kroner. */
export const AMOUNT_MAX = 10_000_000_000;

/** The amount in hundredths, or why the input is ambiguous or invalid. */
export type ParsedAmount = { ok: true; hundredths: number } | { ok: false; error: string };

export const amountMessages = {
  missing: say(/*i18n*/ 'Please enter an amount'),
  currency: say(/*i18n*/ 'Please leave out the currency, such as kr. or DKK'),
  signs: say(/*i18n*/ 'Please use digits and separators only, such as 1.234,50 or 1,234.50'),
  groups: say(/*i18n*/ 'Please group thousands in threes, such as 1.234.567 or 1,234,567'),
  decimals: say(/*i18n*/ 'Please use at most two decimals'),
  zero: say(/*i18n*/ 'The amount cannot be zero'),
  large: say(/*i18n*/ 'The amount cannot exceed 100,000,000'),
} as const;

const refuse = (why: keyof typeof amountMessages): ParsedAmount => ({ ok: false, error: amountMessages[why] });

/** Spaces of every width. Some countries separate thousands with them or with apostrophes. */
const BLANKS = /[\s\u00a0\u2007\u2009\u202f]+/gu;
const CURRENCY = /[€$£¤]|kr\.?|dkk|eur/i;
const ONLY_DIGITS = /^\d+(?:[.,' ]\d+)*$/;

/** Splits at the decimal separator: the last separator, if it occurs once and follows none or a different one. */
function splitDecimals(numeric: string): { whole: string; decimals: string } {
  const at = Math.max(numeric.lastIndexOf('.'), numeric.lastIndexOf(','));
  const none = { whole: numeric, decimals: '' };
  if (at < 0) return none;
  const sign = numeric.charAt(at);
  const [before, after] = [numeric.slice(0, at), numeric.slice(at + 1)];
  // A repeated sign separates thousands; so does a single sign followed by three digits.
  if (before.includes(sign)) return none;
  if (after.length === 3 && /^[1-9]\d{0,2}$/.test(before)) return none;
  return { whole: before, decimals: after };
}

/** Returns the digits of a whole number with optional thousands separators; null unless groups have three digits. */
function parseWholeNumber(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  return /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/.test(text) ? text.replace(/\D/g, '') : null;
}

/**
 * Parses an amount as typed: '1.234,50', '1,234.50', '1 234,5', "1'234.50", '1234', '100,-'. Money has no third
 * decimal, so one separator followed by three digits separates thousands: '1.234' and '1,234' are both 1234.
 * Input that fits neither reading ('1.23.4', '0,123', '1.2345') is rejected with the reason.
 */
export function parseAmount(input: string): ParsedAmount {
  const text = input.replace(BLANKS, ' ').replaceAll('’', "'").trim();
  if (text === '') return refuse('missing');
  if (CURRENCY.test(text)) return refuse('currency');
  const [, minus, rest] = /^([-+\u2212]?) ?(.*)$/u.exec(text) ?? [];
  // A dash for zero hundredths, as on Danish price tags.
  const numeric = (rest ?? '').replace(/[.,]-$/, '');
  if (!ONLY_DIGITS.test(numeric)) return refuse('signs');
  const { whole, decimals } = splitDecimals(numeric);
  if (/\D/.test(decimals)) return refuse('groups');
  if (decimals.length > 2) return refuse('decimals');
  const digits = parseWholeNumber(whole);
  if (digits === null) return refuse('groups');
  if (digits.length > 12) return refuse('large');
  const hundredths = Number(digits + decimals.padEnd(2, '0'));
  if (hundredths === 0) return refuse('zero');
  if (hundredths > AMOUNT_MAX) return refuse('large');
  return { ok: true, hundredths: minus === '' || minus === '+' ? hundredths : -hundredths };
}
