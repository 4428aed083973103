import type { PublishedInfo } from '@skal/contracts/content/businessInfo';
import { EntitySchema } from 'typeorm';
import { int, json, nullable, reference, text, varchar } from '../../db/columns.ts';

/** The draft of a business's contact data and opening hours. The row exists once it was saved. */
export interface BusinessInfo extends PublishedInfo {
  businessId: string;
  version: number;
}

export const BusinessInfoEntity = new EntitySchema<BusinessInfo>({
  name: 'BusinessInfo',
  tableName: 'business_infos',
  columns: {
    businessId: { ...reference('fk_business_infos_business', 'Business', 'CASCADE'), primary: true },
    name: varchar(200),
    phone: varchar(40),
    email: varchar(254),
    address: text(),
    website: varchar(200),
    description: text(),
    week: json(),
    exceptions: json(),
    closedUntil: nullable(varchar(10)),
    closedNote: varchar(200),
    version: int(),
  },
});
