import type { MetricReply } from '@skal/contracts/analytics/overview';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { makeMetric } from '../../mocks/figures.ts';
import { HourOfWeekPanel } from './HourOfWeekPanel.tsx';
import { MetricSourceProvider } from './MetricSource.tsx';
import { csvDataUrl, csvFileName } from './metricCsv.ts';
import { RankingPanel } from './RankingPanel.tsx';
import { type TimeSeries, TimeSeriesPanel } from './TimeSeriesPanel.tsx';
import { createValueScale } from './valueScale.ts';

const days = { from: '2026-11-16', to: '2026-11-19' };
const file = { section: 'commerce', days };

interface Day {
  at: string;
  revenue: number | null;
  before: number | null;
}
const week: Day[] = [
  { at: '2026-11-16', revenue: 1200.5, before: 900 },
  { at: '2026-11-17', revenue: null, before: 0 },
  { at: '2026-11-18', revenue: 0, before: null },
  { at: '2026-11-19', revenue: 18_000, before: 16_000 },
];
const revenue: TimeSeries<Day> = { name: 'Revenue, DKK', value: (day) => day.revenue };
const before: TimeSeries<Day> = { name: 'The week before', value: (day) => day.before };

/** Like a section, whose name and days are part of file names. */
const inSection = (panel: ReactNode, metrics: readonly MetricReply[] = []) => (
  <MetricSourceProvider metrics={metrics} file={file}>
    {panel}
  </MetricSourceProvider>
);
const makePanel = (kind: 'bars' | 'line', series: TimeSeries<Day>[], metrics?: readonly MetricReply[]) =>
  inSection(
    <TimeSeriesPanel
      {...{
        title: 'Sales',
        hint: 'Revenue by day, DKK',
        kind,
        buckets: week,
        series,
        note: 'App, updated 19 Nov 2026',
      }}
      summary="3 of 4 days reported."
    />,
    metrics,
  );
const readCsv = () => {
  const link = screen.getByRole('link', { name: 'Download CSV' });
  return decodeURIComponent(link.getAttribute('href')?.replace('data:text/csv;charset=utf-8,', '') ?? '');
};

describe('a time series panel', () => {
  it.each(['bars', 'line'] as const)('as %s shows its summary, each value and its source', async (kind) => {
    render(makePanel(kind, [revenue, before]));
    const slider = await screen.findByRole('slider', { name: 'Sales: browse values' });
    expect(screen.getByRole('figure')).toHaveTextContent('Revenue by day, DKK. 3 of 4 days reported.');
    expect(slider).toHaveAttribute('aria-valuetext', '19 Nov 2026: Revenue, DKK 18,000; The week before 16,000');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider).toHaveAttribute('aria-valuetext', '17 Nov 2026: Revenue, DKK No data; The week before 0');
    expect(screen.getByText('App, updated 19 Nov 2026')).toBeVisible();
  });

  it('toggles between table and chart; a missing value is not zero', async () => {
    const user = userEvent.setup();
    render(makePanel('bars', [revenue, { ...before, inTableOnly: true }]));
    expect(await screen.findByRole('slider')).toHaveAttribute('aria-valuetext', '19 Nov 2026: 18,000');
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByRole('table', { name: 'Revenue by day, DKK' })).toBeVisible();
    expect(screen.getByRole('row', { name: '16 Nov 2026 1,200.50 900' })).toBeVisible();
    expect(screen.getByRole('row', { name: '17 Nov 2026 No data 0' })).toBeVisible();
    expect(screen.getByRole('row', { name: '18 Nov 2026 0 No data' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.getByRole('slider')).toBeVisible();
  });

  it('T40: offers a CSV file for a Danish spreadsheet, named by section and days', () => {
    render(makePanel('line', [revenue, before]));
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'download',
      'commerce-sales-2026-11-16-to-2026-11-19.csv',
    );
    expect(readCsv()).toBe(
      [
        '\uFEFFWhen;Revenue, DKK;The week before',
        '2026-11-16;1200,5;900',
        '2026-11-17;No data;0',
        '2026-11-18;0;No data',
        '2026-11-19;18000;16000',
        '',
      ].join('\r\n'),
    );
  });
});

it('T36: every row of the file has source and update time', () => {
  render(makePanel('bars', [revenue], [makeMetric(1)]));
  expect(readCsv().split('\r\n')).toEqual([
    '\uFEFFWhen;Revenue, DKK;Source;Updated at',
    '2026-11-16;1200,5;App;21 Nov 2026, 06:00',
    '2026-11-17;No data;App;21 Nov 2026, 06:00',
    '2026-11-18;0;App;21 Nov 2026, 06:00',
    '2026-11-19;18000;App;21 Nov 2026, 06:00',
    '',
  ]);
});

describe('a ranking panel', () => {
  it('1.2.10: is a list, a table and a file, in which names cannot be formulas', async () => {
    const user = userEvent.setup();
    const rows = [
      { name: '=HYPERLINK("x")', value: 12 },
      { name: 'Ostebræt', value: -3 },
    ];
    render(<RankingPanel title="Best-selling products" hint="Orders" heads={['Product', 'Orders']} rows={rows} />);
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['=HYPERLINK("x")12', 'Ostebræt-3']);
    expect(readCsv()).toBe('\uFEFFProduct;Orders\r\n"\'=HYPERLINK(""x"")";12\r\nOstebræt;-3\r\n');
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByRole('row', { name: 'Ostebræt -3' })).toBeVisible();
  });
});

describe('an hour-of-week panel', () => {
  it('draws dots from the first hour to the last, and a table with the highest first', async () => {
    const user = userEvent.setup();
    const hours = [
      { weekday: 0, hour: 17, value: 2 },
      { weekday: 5, hour: 19, value: 14 },
    ];
    const panelProps = { hint: 'Completed orders', head: 'Orders', summary: 'Most of all on Friday.' };
    render(<HourOfWeekPanel title="Busiest hours" hours={hours} {...panelProps} />);
    expect(await screen.findByTitle('Friday, 19:00 to 20:00: 14')).toBeInTheDocument();
    expect(screen.getByTitle('Monday, 18:00 to 19:00: 0')).toBeInTheDocument();
    expect(screen.queryByTitle(/20:00 to 21:00/)).not.toBeInTheDocument();
    expect(screen.getByRole('figure')).toHaveTextContent('Completed orders. Most of all on Friday.');
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Hour of the weekOrders',
      'Friday, 19:00 to 20:0014',
      'Sunday, 17:00 to 18:002',
    ]);
  });
});

describe('a value scale', () => {
  const topOf = (...values: number[]) => createValueScale(values).ticks.at(-1)?.value;

  it('K3: ends at the next round value', () => {
    expect([[0], [1], [3], [7], [31], [999], [18_000], [123_456]].map((values) => topOf(...values))).toEqual([
      1, 1, 3, 8, 40, 1000, 20_000, 150_000,
    ]);
    expect(topOf(0.8)).toBe(0.8);
  });

  it('has integer ticks for integers', () => {
    expect(createValueScale([1]).ticks.map(({ value }) => value)).toEqual([0, 1]);
  });

  it('stays within the chart with negative values', () => {
    const { heightOf, ticks } = createValueScale([-500, 3000]);
    expect([heightOf(-500), heightOf(3000)].every((height) => height >= 0 && height <= 100)).toBe(true);
    expect(ticks.map(({ value }) => value)).toContain(0);
    expect(heightOf(0)).toBeLessThan(heightOf(-500));
  });
});

it('T40: names a file of one day by that day', () => {
  const name = csvFileName('Best-selling products', {
    section: 'commerce',
    days: { from: '2026-11-21', to: '2026-11-21' },
  });
  expect(name).toBe('commerce-best-selling-products-2026-11-21.csv');
  expect(csvDataUrl({ columns: [], rows: [], rowKey: String }, null)).toMatch(/^data:text\/csv;charset=utf-8,/);
});
