/** Where tests leave notes of what they go by while they run: a file for each file of tests, in a folder of their task. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** In the environment: the folder; for a product that a test has started, its file. */
export const TRACES = 'TEST_TRACES';

/** What stands in the notes of a test that has started something else than the product: nothing is known of it. */
export const ANYTHING = '*';

/** The folder of a task in that of its step. */
export const tracesOf = (step: string, folder: string): string => join(step, basename(folder));

/** Where jest says how its run ended. */
export const reportIn = (folder: string): string => join(folder, 'report.json');

/** @param test a file of tests, from the root of the project */
export const noteFileOf = (folder: string, test: string): string => join(folder, encodeURIComponent(test));

/** The notes of a file of tests, once each; none where it has left none. */
export const readNotes = (folder: string, test: string): string[] => {
  try {
    return [...new Set(readFileSync(noteFileOf(folder, test), 'utf8').split('\n'))].filter(Boolean);
  } catch {
    return [];
  }
};
