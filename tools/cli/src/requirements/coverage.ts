/** Maps requirements of docs/facts.md to the tests that cite them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSources, type SourceFile } from '../lint/sourceFiles.ts';
import { ROOT } from '../root.ts';
import { requirementsTestedIn } from './citations.ts';

const docs = (name: string): string => fileURLToPath(new URL(`../../../../docs/${name}`, import.meta.url));
export const REQUIREMENTS_FILE = docs('facts.md');
export const COVERAGE_FILE = docs('coverage-of-facts.md');
export const SECURITY_FILE = docs('security.md');

export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** Marked as not built: no test can prove it. */
  readonly notBuilt: boolean;
}

export interface RequirementSection {
  readonly title: string;
  readonly facts: readonly Requirement[];
}

const NOT_BUILT = '*Not built:*';

/** Parses the sections of docs/facts.md; a requirement may continue on the next lines. */
export const parseRequirements = (page: string): RequirementSection[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((chapter) => ({
      title: chapter.slice(0, chapter.indexOf('\n')),
      facts: [...chapter.matchAll(/^- \*\*(\S+)\*\* (\S.*(?:\n {2}\S.*)*)/gm)].map(([, id = '', lines = '']) => {
        const text = lines.replace(/\s+/g, ' ');
        return { id, text, notBuilt: text.startsWith(NOT_BUILT) };
      }),
    }));

/** Tests about titles contain example titles. */
const EXAMPLES = 'tools/cli/src/requirements/';

/** Returns the test files that cite each requirement, by id. */
export const testsByRequirement = (files: readonly SourceFile[]): Map<string, string[]> => {
  const proofs = new Map<string, string[]>();
  for (const file of files) {
    if (file.path.startsWith(EXAMPLES)) continue;
    for (const id of new Set(requirementsTestedIn(file))) proofs.set(id, [...(proofs.get(id) ?? []), file.path]);
  }
  return proofs;
};

const LETTERED = /^[A-Z]\d+$/;

/** Returns the missing numbers of a section with lettered ids, which start at one. */
export const missingIds = (facts: readonly Requirement[]): string[] => {
  const ids = facts.map(({ id }) => id).filter((id) => LETTERED.test(id));
  const last = Math.max(0, ...ids.map((id) => Number(id.slice(1))));
  const letter = ids[0]?.[0];
  return Array.from({ length: last }, (_, index) => `${letter}${index + 1}`).filter((id) => !ids.includes(id));
};

const linksTo = (paths: readonly string[]): string =>
  paths
    .map(
      (path) => `[${path.replace(/\/src\/|\/server\//, '/').replace(/(\.full)?\.(test|spec)\.tsx?$/, '')}](../${path})`,
    )
    .join(', ');

/** Items of OWASP ASVS have numeric ids; requirements of the product start with a letter. */
const isSecurity = ({ facts }: RequirementSection): boolean => facts.some(({ id }) => !LETTERED.test(id));

/** Renders docs/security.md: security requirements with their tests. */
export const renderSecurityDoc = (chapters: readonly RequirementSection[], files: readonly SourceFile[]): string => {
  const proofs = testsByRequirement(files);
  const rows = chapters
    .filter(isSecurity)
    .flatMap(({ facts }) => facts)
    .map(({ id, text }) => `| ${id} | ${text} | ${linksTo([...(proofs.get(id) ?? [])].sort())} |`);
  return `${[
    '# Security',
    'Security requirements by their number in OWASP ASVS 5.0, and the tests whose title starts with it. `skal generate requirements` writes\n' +
      'this page from [facts.md](facts.md). Attackers and remaining risks: [threat-model.md](threat-model.md).',
    ['| item | requirement | tests |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n')}\n`;
};

/** Renders docs/coverage-of-facts.md. */
export const renderCoverageDoc = (chapters: readonly RequirementSection[], files: readonly SourceFile[]): string => {
  const proofs = testsByRequirement(files);
  const all = chapters.flatMap(({ facts }) => facts);
  const proven = all.filter(({ id }) => proofs.has(id)).length;
  const row = ({ id, notBuilt }: Requirement): string =>
    `| ${id} | ${notBuilt ? 'not built' : linksTo([...(proofs.get(id) ?? [])].sort())} |`;
  const sections = chapters
    .filter((chapter) => !isSecurity(chapter))
    .map(({ title, facts }) => [`## ${title}`, '', '| fact | tests |', '| --- | --- |', ...facts.map(row)].join('\n'));
  return `${[
    '# Coverage of facts',
    `\`skal generate requirements\` writes this page from [facts.md](facts.md) and the titles of the tests. Of ${all.length} facts,\n` +
      `tests cite ${proven}, and ${all.filter(({ notBuilt }) => notBuilt).length} is marked as not built.`,
    ...sections,
    'The items of OWASP ASVS are in [security.md](security.md).',
  ].join('\n\n')}\n`;
};

/** Returns the generated pages, by path. */
export function coverageFiles(): ReadonlyMap<string, string> {
  const files = readSources(ROOT);
  const chapters = parseRequirements(readFileSync(REQUIREMENTS_FILE, 'utf8'));
  return new Map([
    [COVERAGE_FILE, renderCoverageDoc(chapters, files)],
    [SECURITY_FILE, renderSecurityDoc(chapters, files)],
  ]);
}
