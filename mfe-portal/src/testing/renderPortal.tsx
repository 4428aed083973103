import type { SiteInfo } from '@skal/contracts/site/site';
import { useReadSessionQuery } from '@skal/shell-kit/api';
import { makeSiteFacts, makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import DashboardPage from '../pages/DashboardPage.tsx';

/** Like the shell's gate: renders the page once the session is loaded. */
function Gate({ children }: { children: ReactNode }) {
  return useReadSessionQuery().data ? children : null;
}

/** Creates the providers that the shell has around a page: store and session. */
export function createTestProviders(site: Partial<SiteInfo> = {}) {
  const { store, Around, toast } = makeStore(makeSiteFacts(site), { public: '/login' });
  const TestProviders = ({ children }: { children: ReactNode }) => (
    <Around>
      <Gate>{children}</Gate>
    </Around>
  );
  return { store, Surroundings: TestProviders, toast };
}

interface Opening {
  /** Including the number sign. */
  hash?: string;
  /** Site settings of the owner. */
  site?: Partial<SiteInfo>;
}

/** Opens `/dashboard` as a signed-in client and waits for its heading. */
export async function renderPortal({ hash = '', site }: Opening = {}) {
  const { store, Surroundings } = createTestProviders(site);
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <DashboardPage /> },
      { path: '*', element: <h1>Another page</h1> },
    ],
    { initialEntries: [`/dashboard${hash}`] },
  );
  const { unmount } = render(
    <Surroundings>
      <RouterProvider router={router} />
    </Surroundings>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { store, router, unmount, user: userEvent.setup({ delay: null }) };
}
