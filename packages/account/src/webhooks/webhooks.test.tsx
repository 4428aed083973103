import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { adminWebhookHandlers, failingWebhook, SAMPLE_SECRET, webhookHandlers } from '../mocks/webhooks.ts';
import { testUser } from '../testing/renderAccountSecurity.tsx';
import { Webhooks } from './Webhooks.tsx';
import { useAdminWebhooks, useClientWebhooks } from './webhook.api.ts';

const server = mockNetwork(testUser);
const url = 'https://app.vinbar.example/skal';

const Own = () => <Webhooks calls={useClientWebhooks()} formatMoment={(iso) => iso} headingLevel={3} />;
const OfClient = () => <Webhooks calls={useAdminWebhooks('c')} formatMoment={(iso) => iso} headingLevel={4} />;

function open(View: typeof Own) {
  const { Providers, toast } = makeStore();
  render(<View />, { wrapper: Providers });
  return { toast, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const secret = () => within(screen.getByRole('region', { name: 'Your signing secret' }));

describe('webhooks of an app', () => {
  it('adds an endpoint and shows its secret once, with the focus on it', async () => {
    server.use(...webhookHandlers());
    const { user } = open(Own);
    expect(await screen.findByText('No webhook yet')).toBeVisible();
    await user.type(screen.getByLabelText(/^Address/), url);
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByText(SAMPLE_SECRET)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your signing secret' })).toHaveFocus();
    await user.click(secret().getByRole('button', { name: "I've Saved It" }));
    expect(screen.queryByText(SAMPLE_SECRET)).not.toBeInTheDocument();
    expect(await screen.findByRole('region', { name: url })).toBeVisible();
  });

  it('rejects an address without a protocol, and one that the server refuses, at the field', async () => {
    server.use(...webhookHandlers(failingWebhook()));
    const { user } = open(Own);
    const field = await screen.findByLabelText(/^Address/);
    await user.type(field, 'app.vinbar.example');
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByText(/^Please enter the full address/)).toBeVisible();
    await user.clear(field);
    await user.type(field, url);
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByText('This address is a webhook already')).toBeVisible();
  });

  it('shows why an endpoint fails, and its latest messages; clients cannot send them again', async () => {
    server.use(...webhookHandlers(failingWebhook()));
    const { user, toast } = open(Own);
    const card = within(await screen.findByRole('region', { name: url }));
    expect(card.getByText('Failing since 2026-11-21T08:00:00.000Z. The response was 503.')).toBeVisible();
    expect(card.getAllByRole('row')).toHaveLength(4);
    expect(card.queryByRole('button', { name: /^Send again/ })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: `Send test: ${url}` }));
    await waitFor(() => expect(toast()?.title).toBe('Test Queued'));
  });

  it('creates a new secret, and removes an endpoint, after a confirmation', async () => {
    server.use(...webhookHandlers(failingWebhook()));
    const { user } = open(Own);
    await user.click(await screen.findByRole('button', { name: `New secret: ${url}` }));
    await user.click(screen.getByRole('button', { name: 'Create secret' }));
    expect(await screen.findByText(SAMPLE_SECRET)).toBeVisible();
    expect(await screen.findByText(/^The previous secret still works until/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Remove ${url}` }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No webhook yet')).toBeVisible();
  });

  it('operators send a message again', async () => {
    server.use(...adminWebhookHandlers(failingWebhook()));
    const { user, toast } = open(OfClient);
    const name = 'Send again: Content published, 2026-11-20T08:12:00.000Z';
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(toast()?.title).toBe('Message Queued'));
  });

  it('shows a load error and retries', async () => {
    server.use(...webhookHandlers(failingWebhook()));
    server.use(http.get('/api/webhooks', () => HttpResponse.json({ error: 'no' }, { status: 500 }), { once: true }));
    const { user } = open(Own);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: url })).toBeVisible();
  });
});
