import { leaveWindowEntries } from '@skal/shared-ui';
import { createStore } from '@skal/shell-kit';
import { offerChunkImport } from '@skal/shell-kit/late/chunks.ts';
import { offerIntegrity } from '@skal/shell-kit/late/verified.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { furtherIntegrity } from './federation/furtherIntegrity.ts';
import { createHost } from './federation/host.ts';
import { createLoader } from './federation/loader.ts';
import { readSnapshot } from './federation/readSnapshot.ts';
import { guardTexts } from './foreign/guardTexts.ts';
import { onRecoverableError } from './foreign/recoverable.ts';
import { undoForeign } from './foreign/undoForeign.ts';
import { nextTask } from './nextTask.ts';
import { findRoot } from './root.ts';
import { createMounts, MountsContext } from './rum/mounts.ts';
import { note } from './rum/note.ts';
import { reportFallback } from './rum/reportFallback.ts';
import { tell } from './rum/tell.ts';
import type { Thrown } from './rum/thrown.ts';
import { whenQuiet } from './rum/whenQuiet.ts';
import { lateModules, sharedModules } from './sharing/modules.ts';

/** Takes the page over from its HTML, or draws it where there is none. */
export async function start(thrown: Thrown): Promise<void> {
  const root = findRoot(document);
  leaveWindowEntries();
  offerChunkImport();

  const snapshot = readSnapshot(document);
  const further = furtherIntegrity(snapshot);
  // Browsers that cannot check a module ahead check none by an import map either.
  if (document.createElement('link').relList.supports('modulepreload')) offerIntegrity(further);
  const prerendered = root.dataset.prerendered !== undefined;
  // What an operator tries alone is nothing that visitors have: it counts for no version.
  const report = snapshot.override ? note : tell;
  const mounts = createMounts(snapshot, report);
  const loader = createLoader(snapshot, createHost(snapshot, { now: sharedModules, later: lateModules }), {
    firstPath: prerendered ? location.pathname : null,
    onFallback: reportFallback(mounts),
  });
  const app = (
    <MountsContext value={mounts}>
      <App
        store={createStore(snapshot.site, snapshot.home)}
        loader={loader}
        router={(routes) => <BrowserRouter>{routes}</BrowserRouter>}
      />
    </MountsContext>
  );

  await nextTask();
  guardTexts(window);
  // A transition: the HTML on screen stays until the page behind it is ready to take over.
  startTransition(() => {
    undoForeign();
    if (root.hasChildNodes()) hydrateRoot(root, app, { ...thrown, onRecoverableError });
    else createRoot(root, thrown).render(app);
  });

  // Whoever does not get it misses nothing.
  whenQuiet(() => {
    // For a link to another remote that is pressed as soon as it is pointed at.
    further().catch(() => undefined);
    import(/* webpackChunkName: "Watch" */ './rum/watch.ts')
      .then(({ watch }) => watch(snapshot, thrown, report))
      .catch(() => undefined);
  });
}
