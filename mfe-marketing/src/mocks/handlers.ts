import { inquiry } from '@skal/contracts/inquiry';
import { passwordLink } from '@skal/contracts/passwordLink';
import { signIn } from '@skal/contracts/signIn';
import { answer, refuse } from '@skal/shell-kit/mocks/answer.ts';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { type DemoAccount, demoAccounts } from './accounts.ts';

const refuseSignIn = (status: number, error: string) => refuse(status, error, { success: false });

/** Signing in, as the server answers it where an unknown account is told from a wrong password. */
const signsIn = answer(signIn.start, ({ body }) => {
  const account: DemoAccount | undefined = demoAccounts.find(({ email }) => email === body.email);
  if (!account) return refuseSignIn(404, 'Account not found');
  if (account.password !== body.password) return refuseSignIn(401, 'Invalid credentials');
  if (!account.redirectPath) return refuseSignIn(403, 'This account has a different account type');
  return { success: true, message: 'Welcome back.', redirectPath: account.redirectPath };
});

/** What a link must carry to be taken here. */
export const MOCK_LINK = 'a-link-that-works';

const links = [
  answer(passwordLink.ask, () => ({ message: 'If somebody signs in with this address, a link is on its way.' })),
  answer(passwordLink.redeem, ({ body }) =>
    body.token === MOCK_LINK
      ? { message: 'Saved. You can sign in with it now.' }
      : refuse(410, 'This link has been used already. Please ask for a new one.', { code: 'used' }),
  ),
];

/** Everything that the public site calls, answered as by a healthy server. */
export const handlers: RequestHandler[] = [
  answer(inquiry.send, () => ({ message: 'Thank you. We reply within 24 hours.' })),
  signsIn,
  ...links,
];

const everyCall = (status: number, error: string): RequestHandler[] => [
  http.post('/api/*', () => refuse(status, error)),
];

/** The same calls when something is different; each set goes before the handlers above. */
export const scenarios = {
  ok: [],
  slow: [
    http.all('/api/*', async () => {
      await delay(3000);
    }),
  ],
  offline: [http.all('/api/*', () => HttpResponse.error())],
  '401': [http.post('/api/*', () => refuseSignIn(401, 'Invalid credentials'))],
  '403': everyCall(403, 'This account has a different account type'),
  '404': everyCall(404, 'Account not found'),
  '429': everyCall(429, 'Too many attempts. Please wait a few minutes and try again.'),
  '500': everyCall(500, 'Something went wrong on our side'),
  validation: [
    http.post('/api/*', () => {
      const error = 'Please enter a valid email address';
      return refuse(400, error, { fields: { email: error } });
    }),
  ],
} satisfies Record<string, RequestHandler[]>;
