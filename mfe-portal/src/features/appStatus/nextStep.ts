import type { AppStatusReply } from '@skal/contracts/app/appStatus';
import { appStatus } from '../../content/sections/appStatus.ts';
import { formatDay } from '../../format/date.ts';
import { safeStoreUrl } from './safeStoreUrl.ts';

const { next, expected } = appStatus;

export interface NextStepCopy {
  owner: string;
  what: string;
  done: boolean;
}

/** Returns the next step of the client's timeline: the milestone in progress, otherwise the first pending one. */
export function getNextStep(
  { milestones, ...stores }: Omit<AppStatusReply, 'liveAt'>,
  liveSince: string | null,
): NextStepCopy {
  if (liveSince !== null) {
    const isLinked = safeStoreUrl(stores.appStoreUrl) !== null && safeStoreUrl(stores.googlePlayUrl) !== null;
    return { owner: next.live(formatDay(liveSince)), what: isLinked ? next.linkedText : next.liveText, done: true };
  }
  if (milestones.length === 0) return { owner: next.ourTurn, what: next.unplanned, done: false };
  const step =
    milestones.find(({ status }) => status === 'in-progress') ?? milestones.find(({ status }) => status === 'pending');
  if (!step) return { owner: next.done, what: next.doneText, done: true };
  const when = step.estimatedDate ? expected(formatDay(step.estimatedDate)) : '';
  if (step.waitingOn === 'client')
    return { owner: next.yourTurn, what: next.yourTurnText(step.title, when), done: false };
  return { owner: next.ourTurn, what: next.ourTurnText(step.title, when), done: false };
}
