import { release } from '@skal/contracts/release';
import { createHooks } from '@skal/shell-kit/api';

export const { useListReleaseQuery, usePromoteReleaseMutation, useAbortReleaseMutation, useRollBackReleaseMutation } =
  createHooks({ release });
