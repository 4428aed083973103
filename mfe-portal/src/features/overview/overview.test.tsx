import { screen, waitFor } from '@testing-library/react';
import { liveRevenue, liveYesterday } from '../../mocks/app/liveClient.ts';
import { makeMetric, makeOverview, overviewHandlers } from '../../mocks/figures.ts';
import { READ, region, reportSectionTest, tile } from '../../testing/reportSection.tsx';

const { open, respondWith } = reportSectionTest('overview', overviewHandlers, makeOverview());

describe('the overview', () => {
  it('K1: once live distinguishes zero from no data, and shows source and update time', async () => {
    const figures = { dailyActiveUsers: makeMetric(41, 38), ordersToday: makeMetric(0), lastReportOn: '2026-11-21' };
    await open(makeOverview({ ...figures, otherRevenueToday: [{ currency: 'SEK', value: 240 }] }));
    expect(tile('Daily Active Users')).toHaveTextContent(`Daily Active Users41Saturday last week: 38${READ}`);
    expect(tile('Orders Today')).toHaveTextContent(`Orders Today0${READ}`);
    expect(tile('Revenue Today')).toHaveTextContent('Revenue Today–and 240 SEKNothing to count so far');
    expect(tile('App Performance')).toHaveTextContent('App Performance–Nothing to count so far');
    const trend = await region('Revenue Trend');
    expect(trend.getByRole('figure')).toHaveTextContent('Last 7 days, in DKK. No revenue recorded yet.');
  });

  it('K1: distinguishes old reports, no reports and zero', async () => {
    await open(makeOverview({ lastReportOn: '2026-11-19' }));
    expect(screen.getAllByText('No report since 19 Nov 2026')).toHaveLength(5);
    expect(screen.queryByText(/fills as soon as/)).not.toBeInTheDocument();
  });

  it('compares yesterday with the same weekday before, once anything was reported', async () => {
    const figures = { yesterday: liveYesterday, lastReportOn: '2026-11-20' };
    await open(makeOverview(figures));
    const yesterday = await region('Yesterday');
    expect(yesterday.getByText('Friday, 20 Nov 2026')).toBeVisible();
    const figure = (label: string) => yesterday.getByText(label).parentElement;
    expect(figure('Revenue')).toHaveTextContent('Revenue4,120 DKKand 310 SEKFriday before: 3,890 DKK');
    expect(figure('Orders')).toHaveTextContent('Orders31Friday before: 28');
    expect(figure('Active users')).toHaveTextContent('Active users52Friday before: 47');
    expect(yesterday.getByText('App, read 21 Nov 2026, 06:00')).toBeVisible();
  });

  it('K1: shows yesterday as a gap if later days have reports', async () => {
    await open(makeOverview({ ordersToday: makeMetric(1), lastReportOn: '2026-11-21' }));
    const yesterday = await region('Yesterday');
    expect(yesterday.getByText('Nothing was reported of that day')).toBeVisible();
    expect(screen.queryByText(/^No report since/)).not.toBeInTheDocument();
  });

  it('K1: shows revenue in the currency of the guests', async () => {
    const figures = { currency: 'EUR', revenueToday: makeMetric(240.5, 210), yesterday: liveYesterday };
    await open(makeOverview({ ...figures, revenueTrend: liveRevenue, lastReportOn: '2026-11-21' }));
    expect(tile('Revenue Today')).toHaveTextContent('Revenue Today240.50EURSaturday last week: 210 EUR');
    expect((await region('Yesterday')).getByText('4,120 EUR')).toBeVisible();
    const trend = await region('Revenue Trend');
    expect(await trend.findByRole('figure')).toHaveTextContent(
      'Last 7 days, in EUR. 6 of 7 days reported, 13,920 EUR in all.',
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
    expect(trend.getByRole('figure')).toHaveTextContent('6 of 7 days reported, 13,920 DKK in all.');
    await user.click(trend.getByRole('button', { name: 'Show as table' }));
    expect(trend.getByRole('row', { name: '16 Nov 2026 No report' })).toBeVisible();
    expect(trend.getByRole('row', { name: '17 Nov 2026 0' })).toBeVisible();
    expect(trend.getByRole('row', { name: '20 Nov 2026 4,120' })).toBeVisible();
  });
});
