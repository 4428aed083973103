import type { ApiModule } from '../module.ts';
import { Menu1796083202002 } from './20261201-menu.migration.ts';
import { MenuItemPhoto1796170001001 } from './20261202-itemPhoto.migration.ts';
import { MenuCategoryEntity } from './MenuCategory.entity.ts';
import { MenuItemEntity } from './MenuItem.entity.ts';
import { menuRoutes } from './menu.routes.ts';
import { EarlierPriceEntity, PriceChangeEntity } from './PriceChange.entity.ts';

export default {
  entities: [MenuCategoryEntity, MenuItemEntity, PriceChangeEntity, EarlierPriceEntity],
  migrations: [Menu1796083202002, MenuItemPhoto1796170001001],
  routes: menuRoutes,
} satisfies ApiModule;
