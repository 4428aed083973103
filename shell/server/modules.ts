import { scriptJson } from './escape.ts';
import type { PageDocument } from './pageDocument.ts';

/** Kept back by the media query that never holds; a browser that does not look at it here fetches at once. */
const LATER = 'not all';

/**
 * Lets go of what was kept back and runs the entry, once the first frame is on its way: until then script takes
 * nothing of the line and of the processor from the text. A tab that nobody looks at draws no frame, and starts at once.
 */
const START_SCRIPT = [
  '(function(){function start(){',
  "document.querySelectorAll('link[rel=modulepreload][media]').forEach(function(l){l.removeAttribute('media')});",
  // Not by a script element: its address would have to be a trusted type. A failure is in the console by itself.
  "import(document.querySelector('link[data-entry]').href).catch(function(){})}",
  'if(document.hidden)start();else requestAnimationFrame(function(){setTimeout(start)})})()',
].join('');

export interface Modules {
  head: string[];
  /** At the end of the body. */
  body: string[];
  /** The scripts among them that stand in the page itself. */
  inlineScripts: string[];
}

type ModulesOf = (page: Pick<PageDocument, 'integrity' | 'preload' | 'entry'>) => Modules;

const preloadElement = (address: string, integrity: string | undefined, attributes = '') =>
  `<link rel="modulepreload" href="${address}" integrity="${integrity ?? ''}"${attributes}>`;

const importMapElement = (map: string) => `<script type="importmap">${map}</script>`;

/** Everything at once, in the head, and the entry behind the frame: for a page that only script can draw. */
export const modulesBefore: ModulesOf = ({ integrity, preload, entry }) => {
  const importMap = scriptJson({ integrity });
  return {
    head: [importMapElement(importMap), ...preload.map((address) => preloadElement(address, integrity[address]))],
    body: [`<script type="module" src="${entry}" integrity="${integrity[entry] ?? ''}"></script>`],
    inlineScripts: [importMap],
  };
};

/**
 * After the first frame and behind the content, for a page that can be read without script: HTML and font have the
 * line to themselves first. `npm run bench:web` measures what that is worth.
 */
export const modulesBehind: ModulesOf = ({ integrity, preload, entry }) => {
  const importMap = scriptJson({ integrity });
  const kept = ` fetchpriority="low" media="${LATER}"`;
  return {
    head: [],
    body: [
      importMapElement(importMap),
      ...preload.map((address) =>
        preloadElement(address, integrity[address], address === entry ? `${kept} data-entry` : kept),
      ),
      `<script>${START_SCRIPT}</script>`,
    ],
    inlineScripts: [importMap, START_SCRIPT],
  };
};
