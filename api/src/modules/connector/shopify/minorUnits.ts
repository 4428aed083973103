import { getMinorDigits } from '@skal/contracts/fields/currency';

const DECIMAL = /^(\d{1,15})(?:\.(\d{1,6}))?$/;
const CURRENCY = /^[A-Z]{3}$/;

/**
 * Parses a shop's amount, `199.00`, to minor units of its currency; null if invalid. Exact: no floating point is
 * involved.
 */
export function parseMinorUnits(amount: unknown, currency: unknown): number | null {
  if (typeof amount !== 'string' || typeof currency !== 'string' || !CURRENCY.test(currency)) return null;
  const [, whole, fraction = ''] = DECIMAL.exec(amount) ?? [];
  if (whole === undefined) return null;
  const decimals = getMinorDigits(currency);
  const minor = fraction.slice(0, decimals).padEnd(decimals, '0');
  // Fractions of a minor unit are invalid.
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const units = Number(`${whole}${minor}`);
  return Number.isSafeInteger(units) ? units : null;
}
