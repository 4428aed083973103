import { signInSchema } from '../account/signIn.ts';
import { createClientSchema } from '../client/newClient.ts';
import { consultationSchema, messageSchema, PHONE_NEEDED } from '../support/inquiry.ts';
import { createTicketSchema } from '../support/ticket.ts';
import { type ValidationResult, validateBody } from './validate.ts';

const consultation = {
  name: 'Anna Jensen',
  email: 'anna@example.dk',
  company: 'Vinbar',
  industry: 'Wine bar',
  contactPreference: 'email',
};
const contact = { name: 'Anna', email: 'anna@example.dk', subject: 'Hello', message: 'A question' };

const fieldsOf = (result: ValidationResult<unknown>) => (result.ok ? {} : result.fields);
const bodyOf = <Body>(result: ValidationResult<Body>): Body => {
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  return result.body;
};

describe('consultationSchema', () => {
  it('F11, F13, F23: fills in the country and the empty list', () => {
    expect(bodyOf(validateBody(consultationSchema, consultation))).toEqual({
      ...consultation,
      phone: '',
      countryCode: '+45',
      currentSolution: [],
      challenges: '',
      inquiryRemark: '',
      website: '',
    });
  });

  it('F4, T12: names every missing required field', () => {
    expect(fieldsOf(validateBody(consultationSchema, {}))).toEqual({
      name: 'Please enter your full name',
      email: 'Please enter your email address',
      company: 'Please enter your company name',
      industry: 'Please choose your industry',
      contactPreference: 'Please choose how you would like to be contacted',
    });
  });

  it.each([undefined, null, '', '  ', 'by day'])('F9, T12: a call requires a number, not %p', (phone) => {
    const body = { ...consultation, contactPreference: 'call', phone };
    expect(fieldsOf(validateBody(consultationSchema, body))).toEqual({ phone: PHONE_NEEDED });
  });

  it('F7: the phone is optional for contact by email', () => {
    expect(validateBody(consultationSchema, { ...consultation, phone: '' }).ok).toBe(true);
  });

  it.each([
    ['countryCode', '+99', 'Please choose a country from the list'],
    ['contactPreference', 'fax', 'Please choose how you would like to be contacted'],
    ['currentSolution', 'none', 'currentSolution must be a list of names'],
    ['phone', 12345678, 'Please enter text'],
  ])('rejects an invalid %s with its own message', (field, value, message) => {
    expect(fieldsOf(validateBody(consultationSchema, { ...consultation, [field]: value }))).toEqual({
      [field]: message,
    });
  });
});

describe('text', () => {
  it.each([[5], [true], [['a']], [{ a: 1 }], [null]])('rejects %p as text with the field’s own message', (value) => {
    expect(fieldsOf(validateBody(messageSchema, { ...contact, name: value }))).toEqual({
      name: 'Please enter your full name',
    });
  });

  it.each(['', '   ', '\n\t', '\u0000'])('%j counts as missing', (value) => {
    expect(fieldsOf(validateBody(messageSchema, { ...contact, subject: value }))).toEqual({
      subject: 'Please enter a subject',
    });
  });

  it('1.3.11: a line stays one line', () => {
    const body = bodyOf(
      validateBody(messageSchema, { ...contact, subject: 'Hello\r\nBcc: x@evil.example\u2028there\u0007' }),
    );
    expect(body.subject).toBe('Hello Bcc: x@evil.example there');
  });

  it('keeps the lines of a message and drops control characters', () => {
    const body = bodyOf(validateBody(messageSchema, { ...contact, message: ' a\r\nb\rc\td\u0000\ud800 ' }));
    expect(body.message).toBe('a\nb\nc\td\ufffd');
  });

  it('15.3.3: drops unknown fields', () => {
    const body = bodyOf(validateBody(messageSchema, { ...contact, status: 'done', id: 'x' }));
    expect(Object.keys(body).sort()).toEqual([
      'email',
      'inquiryRemark',
      'message',
      'name',
      'phone',
      'subject',
      'website',
    ]);
  });

  it('states the maximum length', () => {
    const fields = fieldsOf(
      validateBody(messageSchema, { ...contact, name: 'a'.repeat(201), message: 'a'.repeat(5001) }),
    );
    expect(fields).toEqual({
      name: 'Please use at most 200 characters',
      message: 'Please use at most 5000 characters',
    });
  });
});

describe('emailAddress', () => {
  it.each(['a@b.dk', 'anna.maria+x@sub.example.co.uk', 'søren@smørrebrød.dk', "o'neill@example.ie"])(
    'accepts %s',
    (email) => {
      expect(bodyOf(validateBody(signInSchema, { email: ` ${email} `, password: 'x' })).email).toBe(email);
    },
  );

  it.each([
    'a',
    'a@',
    '@b.dk',
    'a@b',
    'a b@c.dk',
    'a@b.dk, c@d.dk',
    'a@b.dk\nBcc: c@d.dk',
    '<a@b.dk>',
    'a@@b.dk',
    'a@b.d',
    'a\u0000@example.dk',
    'a@exam\u0007ple.dk',
    'a@example.d\u001bk',
    'a\ud800@example.dk',
    'a@example\udfff.dk',
    'a\u202e@example.dk',
    'a\u200b@example.dk',
  ])('H7: rejects %j', (email) => {
    expect(fieldsOf(validateBody(signInSchema, { email, password: 'x' }))).toEqual({
      email: 'Please enter a valid email address',
    });
  });
});

describe('createClientSchema', () => {
  it('R17: names missing fields with the operator’s messages', () => {
    expect(fieldsOf(validateBody(createClientSchema, { phone: '' }))).toEqual({
      email: 'Invalid email address',
      contactName: 'Contact name is required',
      businessName: 'Business name is required',
      businessType: 'Business type is required',
      subscriptionPlan: 'Subscription plan is required',
      password: 'Password must be at least 8 characters',
    });
  });
});

describe('createTicketSchema', () => {
  const ticket = { title: 'A', description: 'B', priority: 'high', category: 'bug' };

  it.each([undefined, null, '', ' '])('treats %p as no email address', (email) => {
    expect(bodyOf(validateBody(createTicketSchema, { ...ticket, email })).email).toBe('');
  });

  it('rejects a malformed address', () => {
    const fields = fieldsOf(validateBody(createTicketSchema, { ...ticket, email: 'a@b' }));
    expect(fields).toEqual({ email: 'Please enter a valid email address' });
  });
});

describe('1.3.12: validators are fast', () => {
  const long = 100_000;
  it.each([
    ['a'.repeat(long)],
    [`${'a'.repeat(long)}@`],
    [`a@${'a.'.repeat(long / 2)}`],
    [' '.repeat(long)],
    ['\r\n'.repeat(long / 2)],
    ['\u0000'.repeat(long)],
  ])('on 100 KB', (text) => {
    const body = Object.fromEntries(
      ['name', 'email', 'phone', 'company', 'industry', 'challenges', 'subject', 'message', 'password'].map((field) => [
        field,
        text,
      ]),
    );
    const before = process.cpuUsage();
    for (const schema of [consultationSchema, messageSchema, signInSchema, createClientSchema]) {
      expect(validateBody(schema, body).ok).toBe(false);
    }
    // CPU time, not wall-clock time, so that a busy machine does not change it.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(4 * 50);
  });
});
