import type { Locale } from '@skal/contracts/site/locale';
import { textIn } from '../language/textIn.ts';
import { escapeHtml } from './escape.ts';

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

/** Returns a text with its link, which translators see as `<0>…</0>`. */
const withLink = (text: string, path: string): string =>
  text.replace('<0>', `<a href="${escapeHtml(path)}">`).replace('</0>', '</a>');

/**
 * Writes the notices, which come first in the body: the browser is older than the baseline (ADR-0005), the script failed to
 * start, or JavaScript is turned off.
 * @param contactPath of the contact page in the language
 */
export function startNotice(kind: PageKind, locale: Locale, contactPath: string): string {
  const text = textIn(locale);
  const tooOld = text(
    /*i18n*/ 'Your browser is too old for this site, and parts of this page do not work. Update it, or open the page in a version of Chrome, Edge, Firefox or Safari from the last two and a half years.',
  );
  const notStarted = text(/*i18n*/ 'This page could not start. Reload it. If that does not help, update your browser.');
  const noScript = {
    public: text(
      /*i18n*/ 'JavaScript is turned off in this browser. You can read this page. The forms of <0>the contact page</0> work without it; signing in, the App Portal and the buttons that open a window need it.',
    ),
    personal: text(
      /*i18n*/ 'JavaScript is turned off in this browser. You can read this page. Its buttons, forms and menus need JavaScript: turn it on and reload the page.',
    ),
    frame: text(
      /*i18n*/ 'JavaScript is turned off in this browser, and this page needs it. Turn it on and reload the page.',
    ),
  };
  return [
    hiddenNotice(TOO_OLD_ID, tooOld),
    hiddenNotice(NOT_STARTED_ID, notStarted),
    `<noscript><p data-print="none" style="${STYLE}">${withLink(noScript[kind], contactPath)}</p></noscript>`,
  ].join('\n');
}
