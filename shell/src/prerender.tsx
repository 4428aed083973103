import { createStore, type PageData, type RecordedQuery, type RemoteManifest, type Store } from '@skal/shell-kit';
import * as dataClient from '@skal/shell-kit/api';
import { recordQueries } from '@skal/shell-kit/api/recordQueries.ts';
import { recordChunks } from '@skal/shell-kit/lazy/resource.ts';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { App } from './App.tsx';
import { createLoader, type Loader } from './federation/loader.ts';
import type { Snapshot } from './federation/snapshot.ts';
import { asEsModule, sharedModules as firstModules } from './sharing/modules.ts';

export { PAGE_DATA_ID, SNAPSHOT_ID } from './federation/snapshot.ts';
// Web servers read the first script by this name, which older ones need, too.
export { FIRST_SCRIPT as KEEP_TAPS_SCRIPT } from './firstScript.ts';
export { NOT_FOUND_TITLE } from './pages/notFoundTitle.ts';
export { documentTitle } from './route/title.ts';

/** Tells the composer that this shell fetches integrity values that the import map does not list. */
export const CHECKS_AHEAD = true;

/** Tells the composer that this shell loads the remotes that the page does not have. */
export const LOADS_REMOTES = true;

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

type Manifests = Readonly<Record<string, RemoteManifest>>;

const loaderFor = (snapshot: Snapshot, manifests: Manifests): Loader =>
  createLoader(snapshot, {
    manifest: async (name) => {
      const manifest = manifests[name];
      if (!manifest) throw new Error(`${name} has no server build`);
      return manifest;
    },
  });

async function render(location: string, store: Store, loader: Loader): Promise<Rendered> {
  const sheet = new ServerStyleSheet();
  const failures: unknown[] = [];
  try {
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <App
          store={store}
          loader={loader}
          router={(routes) => <StaticRouter location={location}>{routes}</StaticRouter>}
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

/**
 * Renders the site at a path to HTML, with the manifests of the server builds.
 * @throws the error of a page, which is then not composed
 */
export const renderPage = (path: string, snapshot: Snapshot, manifests: Manifests): Promise<Rendered> =>
  render(path, createStore(snapshot.site, snapshot.home), loaderFor(snapshot, manifests));

export interface PersonalPage extends Rendered {
  /** Every query that the page has read, also those without data. */
  queries: RecordedQuery[];
  /** Names of the chunks that it has read besides the page's own. */
  chunks: string[];
}

/**
 * Creates the renderer of pages with the data of their visitor. It keeps the loaded code of the pages, so it renders one
 * set of releases.
 * @returns a function that renders an address, such as `/dashboard?section=support`; it throws the error of a page
 */
export function createPersonalRenderer(snapshot: Snapshot, manifests: Manifests) {
  const loader = loaderFor(snapshot, manifests);
  return async (address: string, page: PageData): Promise<PersonalPage> => {
    const store = createStore(snapshot.site, snapshot.home, { page, middleware: dataClient.api.middleware });
    const queries = new Map<string, RecordedQuery>();
    recordQueries(store, (query) => void queries.set(query.key, query));
    const chunks = new Set<string>();
    recordChunks((chunk) => void chunks.add(chunk));
    const rendered = await render(address, store, loader);
    return { ...rendered, queries: [...queries.values()], chunks: [...chunks] };
  };
}
