import { type InferType, object } from 'yup';
import { endpoint, reply } from './endpoint.ts';
import { optionalDay, optionalId, optionalLine, pageSize } from './text.ts';

/** How many entries one page of the trail has, unless fewer are asked for. */
export const AUDIT_PAGE = 100;

/** Which entries of the trail are meant: days are those of the product's time zone, both included. */
export const auditQuery = object({
  action: optionalLine(64),
  /** Part of the name or address of whoever did it. */
  who: optionalLine(200),
  client: optionalId('This client cannot be read.'),
  from: optionalDay('Write the day as YYYY-MM-DD.'),
  to: optionalDay('Write the day as YYYY-MM-DD.'),
  /** The last entry that was read: what follows is older. */
  cursor: optionalId('This page cannot be read.'),
  limit: pageSize(AUDIT_PAGE),
});

export type AuditQuery = InferType<typeof auditQuery>;

/** What was changed, field by field; a value that nobody may read again, such as a password, is not among them. */
export type AuditValues = Record<string, string | number | boolean | null>;

export interface AuditReply {
  id: string;
  /** ISO 8601, in UTC. */
  at: string;
  /** Subject and verb: 'client.launched'. */
  action: string;
  /** Who did it, as they were called then; null for nobody who was signed in. */
  who: string | null;
  /** The client it was about, by the name it had then. */
  clientId: string | null;
  clientName: string | null;
  before: AuditValues | null;
  after: AuditValues | null;
  /** The address it came from. */
  from: string;
}

export const audit = {
  list: endpoint.find('/api/admin/audit', 'admin', auditQuery, reply<AuditReply[]>()),
};
