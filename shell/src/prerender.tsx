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
// Web servers read the first script by this name, which older ones need, too.
export { FIRST_SCRIPT as KEEP_TAPS_SCRIPT } from './firstScript.ts';
export { NOT_FOUND_TITLE } from './pages/notFoundTitle.ts';
export { documentTitle } from './route/title.ts';

/** Tells the composer that this shell fetches integrity values that the import map does not list. */
export const CHECKS_AHEAD = true;

/** On the server all shared modules are loaded at once. */
export const sharedModules = { ...firstModules, '@skal/shell-kit/api': asEsModule(dataClient) };

export interface Rendered {
  /** HTML inside the root element. */
  html: string;
  /** Style elements for the head. */
  styles: string;
}

/** Prevents React from postponing a suspense boundary because of its size. */
const WHOLE_PAGE = Number.POSITIVE_INFINITY;

/**
 * Renders the site at a path to HTML, with the manifests of the server builds.
 * @throws the error of a page, which is then not composed
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
