import type { Locale } from '@skal/contracts/site/locale';
import { webServerTexts } from '../language/texts.ts';

/** The shell sends this event to the window when it cannot start (shell/src/main.tsx). */
export const START_FAILED_EVENT = 'skal:start-failed';

const TOO_OLD_ID = 'too-old';
const NOT_STARTED_ID = 'not-started';

const STYLE = [
  'margin:0;padding:12px 16px;text-align:center',
  'background:var(--havtorn-soft);color:var(--havtorn-ink);font:var(--type-label)',
].join(';');

/**
 * Shows one notice in a browser that lacks required features without a polyfill, the other when the shell reports that
 * it could not start. ECMAScript 5 syntax, so that old browsers can parse it.
 */
export const START_NOTICE_SCRIPT = [
  '(function(){',
  'function show(id){document.getElementById(id).hidden=false}',
  `function failed(){show('${NOT_STARTED_ID}')}`,
  `addEventListener('${START_FAILED_EVENT}',failed);`,
  'try{',
  "if(HTMLScriptElement.supports('importmap')&&structuredClone&&Object.hasOwn&&[].findLast&&[].toSorted)return",
  // A missing global throws; the notice that follows handles that.
  '}catch(e){}',
  `removeEventListener('${START_FAILED_EVENT}',failed);`,
  `show('${TOO_OLD_ID}')})()`,
].join('');

const hiddenNotice = (id: string, text: string) =>
  `<p id="${id}" role="alert" data-print="none" style="${STYLE}" hidden>${text}</p>`;

/** Where the script cannot run: a complete public page, a complete page of an account, or only the frame of one. */
type PageKind = 'public' | 'personal' | 'frame';

/**
 * Writes the notices, which come first in the body: the browser is older than the baseline (ADR-0005), the script failed to
 * start, or JavaScript is turned off.
 */
export function startNotice(kind: PageKind, locale: Locale): string {
  const { notices } = webServerTexts[locale];
  const noScript = { public: notices.noScriptPublic, personal: notices.noScriptPersonal, frame: notices.noScript };
  return [
    hiddenNotice(TOO_OLD_ID, notices.tooOld),
    hiddenNotice(NOT_STARTED_ID, notices.notStarted),
    `<noscript><p data-print="none" style="${STYLE}">${noScript[kind]}</p></noscript>`,
  ].join('\n');
}
