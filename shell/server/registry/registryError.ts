/** A release, a pointer or a registry was rejected, with a message for the publisher. */
export class RegistryError extends Error {
  override name = 'RegistryError';
  /** HTTP status. */
  readonly status: number = 409;
}

/** The shared database or storage cannot be reached, which may be temporary. */
export class StoreUnavailableError extends RegistryError {
  override name = 'StoreUnavailableError';
  override readonly status = 503;
}
