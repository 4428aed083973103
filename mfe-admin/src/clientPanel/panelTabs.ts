import { t } from '@lingui/core/macro';
import { lazyTab } from '../tabs/lazyTab.tsx';
import type { PanelTab } from './PanelTab.ts';

/** The tabs of the client panel in order; the first is the default. */
export const panelTabs = [
  {
    id: 'profile',
    label: t`Profile`,
    Tab: lazyTab(() => import(/* webpackChunkName: "ProfileTab" */ './ProfileTab.tsx')),
  },
  { id: 'app', label: t`App`, Tab: lazyTab(() => import(/* webpackChunkName: "AppTab" */ './AppTab.tsx')) },
  {
    id: 'reporting',
    label: t`Reporting`,
    Tab: lazyTab(() => import(/* webpackChunkName: "ReportingTab" */ './AppDataTab.tsx')),
  },
  { id: 'money', label: t`Money`, Tab: lazyTab(() => import(/* webpackChunkName: "MoneyTab" */ './BillingTab.tsx')) },
  {
    id: 'support',
    label: t`Support`,
    Tab: lazyTab(() => import(/* webpackChunkName: "SupportTab" */ './SupportTab.tsx')),
  },
  { id: 'access', label: t`Access`, Tab: lazyTab(() => import(/* webpackChunkName: "AccessTab" */ './AccessTab.tsx')) },
] as const satisfies readonly PanelTab[];
