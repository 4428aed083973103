import { saidBy } from '@skal/forms';
import { factorFailure } from '../content/secondFactor.ts';

/** What is said of a failure. */
export const said = (cause: unknown) => ({
  title: factorFailure.title,
  description: saidBy(cause, factorFailure.text),
});
