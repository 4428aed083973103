import { readSources } from '../lint/sourceFiles.ts';
import { requirementsCitedIn } from '../requirements/citations.ts';
import { findMissingIds, renderCoverage, requirementSections, testsByRequirement } from '../requirements/coverage.ts';
import { findQuoteMismatches } from '../requirements/quotes.ts';
import { ROOT } from '../webpack/bundles.ts';

const files = readSources(ROOT);
const sections = requirementSections();
const facts = sections.flatMap((section) => section.facts);
const listed = facts.map(({ id }) => id);
const tests = testsByRequirement(files);

describe('the requirements in facts.json', () => {
  it('explain every id that a test title or a comment names, exactly once', () => {
    const cited = new Set([...tests.keys(), ...files.flatMap(requirementsCitedIn)]);
    expect([...cited].filter((id) => !listed.includes(id))).toEqual([]);
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
  });

  it('are each cited by a test, except those marked as not built', () => {
    expect(facts.filter(({ id, isUnbuilt }) => tests.has(id) === isUnbuilt).map(({ id }) => id)).toEqual([]);
  });

  it('have no gaps in their numbers', () => {
    expect(sections.flatMap((section) => findMissingIds(section.facts))).toEqual([]);
  });

  it('quote texts that the site contains literally, and that a test of the fact asserts', () => {
    expect(findQuoteMismatches(facts, files, tests)).toEqual([]);
  });

  it('are listed with their tests by `skal generate requirements`', () => {
    const page = renderCoverage(sections, files);
    expect(page).toContain(`Tests name ${facts.length - 1} of ${facts.length} requirements.`);
    expect(page).toMatch(/^\| A13 \| A tooltip waits 700 ms\. \| \[shared-ui\//m);
  });
});
