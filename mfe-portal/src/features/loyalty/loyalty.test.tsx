import type { LoyaltyReply } from '@skal/contracts/loyalty';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { accountIs } from '../../mocks/account.ts';
import { makeMetric } from '../../mocks/figures.ts';
import { busyLoyalty, loyaltyIs, makeLoyalty } from '../../mocks/loyalty.ts';
import { makeSession } from '../../mocks/session.ts';
import { portalNetwork } from '../../testing/network.ts';
import { openSection } from '../../testing/section.tsx';

const { given, sent } = portalNetwork();

const business = { liveAt: '2026-10-01T08:00:00.000Z', features: { loyalty: true } };
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const tile = (label: string) => within(screen.getByRole('main')).getAllByText(label)[0]?.parentElement;

async function open(reply: LoyaltyReply = busyLoyalty) {
  given(...accountIs(makeSession({ business })), loyaltyIs(reply));
  return openSection('loyalty');
}

describe('Loyalty', () => {
  it('K4, K6: before launch asks for nothing', async () => {
    given(...accountIs(makeSession({ business: { features: { loyalty: true } } })));
    await openSection('loyalty');
    expect(sent('GET /api/loyalty')).toHaveLength(0);
  });

  it('K4: once live has members, stamps and rewards beside those of 30 days before, with source and time', async () => {
    await open();
    const rewards = await region('Rewards');
    const read = 'App, read 21 Nov 2026, 06:00';
    expect(tile('Members')).toHaveTextContent(`Members11230 days ago: 68${read}`);
    expect(tile('Points Given')).toHaveTextContent(`Points Given405The 30 days before: 371${read}`);
    expect(tile('Rewards per 100 stamps')).toHaveTextContent(/^Rewards per 100 stamps9\.38The 30 days before: 8\.36/);
    expect(rewards.getAllByRole('listitem')[0]).toHaveTextContent('A glass on the house27');
    expect((await region('Top members')).getByText('Members have no names here')).toBeVisible();
  });

  it('K4: members over time are drawn, and have a table; a day without a report is no zero', async () => {
    const { user } = await open();
    const members = await region('Members over time');
    expect(members.getByRole('figure')).toHaveTextContent('Members at the end of each day, the last 30 days.');
    await user.click(members.getByRole('button', { name: 'Show as table' }));
    expect(members.getByRole('row', { name: '24 Oct 2026 No report No report' })).toBeVisible();
    expect(members.getByRole('row', { name: '23 Oct 2026 68 0' })).toBeVisible();
  });

  it('says since when nothing was reported; a zero is a figure, and no stamp has no share', async () => {
    const { unmount } = await open(makeLoyalty({ lastReportOn: '2026-10-02' }));
    await region('Rewards');
    expect(screen.getAllByText('No report since 2 Oct 2026')).toHaveLength(4);
    unmount();
    await open(makeLoyalty({ lastReportOn: '2026-11-21', stamps: makeMetric(0), members: makeMetric(2) }));
    await region('Rewards');
    expect(tile('Points Given')).toHaveTextContent('Points Given0App, read');
    expect(tile('Rewards per 100 stamps')).toHaveTextContent('Rewards per 100 stamps–Nothing to count so far');
  });

  it('says that the members did not load, and loads them', async () => {
    given(...accountIs(makeSession({ business })));
    given(http.get('/api/loyalty', () => HttpResponse.json({ error: 'no' }, { status: 500 })));
    const { user } = await openSection('loyalty');
    expect(await screen.findByText('Your members did not load')).toBeVisible();
    given(loyaltyIs(busyLoyalty));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A glass on the house')).toBeVisible();
  });
});
