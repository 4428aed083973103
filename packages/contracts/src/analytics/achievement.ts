import { endpoint, reply } from '../http/endpoint.ts';

/** What there is to reach, each with how much of it that takes (K12); the portal says it in words. */
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
  /** From zero to the target; of `paid-back` the share that is paid back, to the hundredth. */
  progress: number;
  /** The day on which it was reached, which stays; null until then. */
  completedDate: string | null;
}

export interface AchievementsReply {
  /** All of them, in the order of their targets. */
  achievements: AchievementReply[];
  lastReportOn: string | null;
  /** What reported the figures behind them, and when the last of it came; null while nothing did. */
  source: string | null;
  readAt: string | null;
}

/** What a client's app has reached. */
export const achievement = {
  list: endpoint.get('/api/achievements', 'client', reply<AchievementsReply>()),
  /** Answers with what has been reached and was announced to nobody of the client yet: each is in one answer alone. */
  announce: endpoint.post('/api/achievements/announcements', 'client', reply<AchievementReply[]>()),
};
