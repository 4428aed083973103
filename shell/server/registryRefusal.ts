/** A release, a pointer or a registry that cannot be accepted, in a sentence for whoever publishes. */
export class RegistryRefusal extends Error {
  override name = 'RegistryRefusal';
  /** What it is over HTTP. */
  readonly status: number = 409;
}

/** What several front doors share cannot be reached, which may pass; in a sentence as well. */
export class OutOfReach extends RegistryRefusal {
  override name = 'OutOfReach';
  override readonly status = 503;
}
