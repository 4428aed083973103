import { emailChange } from '@skal/contracts/account/emailChange';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { activeSessionHandlers } from './activeSessions.ts';
import { passkeyHandlers } from './passkeys.ts';
import { secondFactorHandlers } from './secondFactor.ts';

/** Mocks every request of these sections for a user who has set up nothing yet. */
export const accountHandlers = (): RequestHandler[] => [
  ...activeSessionHandlers(),
  ...secondFactorHandlers({ since: null, codesLeft: 0 }),
  ...passkeyHandlers(),
  mockEndpoint(emailChange.request, ({ body }) => ({ email: body.newEmail, expiresAt: '2026-11-22T08:00:00.000Z' })),
];
