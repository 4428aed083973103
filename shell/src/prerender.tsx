import { createStore, type RemoteManifest } from '@skal/shell-kit';
import * as dataClient from '@skal/shell-kit/api';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { App } from './App.tsx';
import { createLoader } from './federation/loader.ts';
import type { Snapshot } from './federation/snapshot.ts';
import { asEsModule, sharedModules as firstModules } from './sharing/modules.ts';

export { SNAPSHOT_ID } from './federation/snapshot.ts';
// Front doors know a page's first script by this name, also those that are older than what else is in it.
export { FIRST_SCRIPT as KEEP_TAPS_SCRIPT } from './firstScript.ts';
export { NOT_FOUND_TITLE } from './pages/notFoundTitle.ts';
export { documentTitle } from './route/title.ts';

/** This shell checks what a page's import map does not name: pages need not name all. */
export const VERIFIES_UNLISTED_MODULES = true;

/** On the server every shared module is there from the start. */
export const sharedModules = { ...firstModules, '@skal/shell-kit/api': asEsModule(dataClient) };

export interface Rendered {
  /** The markup inside the root element. */
  html: string;
  /** The style elements for the head. */
  styles: string;
}

/** A page that never throws away a boundary as too large for the first HTML. */
const WHOLE_PAGE = Number.POSITIVE_INFINITY;

/**
 * Renders the site at a path to HTML, with the manifests of the server builds.
 * @throws what a page throws: a page that cannot be rendered is not composed.
 */
export async function renderPage(
  path: string,
  snapshot: Snapshot,
  manifests: Readonly<Record<string, RemoteManifest>>,
): Promise<Rendered> {
  const sheet = new ServerStyleSheet();
  const loader = createLoader(snapshot, {
    manifest: async (name) => {
      const manifest = manifests[name];
      if (!manifest) throw new Error(`${name} has no server build`);
      return manifest;
    },
  });
  const failures: unknown[] = [];
  try {
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <App
          store={createStore(snapshot.site, snapshot.home)}
          loader={loader}
          router={(routes) => <StaticRouter location={path}>{routes}</StaticRouter>}
        />
      </StyleSheetManager>,
      { progressiveChunkSize: WHOLE_PAGE, onError: (error) => void failures.push(error) },
    );
    const html = await new Response(prelude as ReadableStream).text();
    if (failures.length > 0) throw failures[0];
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
