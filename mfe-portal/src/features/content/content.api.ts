import { content } from '@skal/contracts/content';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadContentQuery } = createHooks({ content });
