import { staff } from '@skal/contracts/client/staff';
import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { makeSession } from '../../mocks/account/session.ts';
import { settingsHandlers } from '../../mocks/account/settings.ts';
import { makeStaff, staffHandlers } from '../../mocks/account/staff.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';

const { respondWith, requestsTo } = mockPortalApi();

async function openTeam(...members: ReturnType<typeof makeStaff>[]) {
  respondWith(
    ...settingsHandlers(makeSession({ business: { liveAt: '2026-10-01T08:00:00.000Z' } })),
    ...staffHandlers(...members),
  );
  const portal = await renderSection('staff');
  const add = () => within(screen.getByRole('dialog', { name: 'Add a staff member' }));
  return { ...portal, add };
}

describe('a rejected member', () => {
  it('M9, M10: fails form validation, then server validation at its field, then rate limiting, and is added at last', async () => {
    const { user, add, toast } = await openTeam();
    expect(await screen.findByText(/^No team members yet\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Staff Member' }));
    const send = () => user.click(add().getByRole('button', { name: 'Add to team' }));

    await send();
    expect(await screen.findByText('Please enter a first name')).toBeVisible();
    expect(add().getByText('Please enter a last name')).toBeVisible();
    expect(add().getByText('Please enter a valid email address')).toBeVisible();
    await waitFor(() => expect(add().getByLabelText('First name *')).toHaveFocus());
    expect(requestsTo('POST /api/staff')).toHaveLength(0);

    await user.type(add().getByLabelText('First name *'), 'Ida');
    await user.type(add().getByLabelText('Last name *'), 'Krag');
    await user.type(add().getByLabelText('Email *'), 'ida@vinbar.example');
    for (const [status, error, fields] of [
      [409, 'Already in your team', { email: 'Already in your team' }],
      [429, 'You have invited as many as fit into one day. Please try again tomorrow.', {}],
      [403, 'You do not have access to this', {}],
    ] as const) {
      respondWith(http.post(staff.add.path, () => errorResponse(status, error, { fields }), { once: true }));
      await send();
      await waitFor(async () => expect((await toast()).description).toBe(error));
      if (status === 409) await waitFor(() => expect(add().getByLabelText('Email *')).toHaveFocus());
    }
    expect(add().getByLabelText('Last name *')).toHaveValue('Krag');

    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await toast()).description).toBe('Ida Krag, General Staff');
    expect(await screen.findByRole('row', { name: /Ida Krag/ })).toHaveTextContent('Pending InvitesNoneNever');
    expect(screen.getByText('1 member')).toBeVisible();
    expect(requestsTo('POST /api/staff')).toHaveLength(4);
  });
});

describe('removing a member', () => {
  const mads = makeStaff();
  const ask = async ({ user }: Awaited<ReturnType<typeof openTeam>>, name = 'Mads Holm') => {
    await user.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    return within(await screen.findByRole('alertdialog', { name: `Remove ${name}?` }));
  };

  it('M11: asks with the name, or the email without one, and focuses Keep', async () => {
    const team = await openTeam(makeStaff({ firstName: '', lastName: '', email: 'new@vinbar.example' }));
    const question = await ask(team, 'new@vinbar.example');
    expect(question.getByText('They will be removed from your team. You can add them again later.')).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep' })).toHaveFocus());
    await team.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(requestsTo(`DELETE /api/staff/${mads.id}`)).toHaveLength(0);
  });

  it('M11, M12: removes the row also if another user removed the member first', async () => {
    const team = await openTeam(mads);
    const question = await ask(team);
    respondWith(
      http.delete(staff.remove.path, () => errorResponse(404, 'There is no such member'), { once: true }),
      ...staffHandlers(makeStaff({ id: 'e9', firstName: 'Ida', email: 'ida@vinbar.example' })),
    );
    await team.user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Ida Holm')).toBeVisible();
    expect(screen.queryByText('Mads Holm')).not.toBeInTheDocument();
  });
});
