import { content } from '@skal/contracts/content';
import { hooksOf } from '@skal/shell-kit/api';

export const { useReadContentQuery } = hooksOf({ content });
