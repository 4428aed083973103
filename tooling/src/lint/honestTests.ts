import { findLines, type Lint } from './project.ts';

const PASSED_OVER =
  /\b(it|test|describe)(\.each[^(]*)?\.(skip|only|todo|failing)\b|(?<![\w.])(xit|xtest|xdescribe|fit|fdescribe)\s*\(/;
const SILENCED = /@ts-(ignore|expect-error|nocheck)\b|\b(biome|eslint|oxlint)-(ignore|disable)/;

/** In a test it proves that something does not compile: the compiler refuses one that hides nothing. */
const PROVES = /@ts-(expect-error)\b/;

/** No test is skipped or runs alone, and no check is silenced. */
export const honestTests: Lint = (files) =>
  files.flatMap((file) => [
    ...(/\.test\.tsx?$/.test(file.path)
      ? findLines(file, PASSED_OVER, (found) => `${found.trim()}: every test runs, every time`)
      : []),
    ...findLines(file, SILENCED, (found) => `${found}: mend what the check found`).filter(
      ({ says }) => !(/\.test\.tsx?$/.test(file.path) && PROVES.test(says)),
    ),
  ]);
