import { emailChange } from '@skal/contracts/emailChange';
import { answer, refuse } from '@skal/shell-kit/mocks/answer.ts';
import { screen, waitFor } from '@testing-library/react';
import ConfirmEmailPage from '../../pages/ConfirmEmailPage.tsx';
import { siteNetwork } from '../../testing/network.ts';
import { address, renderSite } from '../../testing/renderSite.tsx';

const { given } = siteNetwork();
const TAKEN = 'An account with this email address already exists.';

describe('the link to a new address', () => {
  const open = async (token: string) => {
    const { user } = renderSite(<ConfirmEmailPage />, { path: `/confirm-email${token}` });
    await user.click(screen.getByRole('button', { name: 'Confirm Address' }));
  };

  it('is confirmed by a press, and taken out of the address', async () => {
    given([answer(emailChange.confirm, ({ body }) => ({ email: `${body.token}@bar.example` }))]);
    await open('#karen');
    expect(await screen.findByText('You sign in with karen@bar.example now.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/confirm-email'));
  });

  it('says why nothing was changed', async () => {
    given([answer(emailChange.confirm, () => refuse(409, TAKEN))]);
    await open('#karen');
    expect(await screen.findByText(TAKEN)).toBeVisible();
  });

  it('says that it is not complete', async () => {
    await open('');
    expect(await screen.findByRole('heading', { name: 'Your Address Was Not Changed' })).toBeVisible();
  });
});
