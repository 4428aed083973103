import { photoList } from '@skal/contracts/content/photo';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadPhotoListQuery } = createHooks({ photoList });
