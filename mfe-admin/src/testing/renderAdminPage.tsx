import { session } from '@skal/contracts/account/session';
import { useReadSessionQuery } from '@skal/shell-kit/api';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** Like the shell's gate: renders the page once the session is loaded. */
function Gate({ children }: { children: ReactNode }) {
  return useReadSessionQuery().data ? children : null;
}

/** The session of an operator with the support role. */
export const supportSession = () => mockEndpoint(session.read, () => makeSession('admin', { role: 'support' }));

/** Renders an admin page at its URL. */
export async function renderAdminPage(page: ReactNode, path: string) {
  const { Providers, toast } = makeStore();
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  render(
    <Providers>
      <Gate>
        <RouterProvider router={router} />
      </Gate>
    </Providers>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { router, toast, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
