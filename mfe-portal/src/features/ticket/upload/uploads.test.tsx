import { attachment } from '@skal/contracts/support/ticket';
import { expectConsoleOutput } from '@skal/jest/helpers/failOnConsole.ts';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { makeAttachment, makeTicket, ticketHandlers } from '../../../mocks/support/ticket.ts';
import { mockPortalApi } from '../../../testing/mockPortalApi.ts';
import { renderSection } from '../../../testing/renderSection.tsx';

const { respondWith } = mockPortalApi();

const png = (name: string) => new File(['picture'], name, { type: 'image/png' });

async function send(user: UserEvent, ...files: File[]) {
  await pasteInto(user, screen.getByLabelText(/^Title/), 'Empty page');
  await pasteInto(user, screen.getByLabelText(/^Description/), 'Since this morning');
  await user.upload(screen.getByLabelText('Attachments'), files);
  await user.click(screen.getByRole('button', { name: 'Submit Ticket' }));
  return within(await screen.findByRole('article', { name: 'Empty page' }));
}

describe('the files of a ticket', () => {
  it('T34: are uploaded after it to their own URLs, and stored', async () => {
    respondWith(...ticketHandlers());
    const bytes = new Map<string, number>();
    respondWith(
      http.post(attachment.upload.path, async ({ params, request }) => {
        expect(request.headers.get('content-type')).toBe('application/octet-stream');
        bytes.set(String(params.attachmentId), (await request.clone().arrayBuffer()).byteLength);
      }),
    );
    const { user } = await renderSection('support');
    const detail = await send(user, png('one.png'), new File(['longer words'], 'two.png', { type: 'image/png' }));
    await waitFor(() => expect(detail.getAllByText('Uploaded')).toHaveLength(2));
    expect([...bytes.values()]).toEqual([7, 12]);
    expect(detail.getByRole('link', { name: 'one.png' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/support-tickets\/[^/]+\/attachments\/[^/]+$/),
    );
  });

  it('show a lost connection, and Retry uploads them again', async () => {
    respondWith(...ticketHandlers());
    expectConsoleOutput(/Network error/);
    respondWith(http.post(attachment.upload.path, () => HttpResponse.error(), { once: true }));
    const { user, toast } = await renderSection('support');
    const detail = await send(user, png('photo.png'));
    expect(await detail.findByText(/Connection lost. Your ticket has been sent/)).toBeVisible();
    expect((await toast()).title).toBe('Upload Interrupted');
    await user.click(detail.getByRole('button', { name: 'Retry photo.png' }));
    expect(await detail.findByText('Uploaded')).toBeVisible();
  });

  it('can be cancelled, and uploaded later', async () => {
    respondWith(...ticketHandlers());
    respondWith(http.post(attachment.upload.path, () => delay('infinite'), { once: true }));
    const { user } = await renderSection('support');
    const detail = await send(user, png('photo.png'));
    expect(await detail.findByRole('progressbar', { name: 'Uploading photo.png' })).toBeInTheDocument();
    await user.click(detail.getByRole('button', { name: 'Cancel photo.png' }));
    expect(detail.getByText(/^Upload cancelled/)).toBeVisible();
    await user.click(detail.getByRole('button', { name: 'Retry photo.png' }));
    expect(await detail.findByText('Uploaded')).toBeVisible();
  });

  it('show the server’s message when it rejects one, such as a renamed program', async () => {
    respondWith(...ticketHandlers());
    respondWith(
      http.post(attachment.upload.path, () => HttpResponse.json({ error: 'This is not a picture' }, { status: 415 })),
    );
    const { user, toast } = await renderSection('support');
    const detail = await send(user, png('photo.png'));
    expect(await detail.findByText(/^This is not a picture The file was rejected/)).toBeVisible();
    expect(await toast()).toMatchObject({ title: 'File Rejected', description: 'photo.png: This is not a picture' });
    expect(detail.getByRole('button', { name: 'Choose the file photo.png' })).toBeEnabled();
  });

  it('can still be selected after a reload', async () => {
    respondWith(...ticketHandlers(makeTicket({ title: 'Older', attachments: [makeAttachment()] })));
    const { user } = await renderSection('support');
    await user.click(screen.getByRole('tab', { name: 'My Tickets' }));
    const detail = within(await screen.findByRole('article', { name: 'Older' }));
    expect(detail.getByText('Not uploaded')).toBeVisible();
    const button = detail.getByRole('button', { name: 'Choose the file screen.png' });
    await user.upload(button.nextElementSibling as HTMLElement, png('screen.png'));
    expect(await detail.findByText('Uploaded')).toBeVisible();
  });
});
