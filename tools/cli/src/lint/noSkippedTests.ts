import { findLines, type Lint, type SourceFile } from './sourceFiles.ts';

const PASSED_OVER =
  /\b(it|test|describe)(\.\w+)?\.(skip|only|todo|failing)\b|(?<![\w.])(xit|xtest|xdescribe|fit|fdescribe)\s*\(/;
const SILENCED = /@ts-(ignore|nocheck)\b|\b(biome|eslint|oxlint)-(ignore|disable)/;

/** In a test it proves that something does not compile: the compiler refuses one that hides nothing. */
const PROVES = /@ts-(expect-error)\b/;

const isTest = ({ path }: SourceFile): boolean => /\.(test|spec)\.tsx?$/.test(path);
const mend = (found: string) => `${found}: mend what the check found`;

/** No test is skipped or runs alone, and no check is silenced. */
export const noSkippedTests: Lint = (files) =>
  files.flatMap((file) => [
    ...(isTest(file)
      ? findLines(file, PASSED_OVER, (found) => `${found.trim()}: every test runs, every time`)
      : findLines(file, PROVES, mend)),
    ...findLines(file, SILENCED, mend),
  ]);
