/** The strings that facts.json quotes: the site has them exactly so, and a test that names the fact has them too. */
import { isTestCode, type SourceFile } from '../lint/sourceFiles.ts';
import type { Requirement } from './coverage.ts';

/** Packages whose words nobody sees on the site. */
const UNSEEN = /^(tools|e2e|packages\/(product|storage))\//;
const QUOTED = /(?<![\p{L}\p{N}])'(.+?)'(?![\p{L}\p{N}])/gu;

/** One look of apostrophes and blanks: that of a page is not that of a source. */
const plain = (text: string): string => text.replace(/&apos;|’|\\'/g, "'").replace(/\s+/g, ' ');

/** What a test may put where words have a place for a name: `delete {business} ?`. */
const patternOf = (words: string): RegExp =>
  new RegExp(
    plain(words)
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join("[^'`]+?"),
  );

/** The words that a fact quotes. */
export const quotesIn = ({ text }: Requirement): string[] => [...text.matchAll(QUOTED)].map(([, words = '']) => words);

/** Which facts quote words that are not served exactly so, or that no test of a fact with these words says. */
export const findQuoteMismatches = (
  facts: readonly Requirement[],
  files: readonly SourceFile[],
  proofs: ReadonlyMap<string, readonly string[]>,
): string[] => {
  const served = files.filter((file) => !isTestCode(file) && !UNSEEN.test(file.path)).map(({ text }) => plain(text));
  const texts = new Map(files.map(({ path, text }) => [path, plain(text)]));
  const tellers = new Map<string, string[]>();
  for (const fact of facts) {
    for (const words of quotesIn(fact)) tellers.set(words, [...(tellers.get(words) ?? []), fact.id]);
  }
  return [...tellers].flatMap(([words, ids]) => {
    const pattern = patternOf(words);
    const tests = ids.flatMap((id) => proofs.get(id) ?? []);
    const name = `${ids.join(', ')}: '${words}'`;
    if (!served.some((text) => pattern.test(text))) return [`${name} is nowhere on the site, written exactly so`];
    return tests.some((path) => pattern.test(texts.get(path) ?? ''))
      ? []
      : [`${name} is said by no test that names it`];
  });
};
