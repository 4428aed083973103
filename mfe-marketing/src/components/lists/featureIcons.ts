import { CalendarCheckIcon, ChartLineIcon, ClockIcon, HeartIcon, ShoppingBagIcon, UtensilsIcon } from '@skal/shared-ui';
import type { Feature } from '../../content/pages/features.ts';

/** The icon of each core feature. */
export const featureIcons = {
  club: HeartIcon,
  ordering: UtensilsIcon,
  shop: ShoppingBagIcon,
  reservations: CalendarCheckIcon,
  appointments: ClockIcon,
  analytics: ChartLineIcon,
} as const satisfies Record<Feature['id'], unknown>;
