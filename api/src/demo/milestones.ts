import type { NewMilestone } from '../modules/appStatus/addMilestones.ts';
import { addDays, dayOf } from '../time/calendar.ts';

/** The steps of K10, all behind it, and how many days before the launch each was done. */
const STEPS: readonly (readonly [title: string, daysBefore: number])[] = [
  ['Contract signed', 28],
  ['UI/UX design', 21],
  ['Platform integrations', 7],
  ['App live', 0],
];

const IS_DEMO = 'Demo data: this step was made up for the demo account.';

/** Milestones for the demo account whose app is live; each says what it is. */
export function demoMilestones(liveAt: number, timeZone: string): NewMilestone[] {
  const launch = dayOf(liveAt, timeZone);
  return STEPS.map(([title, daysBefore]) => ({
    title,
    description: IS_DEMO,
    status: 'completed',
    completedDate: addDays(launch, -daysBefore),
    estimatedDate: null,
    details: [],
    waitingOn: null,
  }));
}
