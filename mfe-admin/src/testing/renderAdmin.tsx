import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import AdminPage from '../pages/AdminPage.tsx';

/** Opens `/admin` as the operator. Toasts are the shell's, so a test reads the one that was asked for. */
export function renderAdmin(query = '') {
  const { store, Around, toast } = makeStore();
  const router = createMemoryRouter(
    [
      { path: '/admin', element: <AdminPage /> },
      { path: '*', element: <h1>Another page</h1> },
    ],
    { initialEntries: [`/admin${query}`] },
  );
  render(
    <Around>
      <RouterProvider router={router} />
    </Around>,
  );
  return { store, router, toast, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
