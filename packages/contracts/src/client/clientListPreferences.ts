import { array, type InferType, object } from 'yup';
import { enumField, optionalLine, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { clientColumns } from './clientList.ts';

/** How many ways to look at the list may have a name. */
export const SAVED_VIEWS_MAX = 20;

const COLUMNS = 'Name the columns that are hidden.';
const VIEWS = 'Send the views as a list.';

/** How an operator has the list of clients: which columns are hidden, and views of it by their names. */
export const clientListPreferencesSchema = object({
  hidden: array(enumField(clientColumns, 'The list has no such column.'))
    .typeError(COLUMNS)
    .max(clientColumns.length, COLUMNS)
    .required(COLUMNS),
  views: array(
    object({
      name: requiredLine('Give the view a name.', 40),
      /** The query of its address: what is searched, shown and sorted. */
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

/** An operator's own: it goes along to every browser. */
export const clientListPreferences = {
  read: endpoint.get('/api/admin/client-list-preferences', 'admin', reply<ClientListPreferencesReply>()),
  save: endpoint.put(
    '/api/admin/client-list-preferences',
    'admin',
    clientListPreferencesSchema,
    reply<ClientListPreferencesReply>(),
  ),
};
