import { serverMessageOr } from '@skal/shell-kit/api';
import { genericFailure } from '../content/common.ts';

/** What is said of a failure. */
export const errorToast = (cause: unknown) => ({
  title: genericFailure.title,
  description: serverMessageOr(cause, genericFailure.text),
});
