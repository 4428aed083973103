import './language/pageTexts.ts';
import remotes from 'virtual:remotes';
import texts from 'virtual:texts';
import { i18n } from '@lingui/core';
import { type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { DEFAULT_THEME } from '@skal/contracts/site/theme';
import { type ScreenState, stateSlug } from '@skal/shell-kit/mocks/states.ts';
import { chooseTheme } from '@skal/shell-kit/preferences/theme.ts';
import { configure } from '@testing-library/dom';
import { http } from 'msw';
import { createRoot } from 'react-dom/client';
import { createPageLanguage, openInLanguage } from './language/pageLanguage.ts';
import { translateRefusal } from './language/translateRefusal.ts';
import { translateState } from './language/translateState.ts';
import { Panel } from './panel/Panel.tsx';
import { createPanelHost } from './panel/panelHost.ts';
import { captureConsole } from './report/bugReport.ts';
import { assetFaultResolver } from './responses/assetFaults.ts';
import { installAuthenticatorStub } from './responses/authenticatorStub.ts';
import { reportContractViolation } from './responses/contractViolations.ts';
import { respondToCall } from './responses/respond.ts';
import { usersOf, VISITOR } from './responses/users.ts';
import { startWorker } from './responses/worker.ts';
import { ownerOf, readBundles, readVersions } from './settings/liveBundles.ts';
import { isSameExceptState, parseSettings, type QaSettings, urlFor } from './settings/qaSettings.ts';
import { consumeProgress, loadSettings, saveProgress, saveSettings } from './settings/sessionSettings.ts';
import { driveState } from './states/driveState.ts';
import { PENDING, SHOWN, type StateStatus, TOO_WIDE } from './states/stateStatus.ts';
import { findState } from './states/states.ts';

// Longer than a page with slow responses takes. Error messages need no markup, because the page is visible.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') });

/** A window of phone size, and the media query for one. */
const PHONE_WINDOW = 'popup,width=375,height=812';
const narrowQuery = window.matchMedia('(max-width: 599.98px)');

/** Starts the worker that responds to every call of the page, then the shell. */
async function startPage(): Promise<void> {
  const consoleLines = captureConsole(console);
  let settings = parseSettings(window.location.search, loadSettings(sessionStorage));
  saveSettings(sessionStorage, settings);
  const pageLocale = i18n.locale as Locale;
  const { translate, englishPath, pathIn } = createPageLanguage(pageLocale, texts);
  const { lang } = settings;
  if (lang && lang !== pageLocale && openInLanguage(lang, pathIn)) return;

  /** Whether the mocks have changed state. */
  let hasChanged = false;
  const setUser = (as: string) => {
    settings = { ...settings, as };
    saveSettings(sessionStorage, settings);
  };
  const [bundles, versions] = await Promise.all([readBundles(), readVersions()]);
  const current = () => {
    const owner = ownerOf(bundles, englishPath(window.location.pathname));
    return remotes.find(({ name }) => name === owner);
  };
  const users = usersOf(remotes);
  const site = { remotes, users, current, settings: () => settings, setUser, reportViolation: reportContractViolation };

  await startWorker(
    http.all('/api/*', async ({ request }) => {
      hasChanged ||= request.method !== 'GET';
      return translateRefusal(await respondToCall(request, site), translate);
    }),
    http.get(
      '/r/:bundle/*',
      assetFaultResolver((remote) => settings.assetFaults[remote]),
    ),
  );

  const host = createPanelHost();
  // The shell stores clicks that precede its scripts for replay; clicks on the panel have been handled.
  host.addEventListener('click', () => {
    const { skalEventCapture } = window as { skalEventCapture?: { button: unknown } };
    if (skalEventCapture) skalEventCapture.button = null;
  });
  document.body.append(host);
  // The page's root would otherwise use the same ids, and labels would refer to fields of the page.
  const root = createRoot(host, { identifierPrefix: 'qa-' });
  const open = (next: QaSettings, path: string) => {
    saveSettings(sessionStorage, next);
    // A link to another anchor of the same page would not reload it.
    window.history.replaceState(null, '', urlFor(path, next));
    window.location.reload();
  };
  const goTo = (state: ScreenState, next: QaSettings) => {
    if (state.isNarrowOnly && !narrowQuery.matches) return window.open(urlFor(state.path, next), '', PHONE_WINDOW);
    const locale = next.lang ?? SOURCE_LOCALE;
    if (
      locale !== pageLocale ||
      hasChanged ||
      findState(remotes, settings.state)?.actions ||
      !isSameExceptState(settings, next)
    )
      return open(next, state.path);
    // The page is unchanged and only needs to navigate.
    const historyState = window.history.state;
    window.history.pushState(
      { ...historyState, idx: (historyState?.idx ?? 0) + 1, key: next.state },
      '',
      urlFor(pathIn(locale, state.path), next),
    );
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
  const context = {
    settings: () => settings,
    current,
    englishPath,
    open,
    goTo,
    remotes,
    users,
    bundles,
    versions,
    consoleLines,
  };
  const render = (status: StateStatus | null) => root.render(<Panel context={context} status={status} />);
  render(null);

  const shell = document.querySelector<HTMLMetaElement>('meta[name="skal-shell"]')?.content;
  if (!shell) throw new Error('The page does not say where the shell is');
  let done = consumeProgress(sessionStorage, settings.state);
  // Drafts of other states do not belong to this one.
  if (settings.state && done === 0) for (const storage of [localStorage, sessionStorage]) storage.clear();
  saveSettings(sessionStorage, settings);
  chooseTheme(settings.theme ?? DEFAULT_THEME);
  await import(/* webpackIgnore: true */ shell);

  const show = async () => {
    const state = findState(remotes, settings.state);
    if (!state) return render(null);
    const status = { slug: stateSlug(state), name: `${state.screen}, ${state.name}` };
    if (state.isNarrowOnly && !narrowQuery.matches) return render({ ...status, text: TOO_WIDE });
    render({ ...status, text: PENDING });
    installAuthenticatorStub(state.device);
    const before = done;
    done = 0;
    const reload = (historyState: number) => {
      saveProgress(sessionStorage, status.slug, historyState);
      window.location.reload();
    };
    const options = { phone: settings.phone, endSession: () => setUser(VISITOR), done: before, reload };
    const text = await driveState(translateState(state, translate), host, options).then(
      () => SHOWN,
      ({ message }: Error) => message,
    );
    render({ ...status, text });
  };
  // Links in the page and back navigation change the URL too; it always contains the settings.
  window.addEventListener('popstate', () => {
    const { state } = settings;
    settings = parseSettings(window.location.search, settings);
    // A dialog that closes goes back too, in the middle of a state.
    if (settings.state !== state) void show();
  });
  // A window that was too wide for the state may have become narrow.
  narrowQuery.addEventListener('change', () => {
    if (narrowQuery.matches && findState(remotes, settings.state)?.isNarrowOnly) void show();
  });
  await show();
}

// The first script of every page: without it there is no page, so the error must be shown.
startPage().catch((error: unknown) => {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent = `This page could not start: ${error}. It requires a browser with service workers, on localhost or over https.`;
  document.body.prepend(note);
  throw error;
});
