import { screen } from '@testing-library/react';
import { makeMetric } from '../../mocks/figures.ts';
import { loyaltyHandlers, makeLoyalty, sampleLoyalty } from '../../mocks/metrics/loyalty.ts';
import { region, reportSectionTest, tile } from '../../testing/reportSection.tsx';

const { open } = reportSectionTest('loyalty', loyaltyHandlers, sampleLoyalty);

describe('Loyalty', () => {
  it('K4: once live compares members, stamps and rewards with the previous 30 days, with source and time', async () => {
    await open();
    const rewards = await region('Rewards');
    expect(tile('Members')).toHaveTextContent(`Members11230 days ago: 68`);
    expect(tile('Points Given')).toHaveTextContent(`Points Given405Previous 30 days: 371`);
    expect(tile('Rewards per 100 stamps')).toHaveTextContent(/^Rewards per 100 stamps9\.38Previous 30 days: 8\.36/);
    expect(rewards.getAllByRole('listitem')[0]).toHaveTextContent('A glass on the house27');
    expect((await region('Top members')).getByText('Members are anonymous here')).toBeVisible();
  });

  it('K4: shows members over time as chart and table; a day without a report is not zero', async () => {
    const { user } = await open();
    const members = await region('Members over time');
    expect(members.getByRole('figure')).toHaveTextContent('Members at the end of each day, the last 30 days.');
    await user.click(members.getByRole('button', { name: 'Show as table' }));
    expect(members.getByRole('row', { name: '24 Oct 2026 No data No data' })).toBeVisible();
    expect(members.getByRole('row', { name: '23 Oct 2026 68 0' })).toBeVisible();
  });

  it('shows since when nothing was reported; shows zero as a value, and no share without stamps', async () => {
    const { unmount } = await open(makeLoyalty({ lastReportOn: '2026-10-02' }));
    await region('Rewards');
    expect(screen.getAllByText('No data since 2 Oct 2026')).toHaveLength(4);
    unmount();
    await open(makeLoyalty({ lastReportOn: '2026-11-21', stamps: makeMetric(0), members: makeMetric(2) }));
    await region('Rewards');
    expect(tile('Points Given')).toHaveTextContent('Points Given0');
    expect(tile('Rewards per 100 stamps')).toHaveTextContent('Rewards per 100 stamps–No matching data yet');
  });
});
