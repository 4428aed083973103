import type { LiveEvent } from '@skal/contracts/operations/liveEvents';
import { listenTogether } from './sharedStream.ts';

/** What somebody is told of a stream. */
interface StreamSubscriber {
  readonly kind: LiveEvent;
  /** Something of this kind has changed. */
  onUpdate(): void;
  /** Whether anything would be told from now on; when it is open (again), nobody knows what went by before. */
  open?(isOpen: boolean): void;
}

/** All parts of a page listen as one. */
class Listening {
  readonly #all = new Set<StreamSubscriber>();
  #leave: (() => void) | null = null;
  #isOpen = false;
  readonly #account: string;

  constructor(account: string) {
    this.#account = account;
  }

  add(heard: StreamSubscriber): void {
    this.#all.add(heard);
    if (this.#leave === null) this.#begin();
    else if (this.#isOpen) {
      // As of one that has just been opened: not before the caller has gone on.
      void Promise.resolve().then(() => {
        if (this.#all.has(heard)) heard.open?.(true);
      });
    }
  }

  remove(heard: StreamSubscriber): void {
    this.#all.delete(heard);
    heard.open?.(false);
    if (this.#all.size === 0) this.#end();
  }

  #begin(): void {
    this.#leave = listenTogether(this.#account, {
      news: (kind) => {
        for (const heard of [...this.#all]) if (heard.kind === kind) heard.onUpdate();
      },
      turn: (isOpen) => {
        this.#isOpen = isOpen;
        for (const { open } of [...this.#all]) open?.(isOpen);
      },
      over: () => this.#end(),
    });
  }

  #end(): void {
    const leave = this.#leave;
    this.#leave = null;
    leave?.();
  }
}

const listenings = new Map<string, Listening>();

/**
 * Listens to what changes, by the stream that the windows of this browser share.
 * @param account whose news they are
 * @returns what ends it
 */
export function subscribeToStream(account: string, heard: StreamSubscriber): () => void {
  const listening = listenings.get(account) ?? new Listening(account);
  listenings.set(account, listening);
  listening.add(heard);
  return () => listening.remove(heard);
}
