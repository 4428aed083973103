import { array, type InferType, object } from 'yup';
import { enumField, optionalLine, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { clientColumns } from './clientList.ts';

/** Maximum number of saved views. */
export const SAVED_VIEWS_MAX = 20;

const COLUMNS = 'hidden must be a list of column names.';
const VIEWS = 'views must be a list.';

/** An operator's preferences for the client list: hidden columns and saved views. */
export const clientListPreferencesSchema = object({
  hidden: array(enumField(clientColumns, 'Unknown column.'))
    .typeError(COLUMNS)
    .max(clientColumns.length, COLUMNS)
    .required(COLUMNS),
  views: array(
    object({
      name: requiredLine(say(/*i18n*/ 'Please enter a name for the view.'), 40),
      /** Query string of the view: search, filter and order. */
      query: optionalLine(600),
    }),
  )
    .typeError(VIEWS)
    .max(SAVED_VIEWS_MAX, say(/*i18n*/ 'You can save at most {max} views.', { max: SAVED_VIEWS_MAX }))
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
