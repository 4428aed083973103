/**
 * What visitors read where the script of a page cannot run: the browser is older than the baseline (ADR-0005), the
 * script failed to start, or JavaScript is turned off.
 */
const TEXT = {
  tooOld:
    'Your browser is too old for this site, and parts of this page do not work. Update it, or open the page in a version ' +
    'of Chrome, Edge, Firefox or Safari from the last two and a half years.',
  notStarted: 'This page could not start. Reload it. If that does not help, update your browser.',
  noScriptPublic:
    'JavaScript is turned off in this browser. You can read this page. The forms of <a href="/contact">the contact page</a> ' +
    'work without it; signing in, the App Portal and the buttons that open a window need it.',
  noScriptPersonal:
    'JavaScript is turned off in this browser. You can read this page. Its buttons, forms and menus need JavaScript: turn it on ' +
    'and reload the page.',
  noScript: 'JavaScript is turned off in this browser, and this page needs it. Turn it on and reload the page.',
} as const;

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

/** What visitors can do without script. */
const NO_SCRIPT = { public: TEXT.noScriptPublic, personal: TEXT.noScriptPersonal, frame: TEXT.noScript } as const;

/**
 * Writes the notices, which come first in the body.
 * @param kind a complete public page, a complete page of an account, or only the frame of one
 */
export const startNotice = (kind: keyof typeof NO_SCRIPT): string =>
  [
    hiddenNotice(TOO_OLD_ID, TEXT.tooOld),
    hiddenNotice(NOT_STARTED_ID, TEXT.notStarted),
    `<noscript><p data-print="none" style="${STYLE}">${NO_SCRIPT[kind]}</p></noscript>`,
  ].join('\n');
