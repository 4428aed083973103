import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { makeOperator, operatorHandlers } from '../mocks/access.ts';
import { handlers } from '../mocks/handlers.ts';
import { scenarios } from '../mocks/scenarios.ts';
import { renderAdminPage, supportSession } from '../testing/renderAdminPage.tsx';
import OperatorsPage from './OperatorsPage.tsx';

const server = mockNetwork(...handlers);
const open = () => renderAdminPage(<OperatorsPage />, '/admin/operators');
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe("the operators' page", () => {
  it('lists operators, without actions for one’s own account', async () => {
    await open();
    const self = await row(/Anna Skov/);
    expect(self.getByText('You')).toBeVisible();
    expect(self.queryByRole('button')).not.toBeInTheDocument();
    expect((await row(/Bo Lind/)).getByText('Not signed in yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Operators' })).toHaveAttribute('aria-current', 'page');
  });

  it('invites an operator, who then appears in the list', async () => {
    const { user, toast } = await open();
    await user.click(await screen.findByRole('button', { name: 'Invite Operator' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Operator' }));
    await user.click(dialog.getByLabelText(/^Name/));
    await user.paste('Eva Krog');
    await user.click(dialog.getByLabelText(/^Email/));
    await user.paste('eva@skal.example');
    await user.click(dialog.getByRole('radio', { name: 'Owner' }));
    await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    expect((await row(/Eva Krog/)).getByText('Owner')).toBeVisible();
    expect(toast()?.title).toBe('Invitation Sent');
  });

  it('keeps the form when the address is taken, with an error at the field', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Invite Operator' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Operator' }));
    await user.click(dialog.getByLabelText(/^Name/));
    await user.paste('Ida');
    await user.click(dialog.getByLabelText(/^Email/));
    await user.paste('ida@skal.example');
    await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    expect(await dialog.findByText('An account with this email address already exists.')).toBeVisible();
    expect(dialog.getByLabelText(/^Email/)).toHaveValue('ida@skal.example');
  });

  it('asks before disabling an operator, and enables them again', async () => {
    server.use(...operatorHandlers(makeOperator({ contactName: 'Ida Holm' })));
    const { user, toast } = await open();
    await user.click(await screen.findByRole('button', { name: 'Disable: Ida Holm' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Disable Ida Holm?' }));
    await user.click(question.getByRole('button', { name: 'Disable' }));
    await user.click(await screen.findByRole('button', { name: 'Enable: Ida Holm' }));
    expect(await screen.findByRole('button', { name: 'Disable: Ida Holm' })).toBeVisible();
    await waitFor(() => expect(toast()?.description).toBe('Ida Holm can sign in again.'));
  });

  it('asks before resetting a second factor', async () => {
    server.use(...operatorHandlers(makeOperator({ contactName: 'Ida Holm', secondFactor: true })));
    const { user, toast } = await open();
    await user.click(await screen.findByRole('button', { name: 'Reset two-step verification: Ida Holm' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Reset Two-Step Verification for Ida Holm?' }),
    );
    await user.click(question.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(toast()?.title).toBe('Two-Step Verification Reset'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Reset two-step verification/ })).not.toBeInTheDocument(),
    );
  });

  it('8.2.1: shows support that it is for owners, and no navigation link', async () => {
    server.use(supportSession());
    await open();
    expect(screen.getByText('For owners only')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Operators' })).not.toBeInTheDocument();
  });

  it('retries after a failure', async () => {
    server.use(...scenarios['500']);
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers();
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /Ida Holm/ })).toBeVisible();
  });
});
