import { session } from '@skal/contracts/account/session';
import { settings } from '@skal/contracts/account/settings';
import type { StaffPermission } from '@skal/contracts/client/staff';
import { guestEvent } from '@skal/contracts/content/guestEvent';
import { menuItem } from '@skal/contracts/content/menuItem';
import { PERMISSION_NEEDED } from '@skal/contracts/http/permission';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { permissionHandlers } from '../mocks/account/member.ts';
import { makeSession } from '../mocks/account/session.ts';
import { handlers } from '../mocks/handlers.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { renderPortal } from '../testing/renderPortal.tsx';

const server = mockNetwork(...handlers);

const SENTENCE = 'You do not have the permission for this. Ask the owner of the app.';

const features = { reservations: true, events: true, ecommerce: true, loyalty: true, takeaway: true };
const business = { features, liveAt: '2026-10-01T08:00:00.000Z' };

/** Signs in as a member with these permissions: every other endpoint answers 403, as the contracts say. */
function signInAs(permissions: StaffPermission[]) {
  const member = makeSession({ business, permissions });
  server.use(
    ...permissionHandlers(permissions),
    mockEndpoint(session.read, () => member),
  );
}

const heading = () => screen.getByRole('heading', { level: 1 });
const buttons = () =>
  within(screen.getByRole('navigation', { name: 'Sections' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('the portal of a member of staff', () => {
  it.each<[StaffPermission[], string[]]>([
    [['Orders'], ['Takeaway Orders', 'Settings']],
    [['Reservations'], ['Reservations', 'Events & Experiences', 'Settings']],
    [['Inventory'], ['Product Catalog', 'Settings']],
    [['Staff Management'], ['Staff Management', 'Settings']],
    [
      ['Analytics'],
      [
        ...['Overview', 'User Adoption', 'Commerce', 'Performance', 'Content'],
        ...['Loyalty', 'Achievements', 'AI Assistant', 'Settings'],
      ],
    ],
    [['Settings'], ['App Status', 'Push Notifications', 'Integrations', 'Billing', 'Add-ons', 'Support', 'Settings']],
    [[], ['Settings']],
  ])('with %j has the sections %j, and arrives at the first', async (permissions, titles) => {
    signInAs(permissions);
    await renderPortal();
    expect(buttons()).toEqual(titles);
    expect(heading()).toHaveTextContent(titles[0] ?? '');
  });

  it('J3: a section without the permission does not exist, and leads to the first one', async () => {
    signInAs(['Orders']);
    const { user } = await renderPortal({ section: 'billing' });
    expect(heading()).toHaveTextContent('Section not found');
    await user.click(screen.getByRole('button', { name: 'Go to Takeaway Orders' }));
    expect(heading()).toHaveTextContent('Takeaway Orders');
  });

  it('without Settings sees only the own security there', async () => {
    signInAs(['Orders']);
    await renderPortal({ section: 'settings' });
    expect(await screen.findByRole('heading', { name: 'Account Security' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Profile Information' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
  });

  it('without Analytics has no assistant, whose answers are figures', async () => {
    signInAs(['Orders']);
    await renderPortal();
    expect(screen.queryByRole('button', { name: /assistant/i })).toBeNull();
  });

  it.each<[StaffPermission, string[]]>([
    ['Inventory', ['Menu & Products', 'Photo Gallery']],
    ['Reservations', ['Events & Promotions']],
    ['Settings', ['Business Info']],
  ])('with %s manages the content of %j', async (permission, tabs) => {
    signInAs([permission]);
    await renderPage('/content-management');
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(tabs);
    await screen.findByRole('button', { name: 'Publish' });
    const history = screen.queryAllByRole('button', { name: 'History' });
    expect(history).toHaveLength(permission === 'Settings' ? 1 : 0);
  });

  it('without Analytics opens content management from the sidebar, if there is a part to edit', async () => {
    signInAs(['Inventory']);
    const { user } = await renderPortal();
    await user.click(screen.getByRole('button', { name: 'Content Management' }));
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible();
  });

  it.each<[StaffPermission[]]>([[['Orders']], [['Analytics', 'Settings']]])(
    'with %j has no such link in the sidebar',
    async (permissions) => {
      signInAs(permissions);
      await renderPortal();
      expect(screen.queryByRole('button', { name: 'Content Management' })).toBeNull();
    },
  );

  it.each(['/content-management', '/integrations'])('without a permission for %s learns whom to ask', async (path) => {
    signInAs(['Orders']);
    await renderPage(path);
    expect(await screen.findByText('You do not have the permission for this')).toBeVisible();
    expect(screen.getByText('Ask the owner of the app.')).toBeVisible();
  });

  it('loses the section when the permission is taken away in mid-edit, with the sentence of the server', async () => {
    let permissions: StaffPermission[] = ['Orders', 'Settings'];
    server.use(
      mockEndpoint(session.read, () => makeSession({ business, permissions })),
      mockEndpoint(settings.save, () => {
        permissions = ['Orders'];
        return errorResponse(403, SENTENCE, { code: PERMISSION_NEEDED });
      }),
    );
    const { user, store } = await renderPortal({ section: 'settings' });
    await user.type(await screen.findByLabelText(/^First name/), 'x');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await waitFor(() => expect(buttons()).toEqual(['Takeaway Orders', 'Settings']));
    expect(store.getState().toast.current).toMatchObject({ variant: 'destructive' });
    expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
  });

  it.each<[string, StaffPermission, Parameters<typeof mockEndpoint>[0], [open: string, label: RegExp, save: string]]>([
    ['an item', 'Inventory', menuItem.add, ['Add Item', /^Name/, 'Save to draft']],
    ['an event', 'Reservations', guestEvent.add, ['Create Event', /^Title/, 'Save event']],
  ])(
    'keeps %s that was typed when the permission was taken away',
    async (_what, permission, call, [open, label, save]) => {
      let permissions: StaffPermission[] = [permission, 'Settings'];
      server.use(
        mockEndpoint(session.read, () => makeSession({ business, permissions })),
        mockEndpoint(call, () => {
          permissions = ['Settings'];
          return errorResponse(403, SENTENCE, { code: PERMISSION_NEEDED });
        }),
      );
      const { user, toast, unmount } = await renderPage('/content-management');
      await user.click(await screen.findByRole('button', { name: open }));
      await pasteInto(user, await screen.findByLabelText(label), 'Typed before');
      if (permission === 'Inventory') await pasteInto(user, screen.getByLabelText(/^Price/), '95,-');
      else {
        fireEvent.change(screen.getByLabelText(/^Starts/), { target: { value: '2026-12-05T19:00' } });
        fireEvent.change(screen.getByLabelText(/^Ends/), { target: { value: '2026-12-05T22:00' } });
        await pasteInto(user, screen.getByLabelText(/^Price/), '0');
      }
      await user.click(screen.getByRole('button', { name: save }));
      await waitFor(() => expect(toast()?.description).toBe(SENTENCE));
      await waitFor(() => expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Business Info']));
      unmount();
      permissions = [permission, 'Settings'];
      const again = await renderPage('/content-management');
      await again.user.click(await screen.findByRole('button', { name: open }));
      expect(await screen.findByLabelText(label)).toHaveValue('Typed before');
    },
  );
});
