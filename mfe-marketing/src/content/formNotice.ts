import { paths } from './contentTypes.ts';

/** Link below every form. */
export const formNotice = { label: 'Privacy policy', to: paths.privacy, newTab: '(opens in a new tab)' } as const;
