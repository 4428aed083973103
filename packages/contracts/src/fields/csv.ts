/** A spreadsheet runs a cell that begins like this; with an apostrophe before it, it is text (ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r]/;

/** Stands before the first line, so that Excel reads æ, ø and å (T40). */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A figure is written as a Danish spreadsheet reads it: with a comma, and without anything between its thousands. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of a file for a Danish spreadsheet: semicolons between cells, and what a sheet would run made text (T40). */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(';')}\r\n`;
