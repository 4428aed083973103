import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { appAlertHandlers } from '../mocks/appAlerts.ts';
import { makeClient } from '../mocks/clients.ts';
import { clientHandlers, handlers } from '../mocks/handlers.ts';
import { revenueHandlers, sampleRevenue } from '../mocks/revenue.ts';
import { scenarios } from '../mocks/scenarios.ts';
import { renderAdmin } from '../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);

describe('the admin dashboard', () => {
  it('R1: has its title, the badge, Logout and the four tabs, and the inbox behind them', async () => {
    await renderAdmin();
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('Admin Dashboard');
    expect(screen.getByText('Admin Access')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    await screen.findByRole('tab', { name: 'Inbox 3' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Clients',
      'Revenue',
      'Analytics',
      'Inbox3',
    ]);
    expect(await screen.findByText('Recent Client Activity')).toBeInTheDocument();
  });

  it('R2: Analytics shows that it is coming soon', async () => {
    const { user } = await renderAdmin();
    await user.click(screen.getByRole('tab', { name: 'Analytics' }));
    expect(screen.getByText('Advanced analytics coming soon...')).toBeInTheDocument();
  });

  it('keeps the tab in the URL, and Back returns to the previous one', async () => {
    const { user, router } = await renderAdmin('?tab=analytics');
    expect(screen.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Clients' }));
    expect(router.state.location.search).toBe('?tab=clients');
    await act(() => router.navigate(-1));
    expect(screen.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['answers', () => HttpResponse.json({ success: true })],
    ['fails', () => HttpResponse.error()],
  ])('I10, T10: Logout clears the mock user and goes to the front page when the request %s', async (_how, answer) => {
    server.use(http.post('/api/logout', answer));
    localStorage.setItem('mockUser', '{}');
    const { user, router } = await renderAdmin('?tab=analytics');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(localStorage.getItem('mockUser')).toBeNull();
  });
});

describe('the overview', () => {
  const tile = async (label: string) => (await screen.findByText(label)).parentElement;

  it('R3, R24, T22: shows all and active clients, and their revenue of this month', async () => {
    await renderAdmin();
    expect(await tile('Total Clients')).toHaveTextContent('Total Clients6');
    expect(await tile('Active Clients')).toHaveTextContent('Active Clients4');
    await screen.findAllByText('This month so far');
    expect(await tile('Monthly Revenue')).toHaveTextContent('Monthly Revenue€3,602This month so far');
    expect(await tile('Avg Revenue/Client')).toHaveTextContent('€900.50');
  });

  it('R5: shows the first four categories of the month', async () => {
    await renderAdmin();
    const panel = (await screen.findByRole('heading', { name: 'Revenue Breakdown' })).parentElement;
    if (!panel) throw new Error('no panel found');
    await within(panel).findByText('Setup Fees');
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['Setup Fees€1,500.50', 'Monthly Subscriptions€300.50', 'Transaction Fees€1,500.50', 'Add-ons€300.50']);
  });

  it('R3, R5: shows no revenue if none was recorded', async () => {
    server.use(...revenueHandlers([]));
    await renderAdmin();
    await screen.findAllByText('No revenue recorded yet');
    expect(await tile('Monthly Revenue')).toHaveTextContent('–No revenue recorded yet');
    expect(await tile('Avg Revenue/Client')).toHaveTextContent('–No revenue recorded yet');
    expect(screen.getByRole('heading', { name: 'No revenue recorded yet' })).toBeInTheDocument();
  });

  it('R3, T38: shows no average without active clients, and labels demo data', async () => {
    server.use(...clientHandlers([makeClient({ status: 'paused' })]), ...revenueHandlers(sampleRevenue(), true));
    await renderAdmin();
    await screen.findAllByText('Contains demo data');
    expect(await tile('Avg Revenue/Client')).toHaveTextContent('€0Contains demo data');
  });

  it('shows a load error of the revenue', async () => {
    server.use(http.get('/api/admin/revenue', () => HttpResponse.error()));
    await renderAdmin();
    await screen.findAllByText('Revenue could not be loaded');
    expect(await tile('Monthly Revenue')).toHaveTextContent('–Revenue could not be loaded');
    expect(await tile('Total Clients')).toHaveTextContent('6');
  });

  it('R4, T38: shows the first five clients with their last sign-in', async () => {
    await renderAdmin();
    const panel = (await screen.findByRole('heading', { name: 'Recent Client Activity' })).parentElement;
    const rows = within(panel ?? document.body).getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent('Vinbar Ved ÅenKaren Lund21 Nov 2026, 09:12');
  });

  it("R4: shows 'Never' for a client who has not signed in", async () => {
    server.use(...clientHandlers([makeClient()]), ...revenueHandlers([]), appAlertHandlers());
    await renderAdmin();
    expect(await screen.findByRole('listitem')).toHaveTextContent('Never');
  });

  it('shows empty states without clients', async () => {
    server.use(...scenarios.empty);
    await renderAdmin();
    expect(await tile('Total Clients')).toHaveTextContent('Total Clients0');
    expect(screen.getByText('No clients yet. The latest sign-ins appear here.')).toBeInTheDocument();
  });

  it('R13: shows a load error of the list and retries', async () => {
    server.use(...scenarios['500']);
    const { user } = await renderAdmin();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers();
    await user.click(retry);
    expect(await screen.findByText('Recent Client Activity')).toBeInTheDocument();
  });
});
