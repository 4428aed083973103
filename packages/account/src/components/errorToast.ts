import { serverMessageOr } from '@skal/shell-kit/api';
import { genericFailure } from '../content/common.ts';

/** Returns the toast of a failed request. */
export const errorToast = (cause: unknown) => ({
  title: genericFailure.title,
  description: serverMessageOr(cause, genericFailure.text),
});
