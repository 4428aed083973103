import { EntitySchema } from 'typeorm';
import { epochMs, reference, varchar } from '../../db/columns.ts';

/** What a business may do so often on a day. */
export type QuotaKind = 'tickets' | 'messages' | 'uploadBytes' | 'invitations' | 'alerts' | 'infectedAlerts';

/** How much of one thing a business has used on one day; the row of the next day begins at nothing. */
export interface Quota {
  /** Kind, day and business: there is one row of them. */
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
    // Bytes are more than an int takes.
    used: epochMs(),
  },
  indices: [
    { name: 'ix_quotas_business', columns: ['businessId'] },
    { name: 'ix_quotas_day', columns: ['day'] },
  ],
});
