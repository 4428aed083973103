import { newId } from '../../db/rows/id.ts';
import type { TestClient } from '../client.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Valid calls about the content of a client's app. */
export async function callContent(validator: OpenApiValidator, guest: TestClient): Promise<void> {
  const ok = async (name: string, json?: unknown, params?: { id: string }) =>
    (
      await validator.call(name, guest, {
        validRequest: true,
        ...(json !== undefined && { json }),
        ...(params && { params }),
      })
    ).body;
  const category = { id: String((await ok('menuCategory.add', { name: 'Soups' })).id) };
  await ok('menuCategory.edit', { version: 1, name: 'Soup', position: 0 }, category);
  const bisque = { name: 'Bisque', price: 12_550, allergens: ['milk'], status: 'published' };
  const added = await ok('menuItem.add', {
    ...bisque,
    categoryId: category.id,
    availableFrom: '11:00',
    availableTo: '15:00',
  });
  const item = { id: String(added.id) };
  await ok('menuItem.edit', { version: 1, description: 'Of lobster', position: 0 }, item);
  await ok('contentVersion.publish', { number: 0, note: 'The first one' });
  await ok('menuItem.sellOut', { soldOut: true }, item);
  await ok('menuPrice.change', { items: [{ ...item, version: 2 }], kind: 'amount', value: -500, roundTo: 50 });
  const { lastPriceChange } = (await ok('menu.read')) as unknown as { lastPriceChange: { at: string } };
  await ok('menuPrice.undo', { at: lastPriceChange.at });
  const csv = { text: 'category;name;price\nSoup;Broth;"85,00"' };
  await ok('menuImport.preview', csv);
  await ok('menuImport.commit', csv);
  await validator.call('menu.export', guest, { params: {} });
  const week = [
    [
      { from: '11:00', to: '14:00' },
      { from: '17:00', to: '01:00' },
    ],
    [],
    [],
    [],
    [],
    [],
    [],
  ];
  const exceptions = [{ date: '2026-12-24', note: 'Christmas Eve', intervals: [] }];
  await ok('businessInfo.save', { version: 0, name: 'Vinbaren', week, exceptions, closedUntil: '2026-12-01' });
  await ok('contentVersion.publish', { number: 2 });
  const [version] = (await ok('contentHistory.list')) as unknown as { id: string }[];
  await ok('contentHistory.restore', undefined, { id: version?.id ?? newId() });
  for (const name of ['menu.read', 'contentVersion.status', 'contentVersion.preview']) await ok(name);
  await ok('menuItem.remove', undefined, item);
  await ok('menuCategory.remove', undefined, { id: String((await ok('menuCategory.add', { name: 'Empty' })).id) });
}
