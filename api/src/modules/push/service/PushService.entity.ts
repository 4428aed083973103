import type { PushServiceState } from '@skal/contracts/push/push';
import type { PushDriverName } from '@skal/contracts/push/pushService';
import { EntitySchema } from 'typeorm';
import { epochMs, int, nullable, primaryId, reference, text, varchar } from '../../../db/columns.ts';

/** The service that delivers a client's notifications. */
export interface PushService {
  id: string;
  businessId: string;
  driver: PushDriverName;
  /** Shown to operators: project and service account; empty for other drivers. */
  account: string;
  /** Credentials as encrypted JSON (`pushCipher.ts`). */
  sealed: string;
  state: Exclude<PushServiceState, 'missing'>;
  /** What the service answered, as a sentence in English (`pushProblem.ts`); null while it works. */
  problem: string | null;
  /** Number of consecutive failures of the service as a whole. */
  failures: number;
  /** Nothing is sent before this time. */
  pausedUntil: number;
  savedAt: number;
  /** Since when it fails; null while it works. */
  failedAt: number | null;
}

export const PushServiceEntity = new EntitySchema<PushService>({
  name: 'PushService',
  tableName: 'push_services',
  columns: {
    id: primaryId(),
    businessId: reference('fk_push_services_business', 'Business', 'CASCADE'),
    driver: varchar(16),
    account: varchar(300),
    sealed: text(),
    state: varchar(16),
    problem: nullable(varchar(300)),
    failures: int(),
    pausedUntil: epochMs(),
    savedAt: epochMs(),
    failedAt: nullable(epochMs()),
  },
  indices: [{ name: 'uq_push_services_business', columns: ['businessId'], unique: true }],
});
