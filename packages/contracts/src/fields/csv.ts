/** Spreadsheets execute cells with these prefixes; a leading apostrophe makes them text (ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r]/;

/** Precedes the first line so that Excel detects UTF-8 (T40). */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Formats a cell for Danish spreadsheets: decimal comma, no thousands separator. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Formats a CSV line for Danish spreadsheets: semicolon-separated, with formulas neutralized (T40). */
export const formatCsvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(';')}\r\n`;
