import { staff } from '@skal/contracts/client/staff';
import { expectConsoleOutput } from '@skal/jest/helpers/failOnConsole.ts';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { proxyResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { makeSession } from '../../mocks/account/session.ts';
import { settingsHandlers } from '../../mocks/account/settings.ts';
import { makeStaff, staffHandlers } from '../../mocks/account/staff.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';

const { respondWith, requestsTo } = mockPortalApi();

const live = makeSession({ business: { liveAt: '2026-10-01T08:00:00.000Z' } });
const mads = makeStaff();
const ida = makeStaff({
  id: 'e2',
  email: 'ida@krag.example',
  firstName: 'Ida',
  lastName: 'Krag',
  role: 'Staff',
  status: 'pending',
  lastLogin: null,
});

async function openStaff(...members: ReturnType<typeof makeStaff>[]) {
  respondWith(...settingsHandlers(live), ...staffHandlers(...members));
  return renderSection('staff');
}

const row = (name: RegExp) => within(screen.getByRole('row', { name }));

async function fill(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Add Staff Member' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a staff member' }));
  await user.type(dialog.getByLabelText('First name *'), 'Ida');
  await pasteInto(user, dialog.getByLabelText('Last name *'), 'Krag');
  await pasteInto(user, dialog.getByLabelText('Email *'), 'ida@vinbar.example');
  return dialog;
}

describe('Staff Management', () => {
  it('M1, M2, T30: is covered and inert before launch, but fetches the list', async () => {
    respondWith(...settingsHandlers(makeSession()), ...staffHandlers(mads));
    await renderSection('staff');
    expect(screen.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
    expect(await screen.findByText('Mads Holm')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Staff Member' })).not.toBeInTheDocument();
    expect(requestsTo('GET /api/staff')).toHaveLength(1);
  });

  it('M3, M4, M8: lists members with role and status', async () => {
    await openStaff(mads, ida, makeStaff({ id: 'e3', firstName: 'Bo', lastName: 'Friis', status: 'on leave' }));
    await screen.findByText('Mads Holm');
    expect(screen.getByText('3 members')).toBeVisible();
    expect(row(/Mads Holm/).getByText('Active')).toBeVisible();
    expect(row(/Mads Holm/).getByText('Orders, Inventory')).toBeVisible();
    expect(row(/Ida Krag/).getByText('Pending Invites')).toBeVisible();
    expect(row(/Ida Krag/).getByText('General Staff')).toBeVisible();
    expect(row(/Ida Krag/).getByText('Never')).toBeVisible();
    expect(row(/Bo Friis/).getByText('on leave')).toHaveAttribute('data-tone', 'outline');
  });

  it('M2: logs a failed list without a toast', async () => {
    expectConsoleOutput(/The staff list failed: 500/);
    respondWith(...settingsHandlers(live));
    respondWith(http.get(staff.list.path, () => HttpResponse.json({ error: 'no' }, { status: 500 })));
    const { store, user } = await renderSection('staff');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(store.getState().toast.current).toBeNull();
    respondWith(...staffHandlers(mads));
    await user.click(retry);
    expect(await screen.findByText('Mads Holm')).toBeVisible();
  });

  it('M4, M5: offers six roles and six permissions', async () => {
    const { user } = await openStaff();
    const dialog = await fill(user);
    const permissions = within(dialog.getByRole('group', { name: 'Permissions' }));
    expect(permissions.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value)).toEqual([
      'Orders',
      'Reservations',
      'Inventory',
      'Analytics',
      'Staff Management',
      'Settings',
    ]);
    await user.click(dialog.getByRole('combobox', { name: 'Role *' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Manager',
      'Server',
      'Bartender',
      'Chef',
      'Host',
      'General Staff',
    ]);
  });

  it('M9: adds a member, shows a toast, closes, resets the form and reloads the list', async () => {
    const { user, toast } = await openStaff(mads);
    const dialog = await fill(user);
    await user.click(dialog.getByRole('checkbox', { name: 'Settings' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Orders' }));
    await user.click(dialog.getByRole('button', { name: 'Add to team' }));
    expect((await toast()).title).toBe('Staff member added');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requestsTo('POST /api/staff')[0]?.body).toEqual({
      email: 'ida@vinbar.example',
      firstName: 'Ida',
      lastName: 'Krag',
      role: 'Staff',
      permissions: ['Orders', 'Settings'],
    });
    expect(await screen.findByText('Ida Krag')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Staff Member' }));
    expect(await screen.findByLabelText('First name *')).toHaveValue('');
  });

  it.each([
    [
      'the server’s error',
      HttpResponse.json({ error: 'Already in your team' }, { status: 409 }),
      'Already in your team',
    ],
    ['no words', proxyResponse('', 500), 'Failed to add staff member'],
    ['no answer', HttpResponse.error(), 'Failed to add staff member'],
  ])('A4, M10: %s: Error, and the form stays', async (_, answer, description) => {
    const { user, toast } = await openStaff();
    respondWith(http.post(staff.add.path, () => answer.clone()));
    const dialog = await fill(user);
    await user.click(dialog.getByRole('button', { name: 'Add to team' }));
    expect(await toast()).toEqual({ title: 'Error', description, variant: 'destructive' });
    expect(dialog.getByLabelText('First name *')).toHaveValue('Ida');
    expect(requestsTo('POST /api/staff')).toHaveLength(1);
  });

  it('M11: removes a member after a confirmation, and reloads the list', async () => {
    const { user } = await openStaff(mads, ida);
    await user.click(await screen.findByRole('button', { name: 'Remove Mads Holm' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Mads Holm?' }));
    expect(requestsTo(`DELETE /api/staff/${mads.id}`)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('mads@vinbar.example')).not.toBeInTheDocument());
    expect(requestsTo(`DELETE /api/staff/${mads.id}`)).toHaveLength(1);
    expect(screen.getByText('Ida Krag')).toBeVisible();
  });

  it('M11: keeps the member when cancelled', async () => {
    const { user } = await openStaff(mads);
    await user.click(await screen.findByRole('button', { name: 'Remove Mads Holm' }));
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Mads Holm' })).toHaveFocus());
    expect(requestsTo(`DELETE /api/staff/${mads.id}`)).toHaveLength(0);
  });

  it('M12: shows a failed removal', async () => {
    const { user, toast } = await openStaff(mads);
    respondWith(http.delete(staff.remove.path, () => HttpResponse.json({ error: 'no' }, { status: 500 })));
    await user.click(await screen.findByRole('button', { name: 'Remove Mads Holm' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await toast()).toEqual({
      title: 'Error',
      description: 'Failed to remove staff member',
      variant: 'destructive',
    });
    expect(screen.getByText('Mads Holm')).toBeInTheDocument();
  });

  it.each([
    ['Manager', ['Full Access', 'Staff Management', 'Analytics', 'Settings']],
    ['Bartender', ['Orders', 'Inventory', 'Customer Service']],
    ['Server', ['Orders', 'Reservations', 'Customer Service']],
    ['Chef', ['Kitchen Orders', 'Menu Management']],
    ['Host', ['Reservations', 'Customer Service', 'Events']],
  ])(
    'M6, M7, T31: the card of %s has its permissions, and Edit Role is plainly disabled before launch',
    async (role, permissions) => {
      respondWith(...settingsHandlers(makeSession()), ...staffHandlers());
      await renderSection('staff');
      const card = within(screen.getByRole('region', { name: role, hidden: true }));
      expect(card.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual(permissions);
      expect(card.getByRole('button', { name: 'Edit Role', hidden: true })).toBeDisabled();
    },
  );
});
