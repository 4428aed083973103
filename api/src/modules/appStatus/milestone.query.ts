import type { EntityManager } from 'typeorm';
import { type Milestone, MilestoneEntity } from './Milestone.entity.ts';

/** The steps of a business, in their order. */
export const findMilestones = (manager: EntityManager, businessId: string): Promise<Milestone[]> =>
  manager.find(MilestoneEntity, { where: { businessId }, order: { position: 'ASC', id: 'ASC' } });
