import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, within } from '@testing-library/react';
import type { PanelsCopy } from '../content/panelCopy.ts';
import { adoption } from '../content/sections/adoption.ts';
import { bookings } from '../content/sections/bookings.ts';
import { commerce } from '../content/sections/commerce.ts';
import { contentSection } from '../content/sections/contentSection.ts';
import { events } from '../content/sections/events.ts';
import { loyalty } from '../content/sections/loyalty.ts';
import { performance } from '../content/sections/performance.ts';
import { takeaway } from '../content/sections/takeaway.ts';
import { handlers } from '../mocks/handlers.ts';
import { overlaidContent, regionNamed, renderLiveSection } from '../testing/renderLiveSection.tsx';

const server = mockNetwork(...handlers);
const WHEN = 'Estimated availability: When app development is complete';

const tables: readonly (readonly [id: string, copy: PanelsCopy])[] = [
  ['adoption', adoption],
  ['commerce', commerce],
  ['performance', performance],
  ['content', contentSection],
  ['bookings', bookings],
  ['events', events],
  ['takeaway', takeaway],
  ['loyalty', loyalty],
];

const figureOf = (label: string) => screen.getByText(label).parentElement?.children[1];

describe('metric panels', () => {
  it.each(tables)('K4, J18: %s is empty under Coming Soon, its metrics at zero', async (id, { panels, tiles = {} }) => {
    const { main } = await renderLiveSection(server, id);
    expect(main.getByRole('heading', { name: 'Coming Soon' })).toBeInTheDocument();
    expect(main.getByText(WHEN)).toBeInTheDocument();
    for (const { title, empty, emptyHint } of Object.values(panels)) {
      expect(overlaidContent()).toContainElement(regionNamed(title).getByText(empty));
      expect(screen.queryByText(emptyHint)).not.toBeInTheDocument();
    }
    for (const { label } of Object.values(tiles)) expect(figureOf(label)).toHaveTextContent(/^0/);
  });

  // What the portal itself has published is no claim about guests: content.test.tsx.
  it.each(tables.filter(([id]) => id !== 'content'))(
    'T36, J18: %s of a live client has the same panels without overlay, metrics or claims about guests',
    async (id, copy) => {
      const { main } = await renderLiveSection(server, id, { live: true });
      expect(main.queryByText('Coming Soon')).not.toBeInTheDocument();
      expect(main.queryByText(WHEN)).not.toBeInTheDocument();
      expect(await main.findByText(copy.source)).toBeVisible();
      for (const { title, empty, emptyHint } of Object.values(copy.panels)) {
        expect(regionNamed(title).getByText('No data yet')).toBeVisible();
        expect(regionNamed(title).queryByText(empty)).not.toBeInTheDocument();
        expect(regionNamed(title).getByText(emptyHint)).toBeVisible();
      }
      for (const { label } of Object.values(copy.tiles ?? {})) expect(figureOf(label)).toHaveTextContent('–');
      expect(screen.getByRole('main').textContent).not.toMatch(/\d/);
    },
  );

  it('K5: the periods of Commerce are disabled tabs until the app is live', async () => {
    await renderLiveSection(server, 'commerce');
    const tabs = within(overlaidContent()).getAllByRole('tab', { hidden: true });
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Daily', 'Weekly', 'Monthly', 'Yearly']);
    for (const tab of tabs) expect(tab).toBeDisabled();
  });

  it('K5: a live client can select the period', async () => {
    const { user, main } = await renderLiveSection(server, 'commerce', { live: true });
    await user.click(main.getByRole('tab', { name: 'Monthly' }));
    expect(main.getByRole('tabpanel', { name: 'Monthly' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(main.getByRole('tab', { name: 'Yearly' })).toHaveAttribute('aria-selected', 'true');
  });

  it('K6, T24: the overlay of Loyalty advertises the add-on, with a disabled notify button', async () => {
    const { main } = await renderLiveSection(server, 'loyalty');
    expect(main.getByText('Loyalty is a premium add-on at €29/month with a 14-day free trial.')).toBeInTheDocument();
    const button = main.getByRole('button', { name: 'Notify When Available' });
    expect(button).toBeDisabled();
    expect(overlaidContent()).not.toContainElement(button);
  });

  it('K34: Events shows upcoming and past events in euro, and cannot create one', async () => {
    const { main } = await renderLiveSection(server, 'events');
    for (const title of ['Upcoming Events', 'Event Performance']) expect(regionNamed(title)).toBeDefined();
    expect(figureOf('Events This Month')).toHaveTextContent('0');
    expect(figureOf('Revenue')).toHaveTextContent('0€');
    expect(figureOf('Average Attendance')).toHaveTextContent('0%');
    expect(main.getByRole('button', { name: 'Create New Event', hidden: true })).toBeDisabled();
  });

  it('K34: a live client creates an event in the form that loads when it is opened', async () => {
    const { main, user } = await renderLiveSection(server, 'events', { live: true });
    await user.click(main.getByRole('button', { name: 'Create New Event' }));
    expect(await screen.findByRole('dialog', { name: 'Create New Event' })).toBeVisible();
    expect(main.getByRole('link', { name: 'All events and promotions', hidden: true })).toHaveAttribute(
      'href',
      '/content-management',
    );
  });

  it('K35: Takeaway shows active orders and the metrics of the day', async () => {
    await renderLiveSection(server, 'takeaway');
    expect(regionNamed('Active Orders').getByText('No active orders')).toBeInTheDocument();
    const today = regionNamed("Today's Stats");
    expect(today.getByText('Revenue').parentElement).toHaveTextContent('Revenue0€');
    expect(today.getByText('Orders Completed').parentElement).toHaveTextContent('Orders Completed0');
    expect(today.getByText('Average Prep Time').parentElement).toHaveTextContent('Average Prep Time0min');
  });

  it('Content links to the page that manages it', async () => {
    const { main, user, router } = await renderLiveSection(server, 'content', { live: true });
    await user.click(main.getByRole('link', { name: 'Manage your content' }));
    expect(router.state.location.pathname).toBe('/content-management');
  });
});
