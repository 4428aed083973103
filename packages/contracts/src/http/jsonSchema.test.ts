import { array, boolean, number, object } from 'yup';
import { changePasswordSchema } from '../account/password.ts';
import { emailAddress, enumField, optionalEmail, optionalLine, requiredLine } from '../fields/text.ts';
import { toJsonSchema } from './jsonSchema.ts';

const WORDS = ['low', 'high'] as const;

describe('toJsonSchema', () => {
  it('has types, bounds, enums and optional fields', () => {
    const schema = object({
      name: requiredLine('Please enter a name', 40),
      note: optionalLine(),
      urgency: enumField(WORDS, 'Please choose'),
      size: number().min(1).max(9).default(3),
      files: array().of(requiredLine('Please name it')).max(5).default([]),
      part: object({ on: boolean() }).default(undefined).optional(),
    });
    expect(toJsonSchema(schema)).toEqual({
      type: 'object',
      required: ['name', 'urgency'],
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 40 },
        note: { type: 'string', maxLength: 200, default: '' },
        urgency: { enum: ['low', 'high'] },
        size: { type: 'number', minimum: 1, maximum: 9, default: 3 },
        files: { type: 'array', maxItems: 5, default: [], items: { type: 'string', minLength: 1, maxLength: 200 } },
        part: { type: 'object', properties: { on: { type: 'boolean' } } },
      },
    });
  });

  it('allows a blank optional email, but not a blank required one', () => {
    const { properties } = toJsonSchema(object({ one: emailAddress('Please'), other: optionalEmail('Please') }));
    const { one, other } = properties as Record<string, { pattern: string }>;
    const fits = (pattern = '', text: string) => new RegExp(pattern, 'u').test(text);
    expect([fits(one?.pattern, ''), fits(one?.pattern, 'bo@example.dk')]).toEqual([false, true]);
    expect([fits(other?.pattern, ''), fits(other?.pattern, 'bo@example'), fits(other?.pattern, 'bo@a.dk')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('has the password length, and describes the confirmation', () => {
    expect(toJsonSchema(changePasswordSchema)).toMatchObject({
      properties: {
        newPassword: { type: 'string', minLength: 8, maxLength: 128 },
        confirmPassword: { description: 'The same as newPassword' },
      },
    });
  });

  it('supports alternative forms', () => {
    const forms = [object({ a: requiredLine('a') }), object({ b: requiredLine('b') })];
    const choose = () => {
      throw new Error('nothing is read here');
    };
    expect(toJsonSchema({ forms, choose })).toMatchObject({ oneOf: [{ required: ['a'] }, { required: ['b'] }] });
  });
});
