import type { MilestoneStatus, MilestoneTurn } from '@skal/contracts/app/appStatus';
import { EntitySchema } from 'typeorm';
import { int, json, nullable, primaryId, reference, text, varchar } from '../../db/columns.ts';

/** A launch milestone of a client, entered by an operator (K11). Days are written `2026-03-01`. */
export interface Milestone {
  id: string;
  businessId: string;
  position: number;
  title: string;
  description: string;
  status: MilestoneStatus;
  completedDate: string | null;
  estimatedDate: string | null;
  details: string[];
  /** Who has to act; null for milestones older than this column. */
  waitingOn: MilestoneTurn | null;
}

export const MilestoneEntity = new EntitySchema<Milestone>({
  name: 'Milestone',
  tableName: 'milestones',
  columns: {
    id: primaryId(),
    businessId: reference('fk_milestones_business', 'Business', 'CASCADE'),
    position: int(),
    title: varchar(200),
    description: text(),
    status: varchar(16),
    completedDate: nullable(varchar(10)),
    estimatedDate: nullable(varchar(10)),
    details: json(),
    waitingOn: nullable(varchar(8)),
  },
  indices: [{ name: 'ix_milestones_business', columns: ['businessId', 'position'] }],
});
