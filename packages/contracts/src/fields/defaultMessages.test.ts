import { passkeyAssertionSchema } from '../account/passkey.ts';
import { validateBody } from '../http/validate.ts';
import { changeFollowUpSchema } from '../support/followUp.ts';

describe('an invalid value that no form sends', () => {
  it.each([
    ['read', changeFollowUpSchema, { read: null }],
    ['credential', passkeyAssertionSchema, { credential: 0 }],
    ['credential.response', passkeyAssertionSchema, { credential: { response: [] } }],
  ])('16.5.3: gets a readable message (%s)', (field, schema, body) => {
    const checked = validateBody<typeof schema>(schema, body);
    expect(checked).toMatchObject({ ok: false, fields: { [field]: 'This value is not valid. Please check it.' } });
  });
});
