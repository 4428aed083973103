import type { PageDocument } from './document.ts';
import { scriptJson } from './escape.ts';

/** Kept back by the media query that never holds; a browser that does not look at it here fetches at once. */
const LATER = 'not all';

/** Lets go of what was kept back, once the first frame is on its way. A tab that nobody looks at draws none. */
const LATER_SCRIPT =
  "requestAnimationFrame(function(){setTimeout(function(){document.querySelectorAll('link[rel=modulepreload][media]')" +
  ".forEach(function(l){l.removeAttribute('media')})})})";

export interface Modules {
  elements: string[];
  /** The scripts among them that stand in the page itself. */
  inlineScripts: string[];
}

type ModulesOf = (page: Pick<PageDocument, 'integrity' | 'preload' | 'later' | 'entry'>) => Modules;

const preloads = (addresses: string[], integrity: Record<string, string>, attributes = '') =>
  addresses.map(
    (address) => `<link rel="modulepreload" href="${address}" integrity="${integrity[address] ?? ''}"${attributes}>`,
  );

const importMapElement = (map: string) => `<script type="importmap">${map}</script>`;

/** Everything at once, in the head: for a page that only script can draw. */
export const modulesBefore: ModulesOf = ({ integrity, preload, later }) => {
  const importMap = scriptJson({ integrity });
  const elements = [importMapElement(importMap), ...preloads([...preload, ...later], integrity)];
  return { elements, inlineScripts: [importMap] };
};

/**
 * Behind the content, for a page that can be read without script: HTML and font have the line to themselves first.
 * The largest files go next, for they take longest; asking for the many small ones would hold up the first frame.
 */
export const modulesBehind: ModulesOf = ({ integrity, preload, later, entry }) => {
  const importMap = scriptJson({ integrity });
  const first = preload.filter((address) => address !== entry);
  const elements = [
    importMapElement(importMap),
    ...preloads(first, integrity, ' fetchpriority="low"'),
    ...preloads(later, integrity, ` fetchpriority="low" media="${LATER}"`),
    `<script>${LATER_SCRIPT}</script>`,
  ];
  return { elements, inlineScripts: [importMap, LATER_SCRIPT] };
};
