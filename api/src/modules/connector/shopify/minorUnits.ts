import { minorDigits } from '@skal/contracts/fields/currency';

const DECIMAL = /^(\d{1,15})(?:\.(\d{1,6}))?$/;
const CURRENCY = /^[A-Z]{3}$/;

/**
 * An amount as a shop writes it, `199.00`, in minor units of its currency; null where it is none. It is exact: no number with
 * a point is ever made of it.
 */
export function parseMinorUnits(amount: unknown, currency: unknown): number | null {
  if (typeof amount !== 'string' || typeof currency !== 'string' || !CURRENCY.test(currency)) return null;
  const [, whole, fraction = ''] = DECIMAL.exec(amount) ?? [];
  if (whole === undefined) return null;
  const decimals = minorDigits(currency);
  const minor = fraction.slice(0, decimals).padEnd(decimals, '0');
  // Half an øre is nobody's.
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const units = Number(`${whole}${minor}`);
  return Number.isSafeInteger(units) ? units : null;
}
