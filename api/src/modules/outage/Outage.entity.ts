import { EntitySchema } from 'typeorm';
import { line, maybe, time } from '../../db/columns.ts';

/** Something outside that the site asks, and when it was away last: one row for all processes. */
export interface Outage {
  /** What is away: `clamav`. */
  name: string;
  since: number;
  /** Null while it is away. */
  endedAt: number | null;
}

export const OutageEntity = new EntitySchema<Outage>({
  name: 'Outage',
  tableName: 'outages',
  columns: {
    name: { ...line(32), primary: true },
    since: time(),
    endedAt: maybe(time()),
  },
});
