import type { ContentDocument, PublishedItem } from '@skal/contracts/content/appContent';
import { initialCategories } from '@skal/contracts/content/menu';
import type { EntityManager } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import { insertMany, insertRows } from '../../db/rows/insert.ts';
import type { ContentPart } from '../contentVersion/ContentPart.ts';
import { MenuCategoryEntity } from './MenuCategory.entity.ts';
import { type MenuItem, MenuItemEntity } from './MenuItem.entity.ts';
import { readAllergens } from './menu.present.ts';
import { findCategories, findItems } from './menu.query.ts';

const toPublished = (item: MenuItem): PublishedItem => ({
  ...{ id: item.id, categoryId: item.categoryId, name: item.name, description: item.description },
  ...{ price: Number(item.price), currency: 'DKK', allergens: readAllergens(item.allergens) },
  ...{
    availableFrom: item.availableFrom,
    availableTo: item.availableTo,
    soldOut: item.soldOut === 1,
    photoId: item.photoId,
  },
});

/** Columns of a published item that a restored version replaces; "sold out" stays as it is. */
const toColumns = (item: PublishedItem, position: number) => ({
  ...{ categoryId: item.categoryId, name: item.name, description: item.description, price: item.price },
  ...{ allergens: item.allergens.join(','), availableFrom: item.availableFrom, availableTo: item.availableTo },
  // Versions from before photos have none.
  ...{ status: 'published' as const, position, photoId: item.photoId ?? null },
});

/** Restores categories: those of the version first, in its order, then all others. */
async function restoreCategories(
  manager: EntityManager,
  businessId: string,
  { categories }: ContentDocument['menu'],
): Promise<void> {
  const known = await findCategories(manager, businessId);
  const others = known.filter(({ id }) => !categories.some((category) => category.id === id));
  for (const [position, { id, name }] of [...categories, ...others].entries()) {
    const before = known.find((category) => category.id === id);
    if (!before) await insertRows(manager, MenuCategoryEntity, [{ id, businessId, name, position, version: 1 }]);
    else if (before.name !== name || before.position !== position)
      await manager.update(MenuCategoryEntity, { id }, { name, position, version: before.version + 1 });
  }
}

/** Restores items. An item that the version does not have becomes a draft, so that no work is lost. */
async function restoreItems(
  manager: EntityManager,
  businessId: string,
  { items }: ContentDocument['menu'],
): Promise<void> {
  const known = new Map((await findItems(manager, businessId)).map((item) => [item.id, item]));
  const added: MenuItem[] = [];
  for (const [position, item] of items.entries()) {
    const [before, columns] = [known.get(item.id), toColumns(item, position)];
    known.delete(item.id);
    if (before) await manager.update(MenuItemEntity, { id: item.id }, { ...columns, version: before.version + 1 });
    else
      added.push({
        ...columns,
        ...{ id: item.id, businessId, soldOut: 0, version: 1, requestKey: null, requestHash: null },
      });
  }
  await insertMany(manager, MenuItemEntity, added);
  for (const { id, status, version } of known.values()) {
    const changed = {
      position: items.length,
      ...(status === 'published' && { status: 'draft' as const, version: version + 1 }),
    };
    await manager.update(MenuItemEntity, { id }, changed);
  }
}

/** Menu of the published document: published items, and the categories that have one. */
export const menuPart: ContentPart<ContentDocument['menu']> = {
  key: 'menu',

  async initialize(manager, businessId) {
    const rows = initialCategories.map((name, position) => ({ id: newId(), businessId, name, position, version: 1 }));
    await insertRows(manager, MenuCategoryEntity, rows);
  },

  async read(manager, businessId) {
    const all = (await findItems(manager, businessId)).filter(({ status }) => status === 'published');
    const categories = (await findCategories(manager, businessId)).filter(({ id }) =>
      all.some(({ categoryId }) => categoryId === id),
    );
    return {
      categories: categories.map(({ id, name }) => ({ id, name })),
      items: categories.flatMap(({ id }) => all.filter(({ categoryId }) => categoryId === id).map(toPublished)),
    };
  },

  async restore(manager, businessId, menu) {
    await restoreCategories(manager, businessId, menu);
    await restoreItems(manager, businessId, menu);
  },
};
