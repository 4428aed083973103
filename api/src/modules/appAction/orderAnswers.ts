import type { ActionReply } from '@skal/contracts/app/appAction';
import { Between, MoreThanOrEqual } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { findMessageProgress } from '../appWebhook/enqueueWebhook.ts';
import { type AppAction, AppActionEntity } from './AppAction.entity.ts';

/** The last step of an order. */
export interface OrderAnswer extends Pick<AppAction, 'subjectId' | 'source' | 'orderName' | 'subjectAt' | 'step'> {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly state: ActionReply;
}

/** Finds the last steps of orders that were answered since a time, or in an earlier range, in milliseconds. */
export function findOrderAnswers(
  db: Database,
  businessId: string,
  { since, from, to }: { since: number; from: number; to: number },
): Promise<OrderAnswer[]> {
  return db.read(async (manager) => {
    const own = { businessId, kind: 'order' as const };
    const actions = await manager.find(AppActionEntity, {
      where: [
        { ...own, at: MoreThanOrEqual(since) },
        { ...own, at: Between(from, to) },
      ],
      order: { version: 'ASC' },
    });
    const last = [...new Map(actions.map((action) => [action.subjectId, action])).values()];
    const progress = await findMessageProgress(
      manager,
      last.map(({ id }) => id),
    );
    return last.map(({ id, subjectId, source, orderName, subjectAt, step, version, at, byName }) => ({
      ...{ subjectId, source, orderName, subjectAt: Number(subjectAt), step, at: Number(at) },
      state: { step, version, at: toIsoTime(at), by: byName, progress: progress.get(id) ?? 'none' },
    }));
  });
}

/** Whether an answered order needs nothing more: it is closed, and the app knows it. */
export const isClosed = ({ step, progress }: ActionReply): boolean =>
  (step === 'completed' || step === 'declined' || step === 'noShow') &&
  (progress === 'none' || progress === 'delivered');
