import remotes from 'virtual:remotes';
import { type ScreenState, stateSlug } from '@skal/shell-kit/mocks/states.ts';
import { configure } from '@testing-library/dom';
import { http } from 'msw';
import { createRoot } from 'react-dom/client';
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

// Longer than a page takes whose answers are slow; and the page itself is there to be looked at.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') });

/** A window like a phone, and what counts as one. */
const PHONE_WINDOW = 'popup,width=375,height=812';
const narrow = window.matchMedia('(max-width: 599.98px)');

/** One worker at the host's scope answers every call of the page, and then the shell begins. */
async function begin(): Promise<void> {
  const consoleLines = captureConsole(console);
  let wish = parseSettings(window.location.search, loadSettings(sessionStorage));
  saveSettings(sessionStorage, wish);

  /** Whether the mocks remember something by now. */
  let touched = false;
  const become = (as: string) => {
    wish = { ...wish, as };
    saveSettings(sessionStorage, wish);
  };
  const [bundles, versions] = await Promise.all([readBundles(), readVersions()]);
  const current = () => {
    const owner = ownerOf(bundles, window.location.pathname);
    return remotes.find(({ name }) => name === owner);
  };
  const users = usersOf(remotes);
  const site = { remotes, people: users, current, wish: () => wish, become, complain: reportContractViolation };

  await startWorker(
    http.all('/api/*', ({ request }) => {
      touched ||= request.method !== 'GET';
      return respondToCall(request, site);
    }),
    http.get(
      '/r/:bundle/*',
      assetFaultResolver((remote) => wish.assetFaults[remote]),
    ),
  );

  const place = createPanelHost();
  // The shell keeps a tap that comes before its scripts, for later: those on the panel have been answered.
  place.addEventListener('click', () => {
    const { skalTaps } = window as { skalTaps?: { button: unknown } };
    if (skalTaps) skalTaps.button = null;
  });
  document.body.append(place);
  // Beside the page's root it would count the same ids anew, and its labels would name fields of the page.
  const root = createRoot(place, { identifierPrefix: 'qa-' });
  const open = (next: QaSettings, path: string) => {
    saveSettings(sessionStorage, next);
    // A link to another place of the same page would not open it anew.
    window.history.replaceState(null, '', urlFor(path, next));
    window.location.reload();
  };
  const goTo = (state: ScreenState, next: QaSettings) => {
    if (state.narrow && !narrow.matches) return window.open(urlFor(state.path, next), '', PHONE_WINDOW);
    if (touched || findState(remotes, wish.state)?.actions || !isSameExceptState(wish, next))
      return open(next, state.path);
    // The page is as it was, and only has to be at another place.
    const at = window.history.state;
    window.history.pushState({ ...at, idx: (at?.idx ?? 0) + 1, key: next.state }, '', urlFor(state.path, next));
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
  const tester = { settings: () => wish, current, open, goTo, remotes, users, bundles, versions, consoleLines };
  const draw = (seen: StateStatus | null) => root.render(<Panel tester={tester} seen={seen} />);
  draw(null);

  const shell = document.querySelector<HTMLMetaElement>('meta[name="skal-shell"]')?.content;
  if (!shell) throw new Error('The page has no address of the shell');
  let done = consumeProgress(sessionStorage, wish.state);
  // A draft of another state is none of this one.
  if (wish.state && done === 0) for (const storage of [localStorage, sessionStorage]) storage.clear();
  saveSettings(sessionStorage, wish);
  if (wish.theme) document.documentElement.dataset.theme = wish.theme;
  await import(/* webpackIgnore: true */ shell);

  const show = async () => {
    const state = findState(remotes, wish.state);
    if (!state) return draw(null);
    const seen = { slug: stateSlug(state), name: `${state.screen}, ${state.name}` };
    if (state.narrow && !narrow.matches) return draw({ ...seen, text: TOO_WIDE });
    draw({ ...seen, text: PENDING });
    installAuthenticatorStub(state.device);
    const before = done;
    done = 0;
    const reload = (at: number) => {
      saveProgress(sessionStorage, seen.slug, at);
      window.location.reload();
    };
    const way = { phone: wish.phone, endSession: () => become(VISITOR), done: before, reload };
    const said = await driveState(state, place, way).then(
      () => SHOWN,
      ({ message }: Error) => message,
    );
    draw({ ...seen, text: said });
  };
  // The address says what is wished for, also where a link inside of the page or the way back has changed it.
  window.addEventListener('popstate', () => {
    wish = parseSettings(window.location.search, wish);
    void show();
  });
  // A window that was too wide for the state may have become narrow.
  narrow.addEventListener('change', () => {
    if (narrow.matches && findState(remotes, wish.state)?.narrow) void show();
  });
  await show();
}

// The first script of every page. Without it there is no page: whoever waits for one is told why.
begin().catch((error: unknown) => {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent = `This page could not begin: ${error}. It takes a browser with service workers, at localhost or over https.`;
  document.body.prepend(note);
  throw error;
});
