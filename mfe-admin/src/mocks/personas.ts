import { makePasskey, passkeyHandlers } from '@skal/account/mocks/passkeys.ts';
import { secondFactorHandlers } from '@skal/account/mocks/secondFactor.ts';
import { session } from '@skal/contracts/account/session';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { Mocks } from '@skal/shell-kit/mocks/mocks.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';

/** Mock users of these pages. */
export const personas = {
  operator: { label: 'The operator, an owner', home: '/admin', handlers: [] },
  'operator-safe': {
    label: 'The operator, with codes and a passkey',
    home: '/admin',
    handlers: [
      ...secondFactorHandlers({ since: '2026-10-02T08:00:00.000Z', codesLeft: 2 }),
      ...passkeyHandlers(makePasskey()),
    ],
  },
  support: {
    label: 'An operator of support',
    home: '/admin',
    handlers: [mockEndpoint(session.read, () => makeSession('admin', { role: 'support' }))],
  },
} satisfies Mocks['personas'];
