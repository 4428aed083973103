import type { IntegrationStatus, Platform } from '@skal/contracts/integration/integrationState';
import { EntitySchema } from 'typeorm';
import { epochMs, primaryId, reference, varchar } from '../../db/columns.ts';

/** Status of one platform of a client; platforms without an entry have no row. */
export interface IntegrationState {
  id: string;
  businessId: string;
  platform: Platform;
  status: IntegrationStatus;
  changedAt: number;
}

export const IntegrationStateEntity = new EntitySchema<IntegrationState>({
  name: 'IntegrationState',
  tableName: 'integration_states',
  columns: {
    id: primaryId(),
    businessId: reference('fk_integration_states_business', 'Business', 'CASCADE'),
    platform: varchar(32),
    status: varchar(16),
    changedAt: epochMs(),
  },
  indices: [{ name: 'uq_integration_states_platform', columns: ['businessId', 'platform'], unique: true }],
});
