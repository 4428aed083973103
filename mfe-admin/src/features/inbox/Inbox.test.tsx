import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { handlers } from '../../mocks/handlers.ts';
import { inboxHandlers } from '../../mocks/inbox.ts';
import { type InboxFixture, makeInquiry, makeTicketThread, sampleInbox } from '../../mocks/inboxFixtures.ts';
import { renderAdmin } from '../../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);

const list = () => screen.findByRole('list', { name: 'Inbox' });
const rows = async () =>
  within(await list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** Opens the inbox; by default with one item of each kind. */
async function openInbox(query = '', stock: Partial<InboxFixture> = sampleInbox()) {
  server.use(...inboxHandlers(stock));
  const admin = await renderAdmin(`?tab=inbox${query}`);
  await list();
  return admin;
}

describe('the inbox', () => {
  it('lists all kinds, unread first, with their number in the tab', async () => {
    await openInbox();
    expect(await rows()).toEqual([
      'Unread: The booking page stays empty',
      'Unread: Kaffebaren',
      'Unread: Customer Loyalty Program',
      'Economic',
    ]);
    expect(await screen.findByRole('tab', { name: 'Inbox 3' })).toHaveAttribute('aria-selected', 'true');
    const [ticket] = within(await list()).getAllByRole('listitem');
    expect(ticket).toHaveTextContent(/Karen Lund, Vinbar Ved Åen.*TicketOpenEmergency/);
  });

  it('L21: marks a late reply in red until it is sent', async () => {
    const late = makeTicketThread({ responseDueAt: new Date(Date.now() - 60_000).toISOString() });
    const soon = makeTicketThread({
      id: late.id.replace('3', 'b'),
      responseDueAt: new Date(Date.now() + 9e6).toISOString(),
    });
    const done = makeTicketThread({ id: late.id.replace('3', 'c'), respondedAt: late.createdAt });
    await openInbox('', { threads: [late, soon, done] });
    expect(screen.getByText(/^Answer was due/)).toHaveAttribute('data-late');
    expect(screen.getByText(/^Answer due/)).not.toHaveAttribute('data-late');
    expect(screen.getByText(/^Answered 21 Nov 2026/)).toBeVisible();
  });

  it('filters by kind, status and priority, and clears the filters', async () => {
    const { user } = await openInbox();
    const choose = (name: string, option: string) =>
      user.selectOptions(screen.getByRole('combobox', { name }), screen.getByRole('option', { name: option }));
    await choose('Kind', 'Add-on');
    await waitFor(async () => expect(await rows()).toEqual(['Unread: Customer Loyalty Program']));
    await choose('Status', 'Resolved');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    await choose('Priority', 'Emergency');
    await waitFor(async () => expect(await rows()).toEqual(['Unread: The booking page stays empty']));
  });

  it('shows suspected spam by its own filter, and lets operators unmark it', async () => {
    const spam = makeInquiry({
      id: '0198c0de-0000-7000-8000-1111111111aa',
      company: 'Vinbaren',
      status: 'suspected-spam',
    });
    const { user } = await openInbox('', { leads: [makeInquiry(), spam] });
    expect(await rows()).toEqual(['Unread: Kaffebaren']);
    const status = (form: HTMLElement) => within(form).getByRole('combobox', { name: 'Status' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Suspected spam');
    await waitFor(async () => expect(await rows()).toEqual(['Unread: Vinbaren']));
    await user.click(screen.getByRole('link', { name: /Vinbaren/ }));
    const form = await screen.findByRole('form', { name: 'Follow-up' });
    expect(status(form)).toHaveDisplayValue('Suspected spam');
    await user.selectOptions(status(form), 'New');
    await waitFor(() => expect(status(form)).toHaveDisplayValue('New'));
    // An unmarked item cannot be marked again: suspected spam is deleted after 30 days.
    expect(within(status(form)).queryByRole('option', { name: 'Suspected spam' })).not.toBeInTheDocument();
  });

  it('opens the item in the URL, and updates the URL', async () => {
    const { id } = makeInquiry();
    const { user, router } = await openInbox(`&item=consultation-${id}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Kaffebaren' })).toBeVisible();
    const row = screen.getByRole('link', { name: 'Economic' });
    expect(row.getAttribute('href')).toMatch(/^\/admin\?tab=inbox&item=integration-/);
    await user.click(row);
    expect(await screen.findByText('Our books are kept there.')).toBeVisible();
    expect(router.state.location.search).toMatch(/^\?tab=inbox&item=integration-/);
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { level: 2, name: 'Kaffebaren' })).toBeVisible();
  });

  it('shows an error if the item in the URL does not exist', async () => {
    await openInbox('&item=message-0198c0de-0000-7000-8000-999999999999');
    expect(await screen.findByText(/^This item no longer exists/)).toBeVisible();
  });

  it('marks an opened item as read, and keeps its place until the list is reloaded', async () => {
    const { user } = await openInbox();
    await user.click(screen.getByRole('link', { name: /The booking page/ }));
    expect(await screen.findByRole('tab', { name: 'Inbox 2' })).toBeVisible();
    await waitFor(async () => expect((await rows())[0]).toBe('The booking page stays empty'));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(async () => expect((await rows())[0]).toBe('Unread: Kaffebaren'));
    await user.click(await screen.findByRole('button', { name: 'Mark as unread' }));
    expect(await screen.findByRole('tab', { name: 'Inbox 3' })).toBeVisible();
  });

  it('works by keys: j and k, arrows, Enter, and r to reply', async () => {
    const { user } = await openInbox();
    expect(screen.getByRole('list', { name: 'Keyboard shortcuts' })).toHaveTextContent(
      'jknext, previousEnteropenrreply',
    );
    act(() => screen.getByRole('tab', { name: /^Inbox/ }).focus());
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: /The booking page/ })).toHaveFocus();
    await user.keyboard('j{ArrowDown}k{ArrowUp}{Enter}r');
    await waitFor(async () => {
      await user.keyboard('r');
      expect(screen.getByRole('textbox', { name: /^Your answer/ })).toHaveFocus();
    });
    await user.keyboard('jk');
    expect(screen.getByRole('textbox', { name: /^Your answer/ })).toHaveValue('jk');
  });

  it('loads page by page', async () => {
    const leads = Array.from({ length: 51 }, (_, index) => {
      const no = String(index).padStart(12, '0');
      return makeInquiry({
        id: `0198c0de-0000-7000-8000-${no}`,
        company: `No. ${index}`,
        createdAt: `2026-11-21T09:00:${String(59 - index).padStart(2, '0')}.000Z`,
      });
    });
    const { user } = await openInbox('', { leads });
    expect(await rows()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(51));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('shows an empty state, and a load error', async () => {
    server.use(...inboxHandlers());
    const { unmount } = await renderAdmin('?tab=inbox');
    expect(await screen.findByText('Messages and requests from visitors and clients appear here.')).toBeVisible();
    unmount();
    server.use(http.get('/api/admin/inbox', () => errorResponse(500, 'no')));
    const { user } = await renderAdmin('?tab=inbox');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers();
    server.use(...inboxHandlers(sampleInbox()));
    await user.click(retry);
    expect(await rows()).toHaveLength(4);
  });
});
