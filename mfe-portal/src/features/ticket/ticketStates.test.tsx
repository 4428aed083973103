import { type TicketReply, ticket, ticketPriorities, ticketStatuses } from '@skal/contracts/support/ticket';
import { ticketPriorityLabels, ticketStatusLabels } from '@skal/contracts/support/ticketLabels';
import { invalidate } from '@skal/shell-kit/api';
import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { makeAttachment, makeTicket, ticketHandlers } from '../../mocks/support/ticket.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';

const { respondWith, requestsTo } = mockPortalApi();

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

async function openList(...tickets: TicketReply[]) {
  respondWith(...ticketHandlers(...tickets));
  const portal = await renderSection('support');
  await portal.user.click(screen.getByRole('tab', { name: 'My Tickets' }));
  return portal;
}

const list = () => screen.findByRole('list', { name: 'Your tickets' });
const lines = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the tickets of a client', () => {
  it('L21, L22: of every status and priority show their response time, and resolved ones are never late', async () => {
    const due = { responseDueAt: inHours(2.1) };
    const late = { responseDueAt: inHours(-3) };
    await openList(
      ...ticketStatuses.map((status) => makeTicket({ id: `late-${status}`, title: status, status, ...late })),
      ...ticketPriorities.map((priority) => makeTicket({ id: `due-${priority}`, title: priority, priority, ...due })),
      makeTicket({ id: 'answered', title: 'answered', respondedAt: inHours(-1), ...late }),
    );
    const wasDue = 'Response was due 3 hours ago';
    const over = [wasDue, wasDue, '', ''];
    expect(await lines()).toEqual([
      ...ticketStatuses.map((status, index) => `${status}${ticketStatusLabels[status]}High${over[index]}`),
      ...ticketPriorities.map((priority) => `${priority}Open${ticketPriorityLabels[priority]}Response due in 2 hours`),
      'answeredOpenHighAnswered 1 hour ago',
    ]);
  });

  it('L5, T35: open by keyboard, the newest by default, and show their text as written', async () => {
    const written = 'First line\n\n<b>second</b> & third';
    const { user } = await openList(
      makeTicket({ id: 'new', title: 'Newer' }),
      makeTicket({ id: 'old', title: 'Older', description: written, category: 'ui-change', priority: 'normal' }),
    );
    expect(await screen.findByRole('article', { name: 'Newer' })).toBeVisible();
    const older = screen.getByRole('link', { name: 'Older' });
    expect(older).toHaveAttribute('href', '/dashboard?ticket=old#support');
    act(() => older.focus());
    await user.keyboard('{Enter}');
    const detail = within(screen.getByRole('article', { name: 'Older' }));
    expect(older).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Newer' })).not.toHaveAttribute('aria-current');
    expect(detail.getByText(/second/).textContent).toBe(written);
    expect(detail.getByText('UI change')).toBeVisible();
    expect(detail.getByText('old')).toBeVisible();
    expect(detail.queryByText('Attachments')).not.toBeInTheDocument();
  });

  it('T34: show stored and missing files, with links to stored ones', async () => {
    await openList(
      makeTicket({
        id: 't1',
        attachments: [
          makeAttachment({ id: 'f1', name: 'one & two.png', state: 'stored' }),
          makeAttachment({ id: 'f2', name: 'film.mov' }),
        ],
      }),
    );
    const files = within(await screen.findByRole('region', { name: 'Attachments' })).getAllByRole('listitem');
    expect(files.map(({ textContent }) => textContent)).toEqual([
      'one & two.pngUploaded',
      'film.movChoose the file film.movNot uploaded',
    ]);
    expect(screen.getByRole('link', { name: 'one & two.png' })).toHaveAttribute(
      'href',
      '/api/support-tickets/t1/attachments/f1',
    );
    expect(screen.getByRole('link', { name: 'one & two.png' })).toHaveAttribute('download', 'one & two.png');
  });

  it('T35: show no examples while loading', async () => {
    respondWith(http.get(ticket.list.path, () => delay('infinite')));
    const { user } = await renderSection('support');
    await user.click(screen.getByRole('tab', { name: 'My Tickets' }));
    expect(screen.getByText('Loading your tickets')).toBeInTheDocument();
    expect(screen.queryByText('Example')).not.toBeInTheDocument();
  });

  it.each([
    ['429', () => errorResponse(429, 'Please try again in 2 minutes')],
    ['no answer', () => HttpResponse.error()],
  ])('stay visible when reloading fails (%s), with a retry button', async (_how, answer) => {
    const { user, store } = await openList(makeTicket({ title: 'Still here' }));
    expect(await lines()).toHaveLength(1);
    respondWith(http.get(ticket.list.path, answer, { once: true }));
    act(() => void store.dispatch(invalidate({ ticket })));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Tickets you have sent are safe. Please try again in a moment.')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Still here' })).toBeVisible();
    expect(screen.queryByText('Example')).not.toBeInTheDocument();
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
    expect(requestsTo('GET /api/support-tickets')).toHaveLength(3);
  });
});
