import { type InferType, type Schema, ValidationError } from 'yup';
import type { OneOf } from './endpoint.ts';

/** The parsed body, or the errors: one message for the whole and one per field. */
export type ValidationResult<Body> =
  | { ok: true; body: Body }
  | { ok: false; error: string; fields: Record<string, string> };

/** Returns the first message of each invalid field. */
function collectFieldErrors(error: ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) if (path) fields[path] ??= message;
  return fields;
}

/**
 * Parses the query of a URL. A field without a value counts as absent; the last of duplicate fields counts. Names
 * inherited by every object (`__proto__`) never appear in a query.
 */
export function validateQuery<Query extends Schema>(
  schema: Query,
  search: URLSearchParams,
): ValidationResult<InferType<Query>> {
  const present = [...search].filter(([name, value]) => value !== '' && !(name in Object.prototype));
  return validateBody(schema, Object.fromEntries(present));
}

/** Parses a body, choosing between alternative forms. Unknown fields are dropped, and each error names its field. */
export function validateBody<Form extends Schema>(
  schema: Form | OneOf<Form>,
  raw: unknown,
): ValidationResult<InferType<Form>> {
  try {
    const form = 'choose' in schema ? schema.choose(raw) : schema;
    const options = { abortEarly: false, stripUnknown: true, disableStackTrace: true };
    return { ok: true, body: form.validateSync(raw, options) };
  } catch (error) {
    if (error instanceof ValidationError) {
      const fields = collectFieldErrors(error);
      return { ok: false, error: Object.values(fields)[0] ?? error.message, fields };
    }
    throw error;
  }
}
