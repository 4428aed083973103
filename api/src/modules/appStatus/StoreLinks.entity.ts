import { EntitySchema } from 'typeorm';
import { nullable, reference, varchar } from '../../db/columns.ts';

/** Store links of a client's app. */
export interface StoreLinks {
  businessId: string;
  appStoreUrl: string | null;
  googlePlayUrl: string | null;
}

export const StoreLinksEntity = new EntitySchema<StoreLinks>({
  name: 'StoreLinks',
  tableName: 'store_links',
  columns: {
    businessId: { ...reference('fk_store_links_business', 'Business', 'CASCADE'), primary: true },
    appStoreUrl: nullable(varchar(500)),
    googlePlayUrl: nullable(varchar(500)),
  },
});
