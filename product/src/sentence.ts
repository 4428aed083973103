import { StartRefused } from '@skal/api';
import { orSayWhy as orSayWhyOf } from '@skal/shell/server/sentence.ts';

/**
 * Runs a command to its end. What went wrong for a known reason is said in a sentence, with exit code 1.
 * @param kinds errors of the command's own whose message is such a sentence
 */
export const orSayWhy: typeof orSayWhyOf = (run, kinds = []) => orSayWhyOf(run, [StartRefused, ...kinds]);
