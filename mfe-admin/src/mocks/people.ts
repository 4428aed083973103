import { makePasskeyReply, passkeysAre } from '@skal/account/mocks/passkeys.ts';
import { secondFactorIs } from '@skal/account/mocks/secondFactor.ts';
import { session } from '@skal/contracts/session';
import { answer } from '@skal/shell-kit/mocks/answer.ts';
import type { Mocks } from '@skal/shell-kit/mocks/mocks.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';

/** Whose pages these are. */
export const people = {
  operator: { label: 'The operator, an owner', home: '/admin', handlers: [] },
  'operator-safe': {
    label: 'The operator, with codes and a passkey',
    home: '/admin',
    handlers: [
      ...secondFactorIs({ since: '2026-10-02T08:00:00.000Z', codesLeft: 2 }),
      ...passkeysAre(makePasskeyReply()),
    ],
  },
  support: {
    label: 'An operator of support',
    home: '/admin',
    handlers: [answer(session.read, () => makeSession('admin', { role: 'support' }))],
  },
} satisfies Mocks['people'];
