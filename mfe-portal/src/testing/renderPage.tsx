import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import ContentManagementPage from '../pages/ContentManagementPage.tsx';
import DashboardPage from '../pages/DashboardPage.tsx';
import IntegrationsPage from '../pages/IntegrationsPage.tsx';
import { createTestProviders } from './renderPortal.tsx';

/** Opens a portal page as a signed-in client and waits for its heading. */
export async function renderPage(path: string) {
  const { store, PageProviders, toast } = createTestProviders();
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <DashboardPage /> },
      { path: '/content-management', element: <ContentManagementPage /> },
      { path: '/integrations', element: <IntegrationsPage /> },
    ],
    { initialEntries: [path] },
  );
  const { unmount } = render(
    <PageProviders>
      <RouterProvider router={router} />
    </PageProviders>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { store, router, toast, unmount, user: userEvent.setup({ delay: null }) };
}
