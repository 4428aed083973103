/** docs/faults.md: what the long form of each step of faults has found last, with the day and the machine. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { machineLine } from '../machineLine.ts';
import { type RunTest, readTests } from './jestReport.ts';
import type { StepResult } from './runStep.ts';

const PAGE = 'docs/faults.md';

/** The steps whose results stand on the page. */
export const isOfFaults = ({ name }: { readonly name: string }): boolean => name.startsWith('faults-');

const HEAD = `# What fails, and what holds

\`npm run test:faults\` kills, fills, cuts and holds up what a site stands on, as often and for as long as it takes to believe that
it holds; \`npm test\` has a short form of each. \`-- --write\` puts what came of it here, each step with its own day:
\`npm test -- faults-mariadb --write\` runs one of them. A process is killed as \`kill -9\` does. A database server is behind a
proxy that cuts, silences or holds its connections; a mail server is one of the tests' own. A month of retention goes by in ten
minutes, with a clock that is so much faster. Machines, cables and disks of a cluster are the subject of [cluster.md](cluster.md).`;

const lineOf = ({ name, passed, milliseconds }: RunTest): string =>
  `- ${passed ? '' : '**Did not hold:** '}${name} (${(milliseconds / 1000).toFixed(1)} s)`;

/** What one step came to, under a heading of its own. */
export function sectionOf(
  { name, about, milliseconds, fault }: Pick<StepResult, 'name' | 'about' | 'milliseconds' | 'fault'>,
  tests: readonly RunTest[],
  day: Date,
): string {
  const held = tests.filter(({ passed }) => passed).length;
  return [
    `## ${name}`,
    `${about[0]?.toUpperCase()}${about.slice(1)}.`,
    `${day.toISOString().slice(0, 10)}, ${Math.round(milliseconds / 60_000)} minutes on ${machineLine()}: ` +
      `${held} of ${tests.length} held${fault ? ` (${fault})` : ''}.`,
    tests.map(lineOf).join('\n'),
  ].join('\n\n');
}

/** The page with these sections in the place of those before; the others stay as they were found. */
export function pageWith(before: string, sections: readonly string[]): string {
  const headingOf = (section: string) => section.split('\n')[0] ?? '';
  const renewed = new Map(sections.map((section) => [headingOf(section), section]));
  const [, ...kept] = before.split(/^(?=## )/m).map((part) => part.trim());
  const all = [...kept.filter((section) => !renewed.has(headingOf(section))), ...sections];
  return `${[HEAD, ...all.toSorted((a, b) => headingOf(a).localeCompare(headingOf(b)))].join('\n\n')}\n`;
}

/** Puts what steps of faults came to on their page. */
export async function writeFaults(results: readonly StepResult[], scratch: string, root: string): Promise<void> {
  const day = new Date();
  const sections: string[] = [];
  for (const result of results.filter(({ name, ran }) => ran && isOfFaults({ name })))
    sections.push(sectionOf(result, await readTests(join(scratch, `${result.name}.json`)), day));
  const page = join(root, PAGE);
  const before = await readFile(page, 'utf8').catch(() => '');
  await writeFile(page, pageWith(before, sections));
}
