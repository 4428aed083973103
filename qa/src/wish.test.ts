import { chosenOf, withChoice } from './choices.ts';
import { readKept } from './keep.ts';
import { NOTHING_SPECIAL, readWish, type Wish, writeWish } from './wish.ts';

const wish: Wish = {
  as: 'client-live',
  scenario: '500',
  conditions: { portal: 'down' },
  versions: { admin: '0-mocked' },
};

describe('a link to what a tester wants to see', () => {
  it('shows everybody the same', () => {
    expect(readWish(writeWish(wish), NOTHING_SPECIAL)).toEqual(wish);
  });

  it('takes back what was wished before where it says something else', () => {
    expect(readWish('?scenario=slow', wish)).toEqual({ ...NOTHING_SPECIAL, as: 'client-live', scenario: 'slow' });
  });

  it('goes on with what was wished where it says nothing, versions apart: these are of one page', () => {
    expect(readWish('', wish)).toEqual({ ...wish, versions: {} });
    expect(readWish('?client=1', wish)).toEqual({ ...wish, versions: {} });
  });

  it('is passed over where it makes no sense', () => {
    expect(readWish('?scenario=ok&files.portal=constructor', wish).conditions).toEqual({});
    sessionStorage.setItem('skal-qa', '{');
    expect(readKept(sessionStorage)).toEqual(NOTHING_SPECIAL);
  });
});

describe('the choice of what a remote is like', () => {
  it('is a condition of its files, or a version, or neither', () => {
    const slow = withChoice(wish, 'portal', 'slow');
    expect([chosenOf(slow, 'portal'), slow.versions]).toEqual(['slow', wish.versions]);
    const previous = withChoice(slow, 'portal', '0.1.0-abc');
    expect([chosenOf(previous, 'portal'), previous.conditions]).toEqual(['0.1.0-abc', {}]);
    expect(chosenOf(withChoice(previous, 'portal', ''), 'portal')).toBe('');
  });
});
