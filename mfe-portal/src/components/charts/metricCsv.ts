import { BYTE_ORDER_MARK, csvLine } from '@skal/contracts/fields/csv';
import { metricPanel } from '../../content/metricPanel.ts';

/** Where figures come from, and when they were read, as people read it. */
export interface MetricSource {
  readonly source: string;
  readonly readAt: string;
}

/** A column of figures, or the first one, which names its row. */
export interface MetricColumn<Row> {
  header: string;
  /** What it is, as the file has it; null where nothing was reported. */
  value: (row: Row) => string | number | null;
  /** How the table writes it; without this a name stands as it is. */
  shown?: (row: Row) => string;
}

export interface MetricTable<Row> {
  /** The first column names the row. */
  columns: readonly MetricColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** What the file's name says besides the panel's title: the section, and the days that its figures are of. */
export interface CsvFileInfo {
  section: string;
  /** ISO days, both included. */
  days: { from: string; to: string };
}

/** From the first of some steps to the last. */
export const dateRange = (steps: readonly { at: string }[]): CsvFileInfo['days'] => ({
  ...{ from: steps[0]?.at ?? '', to: steps.at(-1)?.at ?? '' },
});

const inFileName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** 'commerce-sales-2026-11-16-to-2026-11-21.csv'; of one day that day alone. */
export function csvFileName(title: string, { section, days: { from, to } }: CsvFileInfo): string {
  return `${inFileName(section)}-${inFileName(title)}-${from === to ? to : `${from}-to-${to}`}.csv`;
}

/**
 * The figures as a file for a Danish spreadsheet, in the address of a link. What was not reported says so here too, and each
 * row where it is from, for rows of several files may come to stand in one sheet.
 */
export function csvDataUrl<Row>({ columns, rows }: MetricTable<Row>, origin: MetricSource | null): string {
  const from = origin ? [origin.source, origin.readAt] : [];
  const head = csvLine([
    ...columns.map(({ header }) => header),
    ...(origin ? [metricPanel.source, metricPanel.readAt] : []),
  ]);
  const lines = rows.map((row) =>
    csvLine([...columns.map(({ value }) => value(row) ?? metricPanel.noReport), ...from]),
  );
  return `data:text/csv;charset=utf-8,${encodeURIComponent(BYTE_ORDER_MARK + head + lines.join(''))}`;
}
