import { findLines, type Lint, type SourceFile } from './sourceFiles.ts';

const SKIPPED =
  /\b(it|test|describe)(\.\w+)?\.(skip|only|todo|failing)\b|(?<![\w.])(xit|xtest|xdescribe|fit|fdescribe)\s*\(/;
const SUPPRESSED = /@ts-(ignore|nocheck)\b|\b(biome|eslint|oxlint)-(ignore|disable)/;

/** Allowed in tests, to assert that code does not compile: the compiler rejects an unused one. */
const TYPE_ASSERTION = /@ts-(expect-error)\b/;

const isTest = ({ path }: SourceFile): boolean => /\.(test|spec)\.tsx?$/.test(path);
const suppressionMessage = (found: string) => `${found}: fix what the check found`;

/** Rejects skipped or focused tests and suppressed checks. */
export const noSkippedTests: Lint = (files) =>
  files.flatMap((file) => [
    ...(isTest(file)
      ? findLines(file, SKIPPED, (found) => `${found.trim()}: tests must not be skipped or focused`)
      : findLines(file, TYPE_ASSERTION, suppressionMessage)),
    ...findLines(file, SUPPRESSED, suppressionMessage),
  ]);
