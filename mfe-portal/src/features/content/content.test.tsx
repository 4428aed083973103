import { screen, within } from '@testing-library/react';
import { contentHandlers, makeContent, sampleContent } from '../../mocks/metrics/content.ts';
import { region, reportSectionTest } from '../../testing/reportSection.tsx';

const { open } = reportSectionTest('content', contentHandlers, sampleContent);

describe('Content', () => {
  it('K4: once live compares views with the previous period and ranks content; a missing value is not zero', async () => {
    const { user } = await open();
    const days = await region('Views');
    const tiles = within(screen.getByRole('main'));
    expect(tiles.getByText('Published').parentElement).toHaveTextContent('Published–');
    expect(tiles.getByText('46').parentElement?.parentElement).toHaveTextContent('Yesterday: 38');
    expect((await region('Most viewed')).getAllByRole('listitem')[0]).toHaveTextContent('Wine of the week21');
    expect((await region('Most viewed screens')).getAllByRole('listitem')[0]).toHaveTextContent('Menu140');
    await user.click(days.getByRole('button', { name: 'Show as table' }));
    expect(days.getByRole('row', { name: '15 Nov 2026 0 0' })).toBeVisible();
    expect(days.getByRole('row', { name: '16 Nov 2026 No data 6' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Seven days' }));
    expect(await screen.findByText('Previous seven days: 38')).toBeVisible();
  });

  it('distinguishes missing reports from zero views', async () => {
    await open((period) => makeContent(period, { lastReportOn: '2026-11-19' }));
    expect((await region('Most viewed')).getByText('No views yet')).toBeVisible();
    expect(screen.getAllByText('No data since 19 Nov 2026')).toHaveLength(3);
  });
});
