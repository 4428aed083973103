/** A release, a pointer or a registry that cannot be accepted, in a sentence for whoever publishes. */
export class RegistryError extends Error {
  override name = 'RegistryError';
  /** What it is over HTTP. */
  readonly status: number = 409;
}

/** What several front doors share cannot be reached, which may pass; in a sentence as well. */
export class StoreUnavailableError extends RegistryError {
  override name = 'StoreUnavailableError';
  override readonly status = 503;
}
