import { type InferType, type Schema, ValidationError } from 'yup';
import type { OneOf } from './endpoint.ts';

/** A body as it has been read, or what is wrong with it: a sentence for the whole, and one for each field. */
export type ValidationResult<Body> =
  | { ok: true; body: Body }
  | { ok: false; error: string; fields: Record<string, string> };

/** The messages of a refused body, the first one of each field. */
function fieldsOf(error: ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) if (path) fields[path] ??= message;
  return fields;
}

/**
 * Reads the query of an address with its schema. A field that stands there without a value counts as absent, and of
 * one that stands there twice the last counts. Names that every object has (`__proto__`) are in no query of ours.
 */
export function validateQuery<Query extends Schema>(
  schema: Query,
  search: URLSearchParams,
): ValidationResult<InferType<Query>> {
  const asked = [...search].filter(([name, value]) => value !== '' && !(name in Object.prototype));
  return validateBody(schema, Object.fromEntries(asked));
}

/**
 * Reads a body with its schema, or with the one of several that it means: unknown fields are dropped, and every fault
 * is named beside its field.
 */
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
      const fields = fieldsOf(error);
      return { ok: false, error: Object.values(fields)[0] ?? error.message, fields };
    }
    throw error;
  }
}
