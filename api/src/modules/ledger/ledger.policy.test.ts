import { toEuroCents, toOere } from './ledger.policy.ts';

describe('T22: an amount in euro', () => {
  it.each([123_450, -123_450, 1, 0])('is %i as it was paid', (amount) => {
    expect(toEuroCents(amount, 'EUR')).toBe(amount);
  });

  it.each([
    [746_038, 100_000],
    [999, 134],
    [7, 1],
    [3, 0],
    [0, 0],
  ])('is, of %i in kroner, %i by the central rate, and taken back as much', (oere, cents) => {
    expect(toEuroCents(oere, 'DKK')).toBe(cents);
    expect(toEuroCents(-oere, 'DKK') + cents).toBe(0);
  });

  it.each([
    [100_000, 746_038],
    [9_900, 73_858],
    [1, 7],
    [0, 0],
  ])('of %i cents is worth %i in kroner, and comes back as it was', (cents, oere) => {
    expect(toOere(cents)).toBe(oere);
    expect(toEuroCents(toOere(cents), 'DKK')).toBe(cents);
  });
});
