import { experiences } from '@skal/contracts/analytics/experiences';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadExperiencesQuery } = createHooks({ experiences });
