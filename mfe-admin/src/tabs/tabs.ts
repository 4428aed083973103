import type { ComponentType } from 'react';
import { AnalyticsTab } from './AnalyticsTab.tsx';
import { lazyTab } from './lazyTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';

export interface AdminTab {
  readonly id: string;
  readonly label: string;
  /** The content; one with code of its own can load it ahead. */
  readonly Tab: ComponentType & { readonly load?: () => Promise<unknown> };
}

/** The tabs of the dashboard in order (R1); the first is the default. */
export const tabs = [
  { id: 'overview', label: 'Overview', Tab: OverviewTab },
  {
    id: 'clients',
    label: 'Clients',
    Tab: lazyTab(() => import(/* webpackChunkName: "ClientsTab" */ './ClientsTab.tsx')),
  },
  {
    id: 'revenue',
    label: 'Revenue',
    Tab: lazyTab(() => import(/* webpackChunkName: "RevenueTab" */ './RevenueTab.tsx')),
  },
  { id: 'analytics', label: 'Analytics', Tab: AnalyticsTab },
  {
    id: 'inbox',
    label: 'Inbox',
    Tab: lazyTab(() => import(/* webpackChunkName: "InboxTab" */ './InboxTab.tsx')),
  },
] as const satisfies readonly AdminTab[];
