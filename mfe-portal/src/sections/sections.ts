import { t } from '@lingui/core/macro';
import {
  BellIcon,
  BotIcon,
  CalendarCheckIcon,
  CalendarDaysIcon,
  FileTextIcon,
  GaugeIcon,
  GiftIcon,
  LayoutDashboardIcon,
  LifeBuoyIcon,
  PackageIcon,
  PlugIcon,
  PuzzleIcon,
  ReceiptIcon,
  RocketIcon,
  SettingsIcon,
  ShoppingBagIcon,
  TrophyIcon,
  UsersIcon,
  UsersRoundIcon,
  UtensilsIcon,
} from '@skal/shared-ui';
import { comingSoonOverlay } from '../content/overlay.ts';
import type { SectionDefinition } from './section.ts';

/**
 * The portal's sections (J5-J12): the table behind sidebar, hash, headings and chunks. The outer list contains the groups of the
 * sidebar.
 */
export const sectionGroups = [
  [
    {
      id: 'overview',
      title: t`Overview`,
      icon: LayoutDashboardIcon,
      permission: 'Analytics',
      load: () => import(/* webpackChunkName: "OverviewSection" */ './app/OverviewSection.tsx'),
    },
    {
      id: 'app-status',
      title: t`App Status`,
      icon: RocketIcon,
      permission: 'Settings',
      load: () => import(/* webpackChunkName: "AppStatusSection" */ './app/AppStatusSection.tsx'),
    },
  ],
  [
    {
      id: 'adoption',
      title: t`User Adoption`,
      icon: UsersIcon,
      permission: 'Analytics',
      overlay: comingSoonOverlay,
      load: () => import(/* webpackChunkName: "AdoptionSection" */ './app/AdoptionSection.tsx'),
    },
    {
      id: 'commerce',
      title: t`Commerce`,
      icon: ShoppingBagIcon,
      permission: 'Analytics',
      feature: 'ecommerce',
      overlay: comingSoonOverlay,
      load: () => import(/* webpackChunkName: "CommerceSection" */ './sales/CommerceSection.tsx'),
    },
    {
      id: 'performance',
      title: t`Performance`,
      icon: GaugeIcon,
      permission: 'Analytics',
      overlay: comingSoonOverlay,
      load: () => import(/* webpackChunkName: "PerformanceSection" */ './app/PerformanceSection.tsx'),
    },
  ],
  [
    {
      id: 'content',
      title: t`Content`,
      icon: FileTextIcon,
      permission: 'Analytics',
      overlay: comingSoonOverlay,
      load: () => import(/* webpackChunkName: "ContentSection" */ './engagement/ContentSection.tsx'),
    },
    {
      id: 'products',
      title: t`Product Catalog`,
      icon: PackageIcon,
      permission: 'Inventory',
      overlay: { title: t`Product Catalog In Development` },
      load: () => import(/* webpackChunkName: "ProductsSection" */ './sales/ProductsSection.tsx'),
    },
    {
      id: 'bookings',
      title: t`Reservations`,
      icon: CalendarCheckIcon,
      permission: 'Reservations',
      feature: 'reservations',
      overlay: comingSoonOverlay,
      load: () => import(/* webpackChunkName: "BookingsSection" */ './sales/BookingsSection.tsx'),
    },
    {
      id: 'events',
      title: t`Events & Experiences`,
      icon: CalendarDaysIcon,
      permission: 'Reservations',
      feature: 'events',
      overlay: comingSoonOverlay,
      load: () => import(/* webpackChunkName: "EventsSection" */ './sales/EventsSection.tsx'),
    },
    {
      id: 'takeaway',
      title: t`Takeaway Orders`,
      icon: UtensilsIcon,
      permission: 'Orders',
      feature: 'takeaway',
      overlay: comingSoonOverlay,
      load: () => import(/* webpackChunkName: "TakeawaySection" */ './sales/TakeawaySection.tsx'),
    },
  ],
  [
    {
      id: 'loyalty',
      title: t`Loyalty`,
      icon: GiftIcon,
      permission: 'Analytics',
      feature: 'loyalty',
      overlay: comingSoonOverlay,
      load: () => import(/* webpackChunkName: "LoyaltySection" */ './sales/LoyaltySection.tsx'),
    },
    {
      id: 'achievements',
      title: t`Achievements`,
      icon: TrophyIcon,
      permission: 'Analytics',
      overlay: { title: t`Achievement System Coming Soon` },
      load: () => import(/* webpackChunkName: "AchievementsSection" */ './app/AchievementsSection.tsx'),
    },
    {
      id: 'ai-assistant',
      title: t`AI Assistant`,
      icon: BotIcon,
      permission: 'Analytics',
      overlay: comingSoonOverlay,
      load: () => import(/* webpackChunkName: "AiAssistantSection" */ './engagement/AiAssistantSection.tsx'),
    },
    {
      id: 'push-notifications',
      title: t`Push Notifications`,
      icon: BellIcon,
      permission: 'Settings',
      overlay: comingSoonOverlay,
      load: () =>
        import(/* webpackChunkName: "PushNotificationsSection" */ './engagement/PushNotificationsSection.tsx'),
    },
  ],
  [
    {
      id: 'integrations',
      title: t`Integrations`,
      icon: PlugIcon,
      permission: 'Settings',
      load: () => import(/* webpackChunkName: "IntegrationsSection" */ './account/IntegrationsSection.tsx'),
    },
    {
      id: 'billing',
      title: t`Billing`,
      icon: ReceiptIcon,
      permission: 'Settings',
      load: () => import(/* webpackChunkName: "BillingSection" */ './account/BillingSection.tsx'),
    },
    {
      id: 'add-ons',
      title: t`Add-ons`,
      icon: PuzzleIcon,
      permission: 'Settings',
      load: () => import(/* webpackChunkName: "AddOnsSection" */ './account/AddOnsSection.tsx'),
    },
  ],
  [
    {
      id: 'support',
      title: t`Support`,
      icon: LifeBuoyIcon,
      permission: 'Settings',
      load: () => import(/* webpackChunkName: "SupportSection" */ './account/SupportSection.tsx'),
    },
    {
      id: 'staff',
      title: t`Staff Management`,
      icon: UsersRoundIcon,
      permission: 'Staff Management',
      overlay: comingSoonOverlay,
      load: () => import(/* webpackChunkName: "StaffSection" */ './account/StaffSection.tsx'),
    },
    {
      id: 'settings',
      title: t`Settings`,
      icon: SettingsIcon,
      load: () => import(/* webpackChunkName: "SettingsSection" */ './account/SettingsSection.tsx'),
    },
  ],
] as const satisfies readonly (readonly SectionDefinition[])[];

export type SectionId = (typeof sectionGroups)[number][number]['id'];
export type Section = SectionDefinition & { readonly id: SectionId };

/** All sections in the sidebar's order. */
export const sections: readonly Section[] = sectionGroups.flat();
