import { followUpStatuses, leadKinds, leadStatuses, SUSPECTED_SPAM } from '@skal/contracts/support/followUp';
import type { InboxKind, InboxQuery } from '@skal/contracts/support/inbox';
import { ticketStatuses } from '@skal/contracts/support/ticket';

/** One of the tables that the inbox is read from, each by an index of its own; the texts are SQL over its row `t`. */
export interface Source {
  table: string;
  kinds: readonly InboxKind[];
  statuses: readonly string[];
  kind: string;
  title: string;
  /** Who wrote, where the row says so; otherwise it is the client. */
  sender: string;
  /** The address of who wrote. */
  email: string;
  /** The business; of an inquiry the one that it led to. */
  client: string;
  /** When something happened last. */
  at: string;
  priority: string;
  due: string;
  responded: string;
  /** A status whose rows are listed only where a query asks for it, and are not counted. */
  hidden?: string;
}

/** Of a wish its client's. */
const clientEmail = '(SELECT MIN(a.email) FROM accounts a WHERE a.business_id = t.business_id)';
const plain = { sender: 'NULL', email: clientEmail, client: 't.business_id', at: 't.created_at' };
const untimed = { priority: 'NULL', due: 'NULL', responded: 'NULL' };

export const sources: readonly Source[] = [
  {
    ...plain,
    ...{ table: 'tickets', kinds: ['ticket'], statuses: ticketStatuses },
    ...{ kind: "'ticket'", title: 't.title', sender: 't.name', email: 't.email', at: 't.updated_at' },
    ...{ priority: 't.priority', due: 't.response_due_at', responded: 't.responded_at' },
  },
  {
    ...plain,
    ...untimed,
    ...{ table: 'inquiries', kinds: leadKinds, statuses: leadStatuses },
    ...{ kind: 't.kind', title: 'COALESCE(t.company, t.subject)', sender: 't.name', email: 't.email' },
    hidden: SUSPECTED_SPAM,
  },
  {
    ...plain,
    ...untimed,
    ...{ table: 'integration_requests', kinds: ['integration'], statuses: followUpStatuses },
    ...{ kind: "'integration'", title: 't.integration' },
  },
  {
    ...plain,
    ...untimed,
    ...{ table: 'add_on_interests', kinds: ['add-on'], statuses: followUpStatuses },
    ...{ kind: "'add-on'", title: 't.add_on' },
  },
];

/** Whether a table can hold anything of what is asked for. */
const mayHold =
  ({ kind, status, priority }: InboxQuery) =>
  (source: Source): boolean =>
    (!kind || source.kinds.includes(kind)) &&
    (!status || source.statuses.includes(status)) &&
    (!priority || source.priority !== 'NULL');

/** The tables that are read for a query. */
export const sourcesFor = (query: InboxQuery): readonly Source[] => sources.filter(mayHold(query));
