import { ANSWERS_MAX, type AppAnswerReply } from '@skal/contracts/content/appContent';
import { type EntityManager, MoreThan } from 'typeorm';
import { toIsoTime } from '../../time/calendar.ts';
import { type AppAction, AppActionEntity } from './AppAction.entity.ts';

const presentChange = ({ id, kind, step, sequence, orderName, subjectId, version, at }: AppAction): AppAnswerReply => ({
  ...{ id, type: `${kind}.${step}`, sequence: Number(sequence) },
  data: { [kind]: orderName, event: subjectId, step, version, at: toIsoTime(at) },
});

/** Finds the steps of a client after a sequence number, oldest first. */
export const findActionChanges = async (
  manager: EntityManager,
  businessId: string,
  after: number,
): Promise<AppAnswerReply[]> => {
  const where = { businessId, sequence: MoreThan(after) };
  const found = await manager.find(AppActionEntity, { where, order: { sequence: 'ASC' }, take: ANSWERS_MAX });
  return found.map(presentChange);
};
