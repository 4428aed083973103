import { EntitySchema } from 'typeorm';
import { epochMs, primaryId, varchar } from '../../db/columns.ts';

/**
 * A request for a link from the public form. It is stored before the account is looked up, and deleted once processed.
 */
export interface LinkRequest {
  id: string;
  /** Normalised: trimmed and in lower case. */
  email: string;
  /** IP address of the sender. */
  from: string;
  createdAt: number;
}

export const LinkRequestEntity = new EntitySchema<LinkRequest>({
  name: 'LinkRequest',
  tableName: 'link_requests',
  columns: {
    id: primaryId(),
    email: varchar(254),
    from: { ...varchar(64), name: 'from_address' },
    createdAt: epochMs(),
  },
});
