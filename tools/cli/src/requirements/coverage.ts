/** Which tests name which requirement: facts.json and the titles of the tests. */
import { join, relative } from 'node:path';
import { readSources, type SourceFile } from '../lint/sourceFiles.ts';
import { ROOT } from '../root.ts';
import { requirementsTestedIn } from './citations.ts';
import sections from './facts.json' with { type: 'json' };

/** Written on demand, and ignored by git. */
const COVERAGE_FILE = join(ROOT, 'docs/reference/generated/requirements.md');

export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** Nothing was built for it, so no test can name it. */
  readonly notBuilt: boolean;
}

export interface RequirementSection {
  readonly title: string;
  readonly facts: readonly Requirement[];
}

const NOT_BUILT = 'Not built: ';

/** The sections of facts.json: facts of the product, and items of OWASP ASVS 5.0. */
export const requirementSections = (): RequirementSection[] =>
  sections.map(({ title, facts }) => ({
    title,
    facts: Object.entries<string | undefined>(facts).map(([id, text = '']) => ({
      id,
      text,
      notBuilt: text.startsWith(NOT_BUILT),
    })),
  }));

/** The tests of this folder use ids as examples. */
const EXAMPLES = `${relative(ROOT, import.meta.dirname).replaceAll('\\', '/')}/`;

/** The test files that name a requirement, by its id. */
export const testsByRequirement = (files: readonly SourceFile[]): Map<string, string[]> => {
  const tests = new Map<string, string[]>();
  for (const file of files) {
    if (file.path.startsWith(EXAMPLES)) continue;
    for (const id of new Set(requirementsTestedIn(file))) tests.set(id, [...(tests.get(id) ?? []), file.path]);
  }
  return tests;
};

const LETTERED = /^[A-Z]\d+$/;

/** The numbers that a section of lettered facts leaves out: they begin at one. */
export const missingIds = (facts: readonly Requirement[]): string[] => {
  const ids = facts.map(({ id }) => id).filter((id) => LETTERED.test(id));
  const last = Math.max(0, ...ids.map((id) => Number(id.slice(1))));
  const letter = ids[0]?.[0];
  return Array.from({ length: last }, (_, index) => `${letter}${index + 1}`).filter((id) => !ids.includes(id));
};

const linksTo = (paths: readonly string[]): string =>
  [...paths]
    .sort()
    .map(
      (path) =>
        `[${path.replace(/\/src\/|\/server\//, '/').replace(/(\.full)?\.(test|spec)\.tsx?$/, '')}](../../../${path})`,
    )
    .join(', ');

/** The text of requirements.md: each requirement with the tests that name it. */
export const renderCoverage = (chapters: readonly RequirementSection[], files: readonly SourceFile[]): string => {
  const tests = testsByRequirement(files);
  const all = chapters.flatMap(({ facts }) => facts);
  const row = ({ id, text, notBuilt }: Requirement): string =>
    `| ${id} | ${text} | ${notBuilt ? '' : linksTo(tests.get(id) ?? [])} |`;
  const tables = chapters.map(({ title, facts }) =>
    [`## ${title}`, '', '| id | requirement | tests |', '| --- | --- | --- |', ...facts.map(row)].join('\n'),
  );
  return `${[
    '# Requirements and their tests',
    'Made by `skal generate requirements` from facts.json and the titles of the tests. ' +
      `Tests name ${all.filter(({ id }) => tests.has(id)).length} of ${all.length} requirements.`,
    ...tables,
  ].join('\n\n')}\n`;
};

/** The generated page, by its file. */
export const coverageFiles = (): ReadonlyMap<string, string> =>
  new Map([[COVERAGE_FILE, renderCoverage(requirementSections(), readSources(ROOT))]]);
