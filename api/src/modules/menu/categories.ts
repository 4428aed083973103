import { CATEGORIES_MAX } from '@skal/contracts/content/menu';
import type { ParsedCategoryEdit } from '@skal/contracts/content/menuItem';
import { foldForSearch } from '@skal/contracts/fields/fold';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { sentence } from '../../language/text.ts';
import { conflict, HttpError, outdated } from '../../server/errors/HttpError.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockContent } from '../contentVersion/lockContent.ts';
import { type MenuCategory, MenuCategoryEntity } from './MenuCategory.entity.ts';
import { MenuItemEntity } from './MenuItem.entity.ts';
import { presentCategory } from './menu.present.ts';
import { findCategories } from './menu.query.ts';
import { moveTo } from './positions.ts';

const OUTDATED = /*i18n*/ 'Someone else has changed this category in the meantime. Your change has not been saved.';

export const categoryNotFound = () =>
  new HttpError(404, /*i18n*/ 'This category no longer exists. Someone may have removed it.');

/** @throws HttpError 409 if another category has this name */
function requireUniqueName(categories: readonly MenuCategory[], name: string, own?: string): void {
  const isTaken = categories.some(({ id, name: other }) => id !== own && foldForSearch(other) === foldForSearch(name));
  const taken = sentence(/*i18n*/ 'There is a category "{name}" already.', { name });
  if (isTaken) throw conflict(taken, { name: taken });
}

/**
 * Adds a category at the end of a client's menu.
 * @throws HttpError 409 for a name in use, or if the menu has the maximum number
 */
export function addCategory(db: Database, businessId: string, name: string, actor: Actor): Promise<MenuCategory> {
  return db.tx(async (manager) => {
    const { client } = await lockContent(manager, businessId);
    const categories = await findCategories(manager, businessId);
    if (categories.length >= CATEGORIES_MAX)
      throw conflict(sentence(/*i18n*/ 'A menu can have at most {max} categories.', { max: CATEGORIES_MAX }));
    requireUniqueName(categories, name);
    const position = (categories.at(-1)?.position ?? -1) + 1;
    const category: MenuCategory = { id: newId(), businessId, name, position, version: 1 };
    await insertRows(manager, MenuCategoryEntity, [category]);
    await recordAuditEvent(manager, actor, { action: 'menuCategory.added', client, after: { name } });
    return category;
  });
}

/**
 * Renames or moves a category.
 * @throws HttpError 404 for an unknown category; 409 with the current one for an outdated version, or for a name in use
 */
export function editCategory(
  db: Database,
  { businessId, id }: Pick<MenuCategory, 'businessId' | 'id'>,
  { version, name, position }: ParsedCategoryEdit,
  actor: Actor,
): Promise<MenuCategory> {
  return db.tx(async (manager) => {
    const { client } = await lockContent(manager, businessId);
    const categories = await findCategories(manager, businessId);
    const before = categories.find((category) => category.id === id);
    if (!before) throw categoryNotFound();
    if (before.version !== version) throw outdated(OUTDATED, presentCategory(before));
    const after: MenuCategory = { ...before };
    if (name !== undefined && name !== before.name) {
      requireUniqueName(categories, name, id);
      Object.assign(after, { name, version: version + 1 });
      await manager.update(MenuCategoryEntity, { id }, { name, version: version + 1 });
    }
    if (position !== undefined) await moveTo(manager, MenuCategoryEntity, categories, { id, at: position });
    await recordAuditEvent(manager, actor, {
      action: 'menuCategory.changed',
      client,
      before: { name: before.name, place: before.position + 1 },
      after: { name: after.name, place: Math.min(position ?? before.position, categories.length - 1) + 1 },
    });
    return after;
  });
}

/**
 * Removes an empty category.
 * @throws HttpError 404 for an unknown category, 409 for one with items
 */
export function removeCategory(
  db: Database,
  { businessId, id }: Pick<MenuCategory, 'businessId' | 'id'>,
  actor: Actor,
): Promise<void> {
  return db.tx(async (manager) => {
    const { client } = await lockContent(manager, businessId);
    const before = await manager.findOneBy(MenuCategoryEntity, { id, businessId });
    if (!before) throw categoryNotFound();
    const items = await manager.countBy(MenuItemEntity, { categoryId: id });
    if (items > 0)
      throw conflict(
        sentence(/*i18n*/ '"{name}" still has items ({items}). Please move or delete them first.', {
          name: before.name,
          items,
        }),
      );
    await manager.delete(MenuCategoryEntity, { id });
    await recordAuditEvent(manager, actor, { action: 'menuCategory.removed', client, before: { name: before.name } });
  });
}
