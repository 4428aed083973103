import { ByteBudget } from './byteBudget.ts';

describe('ByteBudget', () => {
  it('limits all requests together, and each owner to a quarter', () => {
    const budget = new ByteBudget(100);
    const shares = ['a', 'b', 'c', 'd', 'e'].map((owner) => budget.open(owner));
    expect(shares.map((share) => share.take(25))).toEqual([true, true, true, true, false]);
    expect(budget.open('a').take(1)).toBe(false);
    shares[0]?.release();
    expect(budget.open('a').take(25)).toBe(true);
  });

  it('limits an authenticated sender only by the total', () => {
    const budget = new ByteBudget(100);
    const share = budget.open('a');
    expect(share.take(20)).toBe(true);
    share.trust();
    expect([share.take(80), share.take(1)]).toEqual([true, false]);
    share.giveBack(60);
    expect([budget.open('a').take(25), budget.open('a').take(25), budget.open('b').take(25)]).toEqual([
      true,
      false,
      true,
    ]);
    share.release();
    expect(budget.open('c').take(25)).toBe(true);
  });
});
