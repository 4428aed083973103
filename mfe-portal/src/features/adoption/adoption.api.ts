import { adoption } from '@skal/contracts/adoption';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadAdoptionQuery } = createHooks({ adoption });
