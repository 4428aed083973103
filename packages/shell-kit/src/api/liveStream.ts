import type { LiveEvent } from '@skal/contracts/operations/liveEvents';
import { listenToSharedStream } from './sharedStream.ts';

/** A subscriber of the shared stream. */
interface StreamSubscriber {
  readonly kind: LiveEvent;
  /** Something of this kind has changed. */
  onUpdate(): void;
  /** The stream has opened or closed. Updates may have been missed before it opened (again). */
  open?(isOpen: boolean): void;
}

/** The subscribers of a page share one connection. */
class SubscriberGroup {
  readonly #all = new Set<StreamSubscriber>();
  #leave: (() => void) | null = null;
  #isOpen = false;
  readonly #account: string;

  constructor(account: string) {
    this.#account = account;
  }

  add(subscriber: StreamSubscriber): void {
    this.#all.add(subscriber);
    if (this.#leave === null) this.#begin();
    else if (this.#isOpen) {
      // Asynchronously, as for a stream that has just opened: not before the caller has returned.
      void Promise.resolve().then(() => {
        if (this.#all.has(subscriber)) subscriber.open?.(true);
      });
    }
  }

  remove(subscriber: StreamSubscriber): void {
    this.#all.delete(subscriber);
    subscriber.open?.(false);
    if (this.#all.size === 0) this.#end();
  }

  #begin(): void {
    this.#leave = listenToSharedStream(this.#account, {
      onUpdate: (kind) => {
        for (const subscriber of [...this.#all]) if (subscriber.kind === kind) subscriber.onUpdate();
      },
      onConnectionChange: (isOpen) => {
        this.#isOpen = isOpen;
        for (const { open } of [...this.#all]) open?.(isOpen);
      },
      onExpired: () => this.#end(),
    });
  }

  #end(): void {
    const leave = this.#leave;
    this.#leave = null;
    leave?.();
  }
}

const groupsByAccount = new Map<string, SubscriberGroup>();

/**
 * Subscribes to changes by the stream that the windows of this browser share.
 * @param account that receives the updates
 * @returns a function that unsubscribes
 */
export function subscribeToStream(account: string, subscriber: StreamSubscriber): () => void {
  const group = groupsByAccount.get(account) ?? new SubscriberGroup(account);
  groupsByAccount.set(account, group);
  group.add(subscriber);
  return () => group.remove(subscriber);
}
