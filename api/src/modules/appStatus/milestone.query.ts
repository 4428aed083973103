import type { EntityManager } from 'typeorm';
import { type Milestone, MilestoneEntity } from './Milestone.entity.ts';

/** Finds the milestones of a business, in order. */
export const findMilestones = (manager: EntityManager, businessId: string): Promise<Milestone[]> =>
  manager.find(MilestoneEntity, { where: { businessId }, order: { position: 'ASC', id: 'ASC' } });
