/** Viewports and colour schemes in which screenshots are taken. */
import type { ColorScheme } from '@skal/tooling/src/browser/axe.ts';
import { DESKTOP, PHONE } from '../viewports.ts';

export interface Variant {
  readonly size: typeof DESKTOP;
  readonly scheme: ColorScheme;
}

/** Each width and each scheme once: a change in either one shows, with half as many images. */
export const DEFAULT_VARIANTS: readonly Variant[] = [
  { size: DESKTOP, scheme: 'light' },
  { size: PHONE, scheme: 'dark' },
];
/** Every combination. */
export const ALL_VARIANTS: readonly Variant[] = [
  ...DEFAULT_VARIANTS,
  { size: DESKTOP, scheme: 'dark' },
  { size: PHONE, scheme: 'light' },
];
