import { ByteBudget } from './byteBudget.ts';

describe('ByteBudget', () => {
  it('limits all requests together, and each owner to a quarter', () => {
    const budget = new ByteBudget(100);
    const shares = ['a', 'b', 'c', 'd', 'e'].map((owner) => budget.open(owner));
    expect(shares.map((share) => share.reserve(25))).toEqual([true, true, true, true, false]);
    expect(budget.open('a').reserve(1)).toBe(false);
    shares[0]?.release();
    expect(budget.open('a').reserve(25)).toBe(true);
  });

  it('limits an authenticated sender only by the total', () => {
    const budget = new ByteBudget(100);
    const share = budget.open('a');
    expect(share.reserve(20)).toBe(true);
    share.liftOwnerLimit();
    expect([share.reserve(80), share.reserve(1)]).toEqual([true, false]);
    share.refund(60);
    expect([budget.open('a').reserve(25), budget.open('a').reserve(25), budget.open('b').reserve(25)]).toEqual([
      true,
      false,
      true,
    ]);
    share.release();
    expect(budget.open('c').reserve(25)).toBe(true);
  });
});
