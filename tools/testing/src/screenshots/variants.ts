/** How a page is looked at for its pictures. */
import type { Scheme } from '@skal/tooling/src/browser/axe.ts';
import { DESKTOP, PHONE } from '../viewports.ts';

interface Look {
  readonly size: typeof DESKTOP;
  readonly scheme: Scheme;
}

/** Each width and each scheme once: what changes in one of them is seen, and there are half as many pictures. */
export const DEFAULT_VARIANTS: readonly Look[] = [
  { size: DESKTOP, scheme: 'light' },
  { size: PHONE, scheme: 'dark' },
];
/** Every combination. */
export const ALL_VARIANTS: readonly Look[] = [...DEFAULT_VARIANTS, { size: DESKTOP, scheme: 'dark' }, { size: PHONE, scheme: 'light' }];
