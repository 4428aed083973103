import type { Currency } from '@skal/contracts/fields/amount';

const integerFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats hundredths as '€1,234.50', '€99' or '-10,000 DKK' (T22, R24). */
export function formatMoney(hundredths: number, currency: Currency = 'EUR'): string {
  const exactly = Math.abs(Math.round(hundredths));
  const amount = (exactly % 100 === 0 ? integerFormat : cents).format(exactly / 100);
  const sign = hundredths < 0 && exactly > 0 ? '-' : '';
  return currency === 'EUR' ? `${sign}€${amount}` : `${sign}${amount} DKK`;
}

/** Formats a short amount for a chart axis: '€6K'. */
export const formatCompactMoney = (hundredths: number): string =>
  `${hundredths < 0 ? '-' : ''}€${compact.format(Math.abs(hundredths) / 100)}`;
