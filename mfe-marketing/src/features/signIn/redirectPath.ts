import { sameOriginPath } from '@skal/shell-kit/sameOriginPath.ts';

/** Path if the server returns none, or one of another site. The route guard there sends operators on (I8). */
export const DEFAULT_PATH = '/dashboard';

/** Returns the path after sign-in (H10): only paths of this site are followed. */
export const safeRedirectPath = (path: unknown): string => sameOriginPath(path) ?? DEFAULT_PATH;
