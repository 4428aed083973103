import { type TicketReply, ticket } from '@skal/contracts/support/ticket';
import { invalidate } from '@skal/shell-kit/api';
import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import {
  makeAttachment,
  makeImageAttachment,
  makeMessage,
  makeTicket,
  ticketThreadHandlers,
} from '../../mocks/support/ticket.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';

const { respondWith, requestsTo } = mockPortalApi();

const POST = 'POST /api/support-tickets/t1/messages';
const messages = () => within(screen.getByRole('region', { name: 'Messages' })).getAllByRole('listitem');

async function openThread(own: Partial<TicketReply> = {}, written = [makeMessage()]) {
  respondWith(...ticketThreadHandlers([makeTicket({ id: 't1', ...own })], { t1: written }));
  const portal = await renderSection('support');
  await portal.user.click(screen.getByRole('tab', { name: 'My Tickets' }));
  await screen.findByRole('textbox', { name: /^Your message/ });
  return portal;
}

const write = async ({ user }: Awaited<ReturnType<typeof openThread>>, text: string) => {
  await user.click(screen.getByRole('textbox', { name: /^Your message/ }));
  await user.paste(text);
};
const send = ({ user }: Awaited<ReturnType<typeof openThread>>) =>
  user.click(screen.getByRole('button', { name: 'Send message' }));

describe("a ticket's thread", () => {
  it('shows messages as written, with the stored files of both sides', async () => {
    await openThread({}, [
      makeMessage({ text: '<b>Which</b>\nphone?', attachments: [makeAttachment({ id: 'f1', state: 'stored' })] }),
      makeMessage({
        id: 'm2',
        author: 'client',
        text: 'Mine',
        attachments: [makeAttachment({ id: 'f2', name: 'b.png' })],
      }),
      makeMessage({ id: 'm3', text: 'Thanks', attachments: [makeAttachment({ id: 'f3', name: 'late.png' })] }),
    ]);
    await screen.findByText('Thanks');
    expect(screen.getByText(/Which/).textContent).toBe('<b>Which</b>\nphone?');
    expect(screen.getByRole('link', { name: 'screen.png' })).toHaveAttribute(
      'href',
      '/api/support-tickets/t1/attachments/f1',
    );
    expect(screen.getByRole('button', { name: /^Choose the file b\.png/ })).toBeVisible();
    expect(screen.queryByText('late.png')).not.toBeInTheDocument();
  });

  it('shows images of both sides in their reserved space, with a download link', async () => {
    await openThread({ attachments: [makeImageAttachment({ id: 'f1', name: 'mine.png' })] }, [
      makeMessage({ attachments: [makeImageAttachment({ id: 'f2', name: 'yours.png' })] }),
    ]);
    for (const [name, id] of [
      ['mine.png', 'f1'],
      ['yours.png', 'f2'],
    ] as const) {
      const picture = await screen.findByRole('img', { name });
      expect(picture).toHaveAttribute('src', `/api/support-tickets/t1/attachments/${id}/thumbnail`);
      expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['120', '160']);
      expect(screen.getByRole('link', { name })).toHaveAttribute('download', name);
    }
  });

  it('shows a load error of an image, with a download link', async () => {
    await openThread({}, [makeMessage({ attachments: [makeImageAttachment()] })]);
    fireEvent.error(await screen.findByRole('img', { name: 'screen.png' }));
    expect(screen.getByText('The preview could not be loaded. The file has been uploaded.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'screen.png' })).toBeVisible();
  });

  it('sends a reply with a file, which reopens a resolved ticket', async () => {
    const portal = await openThread({ status: 'resolved' });
    expect(screen.getByText(/to reopen the ticket/)).toBeVisible();
    await write(portal, 'It is back');
    const picker = screen.getByLabelText('Files for this message');
    await portal.user.upload(picker, new File(['x'], 'again.png', { type: 'image/png' }));
    await send(portal);
    // The field contains the same text until it is sent.
    expect(await screen.findByText('It is back', { ignore: 'textarea' })).toBeVisible();
    expect(requestsTo(POST).map(({ body }) => body)).toEqual([{ text: 'It is back', attachments: ['again.png'] }]);
    await waitFor(() => expect(screen.queryByText(/to reopen the ticket/)).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: /^Your message/ })).toHaveValue('');
    expect(await screen.findByRole('link', { name: 'again.png' })).toBeVisible();
    expect(screen.getByText('You')).toBeVisible();
  });

  it('keeps a rejected reply and shows the reason', async () => {
    const portal = await openThread();
    respondWith(http.post('/api/support-tickets/t1/messages', () => errorResponse(429, 'That is enough for today.')));
    await write(portal, 'Hello?');
    await send(portal);
    await waitFor(async () =>
      expect(await portal.toast()).toMatchObject({
        title: 'Message Not Sent',
        description: 'That is enough for today.',
      }),
    );
    expect(screen.getByRole('textbox', { name: /^Your message/ })).toHaveValue('Hello?');
  });

  it('sends no empty message', async () => {
    const portal = await openThread();
    await send(portal);
    expect(await screen.findByText('Please write your message')).toBeVisible();
    expect(requestsTo(POST)).toEqual([]);
  });

  it('reloads when the list shows a change', async () => {
    const { store } = await openThread();
    const newer = makeTicket({ id: 't1', status: 'in-progress', updatedAt: '2026-11-20T12:00:00.000Z' });
    respondWith(
      ...ticketThreadHandlers([newer], { t1: [makeMessage(), makeMessage({ id: 'm2', text: 'It works again' })] }),
    );
    act(() => void store.dispatch(invalidate({ ticket })));
    expect(await screen.findByText('It works again')).toBeVisible();
    expect(messages()).toHaveLength(2);
  });

  it('shows a load error and retries', async () => {
    respondWith(...ticketThreadHandlers([makeTicket({ id: 't1' })], { t1: [makeMessage()] }));
    respondWith(http.get('/api/support-tickets/t1', () => errorResponse(500, 'no')));
    const { user } = await renderSection('support');
    await user.click(screen.getByRole('tab', { name: 'My Tickets' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    respondWith(...ticketThreadHandlers([makeTicket({ id: 't1' })], { t1: [makeMessage()] }));
    await user.click(retry);
    expect(await screen.findByText('Which phone is it?')).toBeVisible();
  });
});
