import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';
import type { OneOf } from './endpoint.ts';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The least and the most, as JSON Schema calls them for each type. */
const BOUNDS: Readonly<Record<string, { min: string; max: string }>> = {
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
  number: { min: 'minimum', max: 'maximum' },
};

type Test = SchemaDescription['tests'][number];

/** What JSON Schema can say of a test; nothing of those that only a program can make. */
function testSchema(type: string, { name, params }: Test, isOptional: boolean): JsonSchema {
  const bounds = BOUNDS[type];
  if (name === 'required' && bounds?.min === 'minLength') return { minLength: 1 };
  if (name === 'min' && bounds && params) return { [bounds.min]: params.min };
  if (name === 'max' && bounds && params) return { [bounds.max]: params.max };
  if (name === 'matches' && params?.regex instanceof RegExp) {
    const { source } = params.regex;
    // An optional text that is blank counts as missing.
    return { pattern: isOptional ? `^$|${source}` : source };
  }
  return {};
}

/** The values that are allowed, where they are few; one that must be the same as another field is said in words. */
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

/** Whether a field must be there: one with a default need not. */
const isRequired = (field: SchemaFieldDescription): boolean =>
  isDescribed(field) && !field.optional && field.default === undefined;

function fieldSchema(field: SchemaFieldDescription): JsonSchema {
  if (!isDescribed(field)) return {};
  const { type, optional, default: otherwise } = field;
  return {
    // A choice says by its values what it is.
    ...(type !== 'mixed' && { type }),
    ...(type !== 'object' && otherwise !== undefined && { default: otherwise }),
    ...choiceSchema(field.oneOf),
    ...Object.assign({}, ...field.tests.toReversed().map((test) => testSchema(type, test, optional))),
    ...partSchema(field),
  };
}

/**
 * The JSON Schema of a body, from the schema that reads it. It says what a well-meant body looks like: the server
 * forgives blanks around a text and fields that it does not know, and it has rules that JSON Schema cannot say.
 */
export function toJsonSchema(body: Schema | OneOf<Schema>): JsonSchema {
  if ('forms' in body) return { oneOf: body.forms.map((form) => toJsonSchema(form)) };
  return fieldSchema(body.describe());
}
