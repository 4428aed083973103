import { type InferType, object } from 'yup';
import { optionalDay, optionalId, optionalLine, pageSize } from '../fields/text.ts';
import { endpoint, file, reply } from '../http/endpoint.ts';

/** How many entries one page of the trail has, unless fewer are asked for. */
export const AUDIT_PAGE_SIZE = 100;

const filter = {
  action: optionalLine(64),
  /** Part of the name or address of whoever did it. */
  who: optionalLine(200),
  client: optionalId('This client cannot be read.'),
  from: optionalDay('Write the day as YYYY-MM-DD.'),
  to: optionalDay('Write the day as YYYY-MM-DD.'),
};

/** Which entries of the trail are meant: days are those of the product's time zone, both included. */
export const auditFilter = object(filter);

export type AuditFilter = InferType<typeof auditFilter>;

/** Which page of them is asked for. */
export const auditQuery = object({
  ...filter,
  /** The last entry that was read: what follows is older. */
  cursor: optionalId('This page cannot be read.'),
  limit: pageSize(AUDIT_PAGE_SIZE),
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

export interface AuditActionReply {
  action: string;
}

/** The trail: page by page, as a file for a spreadsheet, and which actions stand in it. */
export const audit = {
  list: endpoint.find('/api/admin/audit', 'admin', auditQuery, reply<AuditReply[]>()),
  actions: endpoint.get('/api/admin/audit-actions', 'admin', reply<AuditActionReply[]>()),
  export: endpoint.find('/api/admin/audit.csv', 'admin', auditFilter, file()),
};
