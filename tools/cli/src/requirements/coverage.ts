/** Maps the requirements of facts.json to the tests that cite them. */
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
  /** Marked as not built: no test can prove it. */
  readonly isUnbuilt: boolean;
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
      isUnbuilt: text.startsWith(NOT_BUILT),
    })),
  }));

/** Tests about titles contain example titles. */
const EXAMPLES = `${relative(ROOT, import.meta.dirname).replaceAll('\\', '/')}/`;

/** Returns the test files that cite each requirement, by id. */
export const testsByRequirement = (files: readonly SourceFile[]): Map<string, string[]> => {
  const tests = new Map<string, string[]>();
  for (const file of files) {
    if (file.path.startsWith(EXAMPLES)) continue;
    for (const id of new Set(requirementsTestedIn(file))) tests.set(id, [...(tests.get(id) ?? []), file.path]);
  }
  return tests;
};

const LETTERED = /^[A-Z]\d+$/;

/** Returns the missing numbers of a section with lettered ids, which start at one. */
export const findMissingIds = (facts: readonly Requirement[]): string[] => {
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

/** Renders requirements.md: each requirement with its tests. */
export const renderCoverage = (chapters: readonly RequirementSection[], files: readonly SourceFile[]): string => {
  const tests = testsByRequirement(files);
  const all = chapters.flatMap(({ facts }) => facts);
  const row = ({ id, text, isUnbuilt }: Requirement): string =>
    `| ${id} | ${text} | ${isUnbuilt ? '' : linksTo(tests.get(id) ?? [])} |`;
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

/** Returns the generated page, by path. */
export const createCoverageFiles = (): ReadonlyMap<string, string> =>
  new Map([[COVERAGE_FILE, renderCoverage(requirementSections(), readSources(ROOT))]]);
