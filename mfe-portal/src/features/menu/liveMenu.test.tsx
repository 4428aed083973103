import { menuImport } from '@skal/contracts/content/menuImport';
import { menuItem } from '@skal/contracts/content/menuItem';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { makeSession } from '../../mocks/account/session.ts';
import { settingsHandlers } from '../../mocks/account/settings.ts';
import { makeItem, sampleItems } from '../../mocks/content/ContentMock.ts';
import { contentManagementHandlers } from '../../mocks/content/contentManagement.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';

const { respondWith, requestsTo } = mockPortalApi();

const live = makeSession({ business: { liveAt: '2026-10-01T08:00:00.000Z' } });

async function open(items = sampleItems(), options = {}) {
  respondWith(...settingsHandlers(live), ...contentManagementHandlers(items, options));
  const page = await renderPage('/content-management');
  await screen.findByRole('group', { name: 'Categories' });
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  return { ...page, row, press, dialog };
}

const itemNames = () =>
  within(screen.getByRole('table'))
    .getAllByRole('button', { name: /^Edit / })
    .map((button) => button.getAttribute('aria-label')?.replace('Edit ', ''));

describe('the menu of a live app', () => {
  it('P2, P3: has the same tabs, and its own items by category', async () => {
    const { press } = await open();
    expect(screen.queryByText('Demo')).not.toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    expect(itemNames()).toEqual(['Barolo 2019', 'Riesling 2022', 'Cava Brut']);
    await press('Main Courses 1');
    expect(itemNames()).toEqual(['Fish of the day']);
    expect(screen.getByText('Hidden')).toBeVisible();
    await press('Desserts 0');
    expect(screen.getByText(/^No items in this category yet/)).toBeVisible();
  });

  it('adds an item with a price in Danish writing', async () => {
    const { user, press, dialog, toast } = await open();
    await press('Add Item');
    const form = await dialog('Add Item');
    await pasteInto(user, form.getByLabelText(/^Name/), 'House red');
    await pasteInto(user, form.getByLabelText(/^Price in DKK/), '1.145,50');
    await user.click(form.getByRole('checkbox', { name: 'Sulphites' }));
    await user.click(form.getByRole('button', { name: 'Save to draft' }));
    await waitFor(() => expect(toast()?.title).toBe('Item Added'));
    expect(requestsTo('POST /api/menu/items')[0]?.body).toMatchObject({
      ...{ name: 'House red', price: 114_550, allergens: ['sulphites'], status: 'published' },
    });
    await waitFor(() => expect(itemNames()).toContain('House red'));
    expect(screen.getByText('1,145.50 DKK')).toBeVisible();
  });

  it('says what is wrong with an item, and sends nothing', async () => {
    const { user, press, dialog } = await open();
    await press('Add Item');
    const form = await dialog('Add Item');
    await pasteInto(user, form.getByLabelText(/^Price in DKK/), '12.5.0');
    await pasteInto(user, form.getByLabelText('Available from'), '11:00');
    await user.click(form.getByRole('button', { name: 'Save to draft' }));
    expect(await form.findByText('Please enter a name')).toBeVisible();
    expect(form.getByText(/^Please group thousands in threes/)).toBeVisible();
    expect(form.getByText('Please enter both times, or none')).toBeVisible();
    expect(requestsTo('POST /api/menu/items')).toHaveLength(0);
  });

  it('shows what another person changed, and keeps or discards the own changes', async () => {
    const { user, press, dialog, toast } = await open();
    await press('Edit Barolo 2019');
    const form = await dialog('Edit Barolo 2019');
    await user.clear(form.getByLabelText(/^Name/));
    await pasteInto(user, form.getByLabelText(/^Name/), 'Barolo 2020');
    const id = requestsTo('GET /api/menu').length;
    expect(id).toBeGreaterThan(0);
    const current = makeItem({ price: 13_000, version: 2 });
    respondWith(
      http.patch(menuItem.edit.path, () => errorResponse(409, 'Changed meanwhile', { code: 'outdated', current }), {
        once: true,
      }),
    );
    await user.click(form.getByRole('button', { name: 'Save to draft' }));
    const notice = within(await form.findByRole('alert'));
    expect(notice.getByText('They changed: Price in DKK.')).toBeVisible();
    await user.click(notice.getByRole('button', { name: 'Keep my changes' }));
    expect(form.getByLabelText(/^Name/)).toHaveValue('Barolo 2020');
    expect(form.getByLabelText(/^Price in DKK/)).toHaveValue('130');
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    expect(toast()?.title).toBe('Not Saved');
  });

  it('switches "sold out" at once, and back when that fails', async () => {
    const { user, row, toast } = await open();
    const barolo = () => row(/^Barolo 2019/).getByRole('switch', { name: 'Sold out: Barolo 2019' });
    await user.click(barolo());
    expect(barolo()).toBeChecked();
    await waitFor(() => expect(requestsTo(`GET /api/menu`)).toHaveLength(2));
    expect(barolo()).toBeChecked();
    respondWith(http.put(menuItem.sellOut.path, () => errorResponse(500, 'Our fault')));
    await user.click(barolo());
    await waitFor(() => expect(toast()?.title).toBe('Not changed'));
    expect(barolo()).toBeChecked();
  });

  it('moves and deletes items by buttons', async () => {
    const { user, press } = await open();
    expect(screen.getByRole('button', { name: 'Move Barolo 2019 up' })).toHaveAttribute('aria-disabled', 'true');
    await press('Move Barolo 2019 down');
    await waitFor(() => expect(itemNames()).toEqual(['Riesling 2022', 'Barolo 2019', 'Cava Brut']));
    await press('Delete Riesling 2022');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(itemNames()).toEqual(['Barolo 2019', 'Cava Brut']));
  });

  it('moves an item by dragging it onto another one', async () => {
    const { row } = await open();
    const drag = (kind: 'dragStart' | 'dragOver' | 'drop', target: Element) =>
      fireEvent(target, createEvent[kind](target, { dataTransfer: {} }));
    drag('dragStart', row(/^Barolo/).getByText('Barolo 2019'));
    const last = screen.getByRole('row', { name: /^Cava/ });
    drag('dragOver', last);
    expect(last).toHaveAttribute('data-over');
    drag('drop', last);
    await waitFor(() => expect(itemNames()).toEqual(['Riesling 2022', 'Cava Brut', 'Barolo 2019']));
  });

  it('renames, moves, adds and removes categories', async () => {
    const { user, press, dialog, toast } = await open();
    await press('Edit categories');
    const form = await dialog('Edit categories');
    const field = form.getByRole('textbox', { name: 'Name of Desserts' });
    await user.clear(field);
    await pasteInto(user, field, 'Sweets');
    await user.click(form.getByRole('button', { name: 'Save Desserts' }));
    await form.findByRole('textbox', { name: 'Name of Sweets' });
    expect(form.getByRole('button', { name: 'Remove Wines' })).toBeDisabled();
    await user.click(form.getByRole('button', { name: 'Remove Experiences' }));
    await waitFor(() => expect(form.queryByRole('textbox', { name: 'Name of Experiences' })).not.toBeInTheDocument());
    await pasteInto(user, form.getByLabelText('New category'), 'wines');
    await user.click(form.getByRole('button', { name: 'Add category' }));
    await waitFor(() => expect(toast()?.description).toBe('There is a category "wines" already.'));
  });

  it('previews new prices with the function of the api, applies and undoes them', async () => {
    const { user, press, dialog, toast } = await open();
    await press('Change prices');
    const form = await dialog('Change prices');
    await pasteInto(user, form.getByLabelText(/^Change/, { selector: 'input' }), '7,5');
    const shown = () =>
      within(form.getByRole('table', { name: 'New prices' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.lastChild?.textContent);
    expect(shown()).toEqual(['135 DKK', '97 DKK', '409 DKK', '–', '–']);
    await user.click(form.getByRole('checkbox', { name: 'Cava Brut' }));
    await user.click(form.getByRole('button', { name: 'Apply to 2 items' }));
    await waitFor(() => expect(toast()?.title).toBe('Prices Changed'));
    expect(requestsTo('POST /api/menu/prices')[0]?.body).toMatchObject({ kind: 'percent', value: 750, roundTo: 100 });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toast()?.title).toBe('Prices Restored'));
    expect(await screen.findByText('125.50 DKK')).toBeVisible();
  });

  it('imports rows after their preview', async () => {
    const { user, press, dialog, toast } = await open();
    await press('Import CSV');
    const form = await dialog('Import CSV');
    await pasteInto(user, form.getByLabelText(/^Rows/), 'category;name;price\nSoups;Broth;85');
    await user.click(form.getByRole('button', { name: 'Preview' }));
    expect(
      await form.findByText('1 row contains an error. Please correct it above. Nothing has been imported yet.'),
    ).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Import all' }));
    await waitFor(() => expect(toast()?.description).toMatch(/^Please preview the rows first/));
    await user.clear(form.getByLabelText(/^Rows/));
    await pasteInto(user, form.getByLabelText(/^Rows/), 'category;name;price\nDesserts;Tart;85');
    await user.click(form.getByRole('button', { name: 'Preview' }));
    await user.click(await form.findByRole('button', { name: 'Import 1 item' }));
    await waitFor(() => expect(toast()?.title).toBe('Menu Imported'));
    expect(await screen.findByRole('button', { name: 'Desserts 1' })).toBeVisible();
  });

  it('names the limit of an import, and keeps the pasted rows', async () => {
    const { user, press, dialog } = await open();
    const limit = 'The file can have at most 300 rows. Please split it.';
    respondWith(mockEndpoint(menuImport.preview, () => ({ error: limit, rows: [] })));
    await press('Import CSV');
    const form = await dialog('Import CSV');
    const rows = Array.from({ length: 301 }, (_, index) => `Wines;Wine ${index};85`);
    const text = ['category;name;price', ...rows].join('\n');
    await pasteInto(user, form.getByLabelText(/^Rows/), text);
    await user.click(form.getByRole('button', { name: 'Preview' }));
    expect(await form.findByText(limit)).toBeVisible();
    expect(form.getByLabelText(/^Rows/)).toHaveValue(text);
    expect(requestsTo('POST /api/menu/import')).toHaveLength(0);
  });

  it.each([
    ['95', 9500],
    ['95,-', 9500],
    ['95.5', 9550],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
  ])('reads the price %s', async (typed, price) => {
    const { user, press, dialog } = await open();
    await press('Add Item');
    const form = await dialog('Add Item');
    await pasteInto(user, form.getByLabelText(/^Name/), 'House red');
    await pasteInto(user, form.getByLabelText(/^Price in DKK/), typed);
    await user.click(form.getByRole('button', { name: 'Save to draft' }));
    await waitFor(() => expect(requestsTo('POST /api/menu/items')[0]?.body).toMatchObject({ price }));
  });
});
