import { session } from '@skal/contracts/account/session';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AccountSecurity } from '../AccountSecurity.tsx';

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>{children}</section>
);

/** The signed-in user. */
export const testUser = mockEndpoint(session.read, () => makeSession('client'));

/** Renders all sections in a plain frame; times stay ISO strings. */
export function renderAccountSecurity() {
  const { Providers, toast } = makeStore();
  render(<AccountSecurity frame={Frame} formatMoment={(iso) => iso} />, { wrapper: Providers });
  return { toast, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
