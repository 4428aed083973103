import type { LiveEvent } from '@skal/contracts/operations/liveEvents';
import { listenToSharedStream } from './sharedStream.ts';

/** A subscriber of the shared stream. */
interface StreamSubscriber {
  readonly kind: LiveEvent;
  /** Something of this kind has changed. */
  onUpdate(): void;
  /**
   * The stream has opened or closed.
   * @param changedAt the last known change, in milliseconds since 1970: data that was requested later is current
   */
  open?(isOpen: boolean, changedAt: number): void;
}

/** The subscribers of a page share one connection. */
class SubscriberGroup {
  readonly #all = new Set<StreamSubscriber>();
  #leave: (() => void) | null = null;
  #isOpen = false;
  /** Version of the metrics that the page knows, and when the last change became known. */
  #version: string | undefined;
  #changedAt = 0;
  readonly #account: string;

  constructor(account: string, version: string | undefined) {
    this.#account = account;
    this.#version = version;
  }

  add(subscriber: StreamSubscriber): void {
    this.#all.add(subscriber);
    if (this.#leave === null) this.#begin();
    else if (this.#isOpen) {
      // Asynchronously, as for a stream that has just opened: not before the caller has returned.
      void Promise.resolve().then(() => {
        if (this.#all.has(subscriber)) subscriber.open?.(true, this.#changedAt);
      });
    }
  }

  remove(subscriber: StreamSubscriber): void {
    this.#all.delete(subscriber);
    subscriber.open?.(false, this.#changedAt);
    if (this.#all.size === 0) this.#end();
  }

  #begin(): void {
    this.#leave = listenToSharedStream(this.#account, {
      onUpdate: (kind, version) => {
        this.#note(version);
        for (const subscriber of [...this.#all]) if (subscriber.kind === kind) subscriber.onUpdate();
      },
      onConnectionChange: (isOpen, version) => {
        this.#isOpen = isOpen;
        if (isOpen) this.#note(version);
        for (const { open } of [...this.#all]) open?.(isOpen, this.#changedAt);
      },
      onExpired: () => this.#end(),
    });
  }

  /** Without a version anything may have changed. */
  #note(version: string | undefined): void {
    if (version && version === this.#version) return;
    this.#version = version;
    this.#changedAt = Date.now();
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
 * @param version of the metrics on the first page, if the server has read them
 * @returns a function that unsubscribes
 */
export function subscribeToStream(
  account: string,
  version: string | undefined,
  subscriber: StreamSubscriber,
): () => void {
  const group = groupsByAccount.get(account) ?? new SubscriberGroup(account, version);
  groupsByAccount.set(account, group);
  group.add(subscriber);
  return () => group.remove(subscriber);
}
