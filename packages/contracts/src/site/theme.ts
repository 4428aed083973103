/** The themes of the pages; `system` follows the setting of the device. */
export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export const DEFAULT_THEME: Theme = THEMES[0];

/** Name of the cookie with the theme, for pages without a session. */
export const THEME_COOKIE = 'theme';
