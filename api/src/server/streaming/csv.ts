import { BYTE_ORDER_MARK, csvLine } from '@skal/contracts/fields/csv';

/** The columns of a file: each with its title and what it says of a row. */
export type CsvColumns<Row> = readonly (readonly [title: string, read: (row: Row) => string])[];

/** Rows as a file for a Danish spreadsheet (T40). It is made as its rows come. */
export async function* csvOf<Row>(
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(([title]) => title));
  for await (const batch of batches) {
    yield batch.map((row) => csvLine(columns.map(([, read]) => read(row)))).join('');
  }
}
