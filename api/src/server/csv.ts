/** A spreadsheet runs a cell that begins like this; with an apostrophe before it, it is text (ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** The columns of a file: each with its title and what it says of a row. */
export type CsvColumns<Row> = readonly (readonly [title: string, read: (row: Row) => string])[];

/**
 * Rows as a file for a Danish spreadsheet: semicolons between cells, and a byte order mark so that Excel reads æ, ø and
 * å (T40). It is made as its rows come.
 */
export async function* csvOf<Row>(
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${line(columns.map(([title]) => title))}`;
  for await (const batch of batches) {
    yield batch.map((row) => line(columns.map(([, read]) => read(row)))).join('');
  }
}
