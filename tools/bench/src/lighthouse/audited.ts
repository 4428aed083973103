import type { AuditedPage } from './pages.ts';

/** What is judged, in the order of the table. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Audited {
  readonly page: AuditedPage;
  /** Out of 100; the performance is that of the run in the middle. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Of the same run, in milliseconds: the largest contentful paint, and how long the page did not answer. */
  readonly lcp: number;
  readonly blocked: number;
  /** What took points off in any run, and where; but for performance. */
  readonly found: readonly string[];
}
