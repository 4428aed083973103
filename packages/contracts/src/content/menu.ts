import { object } from 'yup';
import { optionalEnumField } from '../fields/text.ts';
import { endpoint, file, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { LOCALES } from '../site/locale.ts';

/** Substances that must be declared (Regulation (EU) No 1169/2011, Annex II). */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

/** Whether an item is part of the next published version. */
export const itemStatuses = ['draft', 'published'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** Categories of a new menu (P3). */
export const initialCategories = ['Wines', 'Appetizers', 'Main Courses', 'Desserts', 'Experiences'] as const;

/** Maximum number of categories and items per menu. */
export const CATEGORIES_MAX = 50;
export const ITEMS_MAX = 1000;

export interface MenuCategoryReply {
  id: string;
  name: string;
  /** Incremented with each change of the name. */
  version: number;
}

export interface MenuItemReply {
  id: string;
  categoryId: string;
  name: string;
  description: string;
  /** In øre. */
  price: number;
  allergens: Allergen[];
  /** Time of day in Copenhagen, such as `11:00`; null for an item that is always available. */
  availableFrom: string | null;
  /** Earlier than `availableFrom` if the time ends after midnight. */
  availableTo: string | null;
  status: ItemStatus;
  soldOut: boolean;
  photoId: string | null;
  /** Incremented with each change, except of `soldOut` and the position. */
  version: number;
}

export interface PriceChangeReply {
  /** ISO 8601, in UTC. */
  at: string;
  /** Number of items. */
  items: number;
}

/** The draft of a menu: categories in order, and the items of all of them, each in the order of its category. */
export interface MenuReply {
  categories: MenuCategoryReply[];
  items: MenuItemReply[];
  /** The last change of several prices, which can be undone; null if there is none. */
  lastPriceChange: PriceChangeReply | null;
}

/** The language of the column names; a browser sends its own with a link, not that of the page. */
export const menuExportQuery = object({
  language: optionalEnumField(LOCALES, 'Please choose a language from the list'),
});

/** The draft of a client's menu, and its items as a spreadsheet. */
export const menu = withPermission(['Inventory'], {
  read: endpoint.get('/api/menu', 'client', reply<MenuReply>()),
  export: endpoint.find('/api/menu.csv', 'client', menuExportQuery, file()),
});
