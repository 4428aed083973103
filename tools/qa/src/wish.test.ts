import { chosenOf, withAnswer, withChoice } from './choices.ts';
import { keep, readKept } from './keep.ts';
import { linkTo, NOTHING_SPECIAL, readWish, type Wish } from './wish.ts';

const wish: Wish = {
  ...{ as: 'client-live', scenario: '500', state: 'ticket-form-empty', theme: 'dark', phone: '+49' },
  answers: { 'ticket.create': 'validation' },
  conditions: { portal: 'down' },
  versions: { admin: '0-mocked' },
};

const searchOf = (link: string) => new URL(link, window.location.origin).search;

describe('a link to what a tester wants to see', () => {
  it('shows everybody the same, at the place where the page is', () => {
    const link = linkTo('/admin?tab=clients&scenario=slow&state=other#support', wish);
    expect(readWish(searchOf(link), NOTHING_SPECIAL)).toEqual(wish);
    expect(link).toMatch(/^\/admin\?tab=clients&.*#support$/);
    expect(new URLSearchParams(searchOf(link)).getAll('scenario')).toEqual(['500']);
  });

  it('takes back what was wished before where it says something else', () => {
    expect(readWish('?scenario=slow', wish)).toEqual({ ...NOTHING_SPECIAL, as: 'client-live', scenario: 'slow' });
  });

  it('goes on with what was wished where it says nothing, versions and state apart: these are of one page', () => {
    const kept = { ...wish, versions: {}, state: null };
    expect(readWish('', wish)).toEqual(kept);
    expect(readWish('?client=1', wish)).toEqual(kept);
  });

  it('is passed over where it makes no sense', () => {
    const odd = readWish('?scenario=ok&files.portal=constructor&theme=red&phone=49', wish);
    expect([odd.conditions, odd.theme, odd.phone]).toEqual([{}, null, null]);
    keep(sessionStorage, wish);
    expect(readKept(sessionStorage)).toEqual(wish);
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

  it('is a scenario for one endpoint, or the same as for all', () => {
    const more = withAnswer(wish.answers, 'ticket.list', '500');
    expect(more).toEqual({ 'ticket.create': 'validation', 'ticket.list': '500' });
    expect(withAnswer(more, 'ticket.create', '')).toEqual({ 'ticket.list': '500' });
  });
});
