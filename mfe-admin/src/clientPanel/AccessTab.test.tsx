import type { ClientDetailReply } from '@skal/contracts/client/client';
import { clientPasswordLink } from '@skal/contracts/client/clientPasswordLink';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { auditHandlers, makeAuditEntry } from '../mocks/access.ts';
import { makeClientDetails } from '../mocks/clientDetails.ts';
import { makeClient } from '../mocks/clients.ts';
import { clientHandlers, handlers } from '../mocks/handlers.ts';
import { renderAdmin } from '../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);
const client = makeClient({ businessName: 'Bar Syd', email: 'syd@skal.example' });
const otherEntry = makeAuditEntry({ action: 'client.launched', clientName: 'Bar Nord' });
const own = makeAuditEntry({ action: 'client.changed', clientId: client.id, clientName: 'Bar Syd' });

async function open(...details: ClientDetailReply[]) {
  server.use(...clientHandlers([client], details), ...auditHandlers(own, otherEntry));
  const opened = await renderAdmin(`?tab=clients&client=${client.id}&panel=access`);
  const panel = within(await screen.findByRole('dialog', { name: 'Bar Syd' }));
  const send = await panel.findByRole('button', { name: 'Send password link' });
  return { ...opened, panel, send };
}

describe('the Access tab', () => {
  it('sends a link to the open client', async () => {
    const requests: string[] = [];
    server.use(
      mockEndpoint(clientPasswordLink.send, ({ params }) => {
        requests.push(params.id);
        return { email: client.email, expiresAt: '2026-11-23T08:00:00.000Z' };
      }),
    );
    const { user, send, toast } = await open();
    await user.click(send);
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Link Sent', variant: 'success' }));
    expect(toast()?.description).toContain('syd@skal.example');
    expect(requests).toEqual([client.id]);
  });

  it('shows the server’s error', async () => {
    server.use(
      mockEndpoint(clientPasswordLink.send, () => errorResponse(429, 'Too many links. Try again in an hour.')),
    );
    const { user, send, toast } = await open();
    await user.click(send);
    await waitFor(() => expect(toast()?.description).toBe('Too many links. Try again in an hour.'));
    expect(send).toBeEnabled();
  });

  it('warns in the record and beside the link that the address bounces', async () => {
    const { user, panel } = await open(makeClientDetails(client, { undeliverableSince: '2026-11-20T09:00:00.000Z' }));
    const warning = 'Emails to this address have bounced since 20 Nov 2026.';
    expect(panel.getByText(warning)).toBeVisible();
    await user.click(panel.getByRole('tab', { name: 'Profile' }));
    expect(await panel.findByText(warning)).toBeVisible();
  });

  it('offers no second factor reset if the client has none', async () => {
    const { panel } = await open();
    expect(panel.queryByRole('button', { name: 'Reset two-step verification' })).toBeNull();
  });

  it('shows the audit log of this client only', async () => {
    const { panel } = await open();
    const trail = within(await panel.findByRole('table', { name: 'Audit trail' }));
    expect(trail.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Client changed']);
  });

  it('resets the second factor after a confirmation', async () => {
    const { user, panel, toast } = await open(makeClientDetails(client, { secondFactor: true }));
    await user.click(await panel.findByRole('button', { name: 'Reset two-step verification' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Reset Two-Step Verification for / }));
    await user.click(question.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Reset two-step verification' })).toBeNull());
    expect(toast()).toMatchObject({ title: 'Two-Step Verification Reset', variant: 'success' });
  });
});
