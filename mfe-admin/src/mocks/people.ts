import { session } from '@skal/contracts/session';
import { answer } from '@skal/shell-kit/mocks/answer.ts';
import type { Mocks } from '@skal/shell-kit/mocks/mocks.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';

/** Whose pages these are. */
export const people = {
  operator: { label: 'The operator, an owner', home: '/admin', handlers: [] },
  support: {
    label: 'An operator of support',
    home: '/admin',
    handlers: [answer(session.read, () => makeSession('admin', { role: 'support' }))],
  },
} satisfies Mocks['people'];
