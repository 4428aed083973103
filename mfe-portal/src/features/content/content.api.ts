import { content } from '@skal/contracts/analytics/content';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadContentQuery } = createHooks({ content });
