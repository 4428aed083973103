import { describeMachine } from '@skal/tooling/src/results/machineInfo.ts';
import { formatTable } from '../harness/table.ts';

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
  formatTable(
    HEAD,
    audited.map(({ page, scores, lcp, totalBlockingMs }) => [
      page.name,
      ...CATEGORIES.map((category) => String(scores[category])),
      lcp.toFixed(0),
      totalBlockingMs.toFixed(0),
    ]),
  );

export const LIGHTHOUSE_HEADING = 'Lighthouse';

/** The lowest scores and the longest times of some pages. */
const worstRow = (label: string, audited: readonly AuditResult[]): string[] => [
  `${audited.length} ${label}`,
  ...CATEGORIES.map((category) => String(Math.min(...audited.map(({ scores }) => scores[category])))),
  ...[
    Math.max(...audited.map(({ lcp }) => lcp)),
    Math.max(...audited.map(({ totalBlockingMs }) => totalBlockingMs)),
  ].map((ms) => ms.toFixed(0)),
];

/** The section of docs/reference/results.md. */
export function lighthouseSection(audited: readonly AuditResult[], runs: number, browser: string, day: Date): string {
  const groups = Object.entries(
    Object.groupBy(audited, ({ page }) => (page.cookie ? 'in an account (95 required)' : 'public (99 required)')),
  );
  return `\`skal lighthouse\`: production builds with demo data, as a phone on a slow line (Lighthouse's own settings), ${runs} ${runs === 1 ? 'run' : 'runs'} of each page. Performance,
largest contentful paint (LCP) and total blocking time (TBT) are those of the median run, the other scores the lowest of all. Lowest score and
longest time of the pages:

${day.toISOString().slice(0, 10)}, ${describeMachine()}, Chromium ${browser}.

${formatTable(
  ['pages', ...HEAD.slice(1, -1), 'TBT ms'],
  groups.map(([label, pages = []]) => worstRow(label, pages)),
)}`;
}
