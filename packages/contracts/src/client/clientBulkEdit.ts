import { array, type InferType, number, object } from 'yup';
import { optionalEnumField, requiredId } from '../fields/text.ts';
import { endpoint, type RequestOf, reply } from '../http/endpoint.ts';
import { type ClientReply, clientStatuses, subscriptionPlans } from './client.ts';
import { CLIENT_PAGE_SIZE } from './clientList.ts';

const WHICH = 'Say which clients are to be changed.';
const VERSION = 'Say the version as a whole number.';

/** One client's new plan, or status, or both; what is absent stays. The version is the one that was looked at. */
const clientChange = object({
  id: requiredId(WHICH),
  version: number().typeError(VERSION).integer(VERSION).min(1, VERSION).required(VERSION),
  status: optionalEnumField(clientStatuses, 'There is no such status.'),
  subscriptionPlan: optionalEnumField(subscriptionPlans, 'There is no such plan.'),
})
  .typeError(WHICH)
  .nonNullable(WHICH);

/** Whether nobody is named twice; what is no change at all is refused by itself, and may stand here. */
function isOnce(changes: readonly ({ id: string } | null)[] = []): boolean {
  const ids = changes.flatMap((change) => change?.id ?? []);
  return new Set(ids).size === ids.length;
}

/** At most so many as a page of the list has, each of them once. */
export const clientBulkEditSchema = object({
  changes: array(clientChange)
    .typeError(WHICH)
    .min(1, WHICH)
    .max(CLIENT_PAGE_SIZE, `At most ${CLIENT_PAGE_SIZE} clients are changed at once.`)
    .test('once', 'Name each client once.', (changes) => isOnce(changes))
    .required(WHICH),
});

/** Changes as they have been read. */
export type ParsedClientBulkEdit = InferType<typeof clientBulkEditSchema>;

/** One of them as a page sends it. */
export type ClientBulkEditItem = NonNullable<RequestOf<typeof clientBulkEditSchema>['changes']>[number];

/** A client that was not changed, and why; without a name where there is no such client any longer. */
export interface RejectedClientEditReply {
  id: string;
  businessName: string | null;
  error: string;
}

/** What became of each: those that are now as they were asked to be, and those that were left as they are. */
export interface ClientBulkEditReply {
  changed: ClientReply[];
  refused: RejectedClientEditReply[];
}

/** Several clients at once, all in one transaction. */
export const clientBulk = {
  update: endpoint.post('/api/admin/clients/changes', 'admin', clientBulkEditSchema, reply<ClientBulkEditReply>()),
};
