import { EntitySchema } from 'typeorm';
import { epochMs, int, reference, varchar } from '../../../db/columns.ts';

/** Size of a client's audience at the last sync of a day. A size is not a sum, so it is no app metric. */
export interface AudienceDay {
  /** Client and day. */
  id: string;
  businessId: string;
  day: string;
  members: number;
  readAt: number;
}

export const AudienceDayEntity = new EntitySchema<AudienceDay>({
  name: 'AudienceDay',
  tableName: 'audience_days',
  columns: {
    id: { ...varchar(47), primary: true },
    businessId: reference('fk_audience_days_business', 'Business', 'CASCADE'),
    day: varchar(10),
    members: int(),
    readAt: epochMs(),
  },
  indices: [{ name: 'ix_audience_days_business', columns: ['businessId', 'day'] }],
});
