import type { CommerceReply } from '@skal/contracts/commerce';
import { Button, Table, type TableColumn, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { formatOther, formatWhole } from '../../content/amounts.ts';
import { commerce, liveCommerce as words } from '../../content/commerce.ts';
import { stepMark, stepName } from '../../content/steps.ts';
import { Bars } from '../../parts/Bars.tsx';
import { Panel } from '../../parts/Panel.tsx';

type Step = CommerceReply['steps'][number];

const [panel] = commerce.panels;

/** What is drawn: money where it is kept, else orders. */
function drawn({ period, currency, steps }: CommerceReply) {
  const isMoney = period !== 'daily' && currency !== null;
  const unit = isMoney ? currency : '';
  const named = {
    daily: words.byHour,
    weekly: words.byDay(unit),
    monthly: words.byDay(unit),
    yearly: words.byMonth(unit),
  };
  const stepValue = (step: Step) => (isMoney ? step.revenue : step.orders);
  const sum = steps.reduce((total, step) => total + (stepValue(step) ?? 0), 0);
  const total = isMoney ? formatOther(sum, unit) : formatWhole(sum);
  return { stepValue, title: named[period], total };
}

/** The sales of a period step by step, as a drawing or as the figures themselves. */
export function SalesPanel({ sales }: { sales: CommerceReply }) {
  const [asTable, setAsTable] = useState(false);
  const { period, currency, steps } = sales;
  const { stepValue, title, total } = drawn(sales);
  const figure = (value: number | null, format: (value: number) => string) =>
    value === null ? words.noReport : format(value);
  const columns: TableColumn<Step>[] = [
    { id: 'when', header: words.when, rowHeader: true, cell: ({ at }) => stepName(at) },
    { id: 'orders', header: words.orders, align: 'end', cell: ({ orders }) => figure(orders, formatWhole) },
  ];
  if (period !== 'daily' && currency !== null) {
    columns.push({
      ...{ id: 'revenue', header: words.revenue(currency), align: 'end' },
      cell: ({ revenue }) => figure(revenue, (value) => formatOther(value, currency)),
    });
  }
  const bars = steps.map((step) => ({
    ...{ key: step.at, mark: stepMark(step.at, period === 'weekly'), value: stepValue(step) },
  }));
  return (
    <Panel
      title={panel.title}
      wide
      aside={
        <Button variant="quiet" size="sm" onClick={() => setAsTable(!asTable)}>
          {asTable ? words.asChart : words.asTable}
        </Button>
      }
    >
      <Text size="meta" tone="ink-3">
        {title}
      </Text>
      {asTable ? (
        <Table caption={title} columns={columns} rows={steps} rowKey={({ at }) => at} dense />
      ) : (
        <Bars bars={bars} summary={words.summary(title, total)} />
      )}
    </Panel>
  );
}
