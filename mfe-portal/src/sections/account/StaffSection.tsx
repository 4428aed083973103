import { SectionBody } from '../../components/layout/Grid.tsx';
import { ActivityPanel } from '../../features/staff/ActivityPanel.tsx';
import { RoleCards } from '../../features/staff/RoleCards.tsx';
import { TeamPanel } from '../../features/staff/TeamPanel.tsx';
import { useAccount } from '../../session/useAccount.ts';

/** The team, the roles, and after launch what the team did (M1-M12). The list is also loaded under the overlay (T30). */
export default function StaffSection() {
  const { live } = useAccount();
  return (
    <SectionBody>
      <TeamPanel />
      <RoleCards />
      {live ? <ActivityPanel /> : null}
    </SectionBody>
  );
}
