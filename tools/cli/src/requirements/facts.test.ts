import { requirementsCitedIn, requirementsTestedIn } from './citations.ts';
import { findMissingIds, testsByRequirement } from './coverage.ts';
import { findQuoteMismatches } from './quotes.ts';

describe('a section of facts', () => {
  it('reports a missing number', () => {
    const facts = ['A1', 'A3'].map((id) => ({ id, text: 'Text.', isUnbuilt: false }));
    expect(findMissingIds(facts)).toEqual(['A2']);
    expect(findMissingIds([{ id: '8.2.1', text: 'An item of ASVS.', isUnbuilt: false }])).toEqual([]);
  });
});

describe('a quotation', () => {
  const mismatchesOf = (page: string, test: string) => {
    const facts = [{ id: 'F1', text: "It says 'Delete {business} ?', and 'don't'.", isUnbuilt: false }];
    const sources = [
      { path: 'mfe-portal/src/content/a.ts', text: page },
      { path: 'mfe-portal/src/a.test.ts', text: test },
    ];
    return findQuoteMismatches(facts, sources, testsByRequirement(sources));
  };
  const page = `\`Delete \${business} ?\`, "don’t"`;

  it('matches with placeholders filled in, and with either apostrophe', () => {
    expect(mismatchesOf(page, `it('F1: asks', () => { ask('Delete Bar ?'); ask("don't"); });`)).toEqual([]);
  });

  it('is reported when the site spells it differently, or when only tests of other facts assert it', () => {
    expect(mismatchesOf(page.replace('Delete', 'delete'), `it('F1: asks', () => { ask("don't"); });`)).toEqual([
      "F1: 'Delete {business} ?' does not occur literally on the site",
    ]);
    expect(mismatchesOf(page, `it('F2: asks', () => { ask('Delete Bar ?'); ask("don't"); });`)).toEqual([
      "F1: 'Delete {business} ?' occurs in no test of this fact",
      "F1: 'don't' occurs in no test of this fact",
    ]);
  });
});

describe('an id', () => {
  const testedIn = (text: string) => requirementsTestedIn({ path: 'api/src/a.test.ts', text });
  const titleWith = (ids: string) => `it('${ids}: says so', () => {});`;

  it('is found at the start of a title, in ranges and in table rows', () => {
    expect(testedIn(titleWith('F9'))).toEqual(['F9']);
    expect(testedIn(titleWith('C2, C10-C12, 8.2.1'))).toEqual(['C2', 'C10', 'C11', 'C12', '8.2.1']);
    expect(testedIn(`it.each([\n  ['J7', 'commerce'],\n  ['L14, T34', 'large'],\n])`)).toEqual(['J7', 'L14', 'T34']);
    expect(requirementsTestedIn({ path: 'api/src/a.ts', text: titleWith('F9') })).toEqual([]);
  });

  it('is found in comments, and nowhere else in code', () => {
    const lines = [' * Prices (K31-K32).', `const path = 'M24 3'; // by T9`, 'const size = A4;'];
    expect(requirementsCitedIn({ path: 'api/src/a.ts', text: lines.join('\n') })).toEqual(['K31', 'K32', 'T9']);
  });
});
