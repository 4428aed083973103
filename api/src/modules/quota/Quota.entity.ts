import { EntitySchema } from 'typeorm';
import { epochMs, reference, varchar } from '../../db/columns.ts';

/** What is limited per business and day. */
export type QuotaKind = 'tickets' | 'messages' | 'uploadBytes' | 'invitations' | 'alerts' | 'infectedAlerts';

/** Usage of one quota by a business on one day; each day has a row of its own. */
export interface Quota {
  /** Kind, day and business; unique. */
  id: string;
  businessId: string;
  day: string;
  used: number;
}

export const QuotaEntity = new EntitySchema<Quota>({
  name: 'Quota',
  tableName: 'quotas',
  columns: {
    id: { ...varchar(64), primary: true },
    businessId: reference('fk_quotas_business', 'Business', 'CASCADE'),
    day: varchar(10),
    // Bytes exceed the range of an int.
    used: epochMs(),
  },
  indices: [
    { name: 'ix_quotas_business', columns: ['businessId'] },
    { name: 'ix_quotas_day', columns: ['day'] },
  ],
});
