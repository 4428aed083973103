import { shopProduct } from '@skal/contracts/integration/connection';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { sampleItems } from '../../mocks/content/ContentMock.ts';
import { contentManagementHandlers } from '../../mocks/content/contentManagement.ts';
import { handlers } from '../../mocks/handlers.ts';
import {
  connectionHandlers,
  makeClientConnection,
  makeProduct,
  productHandlers,
  sampleProducts,
} from '../../mocks/integrations/connections.ts';
import { regionNamed, renderLiveSection } from '../../testing/renderLiveSection.tsx';

const server = mockNetwork(...handlers);

// The tile precedes the rows, whose status has the same text.
const figureOf = (label: string) => screen.getAllByText(label, { selector: 'span' })[0]?.parentElement;
const rows = () =>
  within(regionNamed('Products').getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('Product Catalog of a connected shop', () => {
  it('counts products in stock, low and out, with source and update time', async () => {
    server.use(...productHandlers(...sampleProducts()));
    const { main } = await renderLiveSection(server, 'products', { live: true });
    await main.findByRole('table', { name: 'Products of your menu and shop' });
    for (const [label, value] of Object.entries({
      Total: '4',
      'In Stock': '2',
      'Low Stock': '1',
      'Out of Stock': '1',
    })) {
      expect(figureOf(label)).toHaveTextContent(value);
    }
    expect(main.getByText('Shopify, updated 21 Nov 2026, 07:00')).toBeVisible();
    expect(main.getByText('Low stock is 5 or fewer.')).toBeVisible();
    expect(regionNamed('Products').getByText('Not tracked')).toBeVisible();
  });

  it('searches and filters, and shows an empty state', async () => {
    server.use(...productHandlers(...sampleProducts()));
    const { main, user } = await renderLiveSection(server, 'products', { live: true });
    await main.findByRole('table', { name: 'Products of your menu and shop' });
    await user.selectOptions(main.getByRole('combobox', { name: 'Status' }), 'Low Stock');
    expect(rows()).toEqual(['Riesling 2022']);
    await user.type(main.getByRole('searchbox', { name: 'Search products' }), 'barolo');
    expect(regionNamed('Products').getByText('No products match your search and filter.')).toBeVisible();
    await user.selectOptions(main.getByRole('combobox', { name: 'Status' }), 'All statuses');
    expect(rows()).toEqual(['Barolo 2019']);
  });

  it('K33: lists the items of the menu with those of the shop, by category, and opens their form', async () => {
    server.use(...productHandlers(makeProduct()), ...contentManagementHandlers(sampleItems()));
    const { main, user } = await renderLiveSection(server, 'products', { live: true });
    const table = within(await main.findByRole('table', { name: 'Products of your menu and shop' }));
    expect(figureOf('Total')).toHaveTextContent('6');
    expect(figureOf('Out of Stock')).toHaveTextContent('1');
    expect(table.getByRole('row', { name: /Cava Brut Not tracked Out of Stock Wines 380 DKK/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Fish of the day Not tracked Hidden Main Courses/ })).toBeVisible();
    expect(main.queryByRole('button', { name: 'Sync Shopify' })).toBeNull();
    await user.selectOptions(main.getByRole('combobox', { name: 'Category' }), 'Shop');
    expect(rows()).toEqual(['Barolo 2019']);
    await user.selectOptions(main.getByRole('combobox', { name: 'Category' }), 'Appetizers');
    expect(rows()).toEqual(['Three oysters']);
    await user.click(main.getByRole('button', { name: 'Edit Three oysters' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Three oysters' }));
    await user.clear(form.getByLabelText(/^Name/));
    await user.type(form.getByLabelText(/^Name/), 'Six oysters');
    await user.click(form.getByRole('button', { name: 'Save to draft' }));
    expect(await main.findByRole('rowheader', { name: 'Six oysters' })).toBeVisible();
  });

  it('shows a load error and retries', async () => {
    server.use(...productHandlers(...sampleProducts()));
    server.use(http.get(shopProduct.list.path, () => HttpResponse.error(), { once: true }));
    const { main, user } = await renderLiveSection(server, 'products', { live: true });
    expect(await main.findByText('The products could not be loaded')).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByText('Riesling 2022')).toBeVisible();
  });

  it('K33: syncs the connected shop, and reads its products again', async () => {
    server.use(...productHandlers(...sampleProducts()), ...connectionHandlers(makeClientConnection()));
    const { main, user, toast } = await renderLiveSection(server, 'products', { live: true });
    await main.findByRole('table', { name: 'Products of your menu and shop' });
    server.use(...productHandlers(makeProduct({ title: 'Nebbiolo' })));
    await user.click(main.getByRole('button', { name: 'Sync Shopify' }));
    expect(await main.findByText('Nebbiolo')).toBeVisible();
    expect(toast()?.title).toBe('Shopify Synced');
  });
});
