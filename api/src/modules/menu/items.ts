import { ITEMS_MAX } from '@skal/contracts/content/menu';
import type { AddItemBody, ParsedItemEdit } from '@skal/contracts/content/menuItem';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/rows/id.ts';
import { sentence } from '../../language/text.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import { conflict, HttpError, invalidFields, outdated } from '../../server/errors/HttpError.ts';
import { idempotencyColumns, insertOnce } from '../../server/http/idempotency.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockContent } from '../contentVersion/lockContent.ts';
import { requirePhoto } from '../photo/findPhoto.ts';
import { MenuCategoryEntity } from './MenuCategory.entity.ts';
import { type MenuItem, MenuItemEntity } from './MenuItem.entity.ts';
import { presentItem } from './menu.present.ts';
import { moveTo } from './positions.ts';

const OUTDATED = /*i18n*/ 'Someone else has changed this item in the meantime. Your changes have not been saved yet.';

const itemNotFound = () => new HttpError(404, /*i18n*/ 'This item no longer exists. Someone may have deleted it.');

export const menuFull = () => conflict(sentence(/*i18n*/ 'A menu can have at most {max} items.', { max: ITEMS_MAX }));

/** An item by its client. */
export type ItemRef = Pick<MenuItem, 'businessId' | 'id'>;

/** Finds an item under the lock of its content. @throws HttpError 404 for an unknown item, or one of another client */
export async function findItem(manager: EntityManager, { businessId, id }: ItemRef): Promise<MenuItem> {
  const item = await manager.findOneBy(MenuItemEntity, { id, businessId });
  if (!item) throw itemNotFound();
  return item;
}

/** Columns of the fields that a form and a file of items send. */
export const itemColumns = (fields: Omit<AddItemBody, 'categoryId' | 'photoId'>) => ({
  ...{ name: fields.name, description: fields.description, price: fields.price, status: fields.status },
  allergens: [...new Set(fields.allergens)].join(','),
  ...{ availableFrom: fields.availableFrom || null, availableTo: fields.availableTo || null },
});

/** Finds the items of a category, in order. @throws HttpError 400 for a category that the client does not have */
async function findSiblings(manager: EntityManager, businessId: string, categoryId: string): Promise<MenuItem[]> {
  if (!(await manager.existsBy(MenuCategoryEntity, { id: categoryId, businessId })))
    throw invalidFields({ categoryId: /*i18n*/ 'This category no longer exists. Please choose another one.' });
  return manager.find(MenuItemEntity, { where: { categoryId }, order: { position: 'ASC', id: 'ASC' } });
}

/** Values for the audit log. */
const audited = ({ name, price, status }: Pick<MenuItem, 'name' | 'price' | 'status'>) => ({
  ...{ name, status },
  price: Number(price),
});

/**
 * Adds an item at the end of its category. A repeated request with the same Idempotency-Key returns the first item.
 * @throws HttpError 400 for a category or photo that the client does not have, 409 for a full menu, 422 for a reused
 *   key
 */
export function addItem(
  db: Database,
  businessId: string,
  body: AddItemBody,
  { actor, key }: { actor: Actor; key: string | undefined },
): Promise<MenuItem> {
  const { categoryId } = body;
  const photoId = body.photoId || null;
  const item: MenuItem = {
    ...{ id: newId(), businessId, categoryId, ...itemColumns(body), photoId, soldOut: 0, position: 0, version: 1 },
    ...idempotencyColumns(body, key, businessId),
  };
  const audit = async (manager: EntityManager) => {
    const { client } = await lockContent(manager, businessId);
    await recordAuditEvent(manager, actor, { action: 'menuItem.added', client, after: audited(item) });
  };
  return insertOnce(db, MenuItemEntity, item, audit, async (manager) => {
    await lockContent(manager, businessId);
    if ((await manager.countBy(MenuItemEntity, { businessId })) >= ITEMS_MAX) throw menuFull();
    await requirePhoto(manager, businessId, photoId);
    const siblings = await findSiblings(manager, businessId, categoryId);
    return { position: (siblings.at(-1)?.position ?? -1) + 1 };
  });
}

/**
 * Changes the given fields of an item, including its category and position.
 * @throws HttpError 400 for a category or photo that the client does not have, 404 for an unknown item, 409 with the current one
 *   for an outdated version
 */
export function editItem(
  db: Database,
  ref: ItemRef,
  { version, position, allergens, availableFrom, availableTo, photoId, ...fields }: ParsedItemEdit,
  actor: Actor,
): Promise<MenuItem> {
  return db.tx(async (manager) => {
    const { client } = await lockContent(manager, ref.businessId);
    const before = await findItem(manager, ref);
    if (before.version !== version) throw outdated(OUTDATED, presentItem(before));
    const change = omitUndefined({
      ...fields,
      allergens: allergens && [...new Set(allergens)].join(','),
      availableFrom: availableFrom === undefined ? undefined : availableFrom || null,
      availableTo: availableTo === undefined ? undefined : availableTo || null,
      photoId: photoId === undefined ? undefined : photoId || null,
    });
    await requirePhoto(manager, ref.businessId, change.photoId ?? null);
    const hasChange = Object.keys(change).length > 0;
    const after: MenuItem = { ...before, ...change, version: hasChange ? version + 1 : version };
    const siblings = await findSiblings(manager, ref.businessId, after.categoryId);
    if (after.categoryId !== before.categoryId) after.position = (siblings.at(-1)?.position ?? -1) + 1;
    if (hasChange)
      await manager.update(
        MenuItemEntity,
        { id: ref.id },
        { ...change, version: after.version, position: after.position },
      );
    if (position !== undefined) await moveTo(manager, MenuItemEntity, siblings, { id: ref.id, at: position });
    await recordAuditEvent(manager, actor, {
      ...{ action: hasChange ? 'menuItem.changed' : 'menuItem.moved', client },
      ...{ before: audited(before), after: audited(after) },
    });
    return after;
  });
}

/**
 * Deletes an item from the draft; guests see it until the next version is published.
 * @throws HttpError 404 for an unknown item, or one of another client
 */
export function removeItem(db: Database, ref: ItemRef, actor: Actor): Promise<void> {
  return db.tx(async (manager) => {
    const { client } = await lockContent(manager, ref.businessId);
    const before = await findItem(manager, ref);
    await manager.delete(MenuItemEntity, { id: ref.id });
    await recordAuditEvent(manager, actor, { action: 'menuItem.removed', client, before: audited(before) });
  });
}
