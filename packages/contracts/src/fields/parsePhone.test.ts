import { readPhone, toDialable } from './parsePhone.ts';
import { type CountryCode, extractDigits } from './phone.ts';

describe('readPhone', () => {
  it.each<[string, CountryCode, string, CountryCode, string]>([
    ['a plus and a listed code', '+46', '+45 12 34 56 78', '+45', '12 34 56 78'],
    ['two zeros and a listed code', '+45', '0046 12345678', '+46', '12 34 56 78'],
    ['a plus without blanks', '+45', '+4512345678', '+45', '12 34 56 78'],
    ['a trunk zero behind the code', '+45', '+44 (0)1234 567 890', '+44', '1234 567 890'],
    ['the one-digit code', '+45', '+1 (123) 456-7890', '+1', '(123) 456-7890'],
    ['a national number', '+33', '12-34-56-78-90', '+33', '12 34 56 78 90'],
    ['blanks around', '+45', '  +47 12345678 ', '+47', '12 34 56 78'],
    ['a part of a number', '+45', '+45 12 34', '+45', '12 34'],
    ['nothing', '+45', '', '+45', ''],
  ])('T13: parses %s', (_, chosen, text, code, phone) => {
    expect(readPhone(chosen, text)).toEqual({ ok: true, code, phone });
  });

  it.each<[string, CountryCode, string, CountryCode, string]>([
    ['directional marks around it', '+45', '\u202a+45 12 34 56 78\u202c', '+45', '12 34 56 78'],
    ['its code in brackets', '+45', '(+45) 12 34 56 78', '+45', '12 34 56 78'],
    ['the scheme of a link', '+45', 'tel:+4512345678', '+45', '12 34 56 78'],
    ['its code without a plus', '+45', '45 12 34 56 78', '+45', '12 34 56 78'],
    ['a Swedish mobile', '+45', '+46 70 123 45 67', '+46', '70 123 45 67'],
    ['a Swedish mobile of the chosen country', '+46', '70 123 45 67', '+46', '70 123 45 67'],
    ['a Swedish mobile with its trunk zero', '+46', '070-123 45 67', '+46', '70 123 45 67'],
    ['a Swedish mobile with its code', '+46', '46 70 123 45 67', '+46', '70 123 45 67'],
    ['a German mobile with its trunk zero', '+49', '0176 12345678', '+49', '1761 2345678'],
    ['a German mobile in brackets', '+45', '+49 (0)176 12345678', '+49', '1761 2345678'],
    ['a German number of eleven digits with the zero', '+49', '0176 1234567', '+49', '0176 1234567'],
    ['a German number with its code', '+49', '49 30 1234567', '+49', '3012 34567'],
    ['a Dutch number with its code', '+31', '31 6 12345678', '+31', '612345678'],
    ['an Austrian number with its code', '+43', '43 664 1234567', '+43', '6641234567'],
    ['an American number with its code', '+1', '1 (234) 567-8901', '+1', '(234) 567-8901'],
    ['digits of another script', '+45', '+٤٥ ١٢٣٤٥٦٧٨', '+45', '12 34 56 78'],
  ])('keeps every digit of a number with %s', (_, chosen, text, code, phone) => {
    expect(readPhone(chosen, text)).toEqual({ ok: true, code, phone });
  });

  it.each([
    ['+298 123456', 'Faroe Islands (+298)'],
    ['00298 123456', 'Faroe Islands (+298)'],
    ['+358 40 1234567', 'Finland (+358)'],
    ['+48 600 123 456', 'Poland (+48)'],
    ['tel:+354-555-1234', 'Iceland (+354)'],
    ['+999 123456', 'The country of +999'],
  ])('rejects %s and names its country', (text, who) => {
    const error = `${who} is not in the list of countries. Please enter a number from a country in the list.`;
    expect(readPhone('+45', text)).toEqual({ ok: false, error });
  });

  it.each<[CountryCode, string, string]>([
    ['+45', '12 34 56 78 9', 'Denmark (+45): it has 9 digits'],
    ['+45', '+45 12 34 56 78 9', 'Denmark (+45): it has 9 digits'],
    ['+45', '12 34 56 78 / 87 65 43 21', 'Denmark (+45): it has 16 digits'],
    ['+46', '+46 70 123 45 67 8', 'Sweden (+46): it has 10 digits'],
    ['+31', '12345678901234', 'Netherlands (+31): it has 14 digits'],
  ])('%s: rejects %s, which does not fit, with a message', (code, text, what) => {
    const error = `This is not a phone number in ${what}. Please check it or choose its country.`;
    expect(readPhone(code, text)).toEqual({ ok: false, error });
  });

  it('rejects an extension, which is not part of the number', () => {
    const error = 'Please enter the phone number without its extension.';
    expect(readPhone('+49', '+49 30 123456 ext. 5')).toEqual({ ok: false, error });
  });

  it('parses its own output to the same number', () => {
    for (const text of [
      '+45 12 34 56 78',
      '+46 70 123 45 67',
      '+49 176 12345678',
      '+1 234 567 8901',
      '+33 612345678',
    ]) {
      const once = readPhone('+45', text);
      if (!once.ok) throw new Error(once.error);
      expect(readPhone(once.code, once.phone)).toEqual(once);
      expect(`+${extractDigits(once.code + once.phone)}`).toBe(`+${extractDigits(text)}`);
    }
  });
});

describe('toDialable', () => {
  it.each([
    ['12 34 56 78', '+4512345678'],
    ['\u202a+45 12 34 56 78\u202c', '+4512345678'],
    ['(+45) 12 34 56 78', '+4512345678'],
    ['tel:+4512345678', '+4512345678'],
    ['45 12 34 56 78', '+4512345678'],
    ['+46 70 123 45 67', '+46701234567'],
    ['0046 70 123 45 67', '+46701234567'],
    ['+298 123456', '+298123456'],
    ['+358 40 1234567', '+358401234567'],
    ['+48 600 123 456', '+48600123456'],
    ['+49 (0)176 12345678', '+4917612345678'],
    ['1234', null],
    ['12 34 56 78 9', null],
    ['call me', null],
    ['', null],
  ])('dials %s as %s', (text, number) => {
    expect(toDialable(text)).toBe(number);
  });
});
