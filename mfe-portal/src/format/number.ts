import { t } from '@lingui/core/macro';
import { getMinorDigits } from '@skal/contracts/fields/currency';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';

const integerFormat = new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat(formatLocale(), { notation: 'compact', maximumFractionDigits: 1 });
const cents = new Intl.NumberFormat(formatLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const CURRENCY = /^[A-Z]{3}$/;

/** Formats '10,000' or '99.5', with at most one decimal; as an amount if the unit is a currency. */
export const formatMetric = (value: number, unit = ''): string =>
  CURRENCY.test(unit) ? formatAmount(value, unit) : exact.format(value);

/** Returns the name of a unit; currencies have their code, except the kroner of Danish pages. */
export const formatUnit = (unit: string): string => (unit === 'DKK' ? t`DKK` : unit);

/** Joins a formatted value and its unit: '99.4%', '1,240 DKK' or '42'. */
export function joinUnit(figure: string, unit = ''): string {
  if (unit === '%') return t`${figure}%`;
  const name = formatUnit(unit);
  return unit ? t`${figure} ${name}` : figure;
}

/** Formats '6K', for an axis. */
export const formatCompact = (value: number): string => compact.format(value);

/** Formats an integer with thousands separators. */
export const formatInteger = (value: number): string => integerFormat.format(value);

/**
 * Formats an amount without its unit, such as '8,450.50' or '89'. The decimals are those of its currency (ISO 4217), by default two:
 * '1.250' for dinars, '1,200' for yen.
 */
export function formatAmount(value: number, currency?: string | null): string {
  const digits = currency ? getMinorDigits(currency) : 2;
  if (digits === 2) return (Number.isInteger(value) ? integerFormat : cents).format(value);
  const least = Number.isInteger(value) ? 0 : digits;
  return new Intl.NumberFormat(formatLocale(), { minimumFractionDigits: least, maximumFractionDigits: digits }).format(
    value,
  );
}

/** Formats '120.50 SEK': an amount with its currency code. */
export const formatMoneyWithCode = (value: number, currency: string): string =>
  joinUnit(formatAmount(value, currency), currency);

/** Formats '10,000 DKK', '€99' or '€99.50', in the product's style (T22). */
export function formatMoney(value: number, currency: 'DKK' | 'EUR'): string {
  const exactly = Math.round(Math.abs(value) * 100) / 100;
  const amount = (Number.isInteger(exactly) ? integerFormat : cents).format(exactly);
  const sign = value < 0 && exactly > 0 ? '-' : '';
  return currency === 'EUR' ? t`${sign}€${amount}` : t`${sign}${amount} DKK`;
}

/** The same for any currency: '61,240.50 DKK', '-€447', '240 SEK'. */
export const formatAnyMoney = (value: number, currency: string): string =>
  currency === 'DKK' || currency === 'EUR' ? formatMoney(value, currency) : formatMoneyWithCode(value, currency);
