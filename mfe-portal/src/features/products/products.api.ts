import { shopProduct } from '@skal/contracts/integration/connection';
import { createHooks } from '@skal/shell-kit/api';

export const { useListShopProductQuery } = createHooks({ shopProduct });
