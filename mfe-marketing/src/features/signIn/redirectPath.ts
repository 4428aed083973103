import { sameOriginPath } from '@skal/shell-kit/sameOriginPath.ts';

/** Where to go when the server names no place, or one that is not ours. The gate there sends an operator on (I8). */
export const DEFAULT_PATH = '/dashboard';

/** The path to go to after signing in (H10): only one of this site is followed. */
export const safeRedirectPath = (path: unknown): string => sameOriginPath(path) ?? DEFAULT_PATH;
