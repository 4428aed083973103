import { EntitySchema } from 'typeorm';
import { epochMs, hundredths, int, reference } from '../../db/columns.ts';

/** The last change of several prices of a client; it can be undone. */
export interface PriceChange {
  businessId: string;
  changedAt: number;
  /** Number of items. */
  items: number;
}

export const PriceChangeEntity = new EntitySchema<PriceChange>({
  name: 'PriceChange',
  tableName: 'menu_price_changes',
  columns: {
    businessId: { ...reference('fk_menu_price_changes_business', 'Business', 'CASCADE'), primary: true },
    changedAt: epochMs(),
    items: int(),
  },
});

/** An item's price before and after that change, in øre. */
export interface EarlierPrice {
  itemId: string;
  priceBefore: number;
  priceAfter: number;
}

export const EarlierPriceEntity = new EntitySchema<EarlierPrice>({
  name: 'EarlierPrice',
  tableName: 'menu_earlier_prices',
  columns: {
    itemId: { ...reference('fk_menu_earlier_prices_item', 'MenuItem', 'CASCADE'), primary: true },
    priceBefore: hundredths(),
    priceAfter: hundredths(),
  },
});
