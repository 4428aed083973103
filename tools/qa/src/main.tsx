import remotes from 'virtual:remotes';
import { type State, slugOf } from '@skal/shell-kit/mocks/states.ts';
import { configure } from '@testing-library/dom';
import { http } from 'msw';
import { createRoot } from 'react-dom/client';
import { bringAbout } from './act.ts';
import { answerCall } from './answers.ts';
import { standInForDevice } from './device.ts';
import { fileAnswer } from './files.ts';
import { keep, keepGoingOn, readKept, takeGoingOn } from './keep.ts';
import { tellLie } from './lies.ts';
import { Panel } from './Panel.tsx';
import { peopleOf, VISITOR } from './people.ts';
import { makePlace } from './place.ts';
import { keepConsole } from './report.ts';
import { NARROWER, ON_ITS_WAY, type Seen, SHOWN } from './seen.ts';
import { ownerOf, readBundles, readVersions } from './site.ts';
import { stateOf } from './states.ts';
import { isSameBut, linkTo, readWish, type Wish } from './wish.ts';
import { startWorker } from './worker.ts';

// Longer than a page takes whose answers are slow; and the page itself is there to be looked at.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') });

/** A window like a phone, and what counts as one. */
const PHONE_WINDOW = 'popup,width=375,height=812';
const narrow = window.matchMedia('(max-width: 599.98px)');

/** One worker at the host's scope answers every call of the page, and then the shell begins. */
async function begin(): Promise<void> {
  const said = keepConsole(console);
  let wish = readWish(window.location.search, readKept(sessionStorage));
  keep(sessionStorage, wish);

  /** Whether the mocks remember something by now. */
  let touched = false;
  const become = (as: string) => {
    wish = { ...wish, as };
    keep(sessionStorage, wish);
  };
  const [bundles, versions] = await Promise.all([readBundles(), readVersions()]);
  const current = () => {
    const owner = ownerOf(bundles, window.location.pathname);
    return remotes.find(({ name }) => name === owner);
  };
  const people = peopleOf(remotes);
  const site = { remotes, people, current, wish: () => wish, become, complain: tellLie };

  await startWorker(
    http.all('/api/*', ({ request }) => {
      touched ||= request.method !== 'GET';
      return answerCall(request, site);
    }),
    http.get(
      '/r/:bundle/*',
      fileAnswer((remote) => wish.conditions[remote]),
    ),
  );

  const place = makePlace();
  // The shell keeps a tap that comes before its scripts, for later: those on the panel have been answered.
  place.addEventListener('click', () => {
    const { skalTaps } = window as { skalTaps?: { button: unknown } };
    if (skalTaps) skalTaps.button = null;
  });
  document.body.append(place);
  // Beside the page's root it would count the same ids anew, and its labels would name fields of the page.
  const root = createRoot(place, { identifierPrefix: 'qa-' });
  const open = (next: Wish, path: string) => {
    keep(sessionStorage, next);
    // A link to another place of the same page would not open it anew.
    window.history.replaceState(null, '', linkTo(path, next));
    window.location.reload();
  };
  const goTo = (state: State, next: Wish) => {
    if (state.narrow && !narrow.matches) return window.open(linkTo(state.path, next), '', PHONE_WINDOW);
    if (touched || stateOf(remotes, wish.state)?.acts || !isSameBut(wish, next)) return open(next, state.path);
    // The page is as it was, and only has to be at another place.
    const at = window.history.state;
    window.history.pushState({ ...at, idx: (at?.idx ?? 0) + 1, key: next.state }, '', linkTo(state.path, next));
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
  const tester = { wish: () => wish, current, open, goTo, remotes, people, bundles, versions, said };
  const draw = (seen: Seen | null) => root.render(<Panel tester={tester} seen={seen} />);
  draw(null);

  const shell = document.querySelector<HTMLMetaElement>('meta[name="skal-shell"]')?.content;
  if (!shell) throw new Error('The page does not say where the shell is');
  let done = takeGoingOn(sessionStorage, wish.state);
  // A draft of another state is none of this one.
  if (wish.state && done === 0) for (const storage of [localStorage, sessionStorage]) storage.clear();
  keep(sessionStorage, wish);
  if (wish.theme) document.documentElement.dataset.theme = wish.theme;
  await import(/* webpackIgnore: true */ shell);

  const show = async () => {
    const state = stateOf(remotes, wish.state);
    if (!state) return draw(null);
    const seen = { slug: slugOf(state), name: `${state.screen}, ${state.name}` };
    if (state.narrow && !narrow.matches) return draw({ ...seen, said: NARROWER });
    draw({ ...seen, said: ON_ITS_WAY });
    standInForDevice(state.device);
    const before = done;
    done = 0;
    const reload = (at: number) => {
      keepGoingOn(sessionStorage, seen.slug, at);
      window.location.reload();
    };
    const way = { phone: wish.phone, endSession: () => become(VISITOR), done: before, reload };
    const said = await bringAbout(state, place, way).then(
      () => SHOWN,
      ({ message }: Error) => message,
    );
    draw({ ...seen, said });
  };
  // The address says what is wished for, also where a link inside of the page or the way back has changed it.
  window.addEventListener('popstate', () => {
    wish = readWish(window.location.search, wish);
    void show();
  });
  // A window that was too wide for the state may have become narrow.
  narrow.addEventListener('change', () => {
    if (narrow.matches && stateOf(remotes, wish.state)?.narrow) void show();
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
