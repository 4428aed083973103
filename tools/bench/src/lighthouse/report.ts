import { describeMachine } from '@skal/tooling/src/machineInfo.ts';
import { markdown } from '../harness/table.ts';

/** The scores, in the order of the table. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** A page to audit. */
export interface AuditTarget {
  readonly name: string;
  readonly path: string;
  /** The session that opens it; none for a public page. */
  readonly cookie?: string;
}

export interface AuditResult {
  readonly page: AuditTarget;
  /** Out of 100: the performance of the median run, and the lowest of each other score. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Of the median run, in milliseconds. */
  readonly lcp: number;
  readonly totalBlockingMs: number;
  /** What cost points in any run, and where; performance apart. */
  readonly findings: readonly string[];
}

/** The lowest scores that a page may have, out of 100. */
const budgetOf = ({ page }: AuditResult) => ({
  performance: page.cookie ? 95 : 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
});

/** A line for each score below the budget, and for what cost the points. */
export function budgetViolations(audited: readonly AuditResult[]): string[] {
  return audited.flatMap((page) => {
    const budget = budgetOf(page);
    const low = CATEGORIES.filter((category) => page.scores[category] < budget[category]);
    return [
      ...low.map(
        (category) => `${page.page.name}: ${category} is ${page.scores[category]}, at least ${budget[category]}`,
      ),
      ...page.findings.map((line) => `${page.page.name}: ${line}`),
    ];
  });
}

const HEAD = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'blocked ms'];

/** The results as a Markdown table. */
export const auditTable = (audited: readonly AuditResult[]): string =>
  markdown(
    HEAD,
    audited.map(({ page, scores, lcp, totalBlockingMs }) => [
      page.name,
      ...CATEGORIES.map((category) => String(scores[category])),
      lcp.toFixed(0),
      totalBlockingMs.toFixed(0),
    ]),
  );

/** The text of docs/performance.md. */
export const performancePage = (audited: readonly AuditResult[], runs: number, browser: string, day: Date): string =>
  `# Performance

Lighthouse scores of each page, out of 100, for a phone on a slow line (Lighthouse's own settings). \`skal lighthouse\` measures
them: production builds with the data of the demo accounts, ${runs} ${runs === 1 ? 'run' : 'runs'} of each page. Performance, largest contentful
paint (LCP) and total blocking time are those of the median run. The other scores are the lowest of all runs. A public page needs
99 for performance, a page of an account 95, and both need 100 for everything else.

Measured on ${day.toISOString().slice(0, 10)}, on ${describeMachine()}, with Chromium ${browser}.

${auditTable(audited)}
`;
