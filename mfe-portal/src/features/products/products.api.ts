import { shopProduct } from '@skal/contracts/connection';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListShopProductQuery } = hooksOf({ shopProduct });
