import { createClientSchema } from '../client/newClient.ts';
import { type ValidationResult, validateBody } from '../http/validate.ts';
import { changePasswordForm, changePasswordSchema } from './password.ts';
import { signInSchema } from './signIn.ts';

const client = {
  email: 'anna@example.dk',
  contactName: 'Anna Jensen',
  businessName: 'Vinbar',
  businessType: 'wine-bar',
  subscriptionPlan: 'basic',
  password: 'correct horse',
};

const fieldsOf = (result: ValidationResult<unknown>) => (result.ok ? {} : result.fields);
const bodyOf = <Body>(result: ValidationResult<Body>): Body => {
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  return result.body;
};

describe('passwords', () => {
  it('H8: requires a password for sign-in', () => {
    expect(fieldsOf(validateBody(signInSchema, { email: 'a@b.dk', password: '' }))).toEqual({
      password: 'Password is required',
    });
  });

  it('6.2.6: keeps the password as typed, including spaces', () => {
    expect(bodyOf(validateBody(signInSchema, { email: 'a@b.dk', password: '  pass word\t ' })).password).toBe(
      '  pass word\t ',
    );
  });

  it.each([
    ['aaaaaaa', 'Password must be at least 8 characters'],
    ['🍷🍷🍷🍷', 'Password must be at least 8 characters'],
    ['a'.repeat(129), 'Password must be at most 128 characters'],
    [12345678, 'Password must be at least 8 characters'],
  ])('6.2.1, R17: rejects %p for a new account', (password, message) => {
    expect(fieldsOf(validateBody(createClientSchema, { ...client, password }))).toEqual({ password: message });
  });

  it.each(['🍷'.repeat(128), 'a'.repeat(128), 'øæå øæå', 'aaaaaaaa', '        '])(
    '6.2.1, 6.2.5: accepts %j',
    (input) => {
      const password = input.padEnd(8, '!');
      expect(bodyOf(validateBody(createClientSchema, { ...client, password })).password).toBe(password);
    },
  );
});

describe('an invited client', () => {
  const { password: _, ...rest } = client;

  it('R17, 6.4.1: needs no password and ignores one that is sent', () => {
    expect(bodyOf(validateBody(createClientSchema, { ...rest, invite: true })).password).toBeUndefined();
    expect(bodyOf(validateBody(createClientSchema, { ...client, invite: true })).password).toBeUndefined();
    expect(bodyOf(validateBody(createClientSchema, client))).toMatchObject({
      invite: false,
      password: client.password,
    });
  });

  it.each([[undefined], [false], [''], [null]])('R17: requires a password with invite: %p', (invite) => {
    expect(fieldsOf(validateBody(createClientSchema, { ...rest, invite }))).toEqual({
      password: 'Password must be at least 8 characters',
    });
  });

  it.each([['true'], [1], [{}]])('is not invited by %p', (invite) => {
    expect(Object.keys(fieldsOf(validateBody(createClientSchema, { ...client, invite })))).toEqual(['invite']);
  });
});

describe('changePasswordSchema', () => {
  const change = { currentPassword: 'old one', newPassword: 'a new one', confirmPassword: 'a new one' };

  it('T7, N15-N17: uses the messages that the portal expects', () => {
    expect(validateBody(changePasswordSchema, change).ok).toBe(true);
    expect(fieldsOf(validateBody(changePasswordSchema, { newPassword: 'short' }))).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'New password must be at least 8 characters long',
      confirmPassword: 'Password confirmation does not match',
    });
    expect(fieldsOf(validateBody(changePasswordSchema, { ...change, confirmPassword: 'another' }))).toEqual({
      confirmPassword: 'Password confirmation does not match',
    });
  });

  it('N9-N12: uses separate messages in the form', () => {
    expect(fieldsOf(validateBody(changePasswordForm, {}))).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'New password must be at least 8 characters long',
      confirmPassword: 'Please confirm your new password',
    });
    expect(fieldsOf(validateBody(changePasswordForm, { ...change, confirmPassword: 'another' }))).toEqual({
      confirmPassword: 'New password and confirmation must match',
    });
  });

  it.each([[12345678], [null], [['a new one']]])('rejects %p as a password', (value) => {
    const all = { currentPassword: value, newPassword: value, confirmPassword: value };
    expect(Object.keys(fieldsOf(validateBody(changePasswordSchema, all)))).toEqual(Object.keys(change));
  });
});
