import { BYTE_ORDER_MARK, csvLine } from '@skal/contracts/fields/csv';

/** Columns of a CSV file: title and value. */
export type CsvColumns<Row> = readonly (readonly [title: string, read: (row: Row) => string])[];

/** Streams rows as CSV for Danish spreadsheets (T40). */
export async function* csvOf<Row>(
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(([title]) => title));
  for await (const batch of batches) {
    yield batch.map((row) => csvLine(columns.map(([, read]) => read(row)))).join('');
  }
}
