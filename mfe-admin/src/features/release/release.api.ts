import { release } from '@skal/contracts/release';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListReleaseQuery, usePromoteReleaseMutation, useAbortReleaseMutation, useRollBackReleaseMutation } =
  hooksOf({ release });
