import { type AddWebhookBody, adminAppWebhook, appWebhook, type WebhookReply } from '@skal/contracts/app/appWebhook';
import type { IdempotentRequest } from '@skal/forms';
import { createHooks } from '@skal/shell-kit/api';

const client = createHooks({ appWebhook });
const operator = createHooks({ adminAppWebhook });

/** Calls about the webhooks of one app. */
export interface WebhookCalls {
  readonly webhooks: readonly WebhookReply[] | undefined;
  readonly isFailed: boolean;
  readonly reload: () => void;
  /** Creates an endpoint and returns its secret; rejects if it fails. */
  readonly add: (request: IdempotentRequest<AddWebhookBody>) => Promise<string>;
  readonly rotate: (id: string) => Promise<string>;
  readonly test: (id: string) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  /** Sends a message again; operators only. */
  readonly replay?: (id: string) => Promise<unknown>;
}

/** Calls of a client about its own app. */
export function useClientWebhooks(): WebhookCalls {
  const { data, isError, isFetching, refetch } = client.useListAppWebhookQuery();
  const [add, adding] = client.useAddAppWebhookMutation();
  const [rotate, rotating] = client.useRotateAppWebhookMutation();
  const [test] = client.useTestAppWebhookMutation();
  const [remove] = client.useRemoveAppWebhookMutation();
  return {
    ...{ webhooks: data, isFailed: isError && !isFetching, reload: () => void refetch() },
    async add(request) {
      const made = await add(request).unwrap();
      // Removes the secret from the mutation cache.
      adding.reset();
      return made?.secret ?? '';
    },
    async rotate(id) {
      const made = await rotate({ params: { id } }).unwrap();
      rotating.reset();
      return made?.secret ?? '';
    },
    test: (id) => test({ params: { id } }).unwrap(),
    remove: (id) => remove({ params: { id } }).unwrap(),
  };
}

/** Calls of an operator about the app of a client. */
export function useAdminWebhooks(clientId: string): WebhookCalls {
  const { data, isError, isFetching, refetch } = operator.useListAdminAppWebhookQuery({ params: { id: clientId } });
  const [add, adding] = operator.useAddAdminAppWebhookMutation();
  const [rotate, rotating] = operator.useRotateAdminAppWebhookMutation();
  const [test] = operator.useTestAdminAppWebhookMutation();
  const [remove] = operator.useRemoveAdminAppWebhookMutation();
  const [replay] = operator.useReplayAdminAppWebhookMutation();
  return {
    ...{ webhooks: data, isFailed: isError && !isFetching, reload: () => void refetch() },
    async add(request) {
      const made = await add({ ...request, params: { id: clientId } }).unwrap();
      adding.reset();
      return made?.secret ?? '';
    },
    async rotate(id) {
      const made = await rotate({ params: { id } }).unwrap();
      rotating.reset();
      return made?.secret ?? '';
    },
    test: (id) => test({ params: { id } }).unwrap(),
    remove: (id) => remove({ params: { id } }).unwrap(),
    replay: (id) => replay({ params: { id } }).unwrap(),
  };
}
