import { getMinorDigits } from './currency.ts';

describe('getMinorDigits', () => {
  // For forint and rupiah, Intl follows usage and differs from ISO 4217.
  it.each([
    ...[['DKK', 2] as const, ['EUR', 2] as const, ['USD', 2] as const, ['HUF', 2] as const, ['IDR', 2] as const],
    ...[['JPY', 0] as const, ['ISK', 0] as const, ['KRW', 0] as const],
    ...[['KWD', 3] as const, ['TND', 3] as const, ['CLF', 4] as const],
    ['XYZ', 2] as const,
  ])('%s has %d decimals', (currency, digits) => {
    expect(getMinorDigits(currency)).toBe(digits);
  });
});
