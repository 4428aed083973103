import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';
import type { OneOf } from './endpoint.ts';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Keywords of minimum and maximum per type. */
const BOUNDS: Readonly<Record<string, { min: string; max: string }>> = {
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
  number: { min: 'minimum', max: 'maximum' },
};

type Test = SchemaDescription['tests'][number];

/** Converts a test to JSON Schema; tests that need code are left out. */
function testSchema(type: string, { name, params }: Test, isOptional: boolean): JsonSchema {
  const bounds = BOUNDS[type];
  if (name === 'required' && bounds?.min === 'minLength') return { minLength: 1 };
  if (name === 'min' && bounds && params) return { [bounds.min]: params.min };
  if (name === 'max' && bounds && params) return { [bounds.max]: params.max };
  if (name === 'matches' && params?.regex instanceof RegExp) {
    const { source } = params.regex;
    // A blank optional text counts as missing.
    return { pattern: isOptional ? `^$|${source}` : source };
  }
  return {};
}

/** Converts allowed values to an enum; a reference to another field becomes a description. */
function choiceSchema(choices: readonly unknown[]): JsonSchema {
  if (choices.length === 0) return {};
  const [same] = choices.flatMap((one) => (typeof one === 'object' && one !== null && 'key' in one ? [one.key] : []));
  return same === undefined ? { enum: choices } : { description: `The same as ${String(same)}` };
}

function partSchema(part: SchemaDescription): JsonSchema {
  if ('fields' in part) {
    const fields = Object.entries(part.fields as Record<string, SchemaFieldDescription>);
    const required = fields.filter(([, field]) => isRequired(field)).map(([name]) => name);
    return {
      properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
      ...(required.length > 0 && { required }),
    };
  }
  if ('innerType' in part && part.innerType) return { items: fieldSchema(part.innerType as SchemaFieldDescription) };
  return {};
}

const isDescribed = (field: SchemaFieldDescription): field is SchemaDescription => 'tests' in field;

/** Whether a field is required: fields with a default are not. */
const isRequired = (field: SchemaFieldDescription): boolean =>
  isDescribed(field) && !field.optional && field.default === undefined;

function fieldSchema(field: SchemaFieldDescription): JsonSchema {
  if (!isDescribed(field)) return {};
  const { type, optional, default: otherwise } = field;
  return {
    // An enum needs no type.
    ...(type !== 'mixed' && { type }),
    ...(type !== 'object' && otherwise !== undefined && { default: otherwise }),
    ...choiceSchema(field.oneOf),
    ...Object.assign({}, ...field.tests.toReversed().map((test) => testSchema(type, test, optional))),
    ...partSchema(field),
  };
}

/**
 * Converts the schema of a body to JSON Schema. It describes a well-formed body: the server also accepts surrounding
 * spaces and unknown fields, and has rules that JSON Schema cannot express.
 */
export function toJsonSchema(body: Schema | OneOf<Schema>): JsonSchema {
  if ('forms' in body) return { oneOf: body.forms.map((form) => toJsonSchema(form)) };
  return fieldSchema(body.describe());
}
