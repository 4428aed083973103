import { jest } from '@jest/globals';
import { LANGUAGE_COOKIE } from '@skal/contracts/site/locale';
import { THEME_COOKIE } from '@skal/contracts/site/theme';
import { readCookie, setCookie } from '@skal/shell-kit/browserState.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import { chooseTheme } from '@skal/shell-kit/preferences/theme.ts';
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LoaderContext } from '../federation/LoaderContext.ts';
import { createLoader } from '../federation/loader.ts';
import type { Snapshot } from '../federation/snapshot.ts';
import { useAccountPreferences } from '../session/useAccountPreferences.ts';
import { click, makeSnapshot, makeSource, renderApp } from '../testing/renderApp.tsx';
import { OFFER_DELAY_MS } from './LazyLanguageOffer.tsx';
import { offerTexts } from './offerTexts.ts';

const danishPaths: Record<string, string> = { '/': '/da', '/solutions': '/da/loesninger' };

/** The site in two languages, as an English page has it. */
function translatedSnapshot(): Snapshot {
  const snapshot = makeSnapshot();
  const remotes = snapshot.remotes.map((remote) => ({
    ...remote,
    routes: remote.routes.map((route) => {
      const da = danishPaths[route.path];
      return da ? { ...route, translations: { da } } : route;
    }),
  }));
  return { ...snapshot, locales: ['en', 'da'], remotes };
}

const open = async (path: string) => {
  const snapshot = translatedSnapshot();
  await renderApp(path, makeSource({}, undefined, snapshot), snapshot);
  await screen.findByRole('heading', { level: 1 });
};
const danishLink = (place: string) => within(screen.getByRole(place)).getByRole('link', { name: 'Dansk' });

afterEach(() => {
  for (const name of [LANGUAGE_COOKIE, THEME_COOKIE]) setCookie(name, '; Max-Age=0');
  delete document.documentElement.dataset.theme;
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
});

describe('the language of a public page', () => {
  it('changes by a link to the same page, in bar, footer and menu', async () => {
    await open('/solutions');
    await click(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    const links = screen.getAllByRole('link', { name: 'Dansk', hidden: true });
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link).toHaveAttribute('href', '/da/loesninger');
      expect([link.lang, link.getAttribute('hreflang')]).toEqual(['da', 'da']);
    }
    const language = screen.getByRole('navigation', { name: 'Language', hidden: true });
    expect(within(language).getByText('English')).toHaveAttribute('lang', 'en');
  });

  it('keeps query and hash of the address, and is remembered', async () => {
    await open('/solutions');
    window.history.replaceState(null, '', '/solutions?from=mail#crm');
    const link = danishLink('contentinfo');
    // The browser follows it in a new tab.
    fireEvent.click(link, { ctrlKey: true });
    expect(link).toHaveAttribute('href', '/da/loesninger?from=mail#crm');
    expect(readCookie(LANGUAGE_COOKIE)).toBe('da');
  });

  it('leads home from a page that does not exist, and nowhere from one of a single language', async () => {
    await open('/nowhere');
    expect(danishLink('banner')).toHaveAttribute('href', '/da');
    await click(screen.getByRole('link', { name: 'Log In' }));
    expect(screen.queryByRole('link', { name: 'Dansk' })).toBeNull();
  });
});

describe('the offer of another language', () => {
  const texts = offerTexts.da;
  const openWith = async (...languages: string[]) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    jest.useFakeTimers({ advanceTimers: true });
    await open('/solutions');
    await act(() => jest.advanceTimersByTimeAsync(OFFER_DELAY_MS));
  };
  const offer = () => screen.queryByRole('complementary', { name: texts?.offer ?? '' });

  it('is shown once to a browser that prefers it, in that language', async () => {
    await openWith('sv', 'da-DK', 'en');
    expect(await screen.findByRole('complementary', { name: texts?.offer ?? '' })).toHaveAttribute('lang', 'da');
    expect(screen.getByRole('link', { name: texts?.accept ?? '' })).toHaveAttribute('href', '/da/loesninger');
    await click(screen.getByRole('button', { name: texts?.decline ?? '' }));
    expect([offer(), readCookie(LANGUAGE_COOKIE)]).toEqual([null, 'en']);
  });

  it('is not shown to a browser that prefers the language of the page', async () => {
    await openWith('en-GB', 'da');
    expect(offer()).toBeNull();
  });

  it('is not shown after a choice', async () => {
    setCookie(LANGUAGE_COOKIE, 'en');
    await openWith('da');
    expect(offer()).toBeNull();
  });
});

describe('the theme', () => {
  it('changes the page and its theme colour at once, in every control, and is remembered', async () => {
    const meta = document.createElement('meta');
    meta.dataset.themeColor = 'light';
    document.head.append(meta);
    await open('/');
    const controls = () => screen.getAllByRole('button', { name: /^Theme: / });
    fireEvent.click(controls()[0] as Element);
    expect(document.documentElement.dataset.theme).toBe('light');
    fireEvent.click(controls()[0] as Element);
    expect([document.documentElement.dataset.theme, meta.media]).toEqual(['dark', 'not all']);
    expect(readCookie(THEME_COOKIE)).toBe('dark');
    expect(controls()[1]).toHaveAccessibleName('Theme: Dark');
    fireEvent.click(controls()[1] as Element);
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect([meta.media, readCookie(THEME_COOKIE)]).toEqual(['(prefers-color-scheme: light)', 'system']);
    meta.remove();
  });
});

describe('the theme of a browser that blocks cookies', () => {
  it('still goes through all of them', async () => {
    const blocked = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    await open('/');
    const control = () => screen.getAllByRole('button', { name: /^Theme: / })[0] as Element;
    for (const theme of ['light', 'dark', undefined]) {
      fireEvent.click(control());
      expect(document.documentElement.dataset.theme).toBe(theme);
    }
    blocked.mockRestore();
  });
});

describe('a page of an account', () => {
  const openAccount = (session: Parameters<typeof useAccountPreferences>[0], snapshot = translatedSnapshot()) => {
    const reload = jest.fn();
    const loader = createLoader(snapshot, makeSource(), { reload });
    const wrapper = ({ children }: { children: ReactNode }) => <LoaderContext value={loader}>{children}</LoaderContext>;
    const { result } = renderHook(() => useAccountPreferences(session), { wrapper });
    return { reload, isReloading: result.current };
  };

  it('is loaded again in the language of the account, with its theme', () => {
    const { reload, isReloading } = openAccount({ ...makeSession('client'), language: 'da', theme: 'dark' });
    expect([reload.mock.calls.length, isReloading]).toEqual([1, true]);
    expect([readCookie(LANGUAGE_COOKIE), document.documentElement.dataset.theme]).toEqual(['da', 'dark']);
  });

  it('stays if it has that language, or the site has not', () => {
    expect(openAccount(makeSession('client')).reload).not.toHaveBeenCalled();
    expect(openAccount(undefined).reload).not.toHaveBeenCalled();
    const danish = { ...makeSession('client'), language: 'da' as const };
    expect(openAccount(danish, makeSnapshot()).reload).not.toHaveBeenCalled();
  });

  it('stays if the browser blocks cookies', () => {
    const blocked = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const { reload, isReloading } = openAccount({ ...makeSession('client'), language: 'da' });
    expect([reload.mock.calls.length, isReloading]).toEqual([0, false]);
    blocked.mockRestore();
  });

  it('keeps a theme that was chosen after an earlier one was saved', () => {
    const reply: Parameters<typeof useAccountPreferences>[0] = { ...makeSession('client'), theme: 'system' };
    const loader = createLoader(makeSnapshot(), makeSource());
    const wrapper = ({ children }: { children: ReactNode }) => <LoaderContext value={loader}>{children}</LoaderContext>;
    const { rerender } = renderHook(useAccountPreferences, { wrapper, initialProps: reply });
    act(() => chooseTheme('dark'));
    rerender({ ...reply, theme: 'light' });
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});
