/** Bytes of a budget reserved by one request. */
export interface ByteShare {
  /** Reserves bytes. @returns false without reserving when the budget or its owner has fewer left */
  reserve(bytes: number): boolean;
  /** Returns unneeded bytes. */
  refund(bytes: number): void;
  /** Lifts the limit per owner for an authenticated sender; the total still applies. */
  liftOwnerLimit(): void;
  /** Returns all bytes of this request. */
  release(): void;
}

/** Maximum share per owner, so that one sender cannot exclude others. */
const PER_OWNER = 1 / 4;

/**
 * Limits the memory of all requests of a process, in bytes. The web server and the api share one: a limit per
 * connection would grow with the number of connections.
 */
export class ByteBudget {
  readonly #perOwner: number;
  readonly #reserved = new Map<string, number>();
  #left: number;

  /** @param bytes maximum of all requests together */
  constructor(bytes: number) {
    this.#left = bytes;
    this.#perOwner = bytes * PER_OWNER;
  }

  /**
   * Opens the share of one request. The caller must call `release` when the request ends, also on failure.
   * @param owner identifies the sender, such as an IP address
   */
  open(owner: string): ByteShare {
    let reserved = 0;
    let isTrusted = false;
    const add = (bytes: number) => {
      reserved += bytes;
      this.#left -= bytes;
      if (!isTrusted) this.#charge(owner, bytes);
    };
    return {
      reserve: (bytes) => {
        if (bytes > this.#left) return false;
        if (!isTrusted && (this.#reserved.get(owner) ?? 0) + bytes > this.#perOwner) return false;
        add(bytes);
        return true;
      },
      refund: (bytes) => add(-bytes),
      liftOwnerLimit: () => {
        if (!isTrusted) this.#charge(owner, -reserved);
        isTrusted = true;
      },
      release: () => add(-reserved),
    };
  }

  #charge(owner: string, bytes: number): void {
    const reserved = (this.#reserved.get(owner) ?? 0) + bytes;
    if (reserved > 0) this.#reserved.set(owner, reserved);
    else this.#reserved.delete(owner);
  }
}
