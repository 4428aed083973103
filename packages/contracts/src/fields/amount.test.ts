import { AMOUNT_MAX, amountMessages, parseAmount } from './amount.ts';

describe('parseAmount', () => {
  it.each([
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1 234,5', 123_450],
    ['1\u00a0234,50', 123_450],
    ['1\u202f234.50', 123_450],
    ["1'234.50", 123_450],
    ['1’234,50', 123_450],
    ['1234,50', 123_450],
    ['1234.5', 123_450],
    ['1234', 123_400],
    ['1.234', 123_400],
    ['1,234', 123_400],
    ['12.345.678', 1_234_567_800],
    ['12,345,678.9', 1_234_567_890],
    ['0,5', 50],
    ['0.05', 5],
    ['007', 700],
    ['99', 9_900],
    ['100,-', 10_000],
    [' 99,00 ', 9_900],
    ['-12,50', -1_250],
    ['\u2212 12.50', -1_250],
    ['+12', 1_200],
    ['100.000.000,00', AMOUNT_MAX],
  ])('parses %j', (input, hundredths) => {
    expect(parseAmount(input)).toEqual({ ok: true, hundredths });
  });

  it.each([
    ['', 'missing'],
    [' \t', 'missing'],
    ['€99', 'currency'],
    ['99 kr.', 'currency'],
    ['DKK 99', 'currency'],
    ['ninety', 'signs'],
    ['1e3', 'signs'],
    ['1..2', 'signs'],
    [',50', 'signs'],
    ['12-', 'signs'],
    ['(12)', 'signs'],
    ['Infinity', 'signs'],
    ['٣', 'signs'],
    ['1.23.4', 'groups'],
    ['1.234.56', 'groups'],
    ['1,234,56', 'groups'],
    ['12 34', 'groups'],
    ['1.234 567', 'groups'],
    ['1234.567.890', 'groups'],
    ['1.2345', 'decimals'],
    ['0,123', 'decimals'],
    ['1234,567', 'decimals'],
    ['1.234,567', 'decimals'],
    ['0', 'zero'],
    ['0,00', 'zero'],
    ['-0', 'zero'],
    ['100.000.000,01', 'large'],
    ['9'.repeat(400), 'large'],
  ] as const)('rejects %j with a reason: %s', (input, why) => {
    expect(parseAmount(input)).toEqual({ ok: false, error: amountMessages[why] });
  });

  it('is exact to the hundredth, without floating-point error', () => {
    for (const cents of [1, 7, 29, 57, 113, 8_167, 900_719_925]) {
      const [units, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
      expect(parseAmount(`${units},${rest}`)).toEqual({ ok: true, hundredths: cents });
    }
  });
});
