import { Button, LinkButton, ReloadButton, Skeleton, Table, Text, useWhenNear } from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { metricPanel as copy } from '../../content/metricPanel.ts';
import { PanelEmptyState } from '../empty/PanelEmptyState.tsx';
import { Panel } from '../layout/Panel.tsx';
import type * as Charts from './lazyCharts.ts';
import { SourceNote, useFile, useMetricSource } from './MetricSource.tsx';
import { type CsvFileInfo, csvDataUrl, csvFileName, type MetricTable } from './metricCsv.ts';

// The chart library is a chunk of its own; the metrics do not wait for it.
const charts = createLazyResource(() => import(/* webpackChunkName: "Charts" */ './lazyCharts.ts'), {
  loadsWhenNear: true,
});

export interface MetricPanelProps<Row> {
  title: string;
  /** Description of the metrics: 'Revenue by day, DKK'. Also names the table. */
  hint: string;
  table: MetricTable<Row>;
  /** Days of the metrics, if they differ from those of the section. */
  days?: CsvFileInfo['days'] | undefined;
  /** Spans the whole row of a grid. */
  wide?: boolean | undefined;
  /** Message instead of a chart without data; without it, an empty chart. */
  empty?: string | undefined;
  /** What will fill the panel. */
  emptyHint?: string | undefined;
  /** Whether there is no data; by default, whether there are no rows. */
  isEmpty?: boolean | undefined;
  /** Note below the metrics, before their source (`MetricSourceProvider`). */
  note?: string;
  /** Shown until the chart library is loaded. */
  waiting?: ReactNode;
  /** The chart, or a function of the chart library. */
  children: ReactNode | ((loaded: typeof Charts) => ReactNode);
}

/**
 * Panel with a chart, a table and a CSV file. Sections use `TimeSeriesPanel` for hours, days or months, `RankingPanel` for rankings,
 * `HourOfWeekPanel` for hours of the week; and this one for other charts.
 */
export function MetricPanel<Row>(props: MetricPanelProps<Row>) {
  const { title, hint, table, days, wide, empty, emptyHint = '', note, waiting, children } = props;
  const { isEmpty = table.rows.length === 0 } = props;
  const [asTable, setAsTable] = useState(false);
  const origin = useMetricSource();
  const section = useFile();
  const chartArea = useWhenNear(charts.prefetch);
  if (isEmpty && empty !== undefined) {
    return (
      <Panel title={title} wide={wide}>
        <PanelEmptyState empty={empty} emptyHint={emptyHint} />
      </Panel>
    );
  }
  const file = days ? { ...section, days } : section;
  const figures = <Figures table={table} caption={hint} />;
  return (
    <Panel
      title={title}
      wide={wide}
      aside={
        <Actions>
          <Button variant="quiet" size="sm" onClick={() => setAsTable(!asTable)}>
            {asTable ? copy.asChart : copy.asTable}
          </Button>
          <LinkButton
            {...{ variant: 'quiet', size: 'sm', download: csvFileName(title, file) }}
            href={csvDataUrl(table, origin)}
          >
            {copy.download}
          </LinkButton>
        </Actions>
      }
    >
      <Text size="meta" tone="subtle">
        {hint}
      </Text>
      {asTable ? (
        figures
      ) : typeof children === 'function' ? (
        <div ref={chartArea}>
          <Lazy
            resource={charts}
            waiting={waiting ?? <Skeleton rows={6} />}
            failed={(retry, reload) => (
              <ChartLoadError onRetry={retry} onReload={reload}>
                {figures}
              </ChartLoadError>
            )}
          >
            {children}
          </Lazy>
        </div>
      ) : (
        children
      )}
      <SourceNote note={note} />
    </Panel>
  );
}

const Figures = <Row,>({ table: { columns, rows, rowKey }, caption }: { table: MetricTable<Row>; caption: string }) => (
  <Table
    caption={caption}
    rows={rows}
    rowKey={rowKey}
    dense
    columns={columns.map(({ header, value, format }, index) => ({
      ...{ id: header, header, rowHeader: index === 0, align: index === 0 ? ('start' as const) : ('end' as const) },
      cell: (row: Row) => {
        const figure = value(row);
        return figure === null ? copy.noReport : (format?.(row) ?? String(figure));
      },
    }))}
  />
);

interface ChartLoadErrorProps {
  onRetry: () => void;
  onReload: (() => void) | undefined;
  children: ReactNode;
}

const ChartLoadError = ({ onRetry, onReload, children }: ChartLoadErrorProps) => (
  <>
    <Actions>
      <Text tone="muted">{copy.chartFailed}</Text>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {copy.retry}
      </Button>
      {onReload ? <ReloadButton size="sm" onReload={onReload} /> : null}
    </Actions>
    {children}
  </>
);

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;

  /* As high as the adjacent title, so that the panels of a row are aligned. */
  h2 + & {
    margin-block: -8px;
    margin-inline: -14px;
  }
`;
