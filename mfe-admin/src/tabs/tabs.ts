import { t } from '@lingui/core/macro';
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
  { id: 'overview', label: t`Overview`, Tab: OverviewTab },
  {
    id: 'clients',
    label: t`Clients`,
    Tab: lazyTab(() => import(/* webpackChunkName: "ClientsTab" */ './ClientsTab.tsx')),
  },
  {
    id: 'revenue',
    label: t`Revenue`,
    Tab: lazyTab(() => import(/* webpackChunkName: "RevenueTab" */ './RevenueTab.tsx')),
  },
  { id: 'analytics', label: t`Analytics`, Tab: AnalyticsTab },
  {
    id: 'inbox',
    label: t`Inbox`,
    Tab: lazyTab(() => import(/* webpackChunkName: "InboxTab" */ './InboxTab.tsx')),
  },
] as const satisfies readonly AdminTab[];
