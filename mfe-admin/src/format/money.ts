import { t } from '@lingui/core/macro';
import type { Currency } from '@skal/contracts/fields/amount';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';

const integerFormat = new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat(formatLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat(formatLocale(), { notation: 'compact', maximumFractionDigits: 1 });

const euros = (sign: string, amount: string): string => t`${sign}€${amount}`;

/** Formats hundredths as '€1,234.50', '€99' or '-10,000 DKK' (T22, R24). */
export function formatMoney(hundredths: number, currency: Currency = 'EUR'): string {
  const exactly = Math.abs(Math.round(hundredths));
  const amount = (exactly % 100 === 0 ? integerFormat : cents).format(exactly / 100);
  const sign = hundredths < 0 && exactly > 0 ? '-' : '';
  return currency === 'EUR' ? euros(sign, amount) : t`${sign}${amount} DKK`;
}

/** Formats a short amount for a chart axis: '€6K'. */
export const formatCompactMoney = (hundredths: number): string =>
  euros(hundredths < 0 ? '-' : '', compact.format(Math.abs(hundredths) / 100));
