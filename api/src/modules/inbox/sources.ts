import { followUpStatuses, leadKinds, leadStatuses, SUSPECTED_SPAM } from '@skal/contracts/support/followUp';
import type { InboxKind, InboxQuery } from '@skal/contracts/support/inbox';
import { ticketStatuses } from '@skal/contracts/support/ticket';
import { IS_OWN_ACCOUNT } from '../account/ownAccount.query.ts';

/** A source table of the inbox, read by an index of its own; texts are SQL over its row `t`. */
export interface Source {
  table: string;
  kinds: readonly InboxKind[];
  statuses: readonly string[];
  kind: string;
  title: string;
  /** Sender, if the row has one; otherwise the client. */
  sender: string;
  /** Email address of the sender. */
  email: string;
  /** Client; for an inquiry the client it led to. */
  client: string;
  /** Time of the last activity. */
  at: string;
  priority: string;
  due: string;
  responded: string;
  /** A status listed only on request and never counted. */
  hidden?: string;
}

/** The client's address, for requests of clients. */
const clientEmail = `(SELECT MIN(a.email) FROM accounts a WHERE a.business_id = t.business_id AND ${IS_OWN_ACCOUNT})`;
const ofBusiness = { sender: 'NULL', email: clientEmail, client: 't.business_id', at: 't.created_at' };
const noResponseTime = { priority: 'NULL', due: 'NULL', responded: 'NULL' };

export const sources: readonly Source[] = [
  {
    ...ofBusiness,
    ...{ table: 'tickets', kinds: ['ticket'], statuses: ticketStatuses },
    ...{ kind: "'ticket'", title: 't.title', sender: 't.name', email: 't.email', at: 't.updated_at' },
    ...{ priority: 't.priority', due: 't.response_due_at', responded: 't.responded_at' },
  },
  {
    ...ofBusiness,
    ...noResponseTime,
    ...{ table: 'inquiries', kinds: leadKinds, statuses: leadStatuses },
    ...{ kind: 't.kind', title: 'COALESCE(t.company, t.subject)', sender: 't.name', email: 't.email' },
    hidden: SUSPECTED_SPAM,
  },
  {
    ...ofBusiness,
    ...noResponseTime,
    ...{ table: 'integration_requests', kinds: ['integration'], statuses: followUpStatuses },
    ...{ kind: "'integration'", title: 't.integration' },
  },
  {
    ...ofBusiness,
    ...noResponseTime,
    ...{ table: 'add_on_interests', kinds: ['add-on'], statuses: followUpStatuses },
    ...{ kind: "'add-on'", title: 't.add_on' },
  },
];

/** Whether a table can contain matching rows. */
const canMatch =
  ({ kind, status, priority }: InboxQuery) =>
  (source: Source): boolean =>
    (!kind || source.kinds.includes(kind)) &&
    (!status || source.statuses.includes(status)) &&
    (!priority || source.priority !== 'NULL');

/** Returns the tables to read for a query. */
export const selectSources = (query: InboxQuery): readonly Source[] => sources.filter(canMatch(query));
