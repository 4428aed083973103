import { scriptJson } from './escape.ts';
import type { PageDocument } from './pageDocument.ts';
import { START_FAILED_EVENT } from './startNotice.ts';

/** A media query that never matches, to delay a preload. Browsers that ignore it here fetch at once. */
const NEVER_MATCHES = 'not all';

/** How long to wait for the first frame before script starts anyway, in milliseconds. */
const FRAME_MS = 200;

/**
 * Starts the delayed preloads and runs the entry once the first frame is on the screen. Until then script must not
 * compete with the text for network and CPU. A hidden tab paints no frame and starts at once. A browser without paint
 * timing starts shortly after the frame was due.
 */
const START_SCRIPT = [
  '(function(){var on;function start(){if(on)return;on=1;',
  "document.querySelectorAll('link[rel=modulepreload][media]').forEach(function(l){l.removeAttribute('media')});",
  // Not by a script element, whose address would need a trusted type. The browser logs a failure itself.
  `import(document.querySelector('link[data-entry]').href).catch(function(){dispatchEvent(new Event('${START_FAILED_EVENT}'))})}`,
  'if(document.hidden)return start();',
  "try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch(e){}",
  `requestAnimationFrame(function(){setTimeout(start,${FRAME_MS})})})()`,
].join('');

export interface ModuleTags {
  /** Elements for the end of the body. */
  body: string[];
  /** Inline scripts among them. */
  inlineScripts: string[];
}

type Preloaded = Pick<PageDocument, 'integrity' | 'isComplete'>;

/** Returns the element that preloads a module after the first frame. */
export const preloadElement = (address: string, { integrity, isComplete }: Preloaded, attributes = ''): string =>
  `<link rel="modulepreload" href="${address}" integrity="${integrity[address] ?? ''}"${isComplete ? ' fetchpriority="low"' : ''} media="${NEVER_MATCHES}"${attributes}>`;

/**
 * Tags for everything a page requests, placed after its content and the first frame: HTML and font load first. `skal
 * bench web` measures the gain. On a page that is readable without script, script loads last.
 */
export function renderModuleTags({
  integrity,
  preload,
  morePreloads = '',
  entry,
  isComplete,
}: Preloaded & Pick<PageDocument, 'preload' | 'morePreloads' | 'entry'>): ModuleTags {
  const importMap = scriptJson({ integrity });
  // In development and tests a page has no preloads.
  const modules = preload.includes(entry) ? preload : [entry, ...preload];
  return {
    body: [
      `<script type="importmap">${importMap}</script>`,
      ...modules.map((address) =>
        preloadElement(address, { integrity, isComplete }, address === entry ? ' data-entry' : ''),
      ),
      morePreloads,
      `<script>${START_SCRIPT}</script>`,
    ],
    inlineScripts: [importMap, START_SCRIPT],
  };
}
