/** A release, a pointer or a registry that cannot be accepted, in a sentence for whoever publishes. */
export class RegistryRefusal extends Error {
  override name = 'RegistryRefusal';
}
