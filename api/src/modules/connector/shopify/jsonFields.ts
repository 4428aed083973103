type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of a vendor's JSON value; empty if it is not an object. */
export const toFields = (raw: unknown): Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Fields) : {};

export const toList = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);

/** Returns a non-blank string field, or null. */
export const readTextField = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Returns an id field, a whole number, or null. */
export const readIdField = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return Number.isSafeInteger(value) && Number(value) > 0 ? String(value) : null;
};
