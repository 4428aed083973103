/** Splits a name on its last space (T26): what stands before it is the first name. */
export function splitName(contactName: string): { firstName: string; lastName: string } {
  const at = contactName.lastIndexOf(' ');
  if (at < 0) return { firstName: contactName, lastName: '' };
  return { firstName: contactName.slice(0, at).trimEnd(), lastName: contactName.slice(at + 1) };
}

/** The name as one line. */
export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();
