import type { Locale } from '@skal/contracts/site/locale';
import { textIn } from '../../language/textIn.ts';
import type { Invoice } from './Invoice.entity.ts';

type Titled = Pick<Invoice, 'number' | 'corrects'>;

/** 'Invoice 12' or 'Credit note 13', in the email and in the file. */
export const invoiceTitle = ({ number, corrects }: Titled, language: Locale): string =>
  textIn(language)(corrects === null ? /*i18n*/ 'Invoice {number}' : /*i18n*/ 'Credit note {number}', { number });

/** File name, such as 'invoice-12.pdf'. */
export const invoiceFileName = (invoice: Titled, language: Locale): string =>
  `${invoiceTitle(invoice, language).toLowerCase().replaceAll(' ', '-')}.pdf`;
