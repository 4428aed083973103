import { validateBody } from './check.ts';
import { changeFollowUpSchema } from './followUp.ts';
import { passkeyAssertionSchema } from './passkey.ts';

describe('a value that nobody types', () => {
  it.each([
    ['read', changeFollowUpSchema, { read: null }],
    ['credential', passkeyAssertionSchema, { credential: 0 }],
    ['credential.response', passkeyAssertionSchema, { credential: { response: [] } }],
  ])('16.5.3: is refused with a sentence for people (%s)', (field, schema, body) => {
    const checked = validateBody<typeof schema>(schema, body);
    expect(checked).toMatchObject({ ok: false, fields: { [field]: 'This cannot be read. Please check it.' } });
  });
});
