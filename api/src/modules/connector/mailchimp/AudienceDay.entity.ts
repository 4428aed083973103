import { EntitySchema } from 'typeorm';
import { epochMs, int, reference, varchar } from '../../../db/columns.ts';

/** How large a client's audience was when it was last read on a day. A size is no sum, so it is no figure of events. */
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
