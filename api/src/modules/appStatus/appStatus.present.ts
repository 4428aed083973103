import type { AppStatusReply, MilestoneReply } from '@skal/contracts/app/appStatus';
import type { Locale } from '@skal/contracts/site/locale';
import { textFor } from '../../language/text.ts';
import { toIsoTimeOrNull } from '../../time/calendar.ts';
import type { Milestone } from './Milestone.entity.ts';
import type { StoreLinks } from './StoreLinks.entity.ts';

/** Description of the milestones of a demo account, whose texts are those of the product. */
export const DEMO_MILESTONE = /*i18n*/ 'Demo data: this step was made up for the demo account.';

/** Presents a milestone to client and operator; the agency has to act by default. */
export function presentMilestone(milestone: Milestone): MilestoneReply {
  const { id, title, description, status, completedDate, estimatedDate, details, waitingOn } = milestone;
  return { id, title, description, status, completedDate, estimatedDate, details, waitingOn: waitingOn ?? 'agency' };
}

/** Presents a milestone to its client: in the language of the reader if it is demo data, otherwise as an operator wrote it. */
function presentToClient(milestone: Milestone, locale: Locale): MilestoneReply {
  const { title, description } = milestone;
  const presented = presentMilestone(milestone);
  if (description !== DEMO_MILESTONE) return presented;
  return { ...presented, title: textFor(locale, title), description: textFor(locale, description) };
}

/** Presents the status of an app to its client (K11). */
export function presentAppStatus(
  liveAt: number | null,
  milestones: readonly Milestone[],
  links: StoreLinks | null,
  locale: Locale,
): AppStatusReply {
  return {
    liveAt: toIsoTimeOrNull(liveAt),
    milestones: milestones.map((milestone) => presentToClient(milestone, locale)),
    appStoreUrl: links?.appStoreUrl ?? null,
    googlePlayUrl: links?.googlePlayUrl ?? null,
  };
}
