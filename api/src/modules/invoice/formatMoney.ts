import type { Currency } from '@skal/contracts/fields/amount';

const cents = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '1,234.50', from hundredths: the same figures in the file and in the mail. */
export const formatAmount = (hundredths: number): string => cents.format(Number(hundredths) / 100);

/** '1,234.50 DKK' */
export const formatMoney = (hundredths: number, currency: Currency): string =>
  `${formatAmount(hundredths)} ${currency}`;
