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
  const { store, Providers, toast } = makeStore(makeSiteFacts(site), { public: '/login' });
  const TestProviders = ({ children }: { children: ReactNode }) => (
    <Providers>
      <Gate>{children}</Gate>
    </Providers>
  );
  return { store, PageProviders: TestProviders, toast };
}

interface RenderOptions {
  /** Id in the URL; the overview by default. */
  section?: string;
  /** Site settings of the owner. */
  site?: Partial<SiteInfo>;
}

/** Opens `/dashboard` as a signed-in client and waits for its heading. */
export async function renderPortal({ section, site }: RenderOptions = {}) {
  const { store, PageProviders } = createTestProviders(site);
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <DashboardPage /> },
      { path: '*', element: <h1>Another page</h1> },
    ],
    { initialEntries: [section === undefined ? '/dashboard' : `/dashboard?section=${section}`] },
  );
  const { unmount } = render(
    <PageProviders>
      <RouterProvider router={router} />
    </PageProviders>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { store, router, unmount, user: userEvent.setup({ delay: null }) };
}
