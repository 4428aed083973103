import { clientBulk } from '@skal/contracts/client/clientBulkEdit';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeClient, sampleClients } from '../../../mocks/clients.ts';
import { clientHandlers, handlers } from '../../../mocks/handlers.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);
let clients = sampleClients();
beforeEach(() => {
  clients = sampleClients();
  server.use(...clientHandlers(clients));
});

async function open(query = '') {
  const opened = await renderAdmin(`?tab=clients${query}`);
  await screen.findByRole('table');
  return opened;
}

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('region', { name: 'Selected clients' }));
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const selected = (count: number) => bar().getByText(`${count} selected`, { exact: false });
/** Texts of the live regions. */
const statusTexts = () => screen.getAllByRole('status').map((status) => status.textContent);

describe('selected clients', () => {
  it('are counted, selected by keys, selected per page, and deselected', async () => {
    const { user } = await open();
    box('Café Kajen').focus();
    await user.keyboard(' ');
    expect(selected(1)).toBeInTheDocument();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected(3)).toBeInTheDocument();
    expect(box('Salen Events')).toHaveFocus();
    expect(box('Salen Events')).toBeChecked();
    await user.keyboard('{ArrowUp} ');
    expect(selected(2)).toBeInTheDocument();
    expect(box('Restaurant Tang')).not.toBeChecked();
    await user.keyboard('{Enter}');
    expect(within(bar().getByRole('group', { name: 'Set status' })).getByText('Active')).toHaveFocus();
    await user.click(bar().getByRole('button', { name: 'Select all on this page' }));
    expect(selected(6)).toBeInTheDocument();
    await user.click(bar().getByRole('button', { name: 'Clear selection' }));
    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(6);
    expect(screen.queryByRole('button', { name: 'Export selected' })).not.toBeInTheDocument();
  });

  it('T40: are updated together, and the update can be undone', async () => {
    const { user } = await open();
    for (const name of ['Café Kajen', 'Butik Birk']) await user.click(box(name));
    await user.click(within(bar().getByRole('group', { name: 'Set status' })).getByText('Cancelled'));
    await waitFor(() => expect(statusTexts()).toContain('2 clients are now Cancelled.'));
    await waitFor(() => expect(row('Café Kajen').getByText('Cancelled')).toBeInTheDocument());
    expect(box('Café Kajen')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(statusTexts()).toContain('Change undone for 2 clients.'));
    await waitFor(() => expect(row('Café Kajen').getByText('Active')).toBeInTheDocument());
    expect(row('Butik Birk').getByText('Paused')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(statusTexts()).not.toContain('Change undone for 2 clients.');
  });

  it('T40: lists those that another operator has changed meanwhile, and deselects them', async () => {
    const { user } = await open();
    for (const name of ['Café Kajen', 'Butik Birk']) await user.click(box(name));
    server.use(
      ...clientHandlers(clients.map((item) => (item.businessName === 'Butik Birk' ? { ...item, version: 2 } : item))),
    );
    await user.click(within(bar().getByRole('group', { name: 'Set plan' })).getByText('Enterprise'));
    await waitFor(() =>
      expect(statusTexts()).toContain(
        'Café Kajen is now on Enterprise.Not changed: Butik Birk. Someone else has changed this client in the meantime.',
      ),
    );
    expect(selected(1)).toBeInTheDocument();
    expect(box('Butik Birk')).not.toBeChecked();
  });

  it('shows an error when nothing was saved, and keeps the selection', async () => {
    server.use(http.post(clientBulk.update.path, () => HttpResponse.error()));
    const { user, toast } = await open();
    await user.click(box('Café Kajen'));
    await user.click(within(bar().getByRole('group', { name: 'Set status' })).getByText('Paused'));
    await waitFor(() => expect(toast()?.description).toBe('The change was not saved. Please try again in a moment.'));
    expect(box('Café Kajen')).toBeChecked();
  });

  it('include all matches, if these are more than a page and at most the maximum', async () => {
    const crowd = Array.from({ length: 230 }, (_, index) => makeClient({ status: index < 120 ? 'active' : 'paused' }));
    server.use(...clientHandlers(crowd));
    // Not by role: among so many rows each query by role takes a second.
    const { user } = await renderAdmin('?tab=clients&show=active');
    const [first] = await screen.findAllByLabelText(/^Select /);
    if (first) await user.click(first);
    await user.click(screen.getByText('Select all 120 matching clients'));
    expect(await screen.findByText('120 selected', { exact: false })).toBeInTheDocument();
  });
});

describe('plan and status in the table', () => {
  it('are edited in their cells by keys, and opening changes nothing', async () => {
    const { user } = await open();
    const opener = screen.getByRole('button', { name: 'Status of Café Kajen: Active' });
    opener.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Active', pressed: true })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(opener).toHaveFocus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(statusTexts()).toContain('Café Kajen is now Cancelled.'));
    expect(await screen.findByRole('button', { name: 'Status of Café Kajen: Cancelled' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(statusTexts()).toContain('Change undone for Café Kajen.'));
    expect(await screen.findByRole('button', { name: 'Status of Café Kajen: Active' })).toBeInTheDocument();
  });

  it('the plan, too; leaving it changes nothing', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Plan of Café Kajen: Basic' }));
    await user.click(screen.getByRole('searchbox'));
    expect(screen.queryByRole('group', { name: 'Plan of Café Kajen' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Plan of Café Kajen: Basic' }));
    await user.click(within(screen.getByRole('group', { name: 'Plan of Café Kajen' })).getByText('Premium'));
    expect(await screen.findByRole('button', { name: 'Plan of Café Kajen: Premium' })).toBeInTheDocument();
  });
});
