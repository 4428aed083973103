import { saidBy } from '@skal/shell-kit/api';
import { failure } from '../content/accountParts.ts';

/** What is said of a failure. */
export const said = (cause: unknown) => ({
  title: failure.title,
  description: saidBy(cause, failure.text),
});
