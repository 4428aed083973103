import { machineLine } from '@skal/tooling/src/machineLine.ts';
import { markdown } from '../table.ts';
import { type Audited, CATEGORIES } from './audited.ts';

/** The least that a page may have, out of 100. What is no measurement of time is whole or wrong. */
const leastOf = ({ page }: Audited) => ({
  performance: page.cookie ? 95 : 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
});

/** A line for each score that is too low, and what took the points off. */
export function faultsOf(audited: readonly Audited[]): string[] {
  return audited.flatMap((page) => {
    const least = leastOf(page);
    const low = CATEGORIES.filter((category) => page.scores[category] < least[category]);
    return [
      ...low.map(
        (category) => `${page.page.name}: ${category} is ${page.scores[category]}, at least ${least[category]}`,
      ),
      ...page.found.map((line) => `${page.page.name}: ${line}`),
    ];
  });
}

const HEAD = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'blocked ms'];

/** The table of what was measured, in Markdown. */
export const tableOfAudits = (audited: readonly Audited[]): string =>
  markdown(
    HEAD,
    audited.map(({ page, scores, lcp, blocked }) => [
      page.name,
      ...CATEGORIES.map((category) => String(scores[category])),
      lcp.toFixed(0),
      blocked.toFixed(0),
    ]),
  );

/** docs/performance.md, whole. */
export const pageOf = (audited: readonly Audited[], runs: number, browser: string, day: Date): string =>
  `# Performance

What Lighthouse says of each page, out of 100, as a phone on a slow line meets it (its own settings for one). Made by
\`skal lighthouse\`: the builds of production on the demo accounts' data, ${runs} ${runs === 1 ? 'run' : 'runs'} of each page. Performance is that
of the run in the middle, and so are the two times beside it: the largest contentful paint, and how long the page did
not answer. Of the other scores it is the lowest. A page has at least 99 for performance, one of an account 95, and 100
for everything else.

Measured on ${day.toISOString().slice(0, 10)}, on ${machineLine()}, with Chromium ${browser}.

${tableOfAudits(audited)}
`;
