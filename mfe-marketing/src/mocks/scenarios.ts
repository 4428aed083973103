import { emailChange } from '@skal/contracts/account/emailChange';
import { passwordLink } from '@skal/contracts/account/passwordLink';
import { signIn, WRONG_ACCOUNT_TYPE } from '@skal/contracts/account/signIn';
import { inquiry } from '@skal/contracts/support/inquiry';
import { commonFailures, errorHandler, type Scenarios, validationError } from '@skal/shell-kit/mocks/scenarios.ts';

const NO_LISTS = 'The public site shows nothing that an account has entered';

const { slow, offline, 429: tooMany, 500: fault } = commonFailures('/api/*');

/** Mock scenarios; each set of handlers precedes the default handlers. */
export const scenarios = {
  ok: [],
  empty: NO_LISTS,
  many: NO_LISTS,
  long: NO_LISTS,
  rtl: NO_LISTS,
  slow,
  offline,
  '401': [errorHandler(signIn.start, 401, 'Invalid credentials')],
  '403': [errorHandler(signIn.start, 403, 'This account has a different account type', { code: WRONG_ACCOUNT_TYPE })],
  '404': [errorHandler(signIn.start, 404, 'Account not found')],
  '409': [errorHandler(emailChange.confirm, 409, 'Someone else signs in with this address.')],
  '410': [
    errorHandler(passwordLink.redeem, 410, 'This link is too old. Please request a new one.', { code: 'expired' }),
  ],
  '429': tooMany,
  '500': fault,
  validation: [
    validationError(inquiry.send, { email: 'Please enter a valid email address' }),
    validationError(passwordLink.request, { email: 'Please enter a valid email address' }),
    validationError(passwordLink.redeem, { newPassword: 'New password must be at least 8 characters long' }),
    validationError(signIn.start, { email: 'Please enter a valid email address' }),
  ],
} satisfies Scenarios;
