import type { Allergen, MenuCategoryReply, MenuItemReply } from '@skal/contracts/content/menu';
import type { MenuCategory } from './MenuCategory.entity.ts';
import type { MenuItem } from './MenuItem.entity.ts';

/** Reads the allergens of their column. */
export const readAllergens = (stored: string): Allergen[] => (stored ? (stored.split(',') as Allergen[]) : []);

export const presentCategory = ({ id, name, version }: MenuCategory): MenuCategoryReply => ({ id, name, version });

export const presentItem = (item: MenuItem): MenuItemReply => ({
  ...{ id: item.id, categoryId: item.categoryId, name: item.name, description: item.description },
  ...{ price: Number(item.price), allergens: readAllergens(item.allergens) },
  ...{ availableFrom: item.availableFrom, availableTo: item.availableTo },
  ...{ status: item.status, soldOut: item.soldOut === 1, photoId: item.photoId, version: item.version },
});
