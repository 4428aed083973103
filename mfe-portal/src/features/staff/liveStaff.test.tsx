import { staff } from '@skal/contracts/client/staff';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { makeSession } from '../../mocks/account/session.ts';
import { settingsHandlers } from '../../mocks/account/settings.ts';
import {
  activityHandler,
  makeActivity,
  makeStaff,
  staffHandlers,
  staffRoleHandlers,
} from '../../mocks/account/staff.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';

const { respondWith, requestsTo } = mockPortalApi();

const liveAt = '2026-10-01T08:00:00.000Z';
const mads = makeStaff();
const ida = makeStaff({ id: 'e2', email: 'ida@krag.example', firstName: 'Ida', lastName: 'Krag', status: 'pending' });
const eva = makeStaff({ id: 'e3', email: 'eva@lind.example', firstName: 'Eva', lastName: 'Lind', secondFactor: true });

async function openStaff(session = makeSession({ business: { liveAt } })) {
  respondWith(
    ...settingsHandlers(session),
    ...staffHandlers(mads, ida, eva),
    ...staffRoleHandlers(),
    activityHandler(makeActivity()),
  );
  const portal = await renderSection('staff');
  await screen.findByText('Mads Holm');
  return portal;
}

const row = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('the staff of a live client', () => {
  it('changes role and permissions, based on the version', async () => {
    const { user, toast } = await openStaff();
    await user.click(screen.getByRole('button', { name: 'Edit Mads Holm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Mads Holm' }));
    expect(dialog.getByRole('checkbox', { name: 'Orders' })).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'Reservations' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect((await toast()).title).toBe('Changes saved');
    expect(requestsTo(`PATCH /api/staff/${mads.id}`)[0]?.body).toMatchObject({
      version: 1,
      role: 'Bartender',
      permissions: ['Orders', 'Reservations', 'Inventory'],
      owner: false,
    });
    await waitFor(() => expect(row(/Mads Holm/).getByText('Orders, Reservations, Inventory')).toBeVisible());
  });

  it('keeps the form when another user was first, and saves on top of the current version', async () => {
    const { user, toast } = await openStaff();
    const current = { ...mads, permissions: [], version: 4 };
    respondWith(
      mockEndpoint(staff.change, ({ body }) =>
        body.version === 4
          ? { ...current, permissions: body.permissions, version: 5 }
          : errorResponse(409, 'Someone else has changed this person.', { code: 'outdated', current }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Edit Mads Holm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Mads Holm' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Settings' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect((await toast()).description).toBe('Someone else has changed this person.');
    expect(dialog.getByRole('checkbox', { name: 'Settings' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('makes another owner, who needs no permissions', async () => {
    const { user } = await openStaff();
    await user.click(screen.getByRole('button', { name: 'Add Staff Member' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a staff member' }));
    await user.type(dialog.getByLabelText('First name *'), 'Eva');
    await user.type(dialog.getByLabelText('Last name *'), 'Lund');
    await user.type(dialog.getByLabelText('Email *'), 'eva@vinbar.example');
    await user.click(dialog.getByRole('checkbox', { name: 'Full access, like yours' }));
    expect(dialog.queryByRole('checkbox', { name: 'Orders' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Add to team' }));
    await waitFor(() => expect(row(/Eva Lund/).getByText('Everything')).toBeVisible());
    expect(row(/Eva Lund/).getByText('Owner, General Staff')).toBeVisible();
    expect(requestsTo('POST /api/staff')[0]?.body).toMatchObject({ owner: true });
  });

  it('does not offer full access to members, who have none themselves', async () => {
    const { user } = await openStaff(makeSession({ business: { liveAt }, permissions: ['Staff Management'] }));
    await user.click(screen.getByRole('button', { name: 'Add Staff Member' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a staff member' }));
    expect(dialog.queryByRole('checkbox', { name: 'Full access, like yours' })).toBeNull();
  });

  it('M7: a new member of a role gets the permissions of its edited template', async () => {
    const { user, toast } = await openStaff();
    const card = within(screen.getByRole('region', { name: 'Host' }));
    await user.click(await card.findByRole('button', { name: 'Edit Role' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit the role Host' }));
    await user.click(form.getByRole('checkbox', { name: 'Reservations' }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect((await toast()).title).toBe('Role saved');
    expect(await card.findByText('New people get: Orders, Reservations')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Add Staff Member' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a staff member' }));
    await user.click(dialog.getByRole('combobox', { name: 'Role *' }));
    await user.click(await screen.findByRole('option', { name: 'Host' }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Reservations' })).toBeChecked());
    expect(dialog.getByRole('checkbox', { name: 'Settings' })).not.toBeChecked();
  });

  it('resets a lost second factor after a question', async () => {
    const { user, toast } = await openStaff();
    expect(screen.queryByRole('button', { name: /^Reset two-step verification of Mads/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reset two-step verification of Eva Lind' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Reset Two-Step Verification of Eva Lind?' }));
    await user.click(question.getByRole('button', { name: 'Reset' }));
    expect((await toast()).title).toBe('Two-step verification reset');
    expect(requestsTo(`DELETE /api/staff/${eva.id}/second-factor`)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Reset two-step verification/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'Add Staff Member' })).toHaveFocus();
  });

  it('offers the reset of a second factor to owners only', async () => {
    await openStaff(makeSession({ business: { liveAt }, permissions: ['Staff Management'] }));
    expect(screen.queryByRole('button', { name: /^Reset two-step verification/ })).toBeNull();
  });

  it('sends an invitation again, only to those who have not accepted', async () => {
    const { user, toast } = await openStaff();
    expect(screen.queryByRole('button', { name: 'Invite Mads Holm again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Invite Ida Krag again' }));
    expect((await toast()).title).toBe('Invitation sent');
    expect(requestsTo(`POST /api/staff/${ida.id}/invitation`)).toHaveLength(1);
  });

  it('lists the activity with names and changes', async () => {
    await openStaff();
    const panel = within(await screen.findByRole('region', { name: 'Activity' }));
    expect(await panel.findByText('Changed a person')).toBeVisible();
    expect(panel.getByText('Karen Lund')).toBeVisible();
    expect(panel.getByText('permissions: Orders → Orders, Inventory')).toBeVisible();
  });

  it('has nothing of it before launch', async () => {
    await openStaff(makeSession());
    expect(screen.queryByRole('button', { name: /^(Edit|Invite) (Mads|Ida)/, hidden: true })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Activity', hidden: true })).toBeNull();
    expect([requestsTo('GET /api/staff-roles'), requestsTo('GET /api/activity')]).toEqual([[], []]);
  });
});
