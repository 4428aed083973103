import { commerce } from '@skal/contracts/commerce';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadCommerceQuery } = createHooks({ commerce });
