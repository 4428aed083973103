/**
 * The order of browser tests. Jest begins with the files that took longest the last time; where it has run none yet it goes
 * by their size, which says nothing here: the longest has fifteen lines. One that is begun last keeps one of the workers
 * busy while the other has nothing left to do.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Test } from '@jest/test-result';
import Sequencer from '@jest/test-sequencer';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** The files that take longest, in seconds as measured in a whole run of two cores; only their order counts. */
export const LONG: Readonly<Record<string, number>> = {
  'pages/admin/forms.test.ts': 61,
  'pages/portal/tester.test.ts': 59,
  'pages/portal/sections.test.ts': 53,
  'pages/marketing/keyboard.test.ts': 43,
  'pages/marketing/fonts.test.ts': 43,
  'releases/train.test.ts': 38,
  'pages/admin/tester.test.ts': 37,
  'pages/admin/admin.test.ts': 36,
  'pages/marketing/publicSite.test.ts': 35,
  'pages/marketing/newRemote.test.ts': 32,
  'pages/qa.test.ts': 31,
  'pages/marketing/pictures.test.ts': 28,
  'pages/portal/forms.test.ts': 25,
  'pages/marketing/refused.test.ts': 24,
  'pages/portal/heap.test.ts': 20,
};

const secondsOf = ({ path }: Test): number => LONG[relative(SOURCES, path).replaceAll('\\', '/')] ?? 0;

export default class LongestFirst extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    const sorted = await super.sort(tests);
    const isFirstRun = sorted.every(({ duration }) => duration === undefined);
    return isFirstRun ? sorted.toSorted((one, other) => secondsOf(other) - secondsOf(one)) : sorted;
  }
}
