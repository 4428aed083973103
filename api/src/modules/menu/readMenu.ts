import type { MenuReply } from '@skal/contracts/content/menu';
import type { EntityManager } from 'typeorm';
import { toIsoTime } from '../../time/calendar.ts';
import { presentCategory, presentItem } from './menu.present.ts';
import { findCategories, findItems } from './menu.query.ts';
import { PriceChangeEntity } from './PriceChange.entity.ts';

/** Reads the draft of a client's menu. */
export async function readMenu(manager: EntityManager, businessId: string): Promise<MenuReply> {
  const change = await manager.findOneBy(PriceChangeEntity, { businessId });
  return {
    categories: (await findCategories(manager, businessId)).map(presentCategory),
    items: (await findItems(manager, businessId)).map(presentItem),
    lastPriceChange: change && { at: toIsoTime(change.changedAt), items: change.items },
  };
}
