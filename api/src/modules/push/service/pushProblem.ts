import type { Locale } from '@skal/contracts/site/locale';
import { storedText } from '../../../language/storedText.ts';
import { textFor } from '../../../language/text.ts';

/** Problem of a service that gives no usable response. */
export const NOT_WORKING = /*i18n*/ 'The push service does not work: {why}.';

/** Writes the stored problem of a service, which is English, in the language of a reader. */
export const writeProblem = (locale: Locale, problem: string | null | undefined): string | null =>
  problem ? textFor(locale, storedText(problem, [NOT_WORKING])) : null;
