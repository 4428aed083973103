import { type InferType, object } from 'yup';
import { optionalDay, optionalId, optionalLine, pageSize } from '../fields/text.ts';
import { endpoint, file, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';

/** Default page size of the audit log. */
export const AUDIT_PAGE_SIZE = 100;

const filter = {
  action: optionalLine(64),
  /** Part of the actor's name or address. */
  who: optionalLine(200),
  client: optionalId('Invalid client ID.'),
  from: optionalDay(say(/*i18n*/ 'Please enter the date as YYYY-MM-DD.')),
  to: optionalDay(say(/*i18n*/ 'Please enter the date as YYYY-MM-DD.')),
};

/** Filter of audit entries; days are in the product's time zone, both ends inclusive. */
export const auditFilter = object(filter);

export type AuditFilter = InferType<typeof auditFilter>;

/** A page of audit entries. */
export const auditQuery = object({
  ...filter,
  /** Id of the last entry of the previous page; older entries follow. */
  cursor: optionalId('Invalid page cursor.'),
  limit: pageSize(AUDIT_PAGE_SIZE),
});

export type AuditQuery = InferType<typeof auditQuery>;

/** Changed fields; values that must stay secret, such as passwords, are left out. */
export type AuditValues = Record<string, string | number | boolean | null>;

export interface AuditReply {
  id: string;
  /** ISO 8601, in UTC. */
  at: string;
  /** Subject and verb: 'client.launched'. */
  action: string;
  /** The actor's name at that time; null for an anonymous visitor. */
  who: string | null;
  /** The affected client, with its name at that time. */
  clientId: string | null;
  clientName: string | null;
  before: AuditValues | null;
  after: AuditValues | null;
  /** IP address. */
  from: string;
}

export interface AuditActionReply {
  action: string;
}

/** The audit log: pages, a spreadsheet export, and the list of actions. */
export const audit = {
  list: endpoint.find('/api/admin/audit', 'admin', auditQuery, reply<AuditReply[]>()),
  actions: endpoint.get('/api/admin/audit-actions', 'admin', reply<AuditActionReply[]>()),
  export: endpoint.find('/api/admin/audit.csv', 'admin', auditFilter, file()),
};
