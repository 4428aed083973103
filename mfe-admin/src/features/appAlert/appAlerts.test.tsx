import { appAlert } from '@skal/contracts/app/appAlert';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, within } from '@testing-library/react';
import { appAlertHandlers, makeAppAlert } from '../../mocks/appAlerts.ts';
import { handlers } from '../../mocks/handlers.ts';
import { renderAdmin } from '../../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);

describe('the dashboard', () => {
  it('K2: lists clients with app alerts, since when, and links to their data', async () => {
    server.use(
      appAlertHandlers(
        makeAppAlert({ clientId: 'c1', clientName: 'Bar Syd' }),
        makeAppAlert({ id: 'crashes c2', clientName: 'Kajen', title: '2% of sessions crashed today' }),
      ),
    );
    await renderAdmin('');
    const alerts = within(await screen.findByRole('region', { name: 'Apps That Need Attention' }));
    expect(alerts.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Bar Syd: No data for a daySince 20 Nov 2026, 06:12',
      'Kajen: 2% of sessions crashed todaySince 20 Nov 2026, 06:12',
    ]);
    expect(alerts.getByRole('link', { name: 'Bar Syd' })).toHaveAttribute(
      'href',
      '/admin?tab=clients&client=c1&panel=reporting',
    );
  });

  it('shows a load error and retries: an empty list would mean that all is well', async () => {
    server.use(mockEndpoint(appAlert.list, () => errorResponse(503, 'Not just now.')));
    const { user } = await renderAdmin('');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('App alerts could not be loaded.')).toBeVisible();
    server.use(appAlertHandlers(makeAppAlert({ clientName: 'Bar Syd' })));
    await user.click(retry);
    expect(await screen.findByRole('region', { name: 'Apps That Need Attention' })).toBeVisible();
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  it('renders nothing without alerts', async () => {
    server.use(appAlertHandlers());
    await renderAdmin('');
    expect(await screen.findByText('Recent Client Activity')).toBeVisible();
    expect(screen.queryByText('Apps That Need Attention')).toBeNull();
  });
});
