import { emailChange } from '@skal/contracts/account/emailChange';
import { passkey } from '@skal/contracts/account/passkey';
import { secondFactor } from '@skal/contracts/account/secondFactor';
import { errorHandler, validationError } from '@skal/shell-kit/mocks/scenarios.ts';
import type { RequestHandler } from 'msw';
import { activeSessionHandlers } from './activeSessions.ts';
import { makePasskey, passkeyHandlers } from './passkeys.ts';

/** Maximum number of passkeys per account. */
const MAX_PASSKEYS = 20;

const manyPasskeys = Array.from({ length: MAX_PASSKEYS }, (_, index) =>
  makePasskey({
    id: `0198c0de-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
    name: `Key ${index + 1}`,
    lastUsed: index % 2 ? '2026-11-21T08:00:00.000Z' : null,
  }),
);

const TAKEN = 'This passkey has already been added.';
const SET = 'Two-step verification is already on. Turn it off first.';
const OVER = 'This took too long. Please start again.';
const NOT_SET = 'Two-step verification is not on for this account.';
const SAME = 'You already use this email address.';
const CODE = 'This code is incorrect or has already been used.';
const PASSWORD = 'Current password is incorrect';

/** Mock scenarios of these sections; each extends the dashboard's scenario of the same name. */
export const accountScenarios: Readonly<Record<'many' | '409' | 'validation', readonly RequestHandler[]>> = {
  many: [...passkeyHandlers(...manyPasskeys), ...activeSessionHandlers(MAX_PASSKEYS)],
  '409': [
    errorHandler(passkey.add, 409, TAKEN),
    errorHandler(secondFactor.begin, 409, SET),
    errorHandler(secondFactor.confirm, 409, OVER),
    errorHandler(secondFactor.renewCodes, 409, NOT_SET),
    errorHandler(secondFactor.end, 409, NOT_SET),
    errorHandler(emailChange.request, 409, SAME, { fields: { newEmail: SAME } }),
  ],
  validation: [
    validationError(emailChange.request, { newEmail: 'Please enter a valid email address' }),
    validationError(passkey.begin, { currentPassword: PASSWORD }),
    validationError(passkey.add, { name: 'Please enter a name' }),
    validationError(secondFactor.begin, { currentPassword: PASSWORD }),
    validationError(secondFactor.confirm, { code: CODE }),
    validationError(secondFactor.renewCodes, { code: CODE }),
    validationError(secondFactor.end, { code: CODE }),
  ],
};
