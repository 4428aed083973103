import { clientEdit } from '@skal/contracts/client/editClient';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { makeClient } from '../../../mocks/clients.ts';
import { clientHandlers, handlers } from '../../../mocks/handlers.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);

/** Opens the edit form of a client, and records its requests. */
async function open() {
  const client = makeClient({ businessName: 'Bar Syd', contactName: 'Ida Holm', phone: '20 30 40 50' });
  const bodies: object[] = [];
  server.use(
    http.patch(clientEdit.edit.path, async ({ request }) => {
      bodies.push((await request.clone().json()) as object);
    }),
    ...clientHandlers([client]),
  );
  const opened = await renderAdmin('?tab=clients');
  await opened.user.click(await screen.findByRole('button', { name: 'Edit Bar Syd' }));
  const form = within(await screen.findByRole('form', { name: 'Bar Syd' }));
  return { ...opened, client, bodies, form };
}

async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await act(async () => field.focus());
  await user.paste(text);
}

/** Changes the client outside the form, as another operator does. */
const changeElsewhere = (id: string, body: object) =>
  fetch(`/api/admin/clients/${id}`, { method: 'PATCH', body: JSON.stringify(body) });

describe('editing a client', () => {
  it('T40: sends the changed fields with the loaded version, shows a toast and the details', async () => {
    const { user, form, bodies, toast, router } = await open();
    expect(form.getByLabelText(/^Contact Name/)).toHaveValue('Ida Holm');
    await write(user, form.getByLabelText(/^Phone/), '11 22 33 44');
    await user.click(form.getByRole('switch', { name: 'Loyalty' }));
    await user.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Client Updated', variant: 'success' }));
    expect(bodies).toEqual([{ version: 1, phone: '11 22 33 44', features: { loyalty: true }, branding: {} }]);
    const record = within(screen.getByRole('dialog', { name: 'Bar Syd' }));
    expect(await record.findByRole('link', { name: '11 22 33 44' })).toBeInTheDocument();
    expect(record.getByText('Reservations, Events, Loyalty')).toBeInTheDocument();
    expect(router.state.location.search).not.toContain('edit');
  });

  it('R17: shows an error at the field and sends nothing', async () => {
    const { user, form, bodies } = await open();
    await user.clear(form.getByLabelText(/^Business Name/));
    await write(user, form.getByLabelText(/^Primary colour/), 'red');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await form.findByText('Business name is required')).toBeInTheDocument();
    expect(form.getByText('Please enter the colour as a hex value, such as #1f5f66.')).toBeInTheDocument();
    await waitFor(() => expect(form.getByLabelText(/^Business Name/)).toHaveFocus());
    expect(bodies).toEqual([]);
  });

  it('T40: after a conflict the operator sees the changes and re-applies their own', async () => {
    const { user, form, bodies, client, toast } = await open();
    await write(user, form.getByLabelText(/^Phone/), '11 22 33 44');
    await changeElsewhere(client.id, { phone: '99 99 99 99', subscriptionPlan: 'premium' });
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    const notice = within(await form.findByRole('alert'));
    expect(notice.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'FieldCurrent valueYour value',
      'Phone99 99 99 9911 22 33 44',
      'Subscription PlanPremiumNot changed by you',
    ]);
    expect(toast()).toMatchObject({ title: 'Not saved yet', variant: 'destructive' });
    await user.click(notice.getByRole('button', { name: 'Apply my changes' }));
    expect(form.getByRole('combobox', { name: /^Subscription Plan/ })).toHaveTextContent('Premium');
    expect(form.getByLabelText(/^Phone/)).toHaveValue('11 22 33 44');
    expect(form.getByRole('button', { name: 'Save Changes' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toast()?.title).toBe('Client Updated'));
    expect(bodies.at(-1)).toMatchObject({ version: 2, phone: '11 22 33 44' });
    expect(await screen.findByText('Premium, €149/month')).toBeInTheDocument();
  });

  it('T40: after a conflict the operator discards their changes and gets the current values', async () => {
    const { user, form, client } = await open();
    await write(user, form.getByLabelText(/^Phone/), '11 22 33 44');
    await changeElsewhere(client.id, { phone: '99 99 99 99' });
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    await user.click(await form.findByRole('button', { name: 'Discard my changes' }));
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    expect(form.getByLabelText(/^Phone/)).toHaveValue('99 99 99 99');
  });

  it('keeps the draft when it is closed by mistake', async () => {
    const { user, form } = await open();
    await write(user, form.getByLabelText(/^Phone/), '11 22 33 44');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Edit Bar Syd' }));
    const again = within(await screen.findByRole('form', { name: 'Bar Syd' }));
    await waitFor(() => expect(again.getByLabelText(/^Phone/)).toHaveValue('11 22 33 44'));
    expect(again.getByText(/^We restored what you had typed/)).toBeVisible();
  });
});
