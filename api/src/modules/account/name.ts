/** Splits a name at its last space (T26): the part before it is the first name. */
export function splitName(contactName: string): { firstName: string; lastName: string } {
  const at = contactName.lastIndexOf(' ');
  if (at < 0) return { firstName: contactName, lastName: '' };
  return { firstName: contactName.slice(0, at).trimEnd(), lastName: contactName.slice(at + 1) };
}

/** Joins first and last name. */
export const formatFullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();
