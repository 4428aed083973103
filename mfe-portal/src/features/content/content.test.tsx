import { screen, within } from '@testing-library/react';
import { makeItem } from '../../mocks/content/ContentMock.ts';
import { contentManagementHandlers } from '../../mocks/content/contentManagement.ts';
import { contentHandlers, makeContent, sampleContent } from '../../mocks/metrics/content.ts';
import { region, reportSectionTest, tile } from '../../testing/reportSection.tsx';

const { open, respondWith } = reportSectionTest('content', contentHandlers, sampleContent);

describe('Content', () => {
  it('K4: once live compares views with the previous period and ranks content; a missing value is not zero', async () => {
    const { user } = await open();
    const days = await region('Views');
    const tiles = within(screen.getByRole('main'));
    expect(await tiles.findByText('Nothing published yet')).toBeVisible();
    expect(tiles.getByText('46').parentElement?.parentElement).toHaveTextContent('Yesterday: 38');
    expect((await region('Most viewed')).getAllByRole('listitem')[0]).toHaveTextContent('Wine of the week21');
    expect((await region('Most viewed screens')).getAllByRole('listitem')[0]).toHaveTextContent('Menu140');
    await user.click(days.getByRole('button', { name: 'Show as table' }));
    expect(days.getByRole('row', { name: '15 Nov 2026 0 0' })).toBeVisible();
    expect(days.getByRole('row', { name: '16 Nov 2026 No data 6' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Seven days' }));
    expect(await screen.findByText('Previous seven days: 38')).toBeVisible();
  });

  it('K4: counts what is published and what is not yet, also before the app reports a view', async () => {
    const items = [makeItem(), makeItem({ name: 'Cava' }), makeItem({ name: 'Secret', status: 'draft' })];
    respondWith(...contentManagementHandlers(items, { versions: 3 }));
    await open((period) => makeContent(period, { lastReportOn: null }));
    const changed = await region('Recently changed');
    expect(await changed.findByText(/Version 3, published by Karen Lund/)).toBeVisible();
    expect(tile('Published')).toHaveTextContent('Published2');
    expect(tile('Drafts')).toHaveTextContent('Drafts2');
    expect(tile('Views')).toHaveTextContent('Views–');
    expect((await region('Most viewed')).getByText('No data yet')).toBeVisible();
  });

  it('distinguishes missing reports from zero views', async () => {
    await open((period) => makeContent(period, { lastReportOn: '2026-11-19' }));
    expect((await region('Most viewed')).getByText('No views yet')).toBeVisible();
    expect(screen.getAllByText('No data since 19 Nov 2026')).toHaveLength(1);
  });
});
