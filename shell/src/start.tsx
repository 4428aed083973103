import { skipDialogEntries } from '@skal/shared-ui';
import { createStore, keepFirstPage } from '@skal/shell-kit';
import { installChunkImport } from '@skal/shell-kit/lazy/chunkImport.ts';
import { setIntegrityLoader } from '@skal/shell-kit/lazy/moduleIntegrity.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { nextTask } from './browser/nextTask.ts';
import { createHost } from './federation/host.ts';
import { createIntegrityLoader } from './federation/integrityLoader.ts';
import { createLoader } from './federation/loader.ts';
import { readSnapshot, takePageData } from './federation/readSnapshot.ts';
import { guardTexts } from './foreign/guardTexts.ts';
import { onRecoverableError } from './foreign/recoverable.ts';
import { undoForeign } from './foreign/undoForeign.ts';
import { findRoot } from './root.ts';
import type { ErrorCapture } from './rum/errorCapture.ts';
import { createMountReporter, MountReporterContext } from './rum/mountReporter.ts';
import { markReport, sendReport } from './rum/sendReport.ts';
import { whenIdleAfterLoad } from './rum/whenIdle.ts';
import { lazySharedModules, sharedModules } from './sharing/modules.ts';

/** Hydrates the page, or renders it if there is no HTML. */
export async function start(errors: ErrorCapture): Promise<void> {
  const root = findRoot(document);
  skipDialogEntries();
  installChunkImport();

  const snapshot = readSnapshot(document);
  // Browsers without modulepreload integrity do not support integrity in import maps either.
  if (document.createElement('link').relList.supports('modulepreload'))
    setIntegrityLoader(createIntegrityLoader(snapshot));
  const prerendered = root.dataset.prerendered !== undefined;
  const page = takePageData(document);
  keepFirstPage(page !== undefined);
  // Previewed versions are not reported: visitors do not get them.
  const send = snapshot.override ? markReport : sendReport;
  const reporter = createMountReporter(snapshot, send);
  const loader = createLoader(snapshot, createHost(snapshot, { eager: sharedModules, lazy: lazySharedModules }), {
    firstPath: prerendered ? location.pathname : null,
    onFallback: reporter.reportFallback,
  });
  const app = (
    <MountReporterContext value={reporter}>
      <App
        store={createStore(snapshot.site, snapshot.home, page && { page })}
        loader={loader}
        router={(routes) => <BrowserRouter>{routes}</BrowserRouter>}
      />
    </MountReporterContext>
  );

  await nextTask();
  guardTexts(window);
  // As a transition, so that the HTML stays on screen until the page is ready to hydrate.
  startTransition(() => {
    undoForeign();
    if (root.hasChildNodes()) hydrateRoot(root, app, { ...errors, onRecoverableError });
    else createRoot(root, errors).render(app);
  });

  // Optional: failures are ignored.
  whenIdleAfterLoad(() => {
    // For a link to another remote that is clicked without a hover.
    loader.remoteList.load().catch(() => undefined);
    import(/* webpackChunkName: "Watch" */ './rum/startRum.ts')
      .then(({ startRum }) => startRum(snapshot, errors, send))
      .catch(() => undefined);
  });
}
