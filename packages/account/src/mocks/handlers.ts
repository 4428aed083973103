import { emailChange } from '@skal/contracts/emailChange';
import { answer } from '@skal/shell-kit/mocks/answer.ts';
import type { RequestHandler } from 'msw';
import { openSessionsAre } from './openSessions.ts';
import { passkeysAre } from './passkeys.ts';
import { secondFactorIs } from './secondFactor.ts';

/** Everything that these parts call, answered as by a healthy server for somebody who has set up nothing yet. */
export const accountHandlers = (): RequestHandler[] => [
  ...openSessionsAre(),
  ...secondFactorIs({ since: null, codesLeft: 0 }),
  ...passkeysAre(),
  answer(emailChange.ask, ({ body }) => ({ email: body.newEmail, expiresAt: '2026-11-22T08:00:00.000Z' })),
];
