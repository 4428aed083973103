import { type InferType, object } from 'yup';
import { optionalEnumField, optionalId, optionalIds, optionalLine, pageSize } from '../fields/text.ts';
import { endpoint, file, reply } from '../http/endpoint.ts';
import { type ClientReply, clientStatuses, subscriptionPlans } from './client.ts';

/** How many clients one page of the list has, unless fewer are asked for. */
export const CLIENT_PAGE_SIZE = 200;

/** The columns of the list, each of which may sort it. */
export const clientColumns = ['business', 'contact', 'plan', 'status', 'phone', 'lastLogin'] as const;
export type ClientColumn = (typeof clientColumns)[number];

export const directions = ['asc', 'desc'] as const;
export type Direction = (typeof directions)[number];

const filter = {
  /** Part of the business's name, the contact's, the e-mail address or the phone number (T40). */
  search: optionalLine(),
  status: optionalEnumField(clientStatuses, 'There is no such status.'),
  plan: optionalEnumField(subscriptionPlans, 'There is no such plan.'),
};

const order = {
  /** Without it, who signed in last comes first (T38). */
  sort: optionalEnumField(clientColumns, 'The list has no such column.'),
  direction: optionalEnumField(directions, 'Sort asc or desc.'),
};

/** Which clients are counted. */
export const clientFilter = object(filter);
export type ClientFilter = InferType<typeof clientFilter>;

/** Which clients are exported, and in which order; with `ids`, of those only these. */
export const clientExportQuery = object({
  ...filter,
  ...order,
  ids: optionalIds(CLIENT_PAGE_SIZE, `Name at most ${CLIENT_PAGE_SIZE} clients, with commas between.`),
});
export type ClientExportQuery = InferType<typeof clientExportQuery>;

/** Which page of the list is asked for; a query without any field asks for all of it. */
export const clientQuery = object({
  ...filter,
  ...order,
  /** The last client that was read: what follows comes after it. */
  cursor: optionalId('This page cannot be read.'),
  limit: pageSize(CLIENT_PAGE_SIZE).optional().default(undefined),
});
export type ClientQuery = InferType<typeof clientQuery>;

export interface ClientCountReply {
  clients: number;
}

/** The operator's clients: all of them or a page, how many there are, and as a file for a spreadsheet. */
export const clientList = {
  list: endpoint.find('/api/admin/clients', 'admin', clientQuery, reply<ClientReply[]>()),
  count: endpoint.find('/api/admin/client-count', 'admin', clientFilter, reply<ClientCountReply>()),
  export: endpoint.find('/api/admin/clients.csv', 'admin', clientExportQuery, file()),
};
