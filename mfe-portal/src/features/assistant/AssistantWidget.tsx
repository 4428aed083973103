import { useAccount } from '../../session/useAccount.ts';
import { ClosedWidget } from './ClosedWidget.tsx';
import { useDashboard } from './DashboardProvider.tsx';
import { OpenWidget } from './OpenWidget.tsx';

/** The assistant in the corner of portal pages, except beside the full chat (O1); enabled once live. */
export function AssistantWidget() {
  const { live } = useAccount();
  const { assistantActive } = useDashboard();
  if (assistantActive) return null;
  return live ? <OpenWidget /> : <ClosedWidget />;
}
