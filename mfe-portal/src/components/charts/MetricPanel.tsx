import { Button, LinkButton, ReloadButton, Skeleton, Table, Text } from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { metricPanel as words } from '../../content/metricPanel.ts';
import { PanelEmptyState } from '../empty/PanelEmptyState.tsx';
import { Panel } from '../layout/Panel.tsx';
import type * as Charts from './lazyCharts.ts';
import { SourceNote, useFile, useMetricSource } from './MetricSource.tsx';
import { type CsvFileInfo, csvDataUrl, csvFileName, type MetricTable } from './metricCsv.ts';

// The scales of charts are a library of their own; the figures do not wait for it.
const charts = createLazyResource(() => import(/* webpackChunkName: "Charts" */ './lazyCharts.ts'));

export interface MetricPanelProps<Row> {
  title: string;
  /** What its figures are, in a line: 'Revenue by day, DKK'. Names the table, too. */
  hint: string;
  table: MetricTable<Row>;
  /** The days of its figures, where they are not those of the section. */
  days?: CsvFileInfo['days'] | undefined;
  /** Takes the whole row of a grid. */
  wide?: boolean | undefined;
  /** Says that there is nothing to draw, in its place; without it, an empty drawing. */
  empty?: string | undefined;
  /** What will fill it. */
  emptyHint?: string | undefined;
  /** Whether there is nothing; without it, whether there are no rows. */
  isEmpty?: boolean | undefined;
  /** Stands below the figures, before where they come from (`MetricSourceProvider`). */
  note?: string;
  /** Stands here until the charts are there. */
  waiting?: ReactNode;
  /** The drawing: at once, or by the charts when they are there. */
  children: ReactNode | ((loaded: typeof Charts) => ReactNode);
}

/**
 * Figures as a drawing, as a table and as a file. A section takes `TimeSeriesPanel` for hours, days or months in a row,
 * `RankingPanel` for what there is most of, `HourOfWeekPanel` for hours of the week; this by itself for any other drawing.
 */
export function MetricPanel<Row>(props: MetricPanelProps<Row>) {
  const { title, hint, table, days, wide, empty, emptyHint = '', note, waiting, children } = props;
  const { isEmpty = table.rows.length === 0 } = props;
  const [asTable, setAsTable] = useState(false);
  const origin = useMetricSource();
  const section = useFile();
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
            {asTable ? words.asChart : words.asTable}
          </Button>
          <LinkButton
            {...{ variant: 'quiet', size: 'sm', download: csvFileName(title, file) }}
            href={csvDataUrl(table, origin)}
          >
            {words.download}
          </LinkButton>
        </Actions>
      }
    >
      <Text size="meta" tone="ink-3">
        {hint}
      </Text>
      {asTable ? (
        figures
      ) : typeof children === 'function' ? (
        <Lazy
          resource={charts}
          waiting={waiting ?? <Skeleton rows={6} />}
          failed={(retry, reload) => (
            <Undrawn onRetry={retry} onReload={reload}>
              {figures}
            </Undrawn>
          )}
        >
          {children}
        </Lazy>
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
    columns={columns.map(({ header, value, shown }, index) => ({
      ...{ id: header, header, rowHeader: index === 0, align: index === 0 ? ('start' as const) : ('end' as const) },
      cell: (row: Row) => {
        const figure = value(row);
        return figure === null ? words.noReport : (shown?.(row) ?? String(figure));
      },
    }))}
  />
);

interface UndrawnProps {
  onRetry: () => void;
  onReload: (() => void) | undefined;
  children: ReactNode;
}

const Undrawn = ({ onRetry, onReload, children }: UndrawnProps) => (
  <>
    <Actions>
      <Text tone="ink-2">{words.undrawn}</Text>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {words.retry}
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

  /* As high as the title beside them, so that the panels of a row begin alike. */
  h2 + & {
    margin-block: -8px;
    margin-inline: -14px;
  }
`;
