import { shopProduct } from '@skal/contracts/integration/connection';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
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
    await main.findByRole('table', { name: 'Products of your shop' });
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
    await main.findByRole('table', { name: 'Products of your shop' });
    await user.selectOptions(main.getByRole('combobox', { name: 'Status' }), 'Low Stock');
    expect(rows()).toEqual(['Riesling 2022']);
    await user.type(main.getByRole('searchbox', { name: 'Search products' }), 'barolo');
    expect(regionNamed('Products').getByText('No products match your search and filter.')).toBeVisible();
    await user.selectOptions(main.getByRole('combobox', { name: 'Status' }), 'All statuses');
    expect(rows()).toEqual(['Barolo 2019']);
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
    await main.findByRole('table', { name: 'Products of your shop' });
    server.use(...productHandlers(makeProduct({ title: 'Nebbiolo' })));
    await user.click(main.getByRole('button', { name: 'Sync Shopify' }));
    expect(await main.findByText('Nebbiolo')).toBeVisible();
    expect(toast()?.title).toBe('Shopify Synced');
  });
});
