import { type AddMilestoneBody, MILESTONES_MAX, type ParsedMilestoneChange } from '@skal/contracts/app/milestone';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { sentence } from '../../language/text.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import { conflict, HttpError } from '../../server/errors/HttpError.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { type Milestone, MilestoneEntity } from './Milestone.entity.ts';
import { findMilestones } from './milestone.query.ts';

const milestoneNotFound = () =>
  new HttpError(404, /*i18n*/ 'This milestone no longer exists. Someone may have removed it.');

/** Maps an emptied day to null. */
const dayOrNull = (day: string | undefined) => (day === '' ? null : day);

/**
 * Adds a milestone at the end of a client's list.
 * @throws HttpError 404 for an unknown client, 409 if the maximum number is reached
 */
export function addMilestone(
  db: Database,
  businessId: string,
  body: AddMilestoneBody,
  actor: Actor,
): Promise<Milestone> {
  return db.tx(async (manager) => {
    const client = await lockBusiness(manager, businessId);
    const steps = await findMilestones(manager, businessId);
    if (steps.length >= MILESTONES_MAX)
      throw conflict(sentence(/*i18n*/ 'A timeline can have at most {max} milestones.', { max: MILESTONES_MAX }));
    const { title, description, status, waitingOn, details } = body;
    const milestone: Milestone = {
      ...{ id: newId(), businessId, position: (steps.at(-1)?.position ?? -1) + 1 },
      ...{ title, description, status, waitingOn, details },
      completedDate: body.completedDate || null,
      estimatedDate: body.estimatedDate || null,
    };
    await insertRows(manager, MilestoneEntity, [milestone]);
    await recordAuditEvent(manager, actor, { action: 'milestone.added', client, after: { title, status } });
    return milestone;
  });
}

/** Runs work on one milestone while its list is locked. */
async function withLockedMilestone<Result>(
  db: Database,
  id: string,
  work: (step: Milestone, plan: Milestone[], client: { id: string; name: string }, m: EntityManager) => Promise<Result>,
): Promise<Result> {
  // The owner never changes, so it can be read first; the milestone is read again under the lock.
  const known = await db.read((manager) => manager.findOneBy(MilestoneEntity, { id }));
  if (!known) throw milestoneNotFound();
  return db.tx(async (manager) => {
    const client = await lockBusiness(manager, known.businessId);
    const plan = await findMilestones(manager, known.businessId);
    const step = plan.find((one) => one.id === known.id);
    if (!step) throw milestoneNotFound();
    return work(step, plan, client, manager);
  });
}

/** Moves a milestone to a position, counted from 0; the others close up. */
async function moveTo(manager: EntityManager, plan: readonly Milestone[], step: Milestone, at: number): Promise<void> {
  const order = plan.filter(({ id }) => id !== step.id);
  order.splice(at, 0, step);
  for (const [position, { id, position: before }] of order.entries()) {
    if (position !== before) await manager.update(MilestoneEntity, { id }, { position });
  }
}

/**
 * Changes the given fields of a milestone, including its position.
 * @throws HttpError 404 for an unknown milestone
 */
export const changeMilestone = (
  db: Database,
  id: string,
  { position, ...change }: ParsedMilestoneChange,
  actor: Actor,
): Promise<Milestone> =>
  withLockedMilestone(db, id, async (step, plan, client, manager) => {
    const { completedDate, estimatedDate } = change;
    const days = { completedDate: dayOrNull(completedDate), estimatedDate: dayOrNull(estimatedDate) };
    const named = omitUndefined({ ...change, ...days });
    if (Object.keys(named).length > 0) await manager.update(MilestoneEntity, { id }, named);
    if (position !== undefined) await moveTo(manager, plan, step, position);
    const after: Milestone = { ...step, ...named };
    await recordAuditEvent(manager, actor, {
      action: 'milestone.changed',
      client,
      before: { title: step.title, status: step.status, place: plan.indexOf(step) + 1 },
      after: {
        ...{ title: after.title, status: after.status },
        place: Math.min(position ?? plan.indexOf(step), plan.length - 1) + 1,
      },
    });
    return after;
  });

/**
 * Removes a milestone.
 * @throws HttpError 404 for an unknown milestone
 */
export const removeMilestone = (db: Database, id: string, actor: Actor): Promise<void> =>
  withLockedMilestone(db, id, async ({ title, status }, _plan, client, manager) => {
    await manager.delete(MilestoneEntity, { id });
    await recordAuditEvent(manager, actor, { action: 'milestone.removed', client, before: { title, status } });
  });
