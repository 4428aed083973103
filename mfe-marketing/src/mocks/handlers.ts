import { emailChange } from '@skal/contracts/account/emailChange';
import { passkeySignIn } from '@skal/contracts/account/passkey';
import { passwordLink } from '@skal/contracts/account/passwordLink';
import { CODE_NEEDED, signIn, WRONG_ACCOUNT_TYPE } from '@skal/contracts/account/signIn';
import { inquiry } from '@skal/contracts/support/inquiry';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { type DemoAccount, demoAccounts } from './accounts.ts';

const welcome = (redirectPath: string) => ({ success: true, message: 'Welcome back.', redirectPath });

/** Mocks sign-in on a server that distinguishes unknown accounts from wrong passwords. */
const signsIn = mockEndpoint(signIn.start, ({ body }) => {
  const account: DemoAccount | undefined = demoAccounts.find(({ email }) => email === body.email);
  if (!account) return errorResponse(404, 'Account not found');
  if (account.password !== body.password) return errorResponse(401, 'Invalid credentials');
  if (!account.redirectPath)
    return errorResponse(403, 'This account has a different account type', { code: WRONG_ACCOUNT_TYPE });
  if (account.code)
    return errorResponse(401, 'Please enter the code from your authenticator app.', { code: CODE_NEEDED });
  return welcome(account.redirectPath);
});

/** Second factor and passkey sign-in, as a client. */
const otherWays = [
  mockEndpoint(signIn.confirm, ({ body }) =>
    demoAccounts.some(({ code }) => code === body.code)
      ? welcome('/dashboard')
      : errorResponse(401, 'This code is incorrect or has already been used.'),
  ),
  mockEndpoint(passkeySignIn.begin, () => ({
    ...{ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 120_000, userVerification: 'required' as const },
  })),
  mockEndpoint(passkeySignIn.confirm, () => welcome('/dashboard')),
];

/** Token of a valid link. */
export const MOCK_LINK_TOKEN = 'a-link-that-works';

/** Token of a link whose change was already confirmed. */
export const MOCK_LINK_USED = 'used';

const expiredLink = () =>
  errorResponse(410, 'The email address has already been changed. Please contact us immediately.', { code: 'used' });

/** Response to an unknown link. */
const dead = () =>
  errorResponse(410, 'This link has expired or was replaced by a newer one. Please request a new one.', {
    code: 'expired',
  });

const links = [
  mockEndpoint(passwordLink.request, () => ({
    message: 'If there is an account with this address, a link is on its way.',
  })),
  mockEndpoint(passwordLink.read, ({ body }) =>
    body.token === MOCK_LINK_TOKEN ? { email: 'karen@vinbar.example' } : dead(),
  ),
  mockEndpoint(passwordLink.redeem, ({ body }) =>
    body.token === MOCK_LINK_TOKEN ? { message: 'Your password has been saved. You can now sign in.' } : dead(),
  ),
  mockEndpoint(emailChange.stop, ({ body: { token } }) => {
    if (token === MOCK_LINK_TOKEN) return undefined;
    return token === MOCK_LINK_USED ? expiredLink() : dead();
  }),
  mockEndpoint(emailChange.confirm, ({ body }) =>
    body.token === MOCK_LINK_TOKEN ? { email: 'karen@vinbar.example' } : dead(),
  ),
];

/** Mocks every request of the public site, as a healthy server. */
export const handlers: RequestHandler[] = [
  mockEndpoint(inquiry.send, () => ({ message: 'Thank you. We reply within 24 hours.' })),
  signsIn,
  ...otherWays,
  ...links,
];
