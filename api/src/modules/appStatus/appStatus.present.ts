import type { AppStatusReply, MilestoneReply } from '@skal/contracts/app/appStatus';
import { isoTimeOrNull } from '../../time/calendar.ts';
import type { Milestone } from './Milestone.entity.ts';
import type { StoreLinks } from './StoreLinks.entity.ts';

/** A step of a plan, the same for the client and the operator; it is ours to do unless somebody said otherwise. */
export function presentMilestone(milestone: Milestone): MilestoneReply {
  const { id, title, description, status, completedDate, estimatedDate, details, waitingOn } = milestone;
  return { id, title, description, status, completedDate, estimatedDate, details, waitingOn: waitingOn ?? 'agency' };
}

/** How far an app is, as its client sees it (K11). */
export function presentAppStatus(
  liveAt: number | null,
  milestones: readonly Milestone[],
  links: StoreLinks | null,
): AppStatusReply {
  return {
    liveAt: isoTimeOrNull(liveAt),
    milestones: milestones.map(presentMilestone),
    appStoreUrl: links?.appStoreUrl ?? null,
    googlePlayUrl: links?.googlePlayUrl ?? null,
  };
}
