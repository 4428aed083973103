import { shopProduct } from '@skal/contracts/connection';
import { createHooks } from '@skal/shell-kit/api';

export const { useListShopProductQuery } = createHooks({ shopProduct });
