import type { TakeawayReply } from '@skal/contracts/takeaway';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { accountIs } from '../../mocks/account.ts';
import { makeMetric } from '../../mocks/figures.ts';
import { makeSession } from '../../mocks/session.ts';
import { busyTakeaway, makeTakeaway, takeawayIs } from '../../mocks/takeaway.ts';
import { portalNetwork } from '../../testing/network.ts';
import { openSection } from '../../testing/section.tsx';

const { given, sent } = portalNetwork();

const business = { liveAt: '2026-10-01T08:00:00.000Z', features: { takeaway: true } };
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const tile = (label: string) => screen.getByText(label).parentElement;

async function open(reply: () => TakeawayReply = busyTakeaway) {
  given(...accountIs(makeSession({ business })), takeawayIs(reply));
  return openSection('takeaway');
}

describe('Takeaway Orders', () => {
  it('K35: before launch asks for nothing', async () => {
    given(...accountIs(makeSession({ business: { features: { takeaway: true } } })));
    await openSection('takeaway');
    expect(sent('GET /api/takeaway')).toHaveLength(0);
  });

  it('K35: once live has who waits and for how long, the oldest first, with what they wait for', async () => {
    await open();
    const active = await region('Active Orders');
    expect(active.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'A-1042Waiting 1 h 15 min2 × Tapas box for two498 DKK',
      'A-1043Waiting 12 minCheese box; 2 × Bottle of the week',
      'A-1044Waiting 0 min',
    ]);
    expect(active.getByText('3 waiting')).toBeVisible();
  });

  it('K35: has the day beside the same weekday by now, with source and time, currencies apart', async () => {
    await open();
    const stats = await region("Today's Stats");
    const read = 'App, read 21 Nov 2026, 06:00';
    const before = 'Saturday last week by now:';
    expect(tile('Revenue')).toHaveTextContent(`Revenue3,120.50DKKand 240 SEK${before} 2,890 DKK${read}`);
    expect(tile('Orders Completed')).toHaveTextContent(`Orders Completed14${before} 12${read}`);
    expect(tile('Average Prep Time')).toHaveTextContent(`Average Prep Time17.5min${before} 19 min${read}`);
    expect(stats.queryByText('€')).not.toBeInTheDocument();
  });

  it('says how many more wait than are listed', async () => {
    await open(() => ({ ...busyTakeaway(), activeCount: 40 }));
    expect(await screen.findByText('And 37 more, placed later.')).toBeVisible();
    expect(screen.getByText('40 waiting')).toBeVisible();
  });

  it('nobody waits, and nothing was completed: that is a zero, and no missing report', async () => {
    await open(() => makeTakeaway({ lastReportOn: '2026-11-21', revenue: makeMetric(0), completed: makeMetric(0) }));
    expect((await region('Active Orders')).getByText('No active orders')).toBeVisible();
    expect(tile('Orders Completed')).toHaveTextContent('Orders Completed0App, read');
    expect(tile('Average Prep Time')).toHaveTextContent('Average Prep Time–Nothing to count so far');
  });

  it('T36: who waits since yesterday, and no report has come today: the list says since when', async () => {
    const { active } = busyTakeaway();
    await open(() => makeTakeaway({ lastReportOn: '2026-11-20', active, activeCount: 3 }));
    expect((await region('Active Orders')).getByText('No report since 20 Nov 2026')).toBeVisible();
  });

  it('says since when nothing was reported, and does not say that nobody waits', async () => {
    await open(() => makeTakeaway({ lastReportOn: '2026-11-19' }));
    expect((await region('Active Orders')).getByText('No report since 19 Nov 2026')).toBeVisible();
    expect(screen.queryByText('No active orders')).not.toBeInTheDocument();
    expect(tile('Revenue')).toHaveTextContent('Revenue–No report since 19 Nov 2026');
  });

  it('says that the orders did not load, and loads them', async () => {
    given(...accountIs(makeSession({ business })));
    given(http.get('/api/takeaway', () => HttpResponse.json({ error: 'no' }, { status: 500 })));
    const { user } = await openSection('takeaway');
    expect(await screen.findByText('Your orders did not load')).toBeVisible();
    given(takeawayIs(busyTakeaway));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 × Tapas box for two')).toBeVisible();
  });
});
