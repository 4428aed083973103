import { clientList } from '@skal/contracts/client/clientList';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { handlers } from '../mocks/handlers.ts';
import { renderAdmin } from '../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);

async function open() {
  const opened = await renderAdmin('?tab=analytics');
  await opened.user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Commands' }));
  return { ...opened, dialog, field: dialog.getByRole('combobox') };
}

type Opened = Awaited<ReturnType<typeof open>>;

const options = ({ dialog }: Opened) => dialog.getAllByRole('option').map((option) => option.textContent);
const active = ({ dialog, field }: Opened) =>
  dialog.getAllByRole('option').find(({ id }) => id === field.getAttribute('aria-activedescendant'))?.textContent;

describe('the command palette', () => {
  it('lists actions with shortcuts, and tabs, and is navigated by arrow keys', async () => {
    const opened = await open();
    const { user, field } = opened;
    await waitFor(() => expect(field).toHaveFocus());
    expect(options(opened).slice(0, 6)).toEqual([
      'Create Client',
      'Search clients/',
      'Export Data',
      'Roll Back or Promote a Release',
      'Logout',
      'Overview',
    ]);
    expect(active(opened)).toBe('Create Client');
    await user.keyboard('{ArrowDown}');
    expect(active(opened)).toBe('Search clients/');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active(opened)).toBe(options(opened).at(-1));
    await user.keyboard('{Home}');
    expect(active(opened)).toBe('Create Client');
  });

  it.each([
    ['isComposing', { isComposing: true }],
    ['the key code of Safari', { keyCode: 229 }],
  ])('ignores keys of an input method, detected by %s', async (_, mark) => {
    const opened = await open();
    await pasteInto(opened.user, opened.field, 'reven');
    for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(opened.field, { key, ...mark });
    expect(opened.field).toBeVisible();
    expect(opened.field).toHaveValue('reven');
  });

  it('opens a tab by a part of its name', async () => {
    const opened = await open();
    await pasteInto(opened.user, opened.field, 'reven');
    expect(options(opened)).toEqual(['Revenue']);
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opened.router.state.location.search).toBe('?tab=revenue');
  });

  it('opens the release actions of an owner', async () => {
    const opened = await open();
    await pasteInto(opened.user, opened.field, 'roll');
    expect(options(opened)).toEqual(['Roll Back or Promote a Release']);
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/admin/releases'));
  });

  it('T40: finds a client and opens its panel', async () => {
    const opened = await open();
    await pasteInto(opened.user, opened.field, 'kajen');
    const found = await opened.dialog.findByRole('option', { name: /Café Kajen/ });
    expect(found).toHaveTextContent('Jonas Friis');
    await opened.user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Café Kajen' })).toBeInTheDocument();
  });

  it('finds tickets and leads by title and author, and opens them', async () => {
    const opened = await open();
    await pasteInto(opened.user, opened.field, 'anna jen');
    expect(await opened.dialog.findByRole('option', { name: /Kaffebaren/ })).toHaveTextContent('Anna Jensen');
    expect(opened.dialog.getByRole('group', { name: 'Leads' })).toBeInTheDocument();
    await opened.user.clear(opened.field);
    await pasteInto(opened.user, opened.field, 'booking page');
    expect(await opened.dialog.findByRole('option', { name: /The booking page/ })).toHaveTextContent('Vinbar Ved Åen');
    expect(options(opened)).toHaveLength(1);
    await opened.user.keyboard('{Enter}');
    expect(opened.router.state.location.search).toBe('?tab=inbox&item=ticket-0198c0de-0000-7000-8000-333333333333');
  });

  it('R7: opens the new client form', async () => {
    const opened = await open();
    await opened.user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Create Client' })).toBeInTheDocument();
    expect(opened.router.state.location.search).toBe('?tab=clients');
  });

  it('shows that nothing matches, and that a search failed', async () => {
    const opened = await open();
    await pasteInto(opened.user, opened.field, 'zzz');
    expect(await opened.dialog.findByText('No results.')).toBeInTheDocument();
    server.use(http.get(clientList.list.path, () => HttpResponse.error()));
    await pasteInto(opened.user, opened.field, ' at all');
    expect(await opened.dialog.findByText('Some results could not be loaded.')).toBeInTheDocument();
  });

  it('closes by its shortcut', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
