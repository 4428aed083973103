/** The bytes that one request holds of a budget. */
export interface ByteShare {
  /** Reserves bytes. @returns false, and reserves nothing, when the budget or its owner has fewer left */
  take(bytes: number): boolean;
  /** Returns bytes that turned out not to be needed. */
  giveBack(bytes: number): void;
  /** From now on only the budget as a whole bounds this request: its sender has shown an account or a key. */
  trust(): void;
  /** Returns everything that this request holds. */
  release(): void;
}

/** What part of a budget one owner may hold, so that one sender cannot exclude others. */
const PER_OWNER = 1 / 4;

/**
 * Bounds what all requests of a process hold in memory at once, in bytes. Front door and api share one: a limit per
 * connection would allow as many times as much as there are connections (issue 38, line 2).
 */
export class ByteBudget {
  readonly #perOwner: number;
  readonly #held = new Map<string, number>();
  #left: number;

  /** @param bytes the most that all requests hold together */
  constructor(bytes: number) {
    this.#left = bytes;
    this.#perOwner = bytes * PER_OWNER;
  }

  /**
   * Opens the share of one request. The caller calls `release` when the request ends, after a failure as well.
   * @param owner who pays, such as an address
   */
  open(owner: string): ByteShare {
    let held = 0;
    let isTrusted = false;
    const add = (bytes: number) => {
      held += bytes;
      this.#left -= bytes;
      if (!isTrusted) this.#charge(owner, bytes);
    };
    return {
      take: (bytes) => {
        if (bytes > this.#left) return false;
        if (!isTrusted && (this.#held.get(owner) ?? 0) + bytes > this.#perOwner) return false;
        add(bytes);
        return true;
      },
      giveBack: (bytes) => add(-bytes),
      trust: () => {
        if (!isTrusted) this.#charge(owner, -held);
        isTrusted = true;
      },
      release: () => add(-held),
    };
  }

  #charge(owner: string, bytes: number): void {
    const held = (this.#held.get(owner) ?? 0) + bytes;
    if (held > 0) this.#held.set(owner, held);
    else this.#held.delete(owner);
  }
}
