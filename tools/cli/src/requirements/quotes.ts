/** Checks the texts that facts.json quotes: the site contains them literally, and a test of their fact asserts them. */
import { isTestCode, type SourceFile } from '../lint/sourceFiles.ts';
import type { Requirement } from './coverage.ts';

/** Packages whose texts are not visible on the site. */
const NOT_ON_SITE = /^(tools|e2e|packages\/(product|storage))\//;
const QUOTED = /(?<![\p{L}\p{N}])'(.+?)'(?![\p{L}\p{N}])/gu;

/** Normalizes apostrophes and whitespace, which differ between pages and sources. */
const normalize = (text: string): string => text.replace(/&apos;|’|\\'/g, "'").replace(/\s+/g, ' ');

/** Returns a pattern that matches a text with filled-in placeholders: `delete {business} ?`. */
const patternOf = (quote: string): RegExp =>
  new RegExp(
    normalize(quote)
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join("[^'`]+?"),
  );

/** Returns the texts that a requirement quotes. */
export const quotesIn = ({ text }: Requirement): string[] => [...text.matchAll(QUOTED)].map(([, quote = '']) => quote);

/** Returns requirements with a quoted text that the site does not contain literally, or that no test of the requirement asserts. */
export const findQuoteMismatches = (
  facts: readonly Requirement[],
  files: readonly SourceFile[],
  proofs: ReadonlyMap<string, readonly string[]>,
): string[] => {
  const siteTexts = files
    .filter((file) => !isTestCode(file) && !NOT_ON_SITE.test(file.path))
    .map(({ text }) => normalize(text));
  const texts = new Map(files.map(({ path, text }) => [path, normalize(text)]));
  const idsByText = new Map<string, string[]>();
  for (const fact of facts) {
    for (const quote of quotesIn(fact)) idsByText.set(quote, [...(idsByText.get(quote) ?? []), fact.id]);
  }
  return [...idsByText].flatMap(([quote, ids]) => {
    const pattern = patternOf(quote);
    const tests = ids.flatMap((id) => proofs.get(id) ?? []);
    const name = `${ids.join(', ')}: '${quote}'`;
    if (!siteTexts.some((text) => pattern.test(text))) return [`${name} does not occur literally on the site`];
    return tests.some((path) => pattern.test(texts.get(path) ?? '')) ? [] : [`${name} occurs in no test of this fact`];
  });
};
