/** The ids of requirements that tests and comments name. */
import type { SourceFile } from '../lint/sourceFiles.ts';

/** A fact of the product, such as `F9`, or an item of OWASP ASVS, such as `8.2.1`. */
const ID = String.raw`(?:[A-RT]\d{1,2}|\d{1,2}\.\d{1,2}\.\d{1,2})`;
/** What stands at the beginning of a test's title: `F9: …`, or several: `D9-D13, T19: …`. */
const TITLE = new RegExp(String.raw`['"\x60](${ID}(?:(?:, | and |-)${ID})*): `, 'g');
/** The first cell of a table whose title begins with `%s`. */
const ROW = /\[\s*'([A-RT]\d{1,2}(?:(?:, |-)[A-RT]\d{1,2})*)',/g;
const SPAN = /([A-RT]\d{1,2}|\d+\.\d+\.\d+)(?:-([A-RT]\d{1,2}))?/g;

/** `D9-D13` is five ids. */
const spread = (text: string): string[] =>
  [...text.matchAll(SPAN)].flatMap(([, from = '', to]) => {
    if (!to) return [from];
    const letter = from[0];
    const [first, last] = [Number(from.slice(1)), Number(to.slice(1))];
    return Array.from({ length: last - first + 1 }, (_, index) => `${letter}${first + index}`);
  });

/** The ids that a file's tests prove: those that begin a title or a row of its table. */
export const requirementsTestedIn = ({ path, text }: SourceFile): string[] =>
  /\.(test|spec)\.tsx?$/.test(path)
    ? [...text.matchAll(TITLE), ...text.matchAll(ROW)].flatMap(([, ids = '']) => spread(ids))
    : [];

/** The facts that a file's comments name. */
export const requirementsCitedIn = ({ text }: SourceFile): string[] =>
  text
    .split('\n')
    .map((line) => (/^\s*\/?\*/.test(line) ? line : (/\/[/*].*/.exec(line)?.[0] ?? '')))
    .flatMap((line) => [...line.matchAll(/\b[A-RT]\d{1,2}(?:-[A-RT]\d{1,2})?\b/g)].flatMap(([found]) => spread(found)));
