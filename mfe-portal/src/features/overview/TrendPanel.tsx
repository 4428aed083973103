import { Button, Table, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatFigure } from '../../content/amounts.ts';
import { formatDay } from '../../content/days.ts';
import { liveOverview, overview } from '../../content/overview.ts';
import { Panel } from '../../parts/Panel.tsx';
import { RevenueTrend } from './RevenueTrend.tsx';
import type { TrendDay } from './trend.scale.ts';

const words = liveOverview.trend;

/** The revenue of a week, as a drawing or as the figures themselves. */
export function TrendPanel({ days }: { days: readonly TrendDay[] }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Panel
      title={overview.trend.title}
      aside={
        <Toggle variant="quiet" size="sm" onClick={() => setAsTable(!asTable)}>
          {asTable ? words.asChart : words.asTable}
        </Toggle>
      }
    >
      {asTable ? (
        <Table
          caption={words.table}
          rows={days}
          rowKey={({ date }) => date}
          dense
          columns={[
            { id: 'day', header: words.day, rowHeader: true, cell: ({ date }) => formatDay(date) },
            {
              id: 'revenue',
              header: words.revenue,
              align: 'end',
              cell: ({ value }) => (value === null ? words.noReport : formatFigure(value, 'DKK')),
            },
          ]}
        />
      ) : (
        <>
          <Text size="meta" tone="ink-3">
            {overview.trend.period}, {overview.trend.unit}
          </Text>
          <RevenueTrend days={days} />
        </>
      )}
    </Panel>
  );
}

/** As high as the title beside it, so that the panels in the row begin alike. */
const Toggle = styled(Button)`
  margin-block: -8px;
`;
