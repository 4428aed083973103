import type { ReactNode } from 'react';
import { formatAmount } from '../../format/number.ts';
import { BarList } from '../lists/BarList.tsx';
import { MetricPanel, type MetricPanelProps } from './MetricPanel.tsx';
import type { MetricColumn } from './metricCsv.ts';

export interface RankedRow {
  /** Unique name of the row. */
  name: string;
  value: number;
  /** Shown below the name, in the list only. */
  detail?: ReactNode;
}

interface Props<Row> extends Omit<MetricPanelProps<Row>, 'table' | 'waiting' | 'children'> {
  /** Column headers of name and value. */
  heads: readonly [name: string, value: string];
  /** Highest first. */
  rows: readonly Row[];
  /** Additional columns of the table and the file. */
  more?: readonly MetricColumn<Row>[];
  /** Default: '4,120'. */
  format?: (value: number) => string;
}

/** Panel with a ranking, each row with a bar relative to the first. */
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
          { header: value, value: (row) => row.value, format: (row) => format(row.value) },
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
          ratio: most > 0 ? Math.max(0, row.value) / most : 0,
        }))}
      />
    </MetricPanel>
  );
}
