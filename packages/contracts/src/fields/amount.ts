/** Amounts of money as people type them, in Danish and in English, and as they are kept: whole hundredths. */

export const currencies = ['EUR', 'DKK'] as const;
export type Currency = (typeof currencies)[number];

/** The most that one entry may be, in hundredths: a hundred million euro or kroner. */
export const AMOUNT_MAX = 10_000_000_000;

/** What somebody typed, in hundredths, or why it cannot be told what is meant. */
export type ParsedAmount = { ok: true; hundredths: number } | { ok: false; error: string };

export const amountMessages = {
  missing: 'Please enter an amount',
  currency: 'Leave the currency out: it has a field of its own',
  signs: 'An amount has figures, and signs for thousands and decimals: 1.234,50 or 1,234.50',
  groups: 'Thousands stand in groups of three: 1.234.567 or 1,234,567',
  decimals: 'An amount has at most two decimals',
  zero: 'An amount of zero is nothing to book',
  large: 'An amount is at most 100,000,000',
} as const;

const refuse = (why: keyof typeof amountMessages): ParsedAmount => ({ ok: false, error: amountMessages[why] });

/** Blanks of every width, and apostrophes, which stand between thousands in some places. */
const BLANKS = /[\s\u00a0\u2007\u2009\u202f]+/gu;
const CURRENCY = /[€$£¤]|kr\.?|dkk|eur/i;
const ONLY_FIGURES = /^\d+(?:[.,' ]\d+)*$/;

/** The sign before the decimals: the last one, if it stands once and another sign or no sign stands before it. */
function decimalsOf(figures: string): { whole: string; decimals: string } {
  const at = Math.max(figures.lastIndexOf('.'), figures.lastIndexOf(','));
  const none = { whole: figures, decimals: '' };
  if (at < 0) return none;
  const sign = figures.charAt(at);
  const [before, after] = [figures.slice(0, at), figures.slice(at + 1)];
  // A sign that stands twice divides thousands; so does one with three figures behind it where no other sign stands.
  if (before.includes(sign)) return none;
  if (after.length === 3 && /^[1-9]\d{0,2}$/.test(before)) return none;
  return { whole: before, decimals: after };
}

/** The figures of a whole number whose thousands may be set apart by one sign; null when the groups are not of three. */
function wholeOf(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  return /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/.test(text) ? text.replace(/\D/g, '') : null;
}

/**
 * Reads an amount as typed: '1.234,50', '1,234.50', '1 234,5', "1'234.50", '1234', '100,-'. Money has no third decimal, so
 * one sign with three figures behind it divides thousands: '1.234' and '1,234' are one thousand two hundred and
 * thirty-four. What cannot be meant either way ('1.23.4', '0,123', '1.2345') is refused with the reason.
 */
export function parseAmount(typed: string): ParsedAmount {
  const text = typed.replace(BLANKS, ' ').replaceAll('’', "'").trim();
  if (text === '') return refuse('missing');
  if (CURRENCY.test(text)) return refuse('currency');
  const [, minus, rest] = /^([-+\u2212]?) ?(.*)$/u.exec(text) ?? [];
  // A dash for no hundredths at all, as on Danish price tags.
  const figures = (rest ?? '').replace(/[.,]-$/, '');
  if (!ONLY_FIGURES.test(figures)) return refuse('signs');
  const { whole, decimals } = decimalsOf(figures);
  if (/\D/.test(decimals)) return refuse('groups');
  if (decimals.length > 2) return refuse('decimals');
  const digits = wholeOf(whole);
  if (digits === null) return refuse('groups');
  if (digits.length > 12) return refuse('large');
  const hundredths = Number(digits + decimals.padEnd(2, '0'));
  if (hundredths === 0) return refuse('zero');
  if (hundredths > AMOUNT_MAX) return refuse('large');
  return { ok: true, hundredths: minus === '' || minus === '+' ? hundredths : -hundredths };
}
