/**
 * With every change of the document jsdom forgets the styles of all its elements, and puts each together again from all
 * its rules: a fifth of a form's test. Here elements share a style that match the same rules, have the same style of
 * their own and inherit the same.
 */
import { createRequire } from 'node:module';
import { matches } from './quick-match.mjs';

const require = createRequire(import.meta.url);
const jsdom = createRequire(require.resolve('jest-environment-jsdom'));
const cssom = createRequire(jsdom.resolve('jsdom'))('rrweb-cssom');
const styleRules = jsdom('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { implForWrapper, wrapperForImpl } = jsdom('jsdom/lib/jsdom/living/generated/utils.js');
const { getDeclarationForElement } = styleRules;

const browserSheet = cssom.parse(jsdom('jsdom/lib/jsdom/browser/default-stylesheet.js'));

/** All that may apply, those of media queries too: to know too much tells two elements apart, and mixes up none. */
const rulesOf = (sheets) =>
  [browserSheet, ...sheets]
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .flatMap((rule) => (rule.cssRules ? Array.from(rule.cssRules) : rule));

const areSame = (some, others) => some.length === others.length && some.every((one, place) => one === others[place]);

/** The declarations of each document, for as long as it has the same rules. */
const shared = new WeakMap();
/** The same, by what jsdom knows until the document's next change. */
const current = new WeakMap();

const shareOf = (document, sheets) => {
  const rules = rulesOf(sheets);
  let share = shared.get(document);
  if (!share || !areSame(share.rules, rules)) {
    share = { rules, declarations: new Map() };
    shared.set(document, share);
  }
  return share;
};

styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  // Before the cache, which jsdom throws away when the sheets have to be read anew.
  const sheets = document.styleSheets._list;
  document._styleCache ??= new WeakMap();
  const cache = document._styleCache;
  const known = cache.get(element);
  if (known) return known;
  if (!current.has(cache)) current.set(cache, shareOf(document, sheets));
  const { rules, declarations } = current.get(cache);
  let key = element.style.cssText;
  rules.forEach(({ selectorText }, place) => {
    if (matches(element, selectorText)) key += `|${place}`;
  });
  const declaration = declarations.get(key);
  if (declaration) cache.set(element, declaration);
  else declarations.set(key, getDeclarationForElement(element));
  return cache.get(element);
};

/** @param {Window} page the jsdom window; @returns its `getComputedStyle`, with what is the same computed once */
export const sharedStyles = (page) => {
  const compute = page.getComputedStyle;
  const root = {};
  const styles = new WeakMap();

  const styleOf = (element) => {
    const { parentElement } = element;
    const inherited = parentElement ? styleOf(parentElement) : root;
    const declaration = styleRules.getDeclarationForElement(element);
    if (!styles.has(declaration)) styles.set(declaration, new WeakMap());
    const byInherited = styles.get(declaration);
    let style = byInherited.get(inherited);
    if (!style) {
      style = compute(wrapperForImpl(element));
      byInherited.set(inherited, style);
    }
    return style;
  };

  return (element, pseudo) => {
    const node = pseudo ? null : implForWrapper(element);
    return node ? styleOf(node) : compute(element, pseudo);
  };
};
