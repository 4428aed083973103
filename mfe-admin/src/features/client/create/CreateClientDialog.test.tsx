import { type CreateClientBody, newClient } from '@skal/contracts/client/newClient';
import { proxyResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeClient } from '../../../mocks/clients.ts';
import { clientHandlers, handlers } from '../../../mocks/handlers.ts';
import { scenarios } from '../../../mocks/scenarios.ts';
import {
  fillClient as fill,
  fillField,
  openClientForm as open,
  setFilter,
  submitClient as submit,
} from '../../../testing/clientForm.ts';

const server = mockNetwork(...handlers);

describe('creating a client', () => {
  it('R15: sends the payload, shows a toast and the new client, and closes empty', async () => {
    const bodies: CreateClientBody[] = [];
    server.use(
      http.post(newClient.create.path, async ({ request }) => {
        bodies.push((await request.clone().json()) as CreateClientBody);
      }),
    );
    const { user, dialog, toast } = await open();
    await fill(user, dialog);
    await submit(user, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies).toEqual([
      {
        businessName: 'Bar Nord',
        businessType: 'cafe',
        contactName: 'Ida Holm',
        phone: '20 30 40 50',
        email: 'ida@nord.example',
        subscriptionPlan: 'premium',
        password: 'otte tegn',
      },
    ]);
    expect(toast()).toMatchObject({ title: 'Client Created', variant: 'success' });
    expect(await screen.findByRole('row', { name: /Bar Nord/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create Client' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText(/^Business Name/)).toHaveValue('');
    expect(again.getByLabelText(/^Password/)).toHaveValue('');
  });

  it('6.4.1: invites instead, without a password', async () => {
    const bodies: CreateClientBody[] = [];
    server.use(
      http.post(newClient.create.path, async ({ request }) => {
        bodies.push((await request.clone().json()) as CreateClientBody);
      }),
      ...clientHandlers([makeClient()]),
    );
    const { user, dialog, toast } = await open();
    await fill(user, dialog);
    await user.click(dialog.getByLabelText('Send an invitation instead'));
    expect(dialog.queryByLabelText(/^Password/)).not.toBeInTheDocument();
    await submit(user, dialog);
    await waitFor(() => expect(toast()?.description).toBe('An email to ida@nord.example is on its way.'));
    expect(bodies).toEqual([expect.objectContaining({ email: 'ida@nord.example', invite: true })]);
    expect(bodies[0]).not.toHaveProperty('password');
  });

  it('R17: shows missing fields, sends nothing, and focuses the first', async () => {
    const { user, dialog } = await open();
    await submit(user, dialog);
    for (const message of [
      'Business name is required',
      'Business type is required',
      'Contact name is required',
      'Invalid email address',
      'Subscription plan is required',
      'Password must be at least 8 characters',
    ]) {
      expect(await dialog.findByText(message)).toBeInTheDocument();
    }
    await waitFor(() => expect(dialog.getByLabelText(/^Business Name/)).toHaveFocus());
    expect(dialog.getByLabelText(/^Phone/)).toBeValid();
  });

  it('R17: rejects a short password and an invalid address', async () => {
    const { user, dialog } = await open();
    await fill(user, dialog);
    await user.clear(dialog.getByLabelText(/^Email/));
    await fillField(user, dialog, /^Email/, 'ida@nord');
    await user.clear(dialog.getByLabelText(/^Password/));
    await fillField(user, dialog, /^Password/, 'syvtegn');
    await submit(user, dialog);
    expect(await dialog.findByText('Invalid email address')).toBeInTheDocument();
    expect(dialog.getByText('Password must be at least 8 characters')).toBeInTheDocument();
    expect(dialog.queryByText('Business name is required')).not.toBeInTheDocument();
  });

  it.each([
    ['R18', /^Business Type/, ['Wine bar', 'Restaurant', 'Cafe', 'Retail store', 'Event venue']],
    ['R19', /^Subscription Plan/, ['Basic €99/month', 'Premium €149/month', 'Enterprise €299/month']],
  ])('%s: offers the options of %s', async (_fact, label, options) => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('combobox', { name: label }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(options);
    await user.click(screen.getByRole('option', { name: options[1] }));
    expect(dialog.getByRole('combobox', { name: label })).toHaveTextContent(options[1] ?? '');
  });

  it('R16: shows the server’s errors, also at the field, and keeps the form', async () => {
    server.use(...scenarios.validation);
    const { user, dialog, toast } = await open();
    await fill(user, dialog);
    await submit(user, dialog);
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Error', description: 'Invalid email address', variant: 'destructive' }),
    );
    expect(dialog.getByLabelText(/^Business Name/)).toHaveValue('Bar Nord');
    expect(dialog.getByLabelText(/^Password/)).toHaveValue('otte tegn');
    await waitFor(() => expect(dialog.getByLabelText(/^Email/)).toHaveFocus());
    expect(dialog.getByText('Invalid email address')).toBeInTheDocument();
  });

  it.each([
    ['no connection', () => HttpResponse.error()],
    ['an error page of a proxy', () => proxyResponse('<h1>Bad Gateway</h1>', 502)],
  ])('R16: shows an error with %s', async (_how, answer) => {
    server.use(http.post('/api/admin/clients', answer));
    const { user, dialog, toast } = await open();
    await fill(user, dialog);
    await submit(user, dialog);
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Error', description: 'Failed to create client account' }),
    );
    expect(dialog.getByLabelText(/^Contact Name/)).toHaveValue('Ida Holm');
  });

  it('keeps the draft when it is closed by mistake', async () => {
    const { user, dialog } = await open();
    await fillField(user, dialog, /^Business Name/, 'Bar Nord');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Create Client' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText(/^Business Name/)).toHaveValue('Bar Nord');
  });

  it('restores the draft after a reload, except for the password', async () => {
    const { user, dialog, unmount } = await open();
    await fillField(user, dialog, /^Business Name/, 'Bar Nord');
    await setFilter(user, dialog, /^Subscription Plan/, 'Pr');
    await fillField(user, dialog, /^Password/, 'otte tegn');
    unmount();
    const { dialog: again } = await open();
    expect(again.getByText(/^We restored what you had typed\. Please enter the password again\.$/)).toBeVisible();
    expect(again.getByLabelText(/^Business Name/)).toHaveValue('Bar Nord');
    expect(again.getByRole('combobox', { name: /^Subscription Plan/ })).toHaveTextContent('Premium');
    expect(again.getByLabelText(/^Password/)).toHaveValue('');
  });
});
