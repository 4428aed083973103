import { useReadSessionQuery } from '@skal/shell-kit/api';
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import AdminPage from '../pages/AdminPage.tsx';

/** As the shell's gate does: the page is there once the session is. */
function Gate({ children }: { children: ReactNode }) {
  return useReadSessionQuery().data ? children : null;
}

/** Opens `/admin` as the operator. Toasts are the shell's, so a test reads the one that was asked for. */
export async function renderAdmin(query = '') {
  const { store, Around, toast } = makeStore();
  const router = createMemoryRouter(
    [
      { path: '/admin', element: <AdminPage /> },
      { path: '*', element: <h1>Another page</h1> },
    ],
    { initialEntries: [`/admin${query}`] },
  );
  const { unmount } = render(
    <Around>
      <Gate>
        <RouterProvider router={router} />
      </Gate>
    </Around>,
  );
  // Under an open panel the page is there, and hidden.
  await screen.findByRole('heading', { level: 1, hidden: true });
  return { store, router, toast, unmount, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
