type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of a vendor's JSON value; empty if it is not an object. */
export const fieldsOf = (raw: unknown): Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Fields) : {};

export const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);

/** Returns a non-blank string field, or null. */
export const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Returns an id field, a whole number, or null. */
export const idIn = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return Number.isSafeInteger(value) && Number(value) > 0 ? String(value) : null;
};
