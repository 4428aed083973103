import type { EntityManager } from 'typeorm';
import { PushServiceError } from './PushDriver.ts';

/** A webhook to the app's backend. */
export interface NewWebhook {
  readonly businessId: string;
  readonly type: 'push.send';
  readonly data: object;
}

/** Enqueues a webhook in the caller's transaction. Replaced by `appWebhook` when that module is merged. */
export async function enqueueWebhook(_manager: EntityManager, _webhook: NewWebhook): Promise<void> {
  throw new PushServiceError('refused', 'has no address: webhooks are not set up on this site');
}
