import { endpoint, reply } from '../http/endpoint.ts';

export const milestoneStatuses = ['completed', 'in-progress', 'pending'] as const;
export type MilestoneStatus = (typeof milestoneStatuses)[number];

/** Who has to do something before a step is done. */
export const milestoneTurns = ['agency', 'client'] as const;
export type MilestoneTurn = (typeof milestoneTurns)[number];

/** A step on the way to the launch (K11). Dates are days, `2026-03-01`. */
export interface MilestoneReply {
  id: string;
  title: string;
  description: string;
  status: MilestoneStatus;
  completedDate: string | null;
  estimatedDate: string | null;
  details: string[];
  waitingOn: MilestoneTurn;
}

/** How far the client's app is. Without milestones of its own the portal shows an example plan, as an example. */
export interface AppStatusReply {
  liveAt: string | null;
  milestones: MilestoneReply[];
  appStoreUrl: string | null;
  googlePlayUrl: string | null;
}

export const appStatus = {
  read: endpoint.get('/api/app-status', 'client', reply<AppStatusReply>()),
};
