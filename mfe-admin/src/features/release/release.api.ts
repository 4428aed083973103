import { release } from '@skal/contracts/operations/release';
import { createHooks } from '@skal/shell-kit/api';

export const { useListReleaseQuery, usePromoteReleaseMutation, useAbortReleaseMutation, useRollBackReleaseMutation } =
  createHooks({ release });
