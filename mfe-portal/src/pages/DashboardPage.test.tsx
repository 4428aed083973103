import { session } from '@skal/contracts/account/session';
import { setMediaQuery } from '@skal/jest/setup/jsdomPolyfills.ts';
import { invalidate } from '@skal/shell-kit/api';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeSession } from '../mocks/account/session.ts';
import { handlers, sessionHandler } from '../mocks/handlers.ts';
import { isSectionEnabled } from '../sections/section.ts';
import { sections } from '../sections/sections.ts';
import { DEFAULT_BUSINESS } from '../session/business.ts';
import { renderPortal } from '../testing/renderPortal.tsx';

const server = mockNetwork(...handlers);

const heading = () => screen.getByRole('heading', { level: 1 });
const sectionButton = (title: string) =>
  within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('button', { name: new RegExp(`^${title}`) });

describe('the portal', () => {
  it('J1: shows the user, the sections and Logout beside the page', async () => {
    await renderPortal();
    const sidebar = screen.getByRole('complementary', { name: 'App Portal' });
    expect(within(sidebar).getByText('KL')).toBeInTheDocument();
    expect(within(sidebar).getByText('Karen Lund')).toBeInTheDocument();
    expect(within(sidebar).getByText('client@skal.example')).toBeInTheDocument();
    expect(within(sidebar).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(screen.getByRole('main')).not.toContainElement(sidebar);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('J1: shows User for an account without a name', async () => {
    server.use(sessionHandler(makeSession({ user: { firstName: '', lastName: '' } })));
    await renderPortal();
    expect(screen.getByText('User')).toBeInTheDocument();
  });

  it('J13: offers the enabled sections, with text marks on upcoming ones', async () => {
    await renderPortal();
    const buttons = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('button');
    expect(buttons).toHaveLength(sections.filter((one) => isSectionEnabled(one, DEFAULT_BUSINESS.features)).length);
    expect(sectionButton('Overview')).toHaveAccessibleName('Overview');
    expect(sectionButton('User Adoption')).toHaveAccessibleName('User Adoption coming soon');
  });

  it('J4, T28: starts at the overview, keeps the section in the hash, and Back returns', async () => {
    const { user, router } = await renderPortal();
    expect(heading()).toHaveTextContent('Overview');
    expect(sectionButton('Overview')).toHaveAttribute('aria-current', 'page');
    await user.click(sectionButton('Billing'));
    expect(heading()).toHaveTextContent('Billing');
    expect(router.state.location.search).toBe('?section=billing');
    expect(sectionButton('Billing')).toHaveAttribute('aria-current', 'page');
    expect(sectionButton('Overview')).not.toHaveAttribute('aria-current');
    await act(() => router.navigate(-1));
    expect(heading()).toHaveTextContent('Overview');
  });

  it('J4: selecting the open section again adds no history entry', async () => {
    const { user, router } = await renderPortal();
    await user.click(sectionButton('Billing'));
    await user.click(sectionButton('Billing'));
    await act(() => router.navigate(-1));
    expect(heading()).toHaveTextContent('Overview');
  });

  it('T28: opens the section in the URL', async () => {
    await renderPortal({ section: 'push-notifications' });
    expect(heading()).toHaveTextContent('Push Notifications');
  });

  it('focuses the heading and sets the document title', async () => {
    const { user } = await renderPortal();
    expect(heading()).not.toHaveFocus();
    expect(document.title).toBe('Overview · Skal');
    await user.click(sectionButton('Support'));
    expect(heading()).toHaveFocus();
    expect(document.title).toBe('Support · Skal');
  });

  it.each(['nowhere', '%E0%A4%A'])('J3: shows Section not found for %s, with a link', async (section) => {
    const { user } = await renderPortal({ section });
    expect(heading()).toHaveTextContent('Section not found');
    await user.click(screen.getByRole('button', { name: 'Go to Overview' }));
    expect(heading()).toHaveTextContent('Overview');
  });

  it('opens a section from its older address, which it replaces', async () => {
    const { router } = await renderPortal();
    await act(() => router.navigate({ hash: 'support' }));
    expect(heading()).toHaveTextContent('Support');
    expect([router.state.location.search, router.state.location.hash]).toEqual(['?section=support', '']);
    await act(() => router.navigate(-1));
    expect(heading()).toHaveTextContent('Overview');
  });

  it('T27: a section of a disabled feature is unknown', async () => {
    const { router } = await renderPortal({ section: 'loyalty' });
    // Any navigation would have happened by now.
    await act(async () => undefined);
    expect(heading()).toHaveTextContent('Section not found');
    expect(router.state.location.search).toBe('?section=loyalty');
  });

  it('T27: a section disabled while open is replaced by the overview, and Back skips it', async () => {
    const { store, router, user } = await renderPortal({ section: 'billing' });
    await user.click(sectionButton('Reservations'));
    expect(heading()).toHaveTextContent('Reservations');
    server.use(sessionHandler(makeSession({ business: { features: { reservations: false } } })));
    act(() => void store.dispatch(invalidate({ session })));
    await waitFor(() => expect(heading()).toHaveTextContent('Overview'));
    expect(screen.queryByRole('button', { name: /^Reservations/ })).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    await act(() => router.navigate(-1));
    expect(heading()).toHaveTextContent('Billing');
  });

  it('J2: on a narrow screen the sections slide in, and selecting one focuses its heading', async () => {
    setMediaQuery('(max-width: 63.99875em)', true);
    const { user } = await renderPortal();
    expect(screen.queryByRole('navigation', { name: 'Sections' })).not.toBeInTheDocument();
    const toggle = screen.getByRole('button', { name: 'Open menu' });
    await user.click(toggle);
    const menu = await screen.findByRole('dialog', { name: 'App Portal' });
    expect(within(menu).getByText('client@skal.example')).toBeInTheDocument();
    expect(within(menu).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    await user.click(within(menu).getByRole('button', { name: 'Settings' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(heading()).toHaveTextContent('Settings');
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('J2: closing the menu restores the focus to its button', async () => {
    setMediaQuery('(max-width: 63.99875em)', true);
    const { user } = await renderPortal();
    const toggle = screen.getByRole('button', { name: 'Open menu' });
    await user.click(toggle);
    await screen.findByRole('dialog', { name: 'App Portal' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(toggle).toHaveFocus());
  });

  it('in the icon sidebar the buttons keep their names', async () => {
    setMediaQuery('(min-width: 64em) and (max-width: 79.99875em)', true);
    await renderPortal();
    expect(sectionButton('Billing')).toHaveAccessibleName('Billing');
    expect(screen.getByRole('img', { name: 'Karen Lund, client@skal.example' })).toBeInTheDocument();
  });

  it.each([
    ['answers', () => HttpResponse.json({ success: true })],
    ['fails', () => HttpResponse.error()],
  ])('I9: Logout goes to the sign-in page when the request %s', async (_how, answer) => {
    server.use(http.post('/api/logout', answer));
    const { user, router } = await renderPortal();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('O1, O2: keeps the assistant closed and disabled in the corner, except beside the full chat', async () => {
    const { user } = await renderPortal();
    const widget = screen.getByRole('button', { name: 'AI Assistant - Coming Soon' });
    expect(widget).toBeDisabled();
    await user.hover(widget.parentElement ?? widget);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Intelligent automation for app management');
    await user.click(sectionButton('AI Assistant'));
    expect(screen.queryByRole('button', { name: 'AI Assistant - Coming Soon' })).not.toBeInTheDocument();
  });
});

describe('each section', () => {
  const everything = { reservations: true, events: true, ecommerce: true, loyalty: true, takeaway: true };

  it.each(sections)(
    'K4, J6: $title has its heading, and its overlay only before launch',
    async ({ id, title, overlay }) => {
      server.use(sessionHandler(makeSession({ business: { features: everything } })));
      const { store } = await renderPortal({ section: id });
      expect(heading()).toHaveTextContent(title);
      await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
      const covers = () => screen.queryAllByRole('heading', { name: overlay?.title ?? 'Coming Soon' });
      expect(covers()).toHaveLength(overlay ? 1 : 0);
      if (overlay?.availability) expect(screen.getByText(overlay.availability)).toBeInTheDocument();

      server.use(
        sessionHandler(makeSession({ business: { features: everything, liveAt: '2026-10-01T08:00:00.000Z' } })),
      );
      act(() => void store.dispatch(invalidate({ session })));
      await waitFor(() => expect(screen.queryByText(/coming soon$/)).not.toBeInTheDocument());
      expect(covers()).toHaveLength(0);
      expect(heading()).toHaveTextContent(title);
    },
  );
});
