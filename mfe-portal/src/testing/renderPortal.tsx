import type { SiteFacts } from '@skal/contracts/site';
import { createStore } from '@skal/shell-kit';
import { useReadSessionQuery } from '@skal/shell-kit/api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import DashboardPage from '../pages/DashboardPage.tsx';

const site: SiteFacts = {
  brand: 'Skal',
  phone: '+45 00 00 00 00',
  salesEmail: 'sales@skal.example',
  companyName: '',
  companyAddress: '',
  companyCvr: '',
  origin: 'http://localhost:3000',
};

/** As the shell's gate does: the page is there once the session is. */
function Gate({ children }: { children: ReactNode }) {
  return useReadSessionQuery().data ? children : null;
}

/** Makes what stands around a page in the shell: the store, the session. */
export function makeSurroundings() {
  const store = createStore(site, { public: '/login' });
  const Surroundings = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <Gate>{children}</Gate>
    </Provider>
  );
  return { store, Surroundings };
}

interface Opening {
  /** With its number sign. */
  hash?: string;
}

/** Opens `/dashboard` as a signed-in client and waits for its heading. */
export async function renderPortal({ hash = '' }: Opening = {}) {
  const { store, Surroundings } = makeSurroundings();
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <DashboardPage /> },
      { path: '*', element: <h1>Another page</h1> },
    ],
    { initialEntries: [`/dashboard${hash}`] },
  );
  render(
    <Surroundings>
      <RouterProvider router={router} />
    </Surroundings>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { store, router, user: userEvent.setup({ delay: null }) };
}
