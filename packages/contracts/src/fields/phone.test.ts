import {
  type CountryCode,
  cleanPhone,
  countries,
  countryCodes,
  extractDigits,
  formatPhone,
  getMaxDigits,
  getPhonePlaceholder,
  mayHaveDigits,
  toE164,
} from './phone.ts';

describe('countries', () => {
  it('F14: lists the ten countries in the specified order', () => {
    expect(countries.map(({ name, code }) => `${name} ${code}`)).toEqual([
      'Denmark +45',
      'Sweden +46',
      'Norway +47',
      'Germany +49',
      'UK +44',
      'USA +1',
      'France +33',
      'Netherlands +31',
      'Switzerland +41',
      'Austria +43',
    ]);
  });
});

describe('formatPhone', () => {
  it.each([
    ['F16', '+45', '12345678', '12 34 56 78'],
    ['F16', '+46', '12345678', '12 34 56 78'],
    ['F16', '+47', '12345678', '12 34 56 78'],
    ['F17', '+1', '1234567890', '(123) 456-7890'],
    ['F18', '+49', '12345678901', '1234 5678901'],
    ['F19', '+44', '12345678901', '1234 567 8901'],
    ['F20', '+33', '1234567890', '12 34 56 78 90'],
    ['F21', '+31', '612345678', '612345678'],
    ['F21', '+41', '791234567', '791234567'],
    ['F21', '+43', '6641234567', '6641234567'],
  ])('%s: groups a full number of %s', (_, code, input, shown) => {
    expect(formatPhone(code, input)).toBe(shown);
  });

  it.each([
    ['+45', ['1', '12', '12 3', '12 34', '12 34 5', '12 34 56', '12 34 56 7', '12 34 56 78']],
    ['+1', ['(1', '(12', '(123', '(123) 4', '(123) 45', '(123) 456', '(123) 456-7', '(123) 456-78']],
    ['+49', ['1', '12', '123', '1234', '1234 5', '1234 56', '1234 567', '1234 5678']],
    ['+44', ['1', '12', '123', '1234', '1234 5', '1234 56', '1234 567', '1234 567 8']],
  ])('T13: groups a number of %s while it is typed', (code, steps) => {
    expect(steps.map((_, index) => formatPhone(code, '12345678'.slice(0, index + 1)))).toEqual(steps);
  });

  it.each([
    ['F16', '+45', 8],
    ['F16', '+46', 8],
    ['F16', '+47', 8],
    ['F17', '+1', 10],
    ['F18', '+49', 11],
    ['F19', '+44', 11],
    ['F20', '+33', 10],
    ['F21', '+31', 13],
  ])('%s: limits the digits of the format of %s', (_, code, most) => {
    expect(getMaxDigits(code)).toBe(most);
  });

  it.each(countryCodes)('keeps every digit beyond the format of %s', (code) => {
    expect(extractDigits(formatPhone(code, '1234567890'.repeat(3)))).toBe('1234567890'.repeat(3));
  });

  it.each(countryCodes)('F15: %s keeps digits and nothing else', (code) => {
    expect(extractDigits(formatPhone(code, 'a1-b2 (c3)\u00a04٤'))).toBe('1234');
    expect(formatPhone(code, 'no digits')).toBe('');
  });

  it.each(countryCodes)('T13: formatting is idempotent in %s', (code) => {
    for (let length = 0; length <= 15; length += 1) {
      const once = formatPhone(code, '123456789012345'.slice(0, length));
      expect(formatPhone(code, once)).toBe(once);
    }
  });
});

describe('cleanPhone', () => {
  it.each([
    ['\u202a+45 12 34 56 78\u202c', '+45 12 34 56 78'],
    ['\u200e+45\u00a012\u202f34 56 78\u200b', '+45 12 34 56 78'],
    ['tel:+4512345678', '+4512345678'],
    [' call me ', 'call me'],
  ])('cleans %j to %j', (text, clean) => {
    expect(cleanPhone(text)).toBe(clean);
  });
});

describe('mayHaveDigits', () => {
  it.each<[string, CountryCode, string, boolean]>([
    ['F16', '+45', '12345678', true],
    ['F16', '+45', '123456789', false],
    ['F16', '+45', '012345678', false],
    ['F20', '+33', '01234567890', false],
    ['F16', '+47', '123456789', false],
    ['F17', '+1', '12345678901', false],
    ['F18', '+49', '123456789012', false],
    ['F19', '+44', '123456789012', false],
    ['F20', '+33', '12345678901', false],
    ['F21', '+31', '12345678901234', false],
    ['a Swedish mobile', '+46', '701234567', true],
    ['a trunk zero', '+46', '0701234567', true],
    ['a digit too many', '+46', '7012345678', false],
    ['a trunk zero', '+49', '017612345678', true],
    ['a part of a number with its code', '+45', '451234567', true],
    ['a number with its code', '+45', '4512345678', true],
    ['a digit too many', '+45', '45123456789', false],
  ])('%s: %s, %s: %s', (_, code, digits, may) => {
    expect(mayHaveDigits(code, digits)).toBe(may);
  });
});

describe('getPhonePlaceholder', () => {
  it.each([
    ['+45', '12 34 56 78'],
    ['+46', '12 34 56 78'],
    ['+47', '12 34 56 78'],
    ['+1', '(123) 456-7890'],
    ['+49', '1234 5678901'],
    ['+44', '1234 567 8901'],
    ['+33', '12 34 56 78 90'],
    ['+31', 'Phone number'],
    ['+41', 'Phone number'],
    ['+43', 'Phone number'],
  ])('F22, T14: %s shows its example', (code, placeholder) => {
    expect(getPhonePlaceholder(code)).toBe(placeholder);
  });
});

describe('toE164', () => {
  it.each([
    ['+45', '12 34 56 78', '+4512345678'],
    ['+1', '(123) 456-7890', '+11234567890'],
    ['+44', '0123 456 7890', '+441234567890'],
    ['+45', '', null],
    ['+45', '12', null],
    ['+45', '000', null],
  ])('T13: %s %s becomes %s', (code, phone, expected) => {
    expect(toE164(code, phone)).toBe(expected);
  });
});
