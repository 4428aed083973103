import { jest } from '@jest/globals';
import { session } from '@skal/contracts/account/session';
import { client } from '@skal/contracts/client/client';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeClient } from '../../mocks/clients.ts';
import { clientHandlers, handlers } from '../../mocks/handlers.ts';
import { renderAdmin } from '../../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);

/** Opens the list with one client, and answers the browser's confirm dialog with `yes`. */
async function open(yes: boolean) {
  server.use(...clientHandlers([makeClient({ businessName: 'Bar "Syd" & Søn' })]));
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(yes);
  const opened = await renderAdmin('?tab=clients');
  const press = async () => opened.user.click(await screen.findByRole('button', { name: 'Delete Bar "Syd" & Søn' }));
  return { ...opened, ask, press };
}

describe('deleting a client', () => {
  it('R20, R21: asks with the specified text, deletes, shows a toast, and removes the row', async () => {
    const { press, ask, toast } = await open(true);
    await press();
    expect(ask.mock.calls).toEqual([
      ['Are you sure you want to permanently delete Bar "Syd" & Søn ? This action cannot be undone.'],
    ]);
    await waitFor(() =>
      expect(toast()).toMatchObject({
        ...{ title: 'Client Deleted', description: 'Client account has been permanently deleted.', variant: 'success' },
      }),
    );
    expect(await screen.findByText('No clients found')).toBeInTheDocument();
  });

  it('R20: deletes nothing when cancelled', async () => {
    const { press, toast } = await open(false);
    await press();
    expect(screen.getByRole('row', { name: /Bar "Syd"/ })).toBeInTheDocument();
    expect(toast()).toBeNull();
  });

  it.each([
    ['the server’s words', () => errorResponse(403, 'Only an owner may do this'), 'Only an owner may do this'],
    ['its own where there are none', () => HttpResponse.error(), 'Failed to delete client account'],
  ])('R22: shows a failure with %s', async (_whose, respond, description) => {
    const { press, toast } = await open(true);
    server.use(http.delete(client.remove.path, respond));
    await press();
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Error', description, variant: 'destructive' }));
    expect(screen.getByRole('row', { name: /Bar "Syd"/ })).toBeInTheDocument();
  });

  it('R22: shows that another operator deleted the client, and reloads the list', async () => {
    const { press, toast } = await open(true);
    await screen.findByRole('row', { name: /Bar "Syd"/ });
    server.use(...clientHandlers([]));
    await press();
    await waitFor(() => expect(toast()?.description).toMatch(/^This client no longer exists\./));
    expect(await screen.findByText('No clients found')).toBeInTheDocument();
  });

  it('R8: names View, Edit and Delete with the business', async () => {
    await open(true);
    const names = async () =>
      (await screen.findAllByRole('button', { name: /^(View|Edit|Delete) Bar "Syd"/ })).map((button) =>
        button.getAttribute('aria-label'),
      );
    expect(await names()).toEqual(['View', 'Edit', 'Delete'].map((verb) => `${verb} Bar "Syd" & Søn`));
  });

  it('8.2.1: offers no Delete to support', async () => {
    server.use(mockEndpoint(session.read, () => makeSession('admin', { role: 'support' })));
    server.use(...clientHandlers([makeClient({ businessName: 'Bar Nord' })]));
    await renderAdmin('?tab=clients');
    expect(await screen.findByRole('button', { name: 'Edit Bar Nord' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });
});
