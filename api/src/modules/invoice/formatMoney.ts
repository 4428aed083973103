import type { Currency } from '@skal/contracts/fields/amount';
import { FORMAT_TAGS, type Locale } from '@skal/contracts/site/locale';
import { textIn } from '../../language/textIn.ts';

/** Formats hundredths as '1,234.50', the same in PDF and email. */
export const formatAmount = (hundredths: number, language: Locale): string =>
  new Intl.NumberFormat(FORMAT_TAGS[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    Number(hundredths) / 100,
  );

const MONEY: Readonly<Record<Currency, string>> = { DKK: /*i18n*/ '{amount} DKK', EUR: /*i18n*/ '{amount} EUR' };

/** Formats hundredths as '1,234.50 DKK'. */
export const formatMoney = (hundredths: number, currency: Currency, language: Locale): string =>
  textIn(language)(MONEY[currency], { amount: formatAmount(hundredths, language) });
