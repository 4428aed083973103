import type { SiteFacts } from '@skal/contracts/site';
import { createStore, toastSlice } from '@skal/shell-kit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import AdminPage from '../pages/AdminPage.tsx';

const site: SiteFacts = {
  brand: 'Skal',
  phone: '',
  salesEmail: '',
  companyName: '',
  companyAddress: '',
  companyCvr: '',
  origin: 'http://localhost:3000',
};

/** Opens `/admin` as the operator. Toasts are the shell's, so a test reads the one that was asked for. */
export function renderAdmin(query = '') {
  const store = createStore(site);
  const router = createMemoryRouter(
    [
      { path: '/admin', element: <AdminPage /> },
      { path: '*', element: <h1>Another page</h1> },
    ],
    { initialEntries: [`/admin${query}`] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const toast = () => toastSlice.selectors.selectToast(store.getState());
  return { store, router, toast, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
