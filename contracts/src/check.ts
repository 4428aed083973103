import { type Schema, ValidationError } from 'yup';

export type Checked<Body> = { ok: true; body: Body } | { ok: false; fields: Record<string, string> };

/** The messages of a refused body, the first one of each field. */
function fieldsOf(error: ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) fields[path ?? ''] ??= message;
  return fields;
}

/** Reads a body with its schema: unknown fields are dropped, and every fault is named beside its field. */
export function check<Body>(schema: Schema<Body>, raw: unknown): Checked<Body> {
  try {
    const options = { abortEarly: false, stripUnknown: true, disableStackTrace: true };
    return { ok: true, body: schema.validateSync(raw, options) };
  } catch (error) {
    if (error instanceof ValidationError) return { ok: false, fields: fieldsOf(error) };
    throw error;
  }
}
