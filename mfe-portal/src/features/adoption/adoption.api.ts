import { adoption } from '@skal/contracts/analytics/adoption';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadAdoptionQuery } = createHooks({ adoption });
