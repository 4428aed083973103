import type { Database } from '../../db/database.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockContent } from '../contentVersion/lockContent.ts';
import { publishValue } from '../contentVersion/publish.ts';
import { findItem, type ItemRef } from './items.ts';
import { type MenuItem, MenuItemEntity } from './MenuItem.entity.ts';

/**
 * Marks an item as sold out, or as available again. It takes effect at once: the published version changes in this value
 * only, whatever else the draft contains.
 * @throws HttpError 404 for an unknown item, or one of another client
 */
export function sellOut(db: Database, ref: ItemRef, soldOut: boolean, actor: Actor): Promise<MenuItem> {
  return db.tx(async (manager) => {
    const content = await lockContent(manager, ref.businessId);
    const item = await findItem(manager, ref);
    await manager.update(MenuItemEntity, { id: ref.id }, { soldOut: soldOut ? 1 : 0 });
    const note = `${item.name}: ${soldOut ? 'sold out' : 'available again'}`;
    await publishValue(manager, content, {
      actor,
      change({ menu }) {
        const published = menu.items.find(({ id }) => id === ref.id);
        if (published) published.soldOut = soldOut;
        return published ? note : '';
      },
    });
    await recordAuditEvent(manager, actor, {
      action: soldOut ? 'menuItem.soldOut' : 'menuItem.availableAgain',
      client: content.client,
      after: { name: item.name },
    });
    return { ...item, soldOut: soldOut ? 1 : 0 };
  });
}
