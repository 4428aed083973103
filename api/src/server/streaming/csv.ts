import { BYTE_ORDER_MARK, formatCsvLine } from '@skal/contracts/fields/csv';

/** Columns of a CSV file: title and value. */
export type CsvColumns<Row> = readonly (readonly [title: string, read: (row: Row) => string])[];

/** Streams rows as CSV for Danish spreadsheets (T40). */
export async function* streamCsv<Row>(
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsvLine(columns.map(([title]) => title));
  for await (const batch of batches) {
    yield batch.map((row) => formatCsvLine(columns.map(([, read]) => read(row)))).join('');
  }
}
