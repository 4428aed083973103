import { commerce } from '@skal/contracts/analytics/commerce';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadCommerceQuery } = createHooks({ commerce });
