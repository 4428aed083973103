import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { makeClient } from '../../../mocks/clients.ts';
import { clientHandlers, handlers } from '../../../mocks/handlers.ts';
import { scenarios } from '../../../mocks/scenarios.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);

async function open() {
  const opened = await renderAdmin('?tab=clients');
  await screen.findByRole('table');
  return opened;
}

const businesses = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('the list of clients', () => {
  it('R8: has the seven columns', async () => {
    await open();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Business',
      'Contact',
      'Plan',
      'Status',
      'Phone',
      'Last Login',
      'Actions',
    ]);
  });

  it("R8: shows 'N/A' without a phone and 'Never' without a login", async () => {
    await open();
    expect(within(row('Restaurant Tang')).getByText('N/A')).toBeInTheDocument();
    expect(within(row('Bistro Bro')).getByText('Never')).toBeInTheDocument();
    expect(within(row('Café Kajen')).getByText('20 Nov 2026')).toBeInTheDocument();
  });

  it('R6: the filter is the first select, and combines with the search', async () => {
    const { user } = await open();
    const [filter] = screen.getAllByRole('combobox');
    if (!filter) throw new Error('no select found');
    expect(within(filter).getAllByRole('option')).toHaveLength(7);
    await user.selectOptions(filter, 'Premium Plan');
    expect(businesses()).toEqual(['Vinbar Ved Åen', 'Salen Events']);
    await pasteInto(user, screen.getByRole('searchbox', { name: 'Search clients' }), 'salen');
    await waitFor(() => expect(businesses()).toEqual(['Salen Events']));
    expect(screen.getByText('1 of 6')).toBeInTheDocument();
  });

  it('R9: shows that the filters hide all clients, and clears them', async () => {
    const { user } = await open();
    await pasteInto(user, screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No clients found')).toBeInTheDocument();
    expect(screen.getByText('No clients match your current filters.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export Data' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(businesses()).toHaveLength(6);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('R9: offers to create the first client', async () => {
    server.use(...scenarios.empty);
    const { user } = await renderAdmin('?tab=clients');
    expect(await screen.findByText('No clients found')).toBeInTheDocument();
    expect(screen.getByText('Get started by creating your first client account.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create First Client' }));
    expect(await screen.findByRole('dialog', { name: 'Create Client' })).toBeInTheDocument();
  });

  it('sorts by a column in both directions', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Business' }));
    expect(businesses()[0]).toBe('Bistro Bro');
    expect(screen.getByRole('columnheader', { name: 'Business' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Business' }));
    expect(businesses()[0]).toBe('Vinbar Ved Åen');
  });

  it('T40: keeps the list options in the URL, also across tabs', async () => {
    const { user, router } = await open();
    await pasteInto(user, screen.getByRole('searchbox'), 'kajen');
    await waitFor(() => expect(businesses()).toEqual(['Café Kajen']));
    expect(router.state.location.search).toBe('?tab=clients&search=kajen');
    await user.click(screen.getByRole('tab', { name: 'Analytics' }));
    expect(router.state.location.search).toBe('?tab=analytics');
    await user.click(screen.getByRole('tab', { name: 'Clients' }));
    expect(screen.getByRole('searchbox')).toHaveValue('kajen');
    expect(businesses()).toEqual(['Café Kajen']);
  });

  it('T40: applies list options of the URL, and ignores unknown values', async () => {
    const { unmount } = await renderAdmin('?tab=clients&show=premium&sort=business&direction=desc');
    await screen.findByRole('table');
    expect(businesses()).toEqual(['Vinbar Ved Åen', 'Salen Events']);
    expect(screen.getByRole('columnheader', { name: 'Business' })).toHaveAttribute('aria-sort', 'descending');
    unmount();
    await renderAdmin('?tab=clients&show=toString&sort=__proto__');
    await screen.findByRole('table');
    expect(businesses()).toHaveLength(6);
  });

  it('R7, T40: exports the rows as filtered and sorted', async () => {
    const { user } = await open();
    const taken: string[] = [];
    const take = (event: MouseEvent) => {
      const link = event.target as HTMLAnchorElement;
      if (!link.hasAttribute?.('download')) return;
      event.preventDefault();
      taken.push(link.pathname + link.search);
    };
    document.addEventListener('click', take);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Premium Plan');
    await user.click(screen.getByRole('button', { name: 'Business' }));
    await user.click(screen.getByRole('button', { name: 'Export Data' }));
    document.removeEventListener('click', take);
    expect(taken).toEqual(['/api/admin/clients.csv?plan=premium&sort=business&direction=asc']);
  });

  it('T40: View opens the panel at its URL, and closing removes it', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'View Café Kajen' }));
    const record = await screen.findByRole('dialog', { name: 'Café Kajen' });
    expect(await within(record).findByText('Basic, €99/month')).toBeInTheDocument();
    expect(within(record).getByText('Jonas Friis')).toBeInTheDocument();
    expect(new URLSearchParams(router.state.location.search).get('client')).toMatch(/^[0-9a-f-]{36}$/);
    await user.click(within(record).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?tab=clients');
  });

  it('T40: links open a panel, and an unknown client shows an error', async () => {
    const client = makeClient({ businessName: 'Ost & Co' });
    server.use(...clientHandlers([client]));
    await renderAdmin(`?tab=clients&client=${client.id}`);
    expect(await screen.findByRole('dialog', { name: 'Ost & Co' })).toBeInTheDocument();
  });

  it('T40: an empty client id shows an error', async () => {
    await renderAdmin('?tab=clients&client=unknown');
    expect(await screen.findByRole('dialog', { name: 'Client not found' })).toBeInTheDocument();
  });

  it('R13: shows a load error and retries', async () => {
    server.use(...scenarios.offline);
    const { user } = await renderAdmin('?tab=clients');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers();
    await user.click(retry);
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});
