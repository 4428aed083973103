import { emailChange } from '@skal/contracts/emailChange';
import { inquiry } from '@skal/contracts/inquiry';
import { passwordLink } from '@skal/contracts/passwordLink';
import { signIn } from '@skal/contracts/signIn';
import { anyCall, invalid, refusing, type Scenarios } from '@skal/shell-kit/mocks/scenarios.ts';

const NO_LISTS = 'The public site shows nothing that an account has entered';

const { slow, offline, 429: tooMany, 500: fault } = anyCall('/api/*');

/** The same calls when something is different; each set goes before the healthy answers. */
export const scenarios = {
  ok: [],
  empty: NO_LISTS,
  many: NO_LISTS,
  long: NO_LISTS,
  rtl: NO_LISTS,
  slow,
  offline,
  '401': [refusing(signIn.start, 401, 'Invalid credentials')],
  '403': [refusing(signIn.start, 403, 'This account has a different account type')],
  '404': [refusing(signIn.start, 404, 'Account not found')],
  '409': [refusing(emailChange.confirm, 409, 'Somebody else signs in with this address.')],
  '410': [refusing(passwordLink.redeem, 410, 'This link is too old. Please ask for a new one.', { code: 'expired' })],
  '429': tooMany,
  '500': fault,
  validation: [
    invalid(inquiry.send, { email: 'Please enter a valid email address' }),
    invalid(passwordLink.ask, { email: 'Please enter a valid email address' }),
    invalid(passwordLink.redeem, { newPassword: 'New password must be at least 8 characters long' }),
    invalid(signIn.start, { email: 'Please enter a valid email address' }),
  ],
} satisfies Scenarios;
