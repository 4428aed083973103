import type { AppStatusReply, MilestoneReply } from '@skal/contracts/appStatus';
import { isoTimeOrNull } from '../../calendar.ts';
import type { Milestone } from './Milestone.entity.ts';
import type { StoreLinks } from './StoreLinks.entity.ts';

function presentMilestone(milestone: Milestone): MilestoneReply {
  const { id, title, description, status, completedDate, estimatedDate, details } = milestone;
  return { id, title, description, status, completedDate, estimatedDate, details };
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
