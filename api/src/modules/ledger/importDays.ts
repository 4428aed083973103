import type { DateForm } from '@skal/contracts/finance/ledgerImport';

const ISO = /^\d{4}-\d{2}-\d{2}$/;
/** Day as Danish spreadsheets write it: day before month. */
const DANISH = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/;

const FORMS = new Map<string | undefined, DateForm>([
  ['-', 'DD-MM-YYYY'],
  ['.', 'DD.MM.YYYY'],
  ['/', 'DD/MM/YYYY'],
]);

/** Detects the format of a day; undefined if it is not a day. */
export const detectDateFormat = (input: string): DateForm | undefined =>
  ISO.test(input) ? 'YYYY-MM-DD' : FORMS.get(DANISH.exec(input)?.[2]);

/** Parses a day of a file to `2026-11-02`. Anything else is returned unchanged and rejected by the schema. */
export function readDay(input: string): string {
  const [, day = '', , month = '', year] = DANISH.exec(input) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : input;
}
