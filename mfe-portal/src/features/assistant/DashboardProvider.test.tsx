import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { handlers } from '../../mocks/handlers.ts';
import { sections } from '../../sections/sections.ts';
import { createTestProviders } from '../../testing/renderPortal.tsx';
import { DashboardProvider, useDashboard } from './DashboardProvider.tsx';

mockNetwork(...handlers);

const AssistantActiveOutput = () => <output>{String(useDashboard().assistantActive)}</output>;

/** Renders the provider at a URL, on any page. */
async function openAt(address: string) {
  const { PageProviders } = createTestProviders();
  const page = (
    <DashboardProvider>
      <AssistantActiveOutput />
    </DashboardProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(
    <PageProviders>
      <RouterProvider router={router} />
    </PageProviders>,
  );
  const flag = await screen.findByRole('status');
  return { router, active: () => flag.textContent === 'true' };
}

describe('DashboardProvider', () => {
  it('J16, T28: assistantActive is true exactly if the URL names the full chat', async () => {
    const { router, active } = await openAt('/dashboard');
    expect(active()).toBe(false);
    const seen: string[] = [];
    for (const { id } of sections) {
      await act(() => router.navigate({ search: `?section=${id}` }));
      if (active()) seen.push(id);
    }
    expect(seen).toEqual(['ai-assistant']);
  });

  it('T28: Back updates the flag together with the URL', async () => {
    const { router, active } = await openAt('/dashboard?section=billing');
    await act(() => router.navigate({ search: '?section=ai-assistant' }));
    expect(active()).toBe(true);
    await act(() => router.navigate(-1));
    expect(active()).toBe(false);
  });

  it('ignores the hash on another page', async () => {
    const { active } = await openAt('/integrations#ai-assistant');
    expect(active()).toBe(false);
  });
});
