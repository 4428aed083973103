import { EntitySchema } from 'typeorm';
import { epochMs, primaryId, varchar } from '../../db/columns.ts';

/**
 * Somebody asked for a link at the public form. The row is stored before anybody looks whether there is such an
 * account, and is gone as soon as that has been done.
 */
export interface LinkRequest {
  id: string;
  /** As compared: trimmed and in lower case. */
  email: string;
  /** The address that it came from. */
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
