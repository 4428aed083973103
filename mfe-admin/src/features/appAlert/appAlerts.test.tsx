import { mockNetwork } from '@skal/tooling/jest/network.ts';
import { screen, within } from '@testing-library/react';
import { appAlertsAre, makeAppAlert } from '../../mocks/appAlerts.ts';
import { handlers } from '../../mocks/handlers.ts';
import { renderAdmin } from '../../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);

describe('the dashboard', () => {
  it('K2: names the clients whose apps are to be looked at, since when, and leads to what they report', async () => {
    server.use(
      appAlertsAre(
        makeAppAlert({ clientId: 'c1', clientName: 'Bar Syd' }),
        makeAppAlert({ id: 'crashes c2', clientName: 'Kajen', title: '2 % of sessions today ended in a crash' }),
      ),
    );
    await renderAdmin('');
    const alerts = within(await screen.findByRole('region', { name: 'Apps to Look At' }));
    expect(alerts.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Bar Syd: Nothing has reported for a daySince 20 Nov 2026, 06:12',
      'Kajen: 2 % of sessions today ended in a crashSince 20 Nov 2026, 06:12',
    ]);
    expect(alerts.getByRole('link', { name: 'Bar Syd' })).toHaveAttribute(
      'href',
      '/admin?tab=clients&client=c1&panel=reporting',
    );
  });

  it('says nothing where there is none', async () => {
    server.use(appAlertsAre());
    await renderAdmin('');
    expect(await screen.findByText('Recent Client Activity')).toBeVisible();
    expect(screen.queryByText('Apps to Look At')).toBeNull();
  });
});
