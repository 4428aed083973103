import { EntitySchema } from 'typeorm';
import { epochMs, primaryId, reference, varchar } from '../../db/columns.ts';

/** An alert that an operator has entered for a client. */
export interface Alert {
  id: string;
  businessId: string;
  title: string;
  createdAt: number;
}

export const AlertEntity = new EntitySchema<Alert>({
  name: 'Alert',
  tableName: 'alerts',
  columns: {
    id: primaryId(),
    businessId: reference('fk_alerts_business', 'Business', 'CASCADE'),
    title: varchar(200),
    createdAt: epochMs(),
  },
  indices: [
    { name: 'ix_alerts_business', columns: ['businessId', 'createdAt'] },
    { name: 'ix_alerts_created', columns: ['createdAt'] },
  ],
});
