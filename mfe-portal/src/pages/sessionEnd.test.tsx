import { session } from '@skal/contracts/session';
import { settings } from '@skal/contracts/settings';
import { attachment, ticket } from '@skal/contracts/ticket';
import { enter } from '@skal/tooling/jest/enter.ts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { ticketsAre } from '../mocks/ticket.ts';
import { portalNetwork } from '../testing/network.ts';
import { hearToasts, openSection } from '../testing/section.tsx';
import { fillTicket, submitTicket } from '../testing/ticket.ts';

const { given, sent } = portalNetwork();

/** Refuses this call and the session: it has ended since the page was opened. */
function endAt(path: string) {
  const refused = () => HttpResponse.json({ error: 'Please sign in' }, { status: 401 });
  given(http.all(path, refused), http.get(session.read.path, refused));
}

/** The session was asked for when the page was opened, and is asked for once more. */
const askedAnew = () => waitFor(() => expect(sent('GET /api/session')).toHaveLength(2));

describe('what ends with its session', () => {
  it('A7: a ticket leaves the words to the shell, and keeps what was typed', async () => {
    given(...ticketsAre());
    const portal = await openSection('support');
    const toasts = hearToasts(portal);
    endAt(ticket.create.path);
    await fillTicket(portal.user);
    await submitTicket(portal.user);
    await askedAnew();
    expect(await screen.findByRole('button', { name: 'Submit Ticket' })).toBeEnabled();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Empty page');
    expect(toasts).toEqual([]);
  });

  it('A7: an upload, too', async () => {
    given(...ticketsAre());
    const portal = await openSection('support');
    const toasts = hearToasts(portal);
    endAt(attachment.upload.path);
    await fillTicket(portal.user);
    await portal.user.upload(screen.getByLabelText('Attachments'), [
      new File(['picture'], 'a.png', { type: 'image/png' }),
    ]);
    await submitTicket(portal.user);
    expect(await screen.findByText(/The file was not taken/)).toBeVisible();
    await askedAnew();
    expect(toasts).toEqual(['Ticket Submitted']);
  });

  it('N6: settings say it in their own words', async () => {
    const portal = await openSection('settings');
    endAt(settings.save.path);
    await enter(portal.user, screen.getByLabelText('Company'), ' ApS');
    await portal.user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await portal.toast()).toMatchObject({ description: 'Please log in again to save settings' });
    await askedAnew();
  });
});
