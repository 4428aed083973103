import { screen } from '@testing-library/react';
import { makeMetric } from '../../mocks/figures.ts';
import { makeTakeaway, sampleTakeaway, takeawayHandlers } from '../../mocks/metrics/takeaway.ts';
import { region, reportSectionTest, tile } from '../../testing/reportSection.tsx';

const { open } = reportSectionTest('takeaway', takeawayHandlers, sampleTakeaway);

describe('Takeaway Orders', () => {
  it('K35: once live lists waiting orders with waiting time and items, oldest first', async () => {
    await open();
    const active = await region('Active Orders');
    expect(active.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'A-1042Waiting 1 h 15 min2 × Tapas box for two498 DKK',
      'A-1043Waiting 12 minCheese box; 2 × Bottle of the week',
      'A-1044Waiting 0 min',
    ]);
    expect(active.getByText('3 waiting')).toBeVisible();
  });

  it('K35: compares today with the same weekday up to now, with source and time, per currency', async () => {
    await open();
    const stats = await region("Today's Stats");
    const before = 'Last Saturday at this time:';
    expect(tile('Revenue')).toHaveTextContent(`Revenue3,120.50DKKand 240 SEK${before} 2,890 DKK`);
    expect(tile('Orders Completed')).toHaveTextContent(`Orders Completed14${before} 12`);
    expect(tile('Average Prep Time')).toHaveTextContent(`Average Prep Time17.5min${before} 19 min`);
    expect(stats.queryByText('€')).not.toBeInTheDocument();
  });

  it('shows how many more orders are waiting', async () => {
    await open(() => ({ ...sampleTakeaway(), activeCount: 40 }));
    expect(await screen.findByText('And 37 more, placed later.')).toBeVisible();
    expect(screen.getByText('40 waiting')).toBeVisible();
  });

  it('shows zero without waiting or completed orders', async () => {
    await open(() => makeTakeaway({ lastReportOn: '2026-11-21', revenue: makeMetric(0), completed: makeMetric(0) }));
    expect((await region('Active Orders')).getByText('No active orders')).toBeVisible();
    expect(tile('Orders Completed')).toHaveTextContent('Orders Completed0');
    expect(tile('Average Prep Time')).toHaveTextContent('Average Prep Time–No matching data yet');
  });

  it('T36: shows orders waiting since yesterday without a report of today', async () => {
    const { active } = sampleTakeaway();
    await open(() => makeTakeaway({ lastReportOn: '2026-11-20', active, activeCount: 3 }));
    expect((await region('Active Orders')).getByText('No data since 20 Nov 2026')).toBeVisible();
  });

  it('shows since when nothing was reported, instead of no orders', async () => {
    await open(() => makeTakeaway({ lastReportOn: '2026-11-19' }));
    expect((await region('Active Orders')).getByText('No data since 19 Nov 2026')).toBeVisible();
    expect(screen.queryByText('No active orders')).not.toBeInTheDocument();
    expect(tile('Revenue')).toHaveTextContent('Revenue–No data since 19 Nov 2026');
  });
});
