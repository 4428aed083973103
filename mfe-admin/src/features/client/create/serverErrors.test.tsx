import { clientList } from '@skal/contracts/client/clientList';
import { newClient } from '@skal/contracts/client/newClient';
import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { makeClient } from '../../../mocks/clients.ts';
import { clientHandlers, handlers } from '../../../mocks/handlers.ts';
import { scenarios } from '../../../mocks/scenarios.ts';
import { fillClient, fillField, openClientForm, submitClient } from '../../../testing/clientForm.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);
beforeEach(() => server.use(...clientHandlers([makeClient({ businessName: 'Bar Syd', email: 'syd@skal.example' })])));

describe('a client that the server rejects', () => {
  const taken = 'An account with this email address already exists';
  const later = 'Too many requests. Please try again in 2 minutes.';

  it('R15, R16: shows the server’s messages at their fields, and can be submitted again', async () => {
    const { user, dialog, toast } = await openClientForm();
    await fillClient(user, dialog);
    for (const [status, error, fields, label] of [
      [409, taken, { email: 'Taken' }, /^Email/],
      [400, 'Please use at most 200 characters', { businessName: 'Too long' }, /^Business Name/],
      [400, 'This password is too common', { password: 'Too common' }, /^Password/],
    ] as const) {
      server.use(http.post(newClient.create.path, () => errorResponse(status, error, { fields }), { once: true }));
      await submitClient(user, dialog);
      await waitFor(() => expect(dialog.getByLabelText(label)).toHaveFocus());
      expect(dialog.getByLabelText(label)).toBeInvalid();
      expect(dialog.getByText(Object.values(fields)[0] ?? '')).toBeInTheDocument();
      expect(toast()).toMatchObject({ title: 'Error', description: error, variant: 'destructive' });
    }
    server.use(
      http.post(newClient.create.path, () => errorResponse(429, later, { fields: { status: 'x' } }), { once: true }),
    );
    await submitClient(user, dialog);
    await waitFor(() => expect(toast()?.description).toBe(later));
    expect(dialog.queryByText('x')).not.toBeInTheDocument();
    expect(dialog.getByLabelText(/^Contact Name/)).toHaveValue('Ida Holm');

    let answer = () => {};
    let calls = 0;
    server.use(
      http.post(newClient.create.path, async () => {
        calls += 1;
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
      }),
    );
    await submitClient(user, dialog);
    expect(await dialog.findByRole('button', { name: 'Creating...' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Creating...' }));
    await user.type(dialog.getByLabelText(/^Contact Name/), '{Enter}');
    await waitFor(() => expect(calls).toBe(1));
    answer();
    await waitFor(() => expect(toast()?.description).toBe('Bar Nord can now sign in.'));
    expect(calls).toBe(1);
  });

  it('R17: the form validates all of its rules before the request', async () => {
    const { user, dialog, toast } = await openClientForm();
    server.use(http.post(newClient.create.path, () => HttpResponse.error()));
    await fillField(user, dialog, /^Business Name/, '  ');
    await fillField(user, dialog, /^Contact Name/, 'Ida Holm');
    await fillField(user, dialog, /^Email/, 'ida@nord');
    await fillField(user, dialog, /^Password/, 'a'.repeat(129));
    await submitClient(user, dialog);
    expect(await dialog.findByText('Business name is required')).toBeInTheDocument();
    expect(dialog.getByText('Invalid email address')).toBeInTheDocument();
    expect(dialog.getByText('Password must be at most 128 characters')).toBeInTheDocument();
    expect(dialog.queryByText('Contact name is required')).not.toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText(/^Business Name/)).toHaveFocus());
    expect(toast()).toBeNull();
  });
});

describe('a dashboard whose list fails to load', () => {
  it.each([
    ['overview', '403'],
    ['overview', 'offline'],
    ['clients', '500'],
  ] as const)('R13: says so on %s at %s, invents no client, and keeps its tabs', async (tab, scenario) => {
    server.use(...scenarios[scenario]);
    const { user } = await renderAdmin(`?tab=${tab}`);
    expect(await screen.findByText('The client list could not be loaded')).toBeVisible();
    expect(screen.getByText('Your data is safe. Please try again in a moment.')).toBeVisible();
    expect(screen.queryByText('Total Clients')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The client list could not be loaded')).not.toBeInTheDocument());
    expect(screen.getAllByRole('tab')).toHaveLength(5);
  });

  it('R1: shows loading, and disables the export until the list is loaded', async () => {
    server.use(http.get(clientList.list.path, () => delay('infinite')));
    await renderAdmin('?tab=clients');
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export Data' })).toBeDisabled();
    expect(screen.getByText('0 of 0')).toBeInTheDocument();
    expect(screen.queryByText('No clients found')).not.toBeInTheDocument();
  });
});

describe('the details of a client', () => {
  const full = makeClient({
    businessName: 'Vinbar & Søn',
    contactName: 'Karen Lund',
    email: 'karen+app@søn.example',
    phone: '+45 (20) 12 34-56',
    status: 'paused',
    subscriptionPlan: 'enterprise',
    businessType: 'event-venue',
    lastLogin: '2026-07-01T22:30:00.000Z',
    liveAt: '2026-11-02T09:00:00.000Z',
    createdAt: '2026-01-05T07:00:00.000Z',
  });
  const bare = makeClient({ businessName: 'Bar Ny' });

  const open = async (id: string) => {
    server.use(...clientHandlers([full, bare]));
    const opened = await renderAdmin(`?tab=clients&client=${id}`);
    const record = within(await screen.findByRole('dialog'));
    await record.findByText('Created');
    return { ...opened, record };
  };
  const described = (record: Awaited<ReturnType<typeof open>>['record'], term: string) =>
    record.getByText(term, { selector: 'dt' }).nextElementSibling;

  it('R14, T40: shows all details, with phone and email links', async () => {
    const { record } = await open(full.id);
    for (const [term, value] of [
      ['Status', 'Paused'],
      ['Plan', 'Enterprise, €299/month'],
      ['Contact', 'Karen Lund'],
      ['Business type', 'Event venue'],
      ['App', 'Live since 2 Nov 2026'],
      ['Last login', '2 Jul 2026, 00:30'],
      ['Created', '5 Jan 2026, 08:00'],
    ] as const) {
      expect([term, described(record, term)?.textContent]).toEqual([term, value]);
    }
    expect(record.getByRole('link', { name: full.email })).toHaveAttribute('href', `mailto:${full.email}`);
    expect(record.getByRole('link', { name: full.phone ?? '' })).toHaveAttribute('href', 'tel:+4520123456');
  });

  it('R8: shows missing values, and Escape returns the focus to its row', async () => {
    const { record, user, router } = await open(bare.id);
    expect(described(record, 'Phone')).toHaveTextContent('N/A');
    expect(described(record, 'Last login')).toHaveTextContent('Never');
    expect(described(record, 'App')).toHaveTextContent('In development');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?tab=clients'));
    expect(screen.getByRole('link', { name: 'Vinbar & Søn' })).toHaveAttribute(
      'href',
      `/admin?tab=clients&client=${full.id}`,
    );
  });
});
