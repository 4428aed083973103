import { useReadSessionQuery } from '@skal/shell-kit/api';
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import AdminPage from '../pages/AdminPage.tsx';

/** Like the shell's gate: renders the page once the session is loaded. */
function Gate({ children }: { children: ReactNode }) {
  return useReadSessionQuery().data ? children : null;
}

/** Renders `/admin` as operator. The shell shows toasts, so tests read the requested toast from the store. */
export async function renderAdmin(query = '') {
  const { store, Providers, toast } = makeStore();
  const router = createMemoryRouter(
    [
      { path: '/admin', element: <AdminPage /> },
      { path: '*', element: <h1>Another page</h1> },
    ],
    { initialEntries: [`/admin${query}`] },
  );
  const { unmount } = render(
    <Providers>
      <Gate>
        <RouterProvider router={router} />
      </Gate>
    </Providers>,
  );
  // Under an open panel the page is rendered, but hidden.
  await screen.findByRole('heading', { level: 1, hidden: true });
  return { store, router, toast, unmount, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
