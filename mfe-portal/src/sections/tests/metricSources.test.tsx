import { screen, within } from '@testing-library/react';
import { personas } from '../../mocks/personas.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';

const { respondWith } = mockPortalApi();

/** Metric sections, and their number of panels with table and file. */
const sections = [
  ['overview', 1],
  ['adoption', 4],
  ['commerce', 3],
  ['performance', 4],
  ['content', 3],
  ['bookings', 2],
  ['events', 2],
  ['loyalty', 2],
  ['push-notifications', 2],
] as const;

/** Lists of their own. */
const lists = [
  ['commerce', 'Recent orders'],
  ['bookings', 'Today'],
  ['takeaway', 'Active Orders'],
] as const;

const SOURCE = /App, updated 21 Nov 2026, 06:00/;

describe('the source of metrics', () => {
  it.each(sections)('T36: every panel of %s with metrics shows source and update time', async (id, count) => {
    respondWith(...personas['client-busy'].handlers);
    await renderSection(id);
    await screen.findAllByRole('button', { name: 'Show as table' });
    const panels = screen
      .getAllByRole('region')
      .filter((panel) => within(panel).queryByRole('button', { name: 'Show as table' }) !== null);
    expect(panels).toHaveLength(count);
    for (const panel of panels) expect(panel).toHaveTextContent(SOURCE);
  });

  it.each(lists)('T36: in %s %s show source and update time', async (id, name) => {
    respondWith(...personas['client-busy'].handlers);
    await renderSection(id);
    expect(await screen.findByRole('region', { name })).toHaveTextContent(SOURCE);
  });
});
