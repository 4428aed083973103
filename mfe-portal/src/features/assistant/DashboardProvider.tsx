import type { BusinessReply } from '@skal/contracts/account/session';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { expandRequested, selectPanelExpanding } from '../../layout/portal.slice.ts';
import { DASHBOARD, useSectionId } from '../../layout/sectionAddress.ts';
import { useAccount } from '../../session/useAccount.ts';

export interface Dashboard {
  /** True if the full chat is on screen (J16). */
  assistantActive: boolean;
  /** True for 500 ms after the panel expanded to the full chat (J17). */
  panelExpanding: boolean;
  business: BusinessReply;
  /** Goes to the dashboard, which then opens the full chat (O7). */
  expandAssistant: () => void;
}

const DashboardContext = createContext<Dashboard | null>(null);

/** Provides the assistant's position in the portal. */
export function DashboardProvider({ children }: { children: ReactNode }) {
  const section = useSectionId();
  const assistantActive = section === 'ai-assistant';
  const panelExpanding = useSelector(selectPanelExpanding);
  const { business } = useAccount();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const dashboard = useMemo<Dashboard>(
    () => ({
      assistantActive,
      panelExpanding,
      business,
      expandAssistant: () => {
        dispatch(expandRequested());
        if (section === null) void navigate(DASHBOARD);
      },
    }),
    [section, assistantActive, panelExpanding, business, navigate, dispatch],
  );
  return <DashboardContext value={dashboard}>{children}</DashboardContext>;
}

/**
 * Returns the assistant's position in the portal.
 * @throws outside of a DashboardProvider (A16).
 */
export function useDashboard(): Dashboard {
  const dashboard = use(DashboardContext);
  if (!dashboard) throw new Error('useDashboard must be used within a DashboardProvider');
  return dashboard;
}
