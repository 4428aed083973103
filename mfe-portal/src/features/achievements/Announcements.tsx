import { useLiveEvents } from '@skal/shell-kit/api';
import { useAccount } from '../../session/useAccount.ts';
import { useAnnounceAchievements } from './useAnnouncements.ts';

/**
 * Announces what a live app has reached wherever in the portal the client is: the stream that tells of figures says when
 * there is something, so no page asks for it.
 */
export function AchievementAnnouncer() {
  const { live, draftOwner } = useAccount();
  return live && draftOwner !== undefined ? <Listening /> : null;
}

function Listening() {
  const announce = useAnnounceAchievements();
  useLiveEvents('achievements', () => void announce());
  return null;
}
