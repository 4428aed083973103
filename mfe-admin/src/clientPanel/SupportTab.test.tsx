import { inbox } from '@skal/contracts/support/inbox';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeClient } from '../mocks/clients.ts';
import { clientHandlers, handlers } from '../mocks/handlers.ts';
import { inboxHandlers } from '../mocks/inbox.ts';
import { makeIntegrationRequest, makeTicketThread, sampleClientRef } from '../mocks/inboxFixtures.ts';
import { renderAdmin } from '../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);
const client = makeClient({ id: sampleClientRef.clientId, businessName: sampleClientRef.clientName });

async function open() {
  server.use(...clientHandlers([client]));
  const opened = await renderAdmin(`?tab=clients&client=${client.id}&panel=support`);
  return { ...opened, panel: within(await screen.findByRole('dialog', { name: client.businessName })) };
}

describe('the requests of a client', () => {
  it('appear in the panel and link to the inbox', async () => {
    const thread = makeTicketThread({ title: 'The menu stays empty' });
    server.use(...inboxHandlers({ threads: [thread], wishes: [makeIntegrationRequest()] }));
    const { user, router, panel } = await open();
    const rows = within(await panel.findByRole('list', { name: 'Tickets and requests' }));
    expect(rows.getAllByRole('listitem')).toHaveLength(2);
    await user.click(rows.getByRole('link', { name: /The menu stays empty/ }));
    expect(router.state.location.search).toBe(`?tab=inbox&item=ticket-${thread.id}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'The menu stays empty' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('show this client only, or an empty state', async () => {
    const queries: unknown[] = [];
    server.use(
      mockEndpoint(inbox.list, ({ body }) => {
        queries.push(body.client);
        return [];
      }),
    );
    const { panel } = await open();
    expect(await panel.findByText('Nothing yet')).toBeVisible();
    expect(queries).toEqual([client.id]);
  });

  it('R13: show a load error and retry', async () => {
    server.use(...inboxHandlers({ threads: [makeTicketThread({ title: 'The menu stays empty' })] }));
    server.use(http.get(inbox.list.path, () => HttpResponse.json({ error: '' }, { status: 500 }), { once: true }));
    const { user, panel } = await open();
    await user.click(await panel.findByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('link', { name: /The menu stays empty/ })).toBeVisible();
  });
});
