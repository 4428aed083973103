import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { handlers } from '../../../mocks/handlers.ts';
import { inboxHandlers } from '../../../mocks/inbox.ts';
import { makeTicketMessage, makeTicketThread } from '../../../mocks/inboxFixtures.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);
const MESSAGES = '/api/admin/tickets/:id/messages';

async function openTicket(change: Parameters<typeof makeTicketThread>[0] = {}) {
  const ticket = makeTicketThread(change);
  server.use(...inboxHandlers({ threads: [ticket] }));
  const bodies: unknown[] = [];
  server.use(
    http.post(MESSAGES, async ({ request }) => {
      bodies.push(await request.clone().json());
    }),
  );
  const admin = await renderAdmin(`?tab=inbox&item=ticket-${ticket.id}`);
  await screen.findByRole('form', { name: 'Answer this ticket' });
  return { ...admin, ticket, bodies };
}

const messages = () => within(screen.getByRole('region', { name: 'Messages' })).queryAllByRole('listitem');

describe('a ticket', () => {
  it('shows its thread with marked notes, and files to download', async () => {
    const { ticket } = await openTicket({
      messages: [
        makeTicketMessage({ text: '<b>Still</b>\nempty' }),
        makeTicketMessage({ id: 'm2', author: 'operator', name: 'Ida', text: 'Cache?', internal: true }),
      ],
    });
    expect(messages().map(({ textContent }) => textContent)).toEqual([
      'Karen LundClient21 Nov 2026, 11:00<b>Still</b>\nempty',
      'IdaOperator21 Nov 2026, 11:00Internal noteCache?',
    ]);
    const file = screen.getByRole('link', { name: 'screen.png' });
    expect(file).toHaveAttribute('href', `/api/admin/tickets/${ticket.id}/attachments/${ticket.attachments[0]?.id}`);
    expect(file).toHaveAttribute('download', 'screen.png');
  });

  it('shows an image in its reserved space, or a load error, with a download link', async () => {
    const { ticket } = await openTicket();
    const picture = screen.getByRole('img', { name: 'screen.png' });
    const [{ id } = { id: '' }] = ticket.attachments;
    expect(picture).toHaveAttribute('src', `/api/admin/tickets/${ticket.id}/attachments/${id}/thumbnail`);
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['120', '160']);
    fireEvent.error(picture);
    expect(screen.getByText('The preview could not be loaded. You can still download the file.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'screen.png' })).toHaveAttribute('download', 'screen.png');
  });

  it('sends a reply with a file', async () => {
    const { user, bodies, toast } = await openTicket();
    await user.click(screen.getByRole('textbox', { name: /^Your answer/ }));
    await user.paste('Please reload it.');
    await user.upload(screen.getByLabelText('Files'), new File(['x'], 'how.png', { type: 'image/png' }));
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    // The field contains the same text until it is sent.
    expect(await screen.findByText('Please reload it.', { ignore: 'textarea' })).toBeVisible();
    expect(bodies).toEqual([{ text: 'Please reload it.', internal: false, attachments: ['how.png'] }]);
    expect(await screen.findByRole('link', { name: 'how.png' })).toBeVisible();
    expect(toast()).toMatchObject({ title: 'Answer Sent' });
    expect(screen.getByRole('textbox', { name: /^Your answer/ })).toHaveValue('');
  });

  it('saves an internal note, and marks it as internal before', async () => {
    const { user, bodies } = await openTicket();
    await user.click(screen.getByRole('switch', { name: 'Internal note' }));
    await user.click(screen.getByRole('textbox', { name: /^Your note/ }));
    await user.paste('Ask Ida');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(bodies).toEqual([{ text: 'Ask Ida', internal: true, attachments: [] }]);
    expect(messages()[0]).toHaveTextContent('Internal note');
  });

  it('keeps a rejected reply and shows the reason', async () => {
    const { user, toast } = await openTicket();
    server.use(http.post(MESSAGES, () => errorResponse(503, 'Not just now.')));
    await user.click(screen.getByRole('textbox', { name: /^Your answer/ }));
    await user.paste('Hello');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Not Sent', description: 'Not just now.' }));
    expect(screen.getByRole('textbox', { name: /^Your answer/ })).toHaveValue('Hello');
  });

  it('rejects invalid files by name, and sends no empty reply', async () => {
    const { user, bodies, toast } = await openTicket();
    const picker = screen.getByLabelText('Files');
    picker.removeAttribute('accept');
    await user.upload(picker, new File(['x'], 'tool.exe'));
    expect(toast()?.description).toMatch(/^tool\.exe was not attached/);
    expect(screen.queryByText('tool.exe')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Please write your message')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('changes its status, also in the list', async () => {
    const { user } = await openTicket();
    await user.selectOptions(within(screen.getByRole('article')).getByRole('combobox', { name: 'Status' }), 'Resolved');
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Inbox' })).getByText('Resolved')).toBeVisible(),
    );
  });

  it('creates a snippet from a reply, inserts it, and deletes it', async () => {
    const { user } = await openTicket();
    const answer = screen.getByRole('textbox', { name: /^Your answer/ });
    const choice = screen.getByRole('combobox', { name: 'Insert a snippet' });
    expect(screen.getByRole('button', { name: 'Save as snippet' })).toBeDisabled();
    await user.click(answer);
    await user.paste('Please reload it.\nThen tell us.');
    await user.click(screen.getByRole('button', { name: 'Save as snippet' }));
    await user.selectOptions(choice, await screen.findByRole('option', { name: 'Please reload it.' }));
    const twice = 'Please reload it.\nThen tell us.';
    expect(answer).toHaveValue(`${twice}\n\n${twice}`);
    await user.click(screen.getByRole('button', { name: 'Remove snippet' }));
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Please reload it.' })).not.toBeInTheDocument());
  });
});
