import { EntitySchema } from 'typeorm';
import { epochMs, nullable, varchar } from '../../db/columns.ts';

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
    name: { ...varchar(32), primary: true },
    since: epochMs(),
    endedAt: nullable(epochMs()),
  },
});
