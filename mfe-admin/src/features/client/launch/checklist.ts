import type { MilestoneReply } from '@skal/contracts/app/appStatus';
import type { ClientDetailReply } from '@skal/contracts/client/client';
import { launch } from '../../../content/clients/launch.ts';

export interface ChecklistItem {
  name: string;
  ready: boolean;
}

/** Recommended steps before the launch of an app; none is mandatory. */
export const launchChecklist = (
  { features, storeLinks }: Pick<ClientDetailReply, 'features' | 'storeLinks'>,
  milestones: readonly MilestoneReply[] = [],
): ChecklistItem[] => [
  { name: launch.check.appStore, ready: storeLinks.appStore !== null },
  { name: launch.check.googlePlay, ready: storeLinks.googlePlay !== null },
  { name: launch.check.features, ready: Object.values(features).some((on) => on) },
  {
    name: launch.check.milestones,
    ready: milestones.length > 0 && milestones.every(({ status }) => status === 'completed'),
  },
];
