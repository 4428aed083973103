import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { makeSession } from '../../../mocks/account/session.ts';
import { sessionHandler } from '../../../mocks/handlers.ts';
import { ticketHandlers } from '../../../mocks/support/ticket.ts';
import { mockPortalApi } from '../../../testing/mockPortalApi.ts';
import { renderSection } from '../../../testing/renderSection.tsx';
import { fillTicket as fill, submitTicket as submit } from '../../../testing/ticket.ts';

const { respondWith, requestsTo } = mockPortalApi();

const openSupport = (user = {}) => {
  respondWith(...ticketHandlers(), sessionHandler(makeSession({ user })));
  return renderSection('support');
};

/** Renders the page again, as after a reload. */
async function reload({ unmount }: Awaited<ReturnType<typeof openSupport>>, user = {}) {
  unmount();
  return openSupport(user);
}

async function choose(user: UserEvent, label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const back = () => screen.queryByText(/^We restored what you had typed/);

describe('an unsent ticket', () => {
  it.each(['Normal', 'High'])('is restored after a reload (%s), until it is sent', async (priority) => {
    const portal = await openSupport();
    const { user } = portal;
    await fill(user);
    if (priority !== 'Normal') await choose(user, 'Priority', priority);
    await choose(user, 'Category', 'Bug report');
    const reloaded = await reload(portal);
    expect(back()).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Empty page');
    expect(screen.getByLabelText(/^Description/)).toHaveValue('Since this morning');
    expect(screen.getByRole('combobox', { name: 'Priority' })).toHaveTextContent(priority);
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveTextContent('Bug report');
    await submit(reloaded.user);
    await waitFor(() => expect(requestsTo('POST /api/support-ticket')).toHaveLength(1));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    await reload(reloaded);
    expect(screen.getByLabelText(/^Title/)).toHaveValue('');
    expect(back()).toBeNull();
  });

  it('is restored as an emergency without moving the focus, and says that files are missing; discarding opens the other form', async () => {
    const portal = await openSupport();
    await choose(portal.user, 'Priority', 'Emergency');
    await fill(portal.user);
    await pasteInto(portal.user, screen.getByLabelText(/^Contact phone/), '12345678');
    await pasteInto(portal.user, screen.getByLabelText('Why is this an emergency?'), 'Customers cannot pay');
    const photo = new File(['picture'], 'photo.png', { type: 'image/png' });
    await portal.user.upload(screen.getByLabelText('Attachments'), [photo]);
    const { user } = await reload(portal);
    expect(screen.getByRole('form', { name: 'Emergency ticket' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Emergency ticket' })).not.toHaveFocus();
    expect(screen.getByLabelText(/^Contact phone/)).toHaveValue('12 34 56 78');
    expect(screen.getByLabelText('Why is this an emergency?')).toHaveValue('Customers cannot pay');
    expect(screen.queryByText('photo.png')).not.toBeInTheDocument();
    expect(back()).toHaveTextContent(/Please attach the files again\.$/);
    await user.upload(screen.getByLabelText('Attachments'), [photo]);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('heading', { name: 'New ticket' })).toHaveFocus();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('');
    expect(screen.queryByText('photo.png')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('is kept across sections', async () => {
    const { user } = await openSupport();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Billing' }));
    await screen.findByRole('heading', { level: 1, name: 'Billing' });
    await user.click(screen.getByRole('button', { name: 'Support' }));
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('Empty page');
    expect(back()).toBeVisible();
  });

  it('T9: is not restored for another account', async () => {
    const portal = await openSupport();
    await fill(portal.user);
    await reload(portal, { id: '0198c0de-0000-7000-8000-000000000002' });
    expect(screen.getByLabelText(/^Title/)).toHaveValue('');
    expect(back()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
