import { array, type InferType, object } from 'yup';
import { clientColumns } from './clientList.ts';
import { endpoint, reply } from './endpoint.ts';
import { oneOfWords, optionalLine, requiredLine } from './text.ts';

/** How many ways to look at the list may have a name. */
export const MOST_VIEWS = 20;

const COLUMNS = 'Name the columns that are hidden.';
const VIEWS = 'Send the views as a list.';

/** How an operator has the list of clients: which columns are hidden, and views of it by their names. */
export const clientTableSchema = object({
  hidden: array(oneOfWords(clientColumns, 'The list has no such column.'))
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
    .max(MOST_VIEWS, `At most ${MOST_VIEWS} views are kept.`)
    .required(VIEWS),
});

export type ClientTableBody = InferType<typeof clientTableSchema>;

export interface ClientTableReply {
  hidden: string[];
  views: { name: string; query: string }[];
}

/** An operator's own: it goes along to every browser. */
export const clientTable = {
  read: endpoint.get('/api/admin/client-table', 'admin', reply<ClientTableReply>()),
  save: endpoint.put('/api/admin/client-table', 'admin', clientTableSchema, reply<ClientTableReply>()),
};
