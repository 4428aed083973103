import { THEME_COOKIE } from '@skal/contracts/site/theme';

/** Background of the page, which is also the browser's theme colour. */
export const THEME_COLOURS = { light: '#F7F8F6', dark: '#0C1514' } as const;

/** The browser's theme colour, by the theme of the device until the visitor chooses another. */
export const THEME_COLOUR_TAGS: readonly string[] = Object.entries(THEME_COLOURS).map(
  ([theme, colour]) =>
    `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${theme})" data-theme-color="${theme}">`,
);

/**
 * Sets the chosen theme before the first paint. In the browser, because pages are cached. Without a choice the stylesheet
 * follows the device. The shell changes it in the same way (packages/shell-kit/src/theme.ts).
 */
export const THEME_SCRIPT = [
  `(function(){var found=/(?:^|; )${THEME_COOKIE}=(light|dark)(?:;|$)/.exec(document.cookie);`,
  'if(!found)return;document.documentElement.dataset.theme=found[1];',
  "document.querySelectorAll('meta[name=theme-color]').forEach(function(meta){",
  "meta.media=meta.dataset.themeColor===found[1]?'all':'not all'})})()",
].join('');
