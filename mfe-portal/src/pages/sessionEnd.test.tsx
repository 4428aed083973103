import { IMPERSONATING } from '@skal/contracts/account/impersonation';
import { password } from '@skal/contracts/account/password';
import { session } from '@skal/contracts/account/session';
import { settings } from '@skal/contracts/account/settings';
import { attachment, ticket } from '@skal/contracts/support/ticket';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeImpersonation } from '@skal/shell-kit/mocks/session.ts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeSession } from '../mocks/account/session.ts';
import { sessionHandler } from '../mocks/handlers.ts';
import { makeAttachment, makeTicket, ticketHandlers } from '../mocks/support/ticket.ts';
import { DEFAULT_BUSINESS } from '../session/business.ts';
import { mockPortalApi } from '../testing/mockPortalApi.ts';
import { recordToasts, renderSection } from '../testing/renderSection.tsx';
import { fillTicket, submitTicket } from '../testing/ticket.ts';

const { respondWith, requestsTo } = mockPortalApi();

/** Rejects this request and the session: the session has expired since the page was opened. */
function endAt(path: string) {
  const unauthorized = () => HttpResponse.json({ error: 'Please sign in' }, { status: 401 });
  respondWith(http.all(path, unauthorized), http.get(session.read.path, unauthorized));
}

/** The session was requested when the page opened, and is requested once more. */
const refetched = () => waitFor(() => expect(requestsTo('GET /api/session')).toHaveLength(2));

describe('an expired session', () => {
  it('A7: a ticket leaves the message to the shell, and keeps the form', async () => {
    respondWith(...ticketHandlers());
    const portal = await renderSection('support');
    const toasts = recordToasts(portal);
    endAt(ticket.create.path);
    await fillTicket(portal.user);
    await submitTicket(portal.user);
    await refetched();
    expect(await screen.findByRole('button', { name: 'Submit Ticket' })).toBeEnabled();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Empty page');
    expect(toasts).toEqual([]);
  });

  it('A7: so does an upload', async () => {
    respondWith(...ticketHandlers());
    const portal = await renderSection('support');
    const toasts = recordToasts(portal);
    endAt(attachment.upload.path);
    await fillTicket(portal.user);
    await portal.user.upload(screen.getByLabelText('Attachments'), [
      new File(['picture'], 'a.png', { type: 'image/png' }),
    ]);
    await submitTicket(portal.user);
    expect(await screen.findByText(/The file was rejected/)).toBeVisible();
    await refetched();
    expect(toasts).toEqual(['Ticket Submitted']);
  });

  it('N6: settings show their own message', async () => {
    const portal = await renderSection('settings');
    endAt(settings.save.path);
    await pasteInto(portal.user, screen.getByLabelText('Company'), ' ApS');
    await portal.user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await portal.toast()).toMatchObject({ description: 'Please log in again to save settings' });
    await refetched();
  });
});

describe('8.2.1: requests of an impersonating operator', () => {
  const SENTENCE = 'While you view this portal nothing can be changed.';

  /** Opens a section during an impersonation; the server rejects every request to this path. */
  async function view(section: string, path: string) {
    const client = makeSession();
    respondWith(...ticketHandlers(makeTicket({ title: 'Older', attachments: [makeAttachment()] })));
    respondWith(sessionHandler(makeImpersonation({ ...client, business: client.business ?? DEFAULT_BUSINESS })));
    respondWith(http.all(path, () => errorResponse(403, SENTENCE, { code: IMPERSONATING })));
    const portal = await renderSection(section);
    return { ...portal, toasts: recordToasts(portal) };
  }

  it('show one message, to which forms add none: settings and password', async () => {
    const portal = await view('settings', settings.save.path);
    await pasteInto(portal.user, screen.getByLabelText('Company'), ' ApS');
    await portal.user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await portal.toast()).toMatchObject({ title: 'Read-Only View', description: SENTENCE });
    expect(await screen.findByRole('button', { name: 'Save Settings' })).toBeEnabled();
    expect(screen.getByLabelText('Company')).toHaveValue('Vinbar Lund ApS');

    respondWith(http.all(password.change.path, () => errorResponse(403, SENTENCE, { code: IMPERSONATING })));
    for (const label of ['Current password *', 'New password *', 'Confirm password *'])
      await pasteInto(portal.user, screen.getByLabelText(label), 'two glasses');
    await portal.user.click(screen.getByRole('button', { name: 'Change Password' }));
    await waitFor(() => expect(portal.toasts).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Change Password' })).toBeEnabled();
    expect(portal.toasts).toEqual(['Read-Only View', 'Read-Only View']);
  });

  it('also for a file upload', async () => {
    const portal = await view('support', attachment.upload.path);
    await portal.user.click(screen.getByRole('tab', { name: 'My Tickets' }));
    const button = await screen.findByRole('button', { name: 'Choose the file screen.png' });
    const picture = new File(['picture'], 'screen.png', { type: 'image/png' });
    await portal.user.upload(button.nextElementSibling as HTMLElement, picture);
    expect(await screen.findByText(/The file was rejected/)).toBeVisible();
    await waitFor(() => expect(portal.toasts).toEqual(['Read-Only View']));
  });
});
