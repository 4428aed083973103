import type { EntityManager } from 'typeorm';
import { type MenuCategory, MenuCategoryEntity } from './MenuCategory.entity.ts';
import { type MenuItem, MenuItemEntity } from './MenuItem.entity.ts';

/** Finds a client's categories, in order. */
export const findCategories = (manager: EntityManager, businessId: string): Promise<MenuCategory[]> =>
  manager.find(MenuCategoryEntity, { where: { businessId }, order: { position: 'ASC', id: 'ASC' } });

/** Finds a client's items; those of a category are in its order. */
export const findItems = (manager: EntityManager, businessId: string): Promise<MenuItem[]> =>
  manager.find(MenuItemEntity, { where: { businessId }, order: { position: 'ASC', id: 'ASC' } });
