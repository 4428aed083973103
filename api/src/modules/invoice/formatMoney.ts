import type { Currency } from '@skal/contracts/fields/amount';

const cents = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats hundredths as '1,234.50', the same in PDF and email. */
export const formatAmount = (hundredths: number): string => cents.format(Number(hundredths) / 100);

/** Formats hundredths as '1,234.50 DKK'. */
export const formatMoney = (hundredths: number, currency: Currency): string =>
  `${formatAmount(hundredths)} ${currency}`;
