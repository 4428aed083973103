import { tierPoints } from './achievement.ts';
import { achievements } from './achievements.ts';

describe('achievements', () => {
  it('K12, K16: are sixteen with different names, all locked and uncompleted', () => {
    expect(new Set(achievements.map(({ id }) => id)).size).toBe(16);
    expect(
      achievements.every(({ isUnlocked, isCompleted, progress }) => !isUnlocked && !isCompleted && progress === 0),
    ).toBe(true);
  });

  it('K13: cover every category', () => {
    expect(new Set(achievements.map(({ category }) => category))).toEqual(
      new Set(['revenue', 'customers', 'engagement', 'marketing', 'loyalty', 'milestone']),
    );
  });

  it('K17: give points by tier', () => {
    expect(tierPoints).toEqual({ bronze: 10, silver: 25, gold: 50, platinum: 100, diamond: 200 });
  });
});
