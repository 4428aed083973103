import { type EntityManager, MoreThan } from 'typeorm';
import { toIsoTime } from '../../time/calendar.ts';
import { type AppAction, AppActionEntity } from './AppAction.entity.ts';

/** A step as the app reads it, the same as in the message of the webhook. */
export interface ActionChange {
  readonly id: string;
  readonly type: string;
  /** Increases from change to change; an app continues after the last one. */
  readonly sequence: number;
  readonly data: Readonly<Record<string, string | number>>;
}

const presentChange = ({ id, kind, step, sequence, orderName, subjectId, version, at }: AppAction): ActionChange => ({
  ...{ id, type: `${kind}.${step}`, sequence: Number(sequence) },
  data: { [kind]: orderName, event: subjectId, step, version, at: toIsoTime(at) },
});

/** Finds the steps of a client after a sequence number, oldest first. */
export const findActionChanges = async (
  manager: EntityManager,
  businessId: string,
  { after, limit }: { after: number; limit: number },
): Promise<ActionChange[]> => {
  const where = { businessId, sequence: MoreThan(after) };
  const found = await manager.find(AppActionEntity, { where, order: { sequence: 'ASC' }, take: limit });
  return found.map(presentChange);
};
