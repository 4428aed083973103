import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import ContentManagementPage from '../pages/ContentManagementPage.tsx';
import DashboardPage from '../pages/DashboardPage.tsx';
import IntegrationsPage from '../pages/IntegrationsPage.tsx';
import { createTestProviders } from './renderPortal.tsx';

/** Opens a portal page as a signed-in client and waits for its heading. */
export async function renderPage(path: string) {
  const { store, Surroundings, toast } = createTestProviders();
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <DashboardPage /> },
      { path: '/content-management', element: <ContentManagementPage /> },
      { path: '/integrations', element: <IntegrationsPage /> },
    ],
    { initialEntries: [path] },
  );
  const { unmount } = render(
    <Surroundings>
      <RouterProvider router={router} />
    </Surroundings>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { store, router, toast, unmount, user: userEvent.setup({ delay: null }) };
}
