import { t } from '@lingui/core/macro';
import { DEFAULT_THEME, THEME_COOKIE, THEMES, type Theme } from '@skal/contracts/site/theme';
import { useSyncExternalStore } from 'react';
import { setCookie } from '../browserState.ts';

/** Name of each theme. */
const themeNames: Readonly<Record<Theme, string>> = { system: t`System`, light: t`Light`, dark: t`Dark` };

/** Name of the button that changes the theme. */
export const themeLabel = (theme: Theme): string => t`Theme: ${themeNames[theme]}`;

/** The theme after this one: a button goes through all of them. */
export const nextTheme = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? DEFAULT_THEME;

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Reads the theme that the page shows; a browser may block the cookie, and a reply of the api may set an older one. */
function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return THEMES.find((theme) => theme === chosen) ?? DEFAULT_THEME;
}

/** Stores a theme and shows it, as the page does before its first paint (shell/server/pages/theme.ts). */
export function chooseTheme(theme: Theme): void {
  if (theme !== readTheme()) setCookie(THEME_COOKIE, theme);
  const { documentElement } = document;
  if (theme === 'system') delete documentElement.dataset.theme;
  else documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme-color]')) {
    const { themeColor } = meta.dataset;
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${themeColor})`;
    else meta.media = themeColor === theme ? 'all' : 'not all';
  }
  for (const listener of listeners) listener();
}

/** The visitor's theme; that of the device while the page is hydrated. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => DEFAULT_THEME);
