import { array, type InferType, object } from 'yup';
import { enumField, optionalLine, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { clientColumns } from './clientList.ts';

/** Maximum number of saved views. */
export const SAVED_VIEWS_MAX = 20;

const COLUMNS = 'Name the columns that are hidden.';
const VIEWS = 'Send the views as a list.';

/** An operator's preferences for the client list: hidden columns and saved views. */
export const clientListPreferencesSchema = object({
  hidden: array(enumField(clientColumns, 'The list has no such column.'))
    .typeError(COLUMNS)
    .max(clientColumns.length, COLUMNS)
    .required(COLUMNS),
  views: array(
    object({
      name: requiredLine('Give the view a name.', 40),
      /** Query string of the view: search, filter and order. */
      query: optionalLine(600),
    }),
  )
    .typeError(VIEWS)
    .max(SAVED_VIEWS_MAX, `At most ${SAVED_VIEWS_MAX} views are kept.`)
    .required(VIEWS),
});

export type ClientListPreferencesBody = InferType<typeof clientListPreferencesSchema>;

export interface ClientListPreferencesReply {
  hidden: string[];
  views: { name: string; query: string }[];
}

/** Stored per operator and shared by all of their browsers. */
export const clientListPreferences = {
  read: endpoint.get('/api/admin/client-list-preferences', 'admin', reply<ClientListPreferencesReply>()),
  save: endpoint.put(
    '/api/admin/client-list-preferences',
    'admin',
    clientListPreferencesSchema,
    reply<ClientListPreferencesReply>(),
  ),
};
