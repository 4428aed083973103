import type { ActionReply } from '@skal/contracts/app/appAction';
import { type EntityManager, In } from 'typeorm';
import { toIsoTime } from '../../time/calendar.ts';
import { findMessageProgress } from '../appWebhook/enqueueWebhook.ts';
import { type AppAction, AppActionEntity } from './AppAction.entity.ts';

/** The state of an order or reservation that was never answered. */
export const UNANSWERED: ActionReply = { step: null, version: 0, at: null, by: null, progress: 'none' };

/** Finds the last steps of orders or reservations, by the id of their event; those without a step are missing. */
export async function findActionStates(
  manager: EntityManager,
  businessId: string,
  subjectIds: readonly string[],
): Promise<Map<string, ActionReply>> {
  if (subjectIds.length === 0) return new Map();
  const actions = await manager.find(AppActionEntity, {
    where: { businessId, subjectId: In([...subjectIds]) },
    order: { version: 'ASC' },
  });
  const last = new Map<string, AppAction>(actions.map((action) => [action.subjectId, action]));
  const progress = await findMessageProgress(
    manager,
    [...last.values()].map(({ id }) => id),
  );
  return new Map(
    [...last].map(([subjectId, { id, step, version, at, byName }]) => [
      subjectId,
      { step, version, at: toIsoTime(at), by: byName, progress: progress.get(id) ?? 'none' },
    ]),
  );
}
