import { t } from '@lingui/core/macro';
import { paths } from './contentTypes.ts';

/** Link below every form. */
export const formNotice = { label: t`Privacy policy`, to: paths.privacy, newTab: t`(opens in a new tab)` } as const;
