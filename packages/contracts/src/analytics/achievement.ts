import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';

/** Achievements with their targets (K12); the portal has the texts. */
export const achievementTargets = {
  'first-guest': 1,
  'first-order': 1,
  'orders-100': 100,
  'revenue-100k': 100_000,
  'paid-back': 1,
  'users-50': 50,
  'users-500': 500,
  'users-2500': 2_500,
  'daily-25': 25,
  'returning-100': 100,
  'push-1': 1,
  'push-opened-100': 100,
  'tickets-100': 100,
  'members-50': 50,
  'rewards-100': 100,
  'one-year': 365,
} as const;

export type AchievementId = keyof typeof achievementTargets;

export interface AchievementReply {
  id: AchievementId;
  /** From zero to the target; for `paid-back` the share paid back, with two decimals. */
  progress: number;
  /** Day on which it was reached first; it is never removed. Null until then. */
  completedDate: string | null;
}

export interface AchievementsReply {
  /** All achievements, in the order of the targets. */
  achievements: AchievementReply[];
  lastReportOn: string | null;
  /** Source of the underlying metrics and time of the latest; null without data. */
  source: string | null;
  readAt: string | null;
}

/** Achievements of a client's app. */
export const achievement = withPermission(['Analytics'], {
  list: endpoint.get('/api/achievements', 'client', reply<AchievementsReply>()),
  /** Returns achievements that no user of the client has been shown yet; each is returned once. */
  announce: endpoint.post('/api/achievements/announcements', 'client', reply<AchievementReply[]>()),
});
