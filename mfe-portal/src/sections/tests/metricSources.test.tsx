import { screen, within } from '@testing-library/react';
import { personas } from '../../mocks/personas.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';

const { given } = mockPortalApi();

/** Sections with figures, and how many of their panels have a table and a file. */
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

/** Lists by themselves. */
const lists = [
  ['commerce', 'Recent orders'],
  ['bookings', 'Today'],
  ['takeaway', 'Active Orders'],
] as const;

const SOURCE = /App, read 21 Nov 2026, 06:00/;

describe('where figures come from', () => {
  it.each(sections)('T36: every panel of %s that has figures says it, and when they were read', async (id, count) => {
    given(...personas['client-busy'].handlers);
    await renderSection(id);
    await screen.findAllByRole('button', { name: 'Show as table' });
    const panels = screen
      .getAllByRole('region')
      .filter((panel) => within(panel).queryByRole('button', { name: 'Show as table' }) !== null);
    expect(panels).toHaveLength(count);
    for (const panel of panels) expect(panel).toHaveTextContent(SOURCE);
  });

  it.each(lists)('T36: in %s %s say it, and when they were read', async (id, name) => {
    given(...personas['client-busy'].handlers);
    await renderSection(id);
    expect(await screen.findByRole('region', { name })).toHaveTextContent(SOURCE);
  });
});
