import { type InferType, object } from 'yup';
import { optionalEnumField, optionalId, optionalIds, optionalLine, pageSize } from '../fields/text.ts';
import { endpoint, file, reply } from '../http/endpoint.ts';
import { type ClientReply, clientStatuses, subscriptionPlans } from './client.ts';

/** Default page size of the client list. */
export const CLIENT_PAGE_SIZE = 200;

/** Columns of the list; each is sortable. */
export const clientColumns = ['business', 'contact', 'plan', 'status', 'phone', 'lastLogin'] as const;
export type ClientColumn = (typeof clientColumns)[number];

export const directions = ['asc', 'desc'] as const;
export type Direction = (typeof directions)[number];

const filter = {
  /** Part of the business name, contact name, email address or phone number (T40). */
  search: optionalLine(),
  status: optionalEnumField(clientStatuses, 'Unknown status.'),
  plan: optionalEnumField(subscriptionPlans, 'Unknown plan.'),
};

const order = {
  /** Default: most recent sign-in first (T38). */
  sort: optionalEnumField(clientColumns, 'Unknown column.'),
  direction: optionalEnumField(directions, 'The sort direction must be asc or desc.'),
};

/** Filter of the clients to count. */
export const clientFilter = object(filter);
export type ClientFilter = InferType<typeof clientFilter>;

/** Filter and order of the exported clients; `ids` restricts them further. */
export const clientExportQuery = object({
  ...filter,
  ...order,
  ids: optionalIds(CLIENT_PAGE_SIZE, `List at most ${CLIENT_PAGE_SIZE} client IDs, separated by commas.`),
});
export type ClientExportQuery = InferType<typeof clientExportQuery>;

/** A page of the list; a query without any field returns the whole list. */
export const clientQuery = object({
  ...filter,
  ...order,
  /** Id of the last client of the previous page. */
  cursor: optionalId('Invalid page cursor.'),
  limit: pageSize(CLIENT_PAGE_SIZE).optional().default(undefined),
});
export type ClientQuery = InferType<typeof clientQuery>;

export interface ClientCountReply {
  clients: number;
}

/** The operator's clients: a page or all, their number, and a spreadsheet export. */
export const clientList = {
  list: endpoint.find('/api/admin/clients', 'admin', clientQuery, reply<ClientReply[]>()),
  count: endpoint.find('/api/admin/client-count', 'admin', clientFilter, reply<ClientCountReply>()),
  export: endpoint.find('/api/admin/clients.csv', 'admin', clientExportQuery, file()),
};
