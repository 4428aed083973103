import type { EntityManager } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { type Milestone, MilestoneEntity } from './Milestone.entity.ts';

export type NewMilestone = Omit<Milestone, 'id' | 'businessId' | 'position'>;

/** Adds milestones to a business, in this order, inside the caller's transaction. */
export async function addMilestones(
  manager: EntityManager,
  businessId: string,
  milestones: readonly NewMilestone[],
): Promise<void> {
  const rows = milestones.map((milestone, position) => ({ id: newId(), businessId, position, ...milestone }));
  if (rows.length > 0) await insertRows(manager, MilestoneEntity, rows);
}
