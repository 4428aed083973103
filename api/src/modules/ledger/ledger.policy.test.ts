import { toEuroCents, toOere } from './ledger.policy.ts';

describe('T22: toEuroCents', () => {
  it.each([123_450, -123_450, 1, 0])('keeps %i in euro', (amount) => {
    expect(toEuroCents(amount, 'EUR')).toBe(amount);
  });

  it.each([
    [746_038, 100_000],
    [999, 134],
    [7, 1],
    [3, 0],
    [0, 0],
  ])('converts %i in kroner to %i by the central rate, and its reversal equally', (oere, cents) => {
    expect(toEuroCents(oere, 'DKK')).toBe(cents);
    expect(toEuroCents(-oere, 'DKK') + cents).toBe(0);
  });

  it.each([
    [100_000, 746_038],
    [9_900, 73_858],
    [1, 7],
    [0, 0],
  ])('converts %i cents to %i in kroner and back', (cents, oere) => {
    expect(toOere(cents)).toBe(oere);
    expect(toEuroCents(toOere(cents), 'DKK')).toBe(cents);
  });
});
