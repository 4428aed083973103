import { readFileSync } from 'node:fs';
import { readSources } from '../lint/sourceFiles.ts';
import { requirementsCitedIn } from '../requirements/citations.ts';
import {
  coverageFiles,
  missingIds,
  parseRequirements,
  REQUIREMENTS_FILE,
  testsByRequirement,
} from '../requirements/coverage.ts';
import { findQuoteMismatches } from '../requirements/quotes.ts';
import { ROOT } from '../webpack/bundles.ts';

const files = readSources(ROOT);
const chapters = parseRequirements(readFileSync(REQUIREMENTS_FILE, 'utf8'));
const facts = chapters.flatMap((chapter) => chapter.facts);
const listed = facts.map(({ id }) => id);
const proofs = testsByRequirement(files);

describe('docs/facts.md', () => {
  it('explains every id that a test title or a comment names, exactly once', () => {
    const cited = new Set([...proofs.keys(), ...files.flatMap(requirementsCitedIn)]);
    expect([...cited].filter((id) => !listed.includes(id))).toEqual([]);
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
  });

  it('lists no fact without a test, except those marked as not built', () => {
    expect(facts.filter(({ id, notBuilt }) => proofs.has(id) === notBuilt).map(({ id }) => id)).toEqual([]);
  });

  it('has no gaps in the numbering of a section', () => {
    expect(chapters.flatMap((chapter) => missingIds(chapter.facts))).toEqual([]);
  });

  it('quotes texts that the site contains literally and that a test of the fact asserts', () => {
    expect(findQuoteMismatches(facts, files, proofs)).toEqual([]);
  });

  it.each([...coverageFiles()])('has %s up to date; otherwise run `skal generate requirements`', (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
