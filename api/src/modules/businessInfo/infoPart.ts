import type { PublishedInfo } from '@skal/contracts/content/businessInfo';
import { insertRows } from '../../db/rows/insert.ts';
import type { ContentPart } from '../contentVersion/ContentPart.ts';
import { type BusinessInfo, BusinessInfoEntity } from './BusinessInfo.entity.ts';

/** Leaves out the columns that the app does not get. */
export const toPublished = ({ businessId, version, ...info }: BusinessInfo): PublishedInfo => info;

/** Contact data and opening hours of the published document; null until they were entered. */
export const infoPart: ContentPart<PublishedInfo | null> = {
  key: 'info',

  async read(manager, businessId) {
    const info = await manager.findOneBy(BusinessInfoEntity, { businessId });
    return info && toPublished(info);
  },

  async restore(manager, businessId, info) {
    if (!info) return;
    const before = await manager.findOneBy(BusinessInfoEntity, { businessId });
    await manager.delete(BusinessInfoEntity, { businessId });
    await insertRows(manager, BusinessInfoEntity, [{ ...info, businessId, version: (before?.version ?? 0) + 1 }]);
  },
};
