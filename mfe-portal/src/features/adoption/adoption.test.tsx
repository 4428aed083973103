import { screen, within } from '@testing-library/react';
import { makeMetric } from '../../mocks/figures.ts';
import { adoptionHandlers, makeAdoption, sampleAdoption } from '../../mocks/metrics/adoption.ts';
import { region, reportSectionTest, tile } from '../../testing/reportSection.tsx';

const { open } = reportSectionTest('adoption', adoptionHandlers, sampleAdoption);

describe('User Adoption', () => {
  it('K4: once live shows metrics with the previous 30 days, source and time, and referrers', async () => {
    await open();
    const sources = await region('Where users come from');
    expect(tile('Registered Users')).toHaveTextContent(`Registered Users23630 days ago: 131`);
    expect(tile('Monthly Active Users')).toHaveTextContent(`Monthly Active Users187Previous 30 days: 203`);
    expect(sources.getAllByRole('listitem')[0]).toHaveTextContent('QR code at the table6144 registered');
  });

  it('K4: charts downloads, returning guests and cohorts, each with a table; a missing value is not zero', async () => {
    const { user } = await open();
    const downloads = await region('Downloads over time');
    expect(downloads.getByRole('figure')).toHaveTextContent('Downloads by day, the last 30 days. 102 in total.');
    await user.click(downloads.getByRole('button', { name: 'Show as table' }));
    expect(downloads.getByRole('row', { name: '24 Oct 2026 No data' })).toBeVisible();
    expect(downloads.getByRole('row', { name: '23 Oct 2026 0' })).toBeVisible();
    const returning = await region('Returning users');
    expect(
      returning.getByText(/^81\.25% of this week's guests had visited before; last week it was 76\.50%\./),
    ).toBeVisible();
    const cohorts = await region('Guests by first week');
    expect(cohorts.getByRole('figure')).toHaveTextContent('294 guests who first visited in the last 7 weeks.');
    await user.click(cohorts.getByRole('button', { name: 'Show as table' }));
    const [head, first] = cohorts.getAllByRole('row');
    expect(head).toHaveTextContent('First weekGuestsAfter 1 weekAfter 2 weeks');
    expect(first).toHaveTextContent('5 Oct 20266030 (50%)20 (33%)');
  });

  it('distinguishes missing reports from zero guests', async () => {
    await open(makeAdoption({ lastReportOn: '2026-10-02' }));
    await region('Downloads over time');
    expect(screen.getAllByText('No data since 2 Oct 2026')).toHaveLength(3);
    expect(tile('Registered Users')).toHaveTextContent('Registered Users–');
    expect((await region('Guests by first week')).getByText('No guests yet')).toBeVisible();
  });

  it('shows zero as a value, and no share without guests', async () => {
    await open(makeAdoption({ lastReportOn: '2026-11-21', downloads: makeMetric(0, 3) }));
    expect((await region('Returning users')).getByText(/^No guests have opened the app this week\./)).toBeVisible();
    const [label] = within(screen.getByRole('main')).getAllByText('Downloads');
    expect(label?.parentElement).toHaveTextContent('Downloads0Previous 30 days: 3');
  });
});
