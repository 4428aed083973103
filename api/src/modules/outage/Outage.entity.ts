import { EntitySchema } from 'typeorm';
import { epochMs, nullable, varchar } from '../../db/columns.ts';

/** An external dependency and its last outage; one row for all processes. */
export interface Outage {
  /** Name of the dependency: `clamav`. */
  name: string;
  since: number;
  /** Null during the outage. */
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
