import { commerce } from '@skal/contracts/commerce';
import { hooksOf } from '@skal/shell-kit/api';

export const { useReadCommerceQuery } = hooksOf({ commerce });
