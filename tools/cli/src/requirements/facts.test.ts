import { requirementsCitedIn, requirementsTestedIn } from './citations.ts';
import { missingIds, testsByRequirement } from './coverage.ts';
import { findQuoteMismatches } from './quotes.ts';

describe('a section of facts', () => {
  it('must not leave out a number', () => {
    const facts = ['A1', 'A3'].map((id) => ({ id, text: 'Text.', notBuilt: false }));
    expect(missingIds(facts)).toEqual(['A2']);
    expect(missingIds([{ id: '8.2.1', text: 'An item of ASVS.', notBuilt: false }])).toEqual([]);
  });
});

describe('a quotation', () => {
  const faultsOf = (page: string, test: string) => {
    const facts = [{ id: 'F1', text: "It says 'Delete {business} ?', and 'don't'.", notBuilt: false }];
    const sources = [
      { path: 'mfe-portal/src/content/a.ts', text: page },
      { path: 'mfe-portal/src/a.test.ts', text: test },
    ];
    return findQuoteMismatches(facts, sources, testsByRequirement(sources));
  };
  const page = `\`Delete \${business} ?\`, "don’t"`;

  it('is found with what stands in its place for a name, and whichever apostrophe it has', () => {
    expect(faultsOf(page, `it('F1: asks', () => { ask('Delete Bar ?'); ask("don't"); });`)).toEqual([]);
  });

  it('is missed on the site where it is spelt otherwise, and in the tests of other facts', () => {
    expect(faultsOf(page.replace('Delete', 'delete'), `it('F1: asks', () => { ask("don't"); });`)).toEqual([
      "F1: 'Delete {business} ?' is nowhere on the site, written exactly so",
    ]);
    expect(faultsOf(page, `it('F2: asks', () => { ask('Delete Bar ?'); ask("don't"); });`)).toEqual([
      "F1: 'Delete {business} ?' is said by no test that names it",
      "F1: 'don't' is said by no test that names it",
    ]);
  });
});

describe('an id', () => {
  const inTest = (text: string) => requirementsTestedIn({ path: 'api/src/a.test.ts', text });
  const begin = (ids: string) => `it('${ids}: says so', () => {});`;

  it('is found at the beginning of a title, in spans and in the rows of a table', () => {
    expect(inTest(begin('F9'))).toEqual(['F9']);
    expect(inTest(begin('C2, C10-C12, 8.2.1'))).toEqual(['C2', 'C10', 'C11', 'C12', '8.2.1']);
    expect(inTest(`it.each([\n  ['J7', 'commerce'],\n  ['L14, T34', 'large'],\n])`)).toEqual(['J7', 'L14', 'T34']);
    expect(requirementsTestedIn({ path: 'api/src/a.ts', text: begin('F9') })).toEqual([]);
  });

  it('is found in comments, and nowhere else in code', () => {
    const lines = [' * Prices (K31-K32).', `const path = 'M24 3'; // by T9`, 'const size = A4;'];
    expect(requirementsCitedIn({ path: 'api/src/a.ts', text: lines.join('\n') })).toEqual(['K31', 'K32', 'T9']);
  });
});
