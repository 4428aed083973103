import { integration } from '@skal/contracts/integration/integration';
import { integrationState } from '@skal/contracts/integration/integrationState';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { handlers } from '../../mocks/handlers.ts';
import {
  integrationRequestHandlers,
  makeIntegrationRequest,
  platformHandlers,
} from '../../mocks/integrations/integrations.ts';
import { overlaidContent, regionNamed, renderLiveSection } from '../../testing/renderLiveSection.tsx';

const server = mockNetwork(...handlers);
// The mock keeps requests: each test starts with none.
beforeEach(() => server.use(...integrationRequestHandlers()));
afterEach(() => server.events.removeAllListeners());
const services = ['Mailchimp', 'MitID', 'Dandomain', 'Shipmondo', 'Netbank', 'MobilePay', 'Dinero'];

const dialog = () => within(screen.getByRole('dialog', { name: 'Request Integration' }));
const openLive = () => renderLiveSection(server, 'integrations', { live: true });

async function openRequest() {
  const opened = await openLive();
  await opened.user.click(regionNamed('Request Integration').getByRole('button', { name: 'Request Integration' }));
  return opened;
}

describe('Integrations before launch', () => {
  it('K27: shows Shopify not connected, under its own overlay', async () => {
    const { main } = await renderLiveSection(server, 'integrations');
    expect(main.getByRole('heading', { name: 'Coming Soon - Available when your app goes live' })).toBeInTheDocument();
    expect(overlaidContent()).toContainElement(regionNamed('Shopify').getByText('Not Connected'));
    expect(regionNamed('Shopify').getByRole('button', { name: 'Connect', hidden: true })).toBeDisabled();
  });

  it('K28: has seven in progress, each with a note', async () => {
    await renderLiveSection(server, 'integrations');
    for (const name of services) {
      expect(regionNamed(name).getByText('In Progress')).toBeVisible();
      expect(regionNamed(name).getByText(/\..+\.$/)).toBeVisible();
    }
  });

  it('K29: contains the Request Integration card, hidden', async () => {
    await renderLiveSection(server, 'integrations');
    expect(screen.getByRole('button', { name: 'Request Integration', hidden: true })).not.toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request Integration' })).not.toBeInTheDocument();
  });

  it('K30: counts 0 of 7, without activity, and sends no request', async () => {
    await renderLiveSection(server, 'integrations');
    for (const text of ['0 of 7 Connected', 'No Activity Yet'])
      expect(regionNamed('Activity').getByText(text)).toBeVisible();
  });
});

describe('Integrations of a live client', () => {
  it('T21: counts connected platforms out of all listed, and claims no progress', async () => {
    const { main } = await openLive();
    expect(main.queryByText(/Coming Soon|In Progress/)).not.toBeInTheDocument();
    expect(await regionNamed('Activity').findByText('0 of 8 Connected')).toBeVisible();
    expect(await regionNamed('Activity').findByText('No Activity Yet')).toBeVisible();
    expect(main.getAllByText('Not Connected')).toHaveLength(8);
  });

  it('T21: shows the statuses that the operator entered, and counts by them', async () => {
    server.use(
      ...platformHandlers({ shopify: 'connected', mobilepay: 'connected', mitid: 'requested', dinero: 'declined' }),
    );
    await openLive();
    expect(await regionNamed('Activity').findByText('2 of 8 Connected')).toBeVisible();
    for (const [name, state] of Object.entries({ Shopify: 'Connected', MitID: 'Requested', Dinero: 'Declined' })) {
      expect(regionNamed(name).getByText(state)).toBeVisible();
    }
    expect(regionNamed('Shopify').queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows no status if the connections failed to load, and retries', async () => {
    server.use(http.get(integrationState.list.path, () => HttpResponse.error(), { once: true }));
    const { user, main } = await openLive();
    expect(await main.findByText('The connections could not be loaded')).toBeVisible();
    expect(main.queryByText(/Not Connected|of 8/)).not.toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByText('0 of 8 Connected')).toBeVisible();
  });

  it.each([
    ['nothing', '', ''],
    ['blanks', '   ', '   '],
    ['no need', 'Lightspeed', ''],
    ['no name', '', 'Stock from the till'],
  ])('Q3: a request with %s is rejected, and the form stays', async (_what, name, need) => {
    const { user, toast } = await openRequest();
    const named = dialog().getByLabelText(/^Integration name/);
    const needed = dialog().getByLabelText(/^Business need/);
    if (name) await pasteInto(user, named, name);
    if (need) await pasteInto(user, needed, need);
    await user.click(dialog().getByRole('button', { name: 'Send request' }));
    expect(toast()).toMatchObject({
      title: 'Missing Information',
      description: 'Please fill in all required fields.',
      variant: 'destructive',
    });
    expect(named).toHaveValue(name);
    expect(needed).toHaveValue(need);
    await waitFor(() => expect(name.trim() ? needed : named).toHaveFocus());
  });

  it('Q3: stores a request with medium urgency by default, and lists it in the activity', async () => {
    let sent: unknown;
    server.events.on('request:start', async ({ request }) => {
      if (request.method === 'POST') sent = await request.clone().json();
    });
    const { user, toast } = await openRequest();
    expect(dialog().getByText('Requests are answered within about 48 hours.')).toBeVisible();
    expect(dialog().getByRole('combobox', { name: 'Urgency' })).toHaveTextContent('Medium');
    await pasteInto(user, dialog().getByLabelText(/^Integration name/), ' Lightspeed ');
    await pasteInto(user, dialog().getByLabelText(/^Business need/), 'Stock from the till');
    await user.click(dialog().getByRole('button', { name: 'Send request' }));
    expect(await regionNamed('Activity').findByRole('rowheader', { name: 'Lightspeed' })).toBeVisible();
    expect(sent).toEqual({ integration: 'Lightspeed', businessNeed: 'Stock from the till', urgency: 'medium' });
    expect(toast()).toMatchObject({ title: 'Request Sent', variant: 'success' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the draft of a request after closing and reloading, separate from others', async () => {
    const { user, unmount } = await openRequest();
    await pasteInto(user, dialog().getByLabelText(/^Business need/), 'Stock from the till');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(regionNamed('Shopify').getByRole('button', { name: 'Connect' }));
    expect(dialog().getByLabelText(/^Business need/)).toHaveValue('');
    unmount();
    await openRequest();
    expect(dialog().getByLabelText(/^Business need/)).toHaveValue('Stock from the till');
    expect(dialog().getByText('We restored what you had typed.')).toBeVisible();
  });

  it('Connect asks for the platform by its name', async () => {
    const { user } = await openLive();
    await user.click(regionNamed('Shopify').getByRole('button', { name: 'Connect' }));
    expect(dialog().getByLabelText(/^Integration name/)).toHaveValue('Shopify');
  });

  it.each([
    [401, 'Please sign in', 'Please sign in'],
    [500, '', 'Your request could not be sent. Your text is still here. Please try again.'],
  ])('an error with %i is shown, and the form stays', async (status, error, description) => {
    server.use(http.post(integration.request.path, () => HttpResponse.json({ error }, { status })));
    const { user, toast } = await openRequest();
    await pasteInto(user, dialog().getByLabelText(/^Integration name/), 'Lightspeed');
    await pasteInto(user, dialog().getByLabelText(/^Business need/), 'Stock');
    await user.click(dialog().getByRole('button', { name: 'Send request' }));
    await dialog().findByRole('button', { name: 'Send request' });
    expect(toast()).toMatchObject({ title: 'Request Not Sent', description, variant: 'destructive' });
    expect(dialog().getByLabelText(/^Business need/)).toHaveValue('Stock');
  });

  it('keeps its idempotency key when resent after a lost response; a changed request has another', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(integration.request.path, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json({ error: '' }, { status: 503 });
      }),
    );
    const { user } = await openRequest();
    const send = async () => {
      await user.click(dialog().getByRole('button', { name: 'Send request' }));
      await dialog().findByRole('button', { name: 'Send request' });
    };
    await pasteInto(user, dialog().getByLabelText(/^Integration name/), 'Lightspeed');
    await pasteInto(user, dialog().getByLabelText(/^Business need/), 'Stock');
    await send();
    await send();
    await pasteInto(user, dialog().getByLabelText(/^Business need/), ' and orders');
    await send();
    const [first, second, third] = keys;
    expect(first).toMatch(/\S{8,}/);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('lists the requests, the newest first', async () => {
    const request = { businessNeed: 'Stock', urgency: 'high' } as const;
    server.use(
      ...integrationRequestHandlers(
        makeIntegrationRequest({ ...request, id: 'a', integration: 'Older', createdAt: '2026-11-01T10:00:00.000Z' }),
        makeIntegrationRequest({ ...request, id: 'b', integration: 'Newer', createdAt: '2026-11-19T10:00:00.000Z' }),
      ),
    );
    await openLive();
    const rows = await regionNamed('Activity').findAllByRole('rowheader');
    expect(rows.map((row) => row.textContent)).toEqual(['Newer', 'Older']);
    expect(regionNamed('Activity').getByText('19 Nov 2026')).toBeVisible();
  });

  it('shows a load error of the requests and retries', async () => {
    server.use(http.get(integration.list.path, () => HttpResponse.error(), { once: true }));
    const { user } = await openLive();
    await user.click(await regionNamed('Activity').findByRole('button', { name: 'Try again' }));
    expect(await regionNamed('Activity').findByText('No Activity Yet')).toBeVisible();
  });
});
