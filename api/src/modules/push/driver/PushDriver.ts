import type { DevicePlatform } from '@skal/contracts/app/device';
import type { PushLink, PushReason } from '@skal/contracts/push/push';
import { SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { EntityManager } from 'typeorm';
import { type Text, textFor } from '../../../language/text.ts';

/** What a device shows. */
export interface PushMessage {
  /** Id of the campaign, which the app reports with `notification.delivered` and `notification.opened`. */
  readonly id: string;
  readonly businessId: string;
  readonly title: string;
  readonly text: string;
  readonly link: PushLink | null;
}

export interface PushTarget {
  readonly deviceId: string;
  readonly token: string;
  readonly platform: DevicePlatform;
  readonly locale: string;
}

/**
 * Outcome for one device: sent; failed for good, and whether its token is no longer known; or to be tried again, after a
 * delay in milliseconds if the service gave one.
 */
export type PushOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly reason: PushReason; readonly isGone: boolean }
  | { readonly kind: 'later'; readonly retryAfterMs: number | null };

/**
 * The service as a whole does not deliver: it limits the rate (`busy`), cannot be reached, or rejects our credentials
 * (`refused`). `problem` says so as a sentence.
 */
export class PushServiceError extends Error {
  override name = 'PushServiceError';
  readonly kind: 'busy' | 'unreachable' | 'refused';
  readonly problem: Text;
  readonly retryAfterMs: number | null;

  constructor(kind: PushServiceError['kind'], problem: Text, retryAfterMs: number | null = null) {
    super(textFor(SOURCE_LOCALE, problem));
    this.kind = kind;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface PushDriver {
  /**
   * Sends a message to one device.
   * @throws PushServiceError if the service does not deliver at all
   */
  send(message: PushMessage, target: PushTarget): Promise<PushOutcome>;
  /** Hands over the devices of a batch in the transaction that records them as sent. */
  commit?(manager: EntityManager, message: PushMessage, targets: readonly PushTarget[]): Promise<void>;
}
