import { ticket } from '@skal/contracts/support/ticket';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeSession } from '../../../mocks/account/session.ts';
import { settingsHandlers } from '../../../mocks/account/settings.ts';
import { makeTicket, ticketHandlers } from '../../../mocks/support/ticket.ts';
import { mockPortalApi } from '../../../testing/mockPortalApi.ts';
import { renderSection } from '../../../testing/renderSection.tsx';

const { respondWith } = mockPortalApi();

const tab = (name: string) => screen.getByRole('tab', { name });

async function openSupport() {
  respondWith(...ticketHandlers());
  return renderSection('support');
}

describe('My Tickets', () => {
  it('T35, L5: shows marked examples only while there are no tickets', async () => {
    const { user } = await openSupport();
    await user.click(tab('My Tickets'));
    const items = within(await screen.findByRole('list', { name: 'Your tickets' })).getAllByRole('listitem');
    for (const item of items) expect(item).toHaveTextContent('Example');
  });

  it('L21, L22: shows a ticket with status, target and response time', async () => {
    const soon = new Date(Date.now() + 125 * 60_000).toISOString();
    const past = new Date(Date.now() - 3 * 3_600_000).toISOString();
    respondWith(
      ...settingsHandlers(makeSession()),
      ...ticketHandlers(
        makeTicket({ id: 'c1', title: 'Due', responseDueAt: soon }),
        makeTicket({ id: 'c2', title: 'Late', responseDueAt: past, status: 'in-progress' }),
        makeTicket({ id: 'c3', title: 'Done', respondedAt: past, status: 'resolved' }),
      ),
    );
    const { user } = await renderSection('support');
    await user.click(tab('My Tickets'));
    const items = within(await screen.findByRole('list', { name: 'Your tickets' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'DueOpenHighResponse due in 2 hours',
      'LateIn progressHighResponse was due 3 hours ago',
      'DoneResolvedHighAnswered 3 hours ago',
    ]);
    expect(screen.queryByText('Example')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Done' }));
    const detail = within(screen.getByRole('article', { name: 'Done' }));
    expect(detail.getByText('2 hours, business hours')).toBeVisible();
    expect(detail.getByText('Bug report')).toBeVisible();
  });

  it('shows a load error and retries', async () => {
    respondWith(http.get(ticket.list.path, () => HttpResponse.json({ error: 'no' }, { status: 500 })));
    const { user } = await renderSection('support');
    await user.click(tab('My Tickets'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    respondWith(...ticketHandlers(makeTicket()));
    await user.click(retry);
    expect(await screen.findByRole('list', { name: 'Your tickets' })).toBeVisible();
  });
});
