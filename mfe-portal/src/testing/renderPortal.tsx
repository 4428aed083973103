import type { SiteInfo } from '@skal/contracts/site/site';
import { useReadSessionQuery } from '@skal/shell-kit/api';
import { makeSiteFacts, makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import DashboardPage from '../pages/DashboardPage.tsx';

/** As the shell's gate does: the page is there once the session is. */
function Gate({ children }: { children: ReactNode }) {
  return useReadSessionQuery().data ? children : null;
}

/** Makes what stands around a page in the shell: the store, the session. */
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
  /** With its number sign. */
  hash?: string;
  /** What the owner has set. */
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
