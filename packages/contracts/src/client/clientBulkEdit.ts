import { array, type InferType, number, object } from 'yup';
import { optionalEnumField, requiredId } from '../fields/text.ts';
import { endpoint, type RequestOf, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { type ClientReply, clientStatuses, subscriptionPlans } from './client.ts';
import { CLIENT_PAGE_SIZE } from './clientList.ts';

const CLIENTS_MESSAGE = say(/*i18n*/ 'Please select the clients to change.');
const VERSION = 'The version must be a whole number.';

/** New plan, status, or both of one client; absent fields stay. The version is the one shown to the operator. */
const clientChange = object({
  id: requiredId(CLIENTS_MESSAGE),
  version: number().typeError(VERSION).integer(VERSION).min(1, VERSION).required(VERSION),
  status: optionalEnumField(clientStatuses, 'Unknown status.'),
  subscriptionPlan: optionalEnumField(subscriptionPlans, 'Unknown plan.'),
})
  .typeError(CLIENTS_MESSAGE)
  .nonNullable(CLIENTS_MESSAGE);

/** Whether each client appears once. Invalid entries are reported by their own schema, so they are allowed here. */
function hasUniqueIds(changes: readonly ({ id: string } | null)[] = []): boolean {
  const ids = changes.flatMap((change) => change?.id ?? []);
  return new Set(ids).size === ids.length;
}

/** At most one page of the list, each client once. */
export const clientBulkEditSchema = object({
  changes: array(clientChange)
    .typeError(CLIENTS_MESSAGE)
    .min(1, CLIENTS_MESSAGE)
    .max(CLIENT_PAGE_SIZE, say(/*i18n*/ 'You can change at most {max} clients at once.', { max: CLIENT_PAGE_SIZE }))
    .test('once', 'Each client can be listed only once.', (changes) => hasUniqueIds(changes))
    .required(CLIENTS_MESSAGE),
});

/** Parsed changes. */
export type ParsedClientBulkEdit = InferType<typeof clientBulkEditSchema>;

/** One change, as sent by a page. */
export type ClientBulkEditItem = NonNullable<RequestOf<typeof clientBulkEditSchema>['changes']>[number];

/** A client that was not changed, and why; without a name when it no longer exists. */
export interface RejectedClientEditReply {
  id: string;
  businessName: string | null;
  error: string;
}

/** Result per client: clients that now have the requested values, and clients left unchanged. */
export interface ClientBulkEditReply {
  changed: ClientReply[];
  refused: RejectedClientEditReply[];
}

/** Bulk edit of several clients in one transaction. */
export const clientBulk = {
  update: endpoint.post('/api/admin/clients/changes', 'admin', clientBulkEditSchema, reply<ClientBulkEditReply>()),
};
