import remotes from 'virtual:remotes';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { answerCall } from './answers.ts';
import { fileAnswer } from './files.ts';
import { keep, readKept } from './keep.ts';
import { tellLie } from './lies.ts';
import { Panel } from './Panel.tsx';
import { peopleOf } from './people.ts';
import { keepConsole } from './report.ts';
import { ownerOf, readBundles, readVersions } from './site.ts';
import { readWish, writeWish } from './wish.ts';

/** One worker at the host's scope answers every call of the page, and then the shell begins. */
async function begin(): Promise<void> {
  const said = keepConsole(console);
  let wish = readWish(window.location.search, readKept(sessionStorage));
  keep(sessionStorage, wish);

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

  const worker = setupWorker(
    http.all('/api/*', ({ request }) => answerCall(request, site)),
    http.get(
      '/r/:bundle/*',
      fileAnswer((remote) => wish.conditions[remote]),
    ),
  );
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });

  const place = document.createElement('div');
  // The shell keeps a tap that comes before its scripts, for later: those on the panel have been answered.
  place.addEventListener('click', () => {
    const { skalTaps } = window as { skalTaps?: { button: unknown } };
    if (skalTaps) skalTaps.button = null;
  });
  document.body.append(place);
  createRoot(place).render(
    <Panel
      wish={() => wish}
      current={current}
      {...{ remotes, people, bundles, versions, said }}
      open={(next, path) => {
        keep(sessionStorage, next);
        window.location.assign(path + writeWish(next));
      }}
    />,
  );

  const shell = document.querySelector<HTMLMetaElement>('meta[name="skal-shell"]')?.content;
  if (!shell) throw new Error('The page does not say where the shell is');
  await import(/* webpackIgnore: true */ shell);
}

// The first script of every page. Without it there is no page: whoever waits for one is told why.
begin().catch((error: unknown) => {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent = `This page could not begin: ${error}. It takes a browser with service workers, at localhost or over https.`;
  document.body.prepend(note);
  throw error;
});
