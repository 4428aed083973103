import { impersonation } from '@skal/contracts/account/impersonation';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { makeClient } from '../mocks/clients.ts';
import { clientHandlers, handlers } from '../mocks/handlers.ts';
import { renderAdmin } from '../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);

async function open(change: Parameters<typeof makeClient>[0] = {}) {
  const client = makeClient({ businessName: 'Bar Syd', ...change });
  server.use(...clientHandlers([client]));
  const opened = await renderAdmin(`?tab=clients&client=${client.id}`);
  const panel = within(await screen.findByRole('dialog', { name: 'Bar Syd' }));
  return { ...opened, client, panel, button: await panel.findByRole('button', { name: 'View as client' }) };
}

describe('impersonation', () => {
  it('starts the impersonation of this client and opens the portal', async () => {
    const requests: string[] = [];
    server.use(
      mockEndpoint(impersonation.start, ({ params }) => {
        requests.push(params.id);
        return { until: '2026-11-22T12:15:00.000Z' };
      }),
    );
    const { user, router, client, button } = await open();
    await user.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(requests).toEqual([client.id]);
    expect(sessionStorage.getItem('skal-view-from')).toBe(`/admin?tab=clients&client=${client.id}`);
  });

  it('shows an error and stays in the panel', async () => {
    server.use(mockEndpoint(impersonation.start, () => errorResponse(409, 'Bar Syd is paused and cannot sign in.')));
    const { user, router, button, toast } = await open();
    await user.click(button);
    await waitFor(() => expect(toast()).toMatchObject({ description: 'Bar Syd is paused and cannot sign in.' }));
    expect(router.state.location.pathname).toBe('/admin');
    expect(button).toBeEnabled();
  });

  it('is disabled if the client cannot sign in', async () => {
    const { panel, button } = await open({ status: 'paused', subscriptionStatus: 'paused', isActive: false });
    expect(button).toBeDisabled();
    expect(panel.getByText('You can only view the portal of an active client.')).toBeVisible();
  });
});
