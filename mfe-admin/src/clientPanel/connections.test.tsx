import { adminConnection } from '@skal/contracts/integration/connection';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { makeClient } from '../mocks/clients.ts';
import { connectionHandlers, makeConnection } from '../mocks/connections.ts';
import { clientHandlers, handlers } from '../mocks/handlers.ts';
import { renderAdmin } from '../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);
const client = makeClient({ businessName: 'Bar Syd' });

async function open(...answers: Parameters<typeof server.use>) {
  server.use(...clientHandlers([client]), ...answers);
  const opened = await renderAdmin(`?tab=clients&client=${client.id}&panel=reporting`);
  const panel = within(await screen.findByRole('dialog', { name: 'Bar Syd' }));
  await panel.findByRole('heading', { name: 'Connections' });
  return { ...opened, panel };
}

describe('the connections of a client', () => {
  it('connects a shop, and does not keep the secret', async () => {
    const { user, panel, toast } = await open(...connectionHandlers());
    const form = within(await panel.findByRole('form', { name: 'Connect Shopify' }));
    await user.type(form.getByRole('textbox', { name: /^Shop address/ }), 'Vinbar.myshopify.com ');
    await user.type(form.getByRole('textbox', { name: /^Client ID/ }), 'app-of-vinbar');
    const secret = form.getByLabelText(/^Client secret/);
    expect(secret).toHaveAttribute('type', 'password');
    await user.type(secret, 'sample-of-a-secret');
    await user.click(form.getByRole('button', { name: 'Connect Shopify' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Connected', variant: 'success' }));
    const card = within(await panel.findByRole('region', { name: 'Shopify' }));
    expect(card.getByText('vinbar.myshopify.com')).toBeVisible();
    expect(panel.queryByRole('form', { name: 'Connect Shopify' })).toBeNull();
    expect(panel.queryByDisplayValue('sample-of-a-secret')).toBeNull();
  });

  it('shows the platform’s error at the field and keeps the form', async () => {
    const fields = { apiKey: 'Mailchimp rejected this API key.' };
    const refused = mockEndpoint(adminConnection.connectMailchimp, () => errorResponse(400, fields.apiKey, { fields }));
    const { user, panel } = await open(refused, ...connectionHandlers());
    const form = within(await panel.findByRole('form', { name: 'Connect Mailchimp' }));
    await user.type(form.getByLabelText(/^API key/), '0123456789abcdef0123456789abcdef-us21');
    await user.type(form.getByRole('textbox', { name: /^Audience ID/ }), 'a1b2c3d4e5');
    await user.click(form.getByRole('button', { name: 'Connect Mailchimp' }));
    expect(await form.findByText(fields.apiKey)).toBeVisible();
    expect(form.getByRole('textbox', { name: /^Audience ID/ })).toHaveValue('a1b2c3d4e5');
  });

  it('shows the error and the log of a broken connection, and syncs it on request', async () => {
    const reason = 'Shopify could not be synced: it rejected the app (400).';
    const { user, panel, toast } = await open(...connectionHandlers(makeConnection({ state: 'broken', reason })));
    const card = within(await panel.findByRole('region', { name: 'Shopify' }));
    expect(card.getByText('Broken')).toBeVisible();
    expect(card.getByText(reason)).toBeVisible();
    const rows = within(card.getByRole('table', { name: 'Recent activity: Shopify' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/orders\/create200–$/),
      expect.stringMatching(/Sync03180–$/),
    ]);
    await user.click(card.getByRole('button', { name: 'Sync now: Shopify' }));
    await waitFor(() => expect(toast()?.title).toBe('Shopify Synced'));
  });

  it('disconnects after a confirmation', async () => {
    const { user, panel, toast } = await open(...connectionHandlers(makeConnection()));
    await user.click(await panel.findByRole('button', { name: 'Disconnect Shopify' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect Shopify?' }));
    await user.click(question.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Disconnected' }));
    expect(await panel.findByRole('form', { name: 'Connect Shopify' })).toBeVisible();
  });

  it('shows a load error and retries', async () => {
    const { user, panel } = await open(
      mockEndpoint(adminConnection.list, () => errorResponse(500, 'Something went wrong on our side.')),
    );
    expect(await panel.findByText('The connections could not be loaded')).toBeVisible();
    server.use(...connectionHandlers(makeConnection()));
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('region', { name: 'Shopify' })).toBeVisible();
  });
});
