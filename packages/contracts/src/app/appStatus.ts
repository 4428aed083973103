import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';

export const milestoneStatuses = ['completed', 'in-progress', 'pending'] as const;
export type MilestoneStatus = (typeof milestoneStatuses)[number];

/** Who has to act before a milestone is done. */
export const milestoneTurns = ['agency', 'client'] as const;
export type MilestoneTurn = (typeof milestoneTurns)[number];

/** A milestone on the way to the launch (K11). Dates are days, `2026-03-01`. */
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

/** Progress of the client's app. Without milestones the portal shows an example plan, marked as such. */
export interface AppStatusReply {
  liveAt: string | null;
  milestones: MilestoneReply[];
  appStoreUrl: string | null;
  googlePlayUrl: string | null;
}

export const appStatus = withPermission(['Settings'], {
  read: endpoint.get('/api/app-status', 'client', reply<AppStatusReply>()),
});
