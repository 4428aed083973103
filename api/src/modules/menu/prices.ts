import { type ChangedPricesReply, type ChangePricesBody, changePrice } from '@skal/contracts/content/menuPrice';
import { type EntityManager, In } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { insertMany, insertRows } from '../../db/rows/insert.ts';
import { sentence } from '../../language/text.ts';
import { conflict, invalidFields, outdated } from '../../server/errors/HttpError.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockContent } from '../contentVersion/lockContent.ts';
import { type MenuItem, MenuItemEntity } from './MenuItem.entity.ts';
import { findItems } from './menu.query.ts';
import { type EarlierPrice, EarlierPriceEntity, PriceChangeEntity } from './PriceChange.entity.ts';
import { readMenu } from './readMenu.ts';

const OUTDATED = /*i18n*/ 'Someone else has changed one of these items in the meantime. No price has been changed.';
const NOTHING = /*i18n*/ 'This price change can no longer be undone. Please check the current prices.';

const write = (manager: EntityManager, { id, version }: MenuItem, price: number) =>
  manager.update(MenuItemEntity, { id }, { price, version: version + 1 });

/** Forgets the last change. */
async function forget(manager: EntityManager, items: readonly MenuItem[], businessId: string): Promise<void> {
  await manager.delete(PriceChangeEntity, { businessId });
  const ids = items.map(({ id }) => id);
  if (ids.length > 0) await manager.delete(EarlierPriceEntity, { itemId: In(ids) });
}

/**
 * Changes several prices, all or none, and stores what undoes it.
 * @throws HttpError 400 if a price would not be above zero, or be too high; 409 with the current menu if an item was
 *   changed or deleted meanwhile
 */
export function changePrices(
  db: Database,
  businessId: string,
  body: ChangePricesBody,
  actor: Actor,
): Promise<ChangedPricesReply> {
  return db.tx(async (manager) => {
    const { client } = await lockContent(manager, businessId);
    const items = await findItems(manager, businessId);
    const byId = new Map(items.map((item) => [item.id, item]));
    const chosen = new Map(body.items.map(({ id, version }) => [byId.get(id), version] as const));
    const isCurrent = [...chosen].every(([item, version]) => item?.version === version);
    if (!isCurrent) throw outdated(OUTDATED, await readMenu(manager, businessId));
    const earlier: EarlierPrice[] = [];
    for (const item of chosen.keys()) {
      if (!item) continue;
      const priceBefore = Number(item.price);
      const priceAfter = changePrice(priceBefore, body);
      const refused = sentence(
        /*i18n*/ 'The price of "{name}" would not be above zero, or be too high. No price has been changed.',
        { name: item.name },
      );
      if (priceAfter === null) throw invalidFields({ value: refused });
      if (priceAfter === priceBefore) continue;
      earlier.push({ itemId: item.id, priceBefore, priceAfter });
      await write(manager, item, priceAfter);
    }
    await forget(manager, items, businessId);
    await insertRows(manager, PriceChangeEntity, [{ businessId, changedAt: Date.now(), items: earlier.length }]);
    await insertMany(manager, EarlierPriceEntity, earlier);
    const after = { kind: body.kind, value: body.value, items: earlier.length };
    await recordAuditEvent(manager, actor, { action: 'menuPrices.changed', client, after });
    return { changed: earlier.length, kept: chosen.size - earlier.length };
  });
}

/**
 * Undoes the last change of several prices. An item whose price was changed again stays as it is.
 * @param at time of the change, as in the menu
 * @throws HttpError 409 if there is none of this time
 */
export function undoPriceChange(
  db: Database,
  businessId: string,
  at: string,
  actor: Actor,
): Promise<ChangedPricesReply> {
  return db.tx(async (manager) => {
    const { client } = await lockContent(manager, businessId);
    const change = await manager.findOneBy(PriceChangeEntity, { businessId });
    if (!change || toIsoTime(change.changedAt) !== at) throw conflict(NOTHING);
    const items = await findItems(manager, businessId);
    const earlier = new Map(
      (await manager.findBy(EarlierPriceEntity, { itemId: In(items.map(({ id }) => id)) })).map((one) => [
        one.itemId,
        one,
      ]),
    );
    const same = items.filter(({ id, price }) => Number(earlier.get(id)?.priceAfter) === Number(price));
    for (const item of same) await write(manager, item, Number(earlier.get(item.id)?.priceBefore));
    await forget(manager, items, businessId);
    const after = { items: same.length };
    await recordAuditEvent(manager, actor, { action: 'menuPrices.restored', client, after });
    return { changed: same.length, kept: change.items - same.length };
  });
}
