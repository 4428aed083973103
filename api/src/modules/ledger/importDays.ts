import type { DateForm } from '@skal/contracts/finance/ledgerImport';

const ISO = /^\d{4}-\d{2}-\d{2}$/;
/** A day as Danish spreadsheets write it: the day before the month. */
const DANISH = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/;

const FORMS = new Map<string | undefined, DateForm>([
  ['-', 'DD-MM-YYYY'],
  ['.', 'DD.MM.YYYY'],
  ['/', 'DD/MM/YYYY'],
]);

/** Tells how a day is written; undefined for what is no day. */
export const formOf = (typed: string): DateForm | undefined =>
  ISO.test(typed) ? 'YYYY-MM-DD' : FORMS.get(DANISH.exec(typed)?.[2]);

/** Reads a day of a file as `2026-11-02`. What is none is given back as it was, and refused by the schema. */
export function readDay(typed: string): string {
  const [, day = '', , month = '', year] = DANISH.exec(typed) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
}
