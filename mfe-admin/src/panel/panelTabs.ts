import { lateTab } from '../tabs/lateTab.tsx';
import type { PanelTab } from './PanelTab.ts';

/** The tabs of a client's panel in order; the first is shown when the address names none. */
export const panelTabs = [
  {
    id: 'profile',
    label: 'Profile',
    Tab: lateTab(() => import(/* webpackChunkName: "ProfileTab" */ './ProfileTab.tsx')),
  },
  { id: 'app', label: 'App', Tab: lateTab(() => import(/* webpackChunkName: "AppTab" */ './AppTab.tsx')) },
  {
    id: 'reporting',
    label: 'Reporting',
    Tab: lateTab(() => import(/* webpackChunkName: "ReportingTab" */ './ReportingTab.tsx')),
  },
  { id: 'money', label: 'Money', Tab: lateTab(() => import(/* webpackChunkName: "MoneyTab" */ './MoneyTab.tsx')) },
  {
    id: 'support',
    label: 'Support',
    Tab: lateTab(() => import(/* webpackChunkName: "SupportTab" */ './SupportTab.tsx')),
  },
  { id: 'access', label: 'Access', Tab: lateTab(() => import(/* webpackChunkName: "AccessTab" */ './AccessTab.tsx')) },
] as const satisfies readonly PanelTab[];
