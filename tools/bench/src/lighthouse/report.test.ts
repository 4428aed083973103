import type { Audited } from './audited.ts';
import { faultsOf, pageOf } from './report.ts';

const audited = (name: string, performance: number, about: Partial<Audited> = {}): Audited => ({
  page: { name, path: name },
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 1_204.6,
  blocked: 0,
  found: [],
  ...about,
});
const ofAccount = { page: { name: '/dashboard live', path: '/dashboard', cookie: 'session=1' } };

describe('what Lighthouse says', () => {
  it.each([
    ['a public page at 99', audited('/', 99), []],
    ['a public page below', audited('/', 98), ['/: performance is 98, at least 99']],
    ['a page of an account at 95', audited('', 95, ofAccount), []],
    ['a page of an account below', audited('', 94, ofAccount), ['/dashboard live: performance is 94, at least 95']],
  ])('is content with the time of a page or names it: %s', (_, page, faults) => {
    expect(faultsOf([page])).toEqual(faults);
  });

  it('takes nothing less than all for what is no time, and says what took points off, and where', () => {
    const scores = { performance: 100, accessibility: 97, 'best-practices': 100, seo: 92 };
    const found = ['accessibility: link-name: Links do not have a discernible name [{"node":"a"}]'];
    expect(faultsOf([audited('/', 100), audited('/about', 100, { scores, found })])).toEqual([
      '/about: accessibility is 97, at least 100',
      '/about: seo is 92, at least 100',
      `/about: ${found[0]}`,
    ]);
  });

  it('is a page with its table, and says how and when it was measured', () => {
    const text = pageOf([audited('/', 99)], 5, '153.0', new Date('2026-05-04T12:00:00Z'));
    expect(text).toContain('| / | 99 | 100 | 100 | 100 | 1205 | 0 |');
    expect(text).toContain('5 runs of each page');
    expect(text).toMatch(/Measured on 2026-05-04, on \d+ cores of .+, with Chromium 153\.0\./);
  });
});
