import { emailChange } from '@skal/contracts/emailChange';
import { inquiry } from '@skal/contracts/inquiry';
import { passkeySignIn } from '@skal/contracts/passkey';
import { passwordLink } from '@skal/contracts/passwordLink';
import { CODE_NEEDED, signIn } from '@skal/contracts/signIn';
import { answer, refuse } from '@skal/shell-kit/mocks/answer.ts';
import type { RequestHandler } from 'msw';
import { type DemoAccount, demoAccounts } from './accounts.ts';

const welcome = (redirectPath: string) => ({ success: true, message: 'Welcome back.', redirectPath });

/** Signing in, as the server answers it where an unknown account is told from a wrong password. */
const signsIn = answer(signIn.start, ({ body }) => {
  const account: DemoAccount | undefined = demoAccounts.find(({ email }) => email === body.email);
  if (!account) return refuse(404, 'Account not found');
  if (account.password !== body.password) return refuse(401, 'Invalid credentials');
  if (!account.redirectPath) return refuse(403, 'This account has a different account type');
  if (account.code) return refuse(401, 'Please enter the code from your authenticator app.', { code: CODE_NEEDED });
  return welcome(account.redirectPath);
});

/** The second step, and a sign-in by a passkey alone: they are those of a client. */
const otherWays = [
  answer(signIn.confirm, ({ body }) =>
    demoAccounts.some(({ code }) => code === body.code)
      ? welcome('/dashboard')
      : refuse(401, 'This code is not right, or it has been used already.'),
  ),
  answer(passkeySignIn.begin, () => ({
    ...{ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 120_000, userVerification: 'required' as const },
  })),
  answer(passkeySignIn.confirm, () => welcome('/dashboard')),
];

/** What a link must carry to be taken here. */
export const MOCK_LINK = 'a-link-that-works';

/** A link whose change was confirmed before it could be stopped. */
export const MOCK_LINK_USED = 'used';

const tooLate = () =>
  refuse(410, 'The e-mail address was changed already. Please contact us at once.', { code: 'used' });

/** How the server answers a link that nobody ever sent. */
const dead = () =>
  refuse(410, 'This link has expired, or a newer one has taken its place. Please ask for a new one.', {
    code: 'expired',
  });

const links = [
  answer(passwordLink.ask, () => ({ message: 'If somebody signs in with this address, a link is on its way.' })),
  answer(passwordLink.read, ({ body }) => (body.token === MOCK_LINK ? { email: 'karen@vinbar.example' } : dead())),
  answer(passwordLink.redeem, ({ body }) =>
    body.token === MOCK_LINK ? { message: 'Saved. You can sign in with it now.' } : dead(),
  ),
  answer(emailChange.stop, ({ body: { token } }) => {
    if (token === MOCK_LINK) return undefined;
    return token === MOCK_LINK_USED ? tooLate() : dead();
  }),
  answer(emailChange.confirm, ({ body }) => (body.token === MOCK_LINK ? { email: 'karen@vinbar.example' } : dead())),
];

/** Everything that the public site calls, answered as by a healthy server. */
export const handlers: RequestHandler[] = [
  answer(inquiry.send, () => ({ message: 'Thank you. We reply within 24 hours.' })),
  signsIn,
  ...otherWays,
  ...links,
];
