import { type BodyName, getFieldError, parseField } from '../testing/sampleBodies.ts';
import { LINE_MAX, TEXT_MAX } from './text.ts';

/** One-line and multi-line fields with their maximum number of characters. */
const lines: readonly [BodyName, string, number][] = [
  ['consultation', 'name', LINE_MAX],
  ['consultation', 'company', LINE_MAX],
  ['consultation', 'industry', LINE_MAX],
  ['consultation', 'phone', 40],
  ['consultation', 'inquiryRemark', LINE_MAX],
  ['consultation', 'website', LINE_MAX],
  ['message', 'name', LINE_MAX],
  ['message', 'subject', LINE_MAX],
  ['message', 'phone', 40],
  ['ticket', 'title', LINE_MAX],
  ['ticket', 'name', LINE_MAX],
  ['ticket', 'phone', 40],
  ['staff', 'firstName', LINE_MAX],
  ['staff', 'lastName', LINE_MAX],
  ['settings', 'businessName', LINE_MAX],
  ['settings', 'contactName', LINE_MAX],
  ['settings', 'lastName', LINE_MAX],
  ['settings', 'phone', 40],
  ['integration', 'integration', LINE_MAX],
  ['entry', 'note', LINE_MAX],
  ['correction', 'note', LINE_MAX],
  ['endCanary', 'note', LINE_MAX],
  ['rollBack', 'note', LINE_MAX],
  ['operator', 'contactName', LINE_MAX],
  ['client', 'contactName', LINE_MAX],
  ['client', 'businessName', LINE_MAX],
  ['client', 'phone', 40],
];
const texts: readonly [BodyName, string, number][] = [
  ['consultation', 'challenges', TEXT_MAX],
  ['message', 'message', TEXT_MAX],
  ['ticket', 'description', TEXT_MAX],
  ['integration', 'businessNeed', TEXT_MAX],
];

describe('text length', () => {
  it.each([...lines, ...texts])('of %s.%s is at most %i characters, and one more is rejected', (...field) => {
    const [name, key, most] = field;
    expect(parseField(name, key, 'å'.repeat(most))).toHaveLength(most);
    expect(getFieldError(name, key, 'å'.repeat(most + 1))).toBe(`Please use at most ${most} characters`);
  });

  it.each([...lines, ...texts])('of %s.%s counts graphemes: an emoji is one', (name, key, most) => {
    expect(parseField(name, key, '🍷'.repeat(most))).toBe('🍷'.repeat(most));
    expect(getFieldError(name, key, '🍷'.repeat(most + 1))).toBe(`Please use at most ${most} characters`);
  });

  it.each([...lines, ...texts])('of %s.%s ignores surrounding spaces', (name, key, most) => {
    expect(parseField(name, key, ` \n${'a'.repeat(most)}\t `)).toBe('a'.repeat(most));
  });
});

describe('text characters', () => {
  const odd = 'Åse \u0000\u0007& Søn\r\nBcc: x@y.dk\u2028\u001b[2J \ud800';

  it.each(lines)('1.3.11: %s.%s stays one line', (name, key) => {
    const short = odd.slice(0, 38);
    // cleanPhone removes invisible characters from phone numbers.
    const blanks = key === 'phone' ? ' ' : '  ';
    expect(parseField(name, key, short)).toBe(`Åse${blanks}& Søn Bcc: x@y.dk [2J \ufffd`);
  });

  it.each(texts)('%s.%s keeps line breaks and tabs, and no other control characters', (name, key) => {
    expect(parseField(name, key, 'One\r\n\ttwo\rthree\u0000\u0007\u009b')).toBe('One\n\ttwo\nthree');
  });

  const written = [...lines, ...texts].filter(([, key]) => key !== 'phone');
  it.each(written)('%s.%s accepts every alphabet', (name, key) => {
    for (const text of ['Ærøskøbing', 'Ελλάδα', '東京', 'مقهى', 'e\u0301', '👩‍🍳']) {
      expect(parseField(name, key, text)).toBe(text);
    }
  });

  it.each([...lines, ...texts])('%s.%s rejects numbers, lists and objects', (name, key) => {
    for (const value of [7, true, ['a'], { a: 1 }]) expect(getFieldError(name, key, value)).toEqual(expect.any(String));
  });
});

describe('an email address', () => {
  const fields: readonly [BodyName][] = [
    ['consultation'],
    ['message'],
    ['signIn'],
    ['askLink'],
    ['staff'],
    ['operator'],
    ['client'],
    ['ticket'],
  ];
  const label = 'a'.repeat(60);

  it.each(fields)('of %s has the maximum length of email addresses', (name) => {
    const longest = `${'a'.repeat(64)}@${label}.${label}.${'b'.repeat(57)}.dk`;
    expect(parseField(name, 'email', ` ${longest} `)).toBe(longest);
    expect(getFieldError(name, 'email', `a${longest}`)).toMatch(/email address$/i);
    expect(getFieldError(name, 'email', `a@${label}.${label}.${label}.${label}.dkkkkkkkkkk`)).toMatch(
      /email address$/i,
    );
  });

  it.each(fields)('of %s has one @, a dot after it, and no header injection', (name) => {
    for (const wrong of ['a', 'a@b', 'a@@b.dk', 'a@b.dk,c@d.dk', 'a b@c.dk', 'a@b.dk\r\nBcc: c@d.dk', '"a"@b.dk']) {
      expect(getFieldError(name, 'email', wrong)).toMatch(/email address$/i);
    }
  });
});
