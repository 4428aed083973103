import { useLiveEvents } from '@skal/shell-kit/api';
import { hasPermission, useAccount } from '../../session/useAccount.ts';
import { useAnnounceAchievements } from './useAnnouncements.ts';

/** Shows toasts of new achievements in every section: the event stream signals when there are any, so no page polls. */
export function AchievementAnnouncer() {
  const account = useAccount();
  const { live, draftOwner } = account;
  return live && draftOwner !== undefined && hasPermission(account, 'Analytics') ? <AchievementListener /> : null;
}

function AchievementListener() {
  const announce = useAnnounceAchievements();
  useLiveEvents('achievements', () => void announce());
  return null;
}
