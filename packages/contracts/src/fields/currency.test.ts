import { minorDigits } from './currency.ts';

describe('the minor units of a currency', () => {
  // Of forint and rupiah what Intl says is how prices are written, and not what ISO 4217 says.
  it.each([
    ...[['DKK', 2] as const, ['EUR', 2] as const, ['USD', 2] as const, ['HUF', 2] as const, ['IDR', 2] as const],
    ...[['JPY', 0] as const, ['ISK', 0] as const, ['KRW', 0] as const],
    ...[['KWD', 3] as const, ['TND', 3] as const, ['CLF', 4] as const],
    ['XYZ', 2] as const,
  ])('%s has %d decimals', (currency, digits) => {
    expect(minorDigits(currency)).toBe(digits);
  });
});
