import { screen, waitFor } from '@testing-library/react';
import { liveRevenue, liveYesterday } from '../../mocks/app/liveClient.ts';
import { makeMetric, makeOverview, overviewHandlers } from '../../mocks/figures.ts';
import { region, reportSectionTest, tile } from '../../testing/reportSection.tsx';

const { open, respondWith } = reportSectionTest('overview', overviewHandlers, makeOverview());

describe('the overview', () => {
  it('K1: once live distinguishes zero from no data, and shows source and update time', async () => {
    const figures = { dailyActiveUsers: makeMetric(41, 38), ordersToday: makeMetric(0), lastReportOn: '2026-11-21' };
    await open(makeOverview({ ...figures, otherRevenueToday: [{ currency: 'SEK', value: 240 }] }));
    expect(tile('Daily Active Users')).toHaveTextContent(`Daily Active Users41Saturday last week: 38`);
    expect(tile('Orders Today')).toHaveTextContent(`Orders Today0`);
    expect(tile('Revenue Today')).toHaveTextContent('Revenue Today–and 240 SEKNo matching data yet');
    expect(tile('App Performance')).toHaveTextContent('App Performance–No matching data yet');
    const trend = await region('Revenue Trend');
    expect(trend.getByRole('figure')).toHaveTextContent('Last 7 days, in DKK. No revenue recorded yet.');
  });

  it('K1: distinguishes old reports, no reports and zero', async () => {
    await open(makeOverview({ lastReportOn: '2026-11-19' }));
    expect(screen.getAllByText('No data since 19 Nov 2026')).toHaveLength(5);
    expect(screen.queryByText(/appear as soon as/)).not.toBeInTheDocument();
  });

  it('compares yesterday with the same weekday before, once anything was reported', async () => {
    const figures = { yesterday: liveYesterday, lastReportOn: '2026-11-20' };
    await open(makeOverview(figures));
    const yesterday = await region('Yesterday');
    expect(yesterday.getByText('Friday, 20 Nov 2026')).toBeVisible();
    const figure = (label: string) => yesterday.getByText(label).parentElement;
    expect(figure('Revenue')).toHaveTextContent('Revenue4,120 DKKand 310 SEKPrevious Friday: 3,890 DKK');
    expect(figure('Orders')).toHaveTextContent('Orders31Previous Friday: 28');
    expect(figure('Active users')).toHaveTextContent('Active users52Previous Friday: 47');
    expect(yesterday.getByText('App, updated 21 Nov 2026, 06:00')).toBeVisible();
  });

  it('K1: shows yesterday as a gap if later days have reports', async () => {
    await open(makeOverview({ ordersToday: makeMetric(1), lastReportOn: '2026-11-21' }));
    const yesterday = await region('Yesterday');
    expect(yesterday.getByText('No data for that day')).toBeVisible();
    expect(screen.queryByText(/^No data since/)).not.toBeInTheDocument();
  });

  it('K1: shows revenue in the currency of the guests', async () => {
    const figures = { currency: 'EUR', revenueToday: makeMetric(240.5, 210), yesterday: liveYesterday };
    await open(makeOverview({ ...figures, revenueTrend: liveRevenue, lastReportOn: '2026-11-21' }));
    expect(tile('Revenue Today')).toHaveTextContent('Revenue Today240.50EURSaturday last week: 210 EUR');
    expect((await region('Yesterday')).getByText('4,120 EUR')).toBeVisible();
    const trend = await region('Revenue Trend');
    expect(await trend.findByRole('figure')).toHaveTextContent(
      'Last 7 days, in EUR. 13,920 EUR in total, from 6 of 7 days with data.',
    );
    expect(screen.queryByText(/DKK/)).not.toBeInTheDocument();
  });

  it('K1: updates metrics without a reload', async () => {
    await open();
    expect(screen.getAllByText('No data yet')).toHaveLength(4);
    respondWith(overviewHandlers(makeOverview({ ordersToday: makeMetric(3), lastReportOn: '2026-11-21' })));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    document.dispatchEvent(new Event('visibilitychange'));
    clock.mockRestore();
    await waitFor(() => expect(screen.getByText('Orders Today').parentElement).toHaveTextContent('Orders Today3'));
  });

  it('K3: once live shows the week as chart and table', async () => {
    const { user } = await open(makeOverview({ revenueTrend: liveRevenue }));
    const trend = await region('Revenue Trend');
    expect(trend.getByRole('figure')).toHaveTextContent('13,920 DKK in total, from 6 of 7 days with data.');
    await user.click(trend.getByRole('button', { name: 'Show as table' }));
    expect(trend.getByRole('row', { name: '16 Nov 2026 No data' })).toBeVisible();
    expect(trend.getByRole('row', { name: '17 Nov 2026 0' })).toBeVisible();
    expect(trend.getByRole('row', { name: '20 Nov 2026 4,120' })).toBeVisible();
  });
});
