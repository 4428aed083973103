import { achievements } from '../../content/achievements/achievements.ts';
import { AchievementBoard } from '../../features/achievements/AchievementBoard.tsx';
import { LiveAchievements } from '../../features/achievements/LiveAchievements.tsx';
import { useAccount } from '../../session/useAccount.ts';

/** The sixteen achievements: all locked before launch, then with progress (K12-K17). */
export default function AchievementsSection() {
  const { live } = useAccount();
  return live ? <LiveAchievements /> : <AchievementBoard achievements={achievements} source={null} />;
}
