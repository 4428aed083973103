import type { ActionStep } from '@skal/contracts/app/appAction';
import { EntitySchema } from 'typeorm';
import { epochMs, id, int, primaryId, reference, varchar } from '../../db/columns.ts';

export type ActionKind = 'order' | 'reservation';

/** A step of an order or reservation, as a person took it in the portal. Rows are only added. */
export interface AppAction {
  /** Also the id of the message to the app. */
  id: string;
  businessId: string;
  /** The event of the order or reservation, without the client. */
  subjectId: string;
  kind: ActionKind;
  step: ActionStep;
  /** Number of this step, from 1: two people who take different steps have one winner. */
  version: number;
  /** Increases with each commit of this client, unlike ids of concurrent processes. */
  sequence: number;
  /** Source and name of the order or reservation, and the time of its event. */
  source: string;
  orderName: string;
  subjectAt: number;
  at: number;
  byName: string;
}

export const AppActionEntity = new EntitySchema<AppAction>({
  name: 'AppAction',
  tableName: 'app_actions',
  columns: {
    id: primaryId(),
    businessId: reference('fk_app_actions_business', 'Business', 'CASCADE'),
    subjectId: id(),
    kind: varchar(16),
    step: varchar(16),
    version: int(),
    sequence: epochMs(),
    source: varchar(32),
    orderName: varchar(64),
    subjectAt: epochMs(),
    at: epochMs(),
    byName: varchar(401),
  },
  indices: [
    { name: 'uq_app_actions_version', columns: ['businessId', 'subjectId', 'version'], unique: true },
    { name: 'ix_app_actions_sequence', columns: ['businessId', 'sequence'] },
    { name: 'ix_app_actions_business', columns: ['businessId', 'kind', 'at'] },
    { name: 'ix_app_actions_at', columns: ['at'] },
  ],
});
