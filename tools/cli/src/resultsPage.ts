import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** The page of all measured results, below the root of the repository. */
const RESULTS_PAGE = 'docs/reference/results.md';

/** Replaces the section of a heading in a Markdown page, or appends it. */
export function replaceSection(page: string, heading: string, body: string): string {
  const [head = '', ...sections] = page.split(/^(?=## )/m).map((part) => part.trim());
  const section = `## ${heading}\n\n${body.trim()}`;
  const isSame = (part: string) => part.split('\n', 1)[0] === `## ${heading}`;
  const others = sections.some(isSame)
    ? sections.map((part) => (isSame(part) ? section : part))
    : [...sections, section];
  return `${[head, ...others].join('\n\n')}\n`;
}

/** Writes the result of a run into its section of the results page. */
export function writeResult(heading: string, body: string): void {
  const file = join(ROOT, RESULTS_PAGE);
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), heading, body));
  console.log(`written: ${RESULTS_PAGE}, ${heading}`);
}
