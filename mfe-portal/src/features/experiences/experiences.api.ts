import { experiences } from '@skal/contracts/experiences';
import { hooksOf } from '@skal/shell-kit/api';

export const { useReadExperiencesQuery } = hooksOf({ experiences });
