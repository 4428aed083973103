/**
 * jsdom tries every rule of every stylesheet on every element that a query by role looks at. Most rules name a class, a
 * tag or an attribute that the element does not have, which is told here before the selector is run.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const selectors = createRequire(require.resolve('jest-environment-jsdom'))(
  'jsdom/lib/jsdom/living/helpers/selectors.js',
);
const { matchesDontThrow } = selectors;

/** What each selector of a list asks of its element, as far as it is easily told; null if it is not. */
const subjects = new Map();

const subjectsOf = (list) => {
  // Of an attribute its name is enough.
  let plain = list.replace(/\[([\w-]+)[^\]]*\]/g, '[$1]');
  // Whatever is left in quotes or escaped may hold any of the signs that are looked for.
  if (/["'\\]/.test(plain)) return null;
  // From the inside out: `:not(:has(a))`.
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return plain.split(',').map((selector) => {
    const last = selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const [, className] = /\.([\w-]+)/.exec(last) ?? [];
    const [, attribute] = /\[([\w-]+)\]/.exec(last) ?? [];
    const [tag] = /^[a-z][a-z0-9]*/i.exec(last) ?? [];
    return { className, attribute: attribute?.toLowerCase(), tag: tag?.toLowerCase() };
  });
};

const mayMatch = (element, list) => {
  // A rule without a selector.
  if (!list) return true;
  let asked = subjects.get(list);
  if (asked === undefined) {
    asked = subjectsOf(list);
    subjects.set(list, asked);
  }
  return (
    asked === null ||
    asked.some(
      ({ className, attribute, tag }) =>
        (className === undefined || element.classList.contains(className)) &&
        (attribute === undefined || element.hasAttributeNS(null, attribute)) &&
        (tag === undefined || element._localName === tag),
    )
  );
};

/** Whether an element of jsdom's matches one of a list of selectors. */
export const matches = (element, list) => mayMatch(element, list) && matchesDontThrow(element, list);

selectors.matchesDontThrow = matches;
