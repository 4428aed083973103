import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { platformIntegrations } from '../content/demo/platformIntegrations.ts';
import { handlers } from '../mocks/handlers.ts';
import { connectionHandlers, makeClientConnection } from '../mocks/integrations/connections.ts';
import { platformHandlers } from '../mocks/integrations/integrations.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { withEverything } from '../testing/reportSection.tsx';

const server = mockNetwork(...handlers);
afterEach(() => server.events.removeAllListeners());
const open = () => renderPage('/integrations');
const card = (name: string) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Request Integration' }));

describe('platform integrations', () => {
  it('Q1: has one main, its heading, and a back link', async () => {
    await open();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Platform Integrations');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByText(/Demo data\. Nothing on this page is connected/)).toBeVisible();
  });

  it.each(platformIntegrations.platforms)(
    'Q1: $name has a status, metrics, its last sync, and demo actions',
    async ({ name, connected, stats, lastSync }) => {
      const { user, toast } = await open();
      expect(card(name).getByText(connected ? 'Connected' : 'Disconnected')).toBeVisible();
      for (const { label, value } of stats) {
        expect(card(name).getByText(label).nextElementSibling).toHaveTextContent(value);
      }
      expect(card(name).getByText('Last sync').nextElementSibling).toHaveTextContent(lastSync);
      for (const action of ['Configure', connected ? 'Sync Now' : 'Connect']) {
        await user.click(card(name).getByRole('button', { name: `${action} ${name}` }));
        expect(toast()).toMatchObject({
          title: 'This is a demo',
          description: `${action} ${name}: not connected yet. Nothing was changed.`,
        });
      }
    },
  );

  it('Q1: lists these four, some connected, some not', () => {
    expect(platformIntegrations.platforms.map(({ name }) => name)).toEqual([
      'Shopify',
      'Dandomain',
      'Mailchimp',
      'MitID',
    ]);
    expect(new Set(platformIntegrations.platforms.map(({ connected }) => connected))).toEqual(new Set([true, false]));
  });

  it('Q2: Sync All shows the demo toast', async () => {
    const { user, toast } = await open();
    await user.click(screen.getByRole('button', { name: 'Sync All' }));
    expect(toast()?.description).toBe('Sync All: not connected yet. Nothing was changed.');
  });

  it('Q3: a request needs an integration and a need', async () => {
    const { user, toast } = await open();
    await user.click(screen.getByRole('button', { name: 'Request Integration' }));
    expect(dialog().getByText('Requests are answered within about 48 hours.')).toBeVisible();
    expect(dialog().getByRole('combobox', { name: 'Urgency' })).toHaveTextContent('Medium');
    await user.click(dialog().getByRole('button', { name: 'Send request' }));
    expect(toast()).toMatchObject({
      title: 'Missing Information',
      description: 'Please fill in all required fields.',
    });
  });

  it('Q3: a complete request is not sent, and says so', async () => {
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).pathname));
    const { user, toast } = await open();
    await user.click(screen.getByRole('button', { name: 'Request Integration' }));
    await pasteInto(user, dialog().getByLabelText(/^Integration name/), 'Lightspeed');
    await pasteInto(user, dialog().getByLabelText(/^Business need/), 'Stock');
    await user.click(dialog().getByRole('button', { name: 'Send request' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toast()).toMatchObject({ title: 'This is a demo', description: expect.stringContaining('was not sent') });
    expect(calls).toEqual(['/api/session']);
  });

  it('Q4: shows an example of recent activity, and the benefits', async () => {
    await open();
    expect(card('Recent activity').getByText('Example')).toBeVisible();
    expect(card('Recent activity').getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(card('Benefits').getAllByRole('listitem').length).toBeGreaterThan(0);
  });
});

describe('platform integrations of a live client', () => {
  const openLive = async () => {
    server.use(
      ...withEverything(true),
      ...platformHandlers({ shopify: 'connected', mailchimp: 'requested' }),
      ...connectionHandlers(makeClientConnection()),
    );
    const opened = await open();
    await screen.findByText('1 of 8 Connected');
    return opened;
  };

  it('Q1, Q4: shows the state of every platform, its last data, and recent activity', async () => {
    await openLive();
    expect(screen.queryByText(/Demo data/)).not.toBeInTheDocument();
    expect(card('Shopify').getByText('Connected')).toBeVisible();
    expect(await card('Shopify').findByText('21 Nov 2026, 09:12')).toBeVisible();
    expect(card('Mailchimp').getByText('Requested')).toBeVisible();
    expect(await card('Recent activity').findByText(/^Shopify: orders\/create\. 2 new/)).toBeVisible();
  });

  it('Q1, Q2: syncs one platform, or all that are connected', async () => {
    const { user, toast } = await openLive();
    await user.click(await screen.findByRole('button', { name: 'Sync Now: Shopify' }));
    await waitFor(() => expect(toast()?.title).toBe('Shopify Synced'));
    await user.click(screen.getByRole('button', { name: 'Sync All' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sync All' })).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Sync Now: Mailchimp' })).not.toBeInTheDocument();
  });

  it('Q3: Connect and Configure open the request form with the name, and store the request', async () => {
    const { user, toast } = await openLive();
    await user.click(screen.getByRole('button', { name: 'Configure: Shopify' }));
    expect(dialog().getByLabelText(/^Integration name/)).toHaveValue('Change of Shopify');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Connect: MitID' }));
    expect(dialog().getByLabelText(/^Integration name/)).toHaveValue('MitID');
    await pasteInto(user, dialog().getByLabelText(/^Business need/), 'Age checks');
    await user.click(dialog().getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(toast()?.title).toBe('Request Sent'));
  });
});
