import { BYTE_ORDER_MARK, formatCsvLine } from '@skal/contracts/fields/csv';
import { metricPanel } from '../../content/metricPanel.ts';

/** Source and update time of metrics, formatted. */
export interface MetricSource {
  readonly source: string;
  readonly readAt: string;
}

/** A column of values, or the first one, which names its row. */
export interface MetricColumn<Row> {
  header: string;
  /** Value in the CSV file; null if missing. */
  value: (row: Row) => string | number | null;
  /** Formats the value in the table; by default unformatted. */
  format?: (row: Row) => string;
}

export interface MetricTable<Row> {
  /** The first column names the row. */
  columns: readonly MetricColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Parts of the file name besides the panel's title: section and days of the metrics. */
export interface CsvFileInfo {
  section: string;
  /** ISO days, inclusive. */
  days: { from: string; to: string };
}

/** Range from the first to the last bucket. */
export const dateRange = (steps: readonly { at: string }[]): CsvFileInfo['days'] => ({
  ...{ from: steps[0]?.at ?? '', to: steps.at(-1)?.at ?? '' },
});

/** Danish letters in file names, as in slugs. */
const ASCII: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa' };

const inFileName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => ASCII[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns 'commerce-sales-2026-11-16-to-2026-11-21.csv', or a single day, in the language of the page. */
export function csvFileName(title: string, { section, days: { from, to } }: CsvFileInfo): string {
  return `${inFileName(section)}-${inFileName(title)}-${metricPanel.days(from, to)}.csv`;
}

/**
 * Returns a CSV file for a Danish spreadsheet as data URL. Missing values say so, and each row has its source, because rows of
 * several files may be merged into one sheet.
 */
export function csvDataUrl<Row>({ columns, rows }: MetricTable<Row>, origin: MetricSource | null): string {
  const from = origin ? [origin.source, origin.readAt] : [];
  const head = formatCsvLine([
    ...columns.map(({ header }) => header),
    ...(origin ? [metricPanel.source, metricPanel.readAt] : []),
  ]);
  const lines = rows.map((row) =>
    formatCsvLine([...columns.map(({ value }) => value(row) ?? metricPanel.noReport), ...from]),
  );
  return `data:text/csv;charset=utf-8,${encodeURIComponent(BYTE_ORDER_MARK + head + lines.join(''))}`;
}
