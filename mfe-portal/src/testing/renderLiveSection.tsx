import type { MockedNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { makeSession } from '../mocks/account/session.ts';
import { sessionHandler } from '../mocks/handlers.ts';
import { renderPage } from './renderPage.tsx';

const everything = { reservations: true, events: true, ecommerce: true, loyalty: true, takeaway: true };

interface RenderOptions {
  live?: boolean;
}

/** Opens a section of a client with every feature, and returns its main element once its content is loaded. */
export async function renderLiveSection(server: MockedNetwork, id: string, { live = false }: RenderOptions = {}) {
  const liveAt = live ? '2026-10-01T08:00:00.000Z' : null;
  server.use(sessionHandler(makeSession({ business: { features: everything, liveAt } })));
  const opened = await renderPage(`/dashboard?section=${id}`);
  await screen.findAllByRole('heading', { level: 2, hidden: true });
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
  return { ...opened, main: within(screen.getByRole('main')) };
}

/** A region by its title, also if it is covered. */
export const regionNamed = (name: string) => within(screen.getByRole('region', { name, hidden: true }));

/** The content under the overlay. */
export const overlaidContent = (): HTMLElement => {
  const under = screen.getByRole('main').querySelector<HTMLElement>('[inert]');
  if (!under) throw new Error('no overlaid content found');
  return under;
};
