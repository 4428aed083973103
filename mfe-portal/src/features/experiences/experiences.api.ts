import { experiences } from '@skal/contracts/experiences';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadExperiencesQuery } = createHooks({ experiences });
