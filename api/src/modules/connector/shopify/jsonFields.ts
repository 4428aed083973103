type Fields = Readonly<Record<string, unknown>>;

/** The fields of something that a vendor sent; none where it is no object. */
export const fieldsOf = (raw: unknown): Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Fields) : {};

export const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);

/** A text that says something; null where it is none. */
export const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** A vendor's id, which is a whole number; null where it is none. */
export const idIn = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return Number.isSafeInteger(value) && Number(value) > 0 ? String(value) : null;
};
