import type { ReactNode } from 'react';
import { formatAmount } from '../../format/number.ts';
import { BarList } from '../lists/BarList.tsx';
import { MetricPanel, type MetricPanelProps } from './MetricPanel.tsx';
import type { MetricColumn } from './metricCsv.ts';

export interface RankedRow {
  /** Names its row, and is named once. */
  name: string;
  value: number;
  /** Below the name, in the list alone. */
  detail?: ReactNode;
}

interface Props<Row> extends Omit<MetricPanelProps<Row>, 'table' | 'waiting' | 'children'> {
  /** What the names are of, and what is counted: the heads of the table's columns. */
  heads: readonly [name: string, value: string];
  /** Most first. */
  rows: readonly Row[];
  /** What else the table and the file say of each. */
  more?: readonly MetricColumn<Row>[];
  /** '4,120' without. */
  format?: (value: number) => string;
}

/** What there is most of, each with a bar as long as its part of the first. */
export function RankingPanel<Row extends RankedRow>(props: Props<Row>) {
  const {
    heads: [name, value],
    rows,
    more = [],
    format = formatAmount,
    ...panel
  } = props;
  const most = Math.max(0, ...rows.map((row) => row.value));
  return (
    <MetricPanel
      {...panel}
      table={{
        columns: [
          { header: name, value: (row) => row.name },
          { header: value, value: (row) => row.value, shown: (row) => format(row.value) },
          ...more,
        ],
        rows,
        rowKey: (row) => row.name,
      }}
    >
      <BarList
        label={panel.title}
        rows={rows.map((row) => ({
          ...{ key: row.name, name: row.name, value: format(row.value), detail: row.detail },
          part: most > 0 ? Math.max(0, row.value) / most : 0,
        }))}
      />
    </MetricPanel>
  );
}
