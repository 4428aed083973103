import { emailChange } from '@skal/contracts/account/emailChange';
import { session } from '@skal/contracts/account/session';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, within } from '@testing-library/react';
import { accountHandlers } from '../mocks/handlers.ts';
import { renderAccountSecurity } from '../testing/renderAccountSecurity.tsx';

const server = mockNetwork();
const WRONG = 'Current password is incorrect';

describe('email change', () => {
  it('T26: sends a link to the new address, confirms it, and shows errors at their fields', async () => {
    server.use(
      ...accountHandlers(),
      mockEndpoint(session.read, () => makeSession('admin')),
    );
    const { user } = renderAccountSecurity();
    const region = within(await screen.findByRole('region', { name: 'Your Email Address' }));
    expect(await region.findByText(/^You sign in with admin@/)).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Change address' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText(/^New email address/), 'new@bar.example');
    const password = form.getByLabelText(/^Current password/);
    server.use(
      mockEndpoint(emailChange.request, () => errorResponse(400, WRONG, { fields: { currentPassword: WRONG } })),
    );
    await user.type(password, 'wrong{Enter}');
    expect(await form.findByText(WRONG)).toBeVisible();
    server.use(...accountHandlers());
    await user.type(password, 'r{Enter}');
    expect(await region.findByText(/^A link is on its way to new@bar.example\./)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
