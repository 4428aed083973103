import { adoption } from '@skal/contracts/adoption';
import { hooksOf } from '@skal/shell-kit/api';

export const { useReadAdoptionQuery } = hooksOf({ adoption });
