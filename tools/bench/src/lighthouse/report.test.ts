import { type AuditResult, budgetViolations, lighthouseSection } from './report.ts';

const audited = (name: string, performance: number, about: Partial<AuditResult> = {}): AuditResult => ({
  page: { name, path: name },
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 1_204.6,
  totalBlockingMs: 0,
  findings: [],
  ...about,
});
const ofAccount = { page: { name: '/dashboard live', path: '/dashboard', cookie: 'session=1' } };

describe('the report of Lighthouse', () => {
  it.each([
    ['a public page at 99', audited('/', 99), []],
    ['a public page below', audited('/', 98), ['/: performance is 98, at least 99']],
    ['a page of an account at 95', audited('', 95, ofAccount), []],
    ['a page of an account below', audited('', 94, ofAccount), ['/dashboard live: performance is 94, at least 95']],
  ])('accepts or names the performance of %s', (_, page, violations) => {
    expect(budgetViolations([page])).toEqual(violations);
  });

  it('needs 100 for every other score, and names what cost points', () => {
    const scores = { performance: 100, accessibility: 97, 'best-practices': 100, seo: 92 };
    const findings = ['accessibility: link-name: Links do not have a discernible name [{"node":"a"}]'];
    expect(budgetViolations([audited('/', 100), audited('/about', 100, { scores, findings })])).toEqual([
      '/about: accessibility is 97, at least 100',
      '/about: seo is 92, at least 100',
      `/about: ${findings[0]}`,
    ]);
  });

  it('writes the worst values of public and account pages, the number of runs and the date', () => {
    const pages = [
      audited('/', 99),
      audited('/about', 100, { lcp: 900, totalBlockingMs: 7 }),
      audited('', 95, ofAccount),
    ];
    const text = lighthouseSection(pages, 5, '153.0', new Date('2026-05-04T12:00:00Z'));
    expect(text).toContain('| 2 public (99 required) | 99 | 100 | 100 | 100 | 1205 | 7 |');
    expect(text).toContain('| 1 in an account (95 required) | 95 | 100 | 100 | 100 | 1205 | 0 |');
    expect(text).toContain('5 runs of each page');
    expect(text).toMatch(/2026-05-04, \d+ cores of .+, Chromium 153\.0\./);
  });
});
