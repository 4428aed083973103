import type { AppStatusReply, MilestoneReply } from '@skal/contracts/app/appStatus';
import { toIsoTimeOrNull } from '../../time/calendar.ts';
import type { Milestone } from './Milestone.entity.ts';
import type { StoreLinks } from './StoreLinks.entity.ts';

/** Presents a milestone to client and operator; the agency has to act by default. */
export function presentMilestone(milestone: Milestone): MilestoneReply {
  const { id, title, description, status, completedDate, estimatedDate, details, waitingOn } = milestone;
  return { id, title, description, status, completedDate, estimatedDate, details, waitingOn: waitingOn ?? 'agency' };
}

/** Presents the status of an app to its client (K11). */
export function presentAppStatus(
  liveAt: number | null,
  milestones: readonly Milestone[],
  links: StoreLinks | null,
): AppStatusReply {
  return {
    liveAt: toIsoTimeOrNull(liveAt),
    milestones: milestones.map(presentMilestone),
    appStoreUrl: links?.appStoreUrl ?? null,
    googlePlayUrl: links?.googlePlayUrl ?? null,
  };
}
