import { scriptJson } from './escape.ts';
import type { PageDocument } from './pageDocument.ts';
import { START_FAILED_EVENT } from './startNotice.ts';

/** Kept back by the media query that never holds; a browser that does not look at it here fetches at once. */
const LATER = 'not all';

/** How long a frame may be on its way to the screen, in milliseconds, before script starts without word of it. */
const FRAME_MS = 200;

/**
 * Lets go of what was kept back and runs the entry, once the browser says that the first frame is on the screen: until
 * then script takes nothing of the line and of the processor from the text. A tab that nobody looks at draws no frame, and
 * starts at once; one that says nothing of its paints starts soon after the frame was due.
 */
const START_SCRIPT = [
  '(function(){var on;function start(){if(on)return;on=1;',
  "document.querySelectorAll('link[rel=modulepreload][media]').forEach(function(l){l.removeAttribute('media')});",
  // Not by a script element: its address would have to be a trusted type. A failure is in the console by itself.
  `import(document.querySelector('link[data-entry]').href).catch(function(){dispatchEvent(new Event('${START_FAILED_EVENT}'))})}`,
  'if(document.hidden)return start();',
  "try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch(e){}",
  `requestAnimationFrame(function(){setTimeout(start,${FRAME_MS})})})()`,
].join('');

export interface ModuleTags {
  /** At the end of the body. */
  body: string[];
  /** The scripts among them that stand in the page itself. */
  inlineScripts: string[];
}

const preloadElement = (address: string, integrity: string | undefined, attributes: string) =>
  `<link rel="modulepreload" href="${address}" integrity="${integrity ?? ''}"${attributes}>`;

/**
 * Everything that a page asks for at once, behind its content and after the first frame: HTML and font have the line to
 * themselves first. `npm run bench -- web` measures what that is worth. On a page that can be read without script, script
 * comes after whatever else the page still asks for.
 */
export function renderModuleTags({
  integrity,
  preload,
  entry,
  isComplete,
}: Pick<PageDocument, 'integrity' | 'preload' | 'entry' | 'isComplete'>): ModuleTags {
  const importMap = scriptJson({ integrity });
  // A page that is worked on, or tested, names nothing that comes with it.
  const modules = preload.includes(entry) ? preload : [entry, ...preload];
  const kept = `${isComplete ? ' fetchpriority="low"' : ''} media="${LATER}"`;
  return {
    body: [
      `<script type="importmap">${importMap}</script>`,
      ...modules.map((address) =>
        preloadElement(address, integrity[address], address === entry ? `${kept} data-entry` : kept),
      ),
      `<script>${START_SCRIPT}</script>`,
    ],
    inlineScripts: [importMap, START_SCRIPT],
  };
}
