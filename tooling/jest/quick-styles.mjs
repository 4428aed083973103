/**
 * jsdom tries every rule of every stylesheet on every element that a query by role looks at: a quarter of a form's test.
 * Most rules name a class that the element does not have, which is told here before the selector is run.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const selectors = createRequire(require.resolve('jest-environment-jsdom'))(
  'jsdom/lib/jsdom/living/helpers/selectors.js',
);
const { matchesDontThrow } = selectors;

/** What each selector of a list asks of its element, as far as it is easily told: a class, or the name of a tag. */
const subjects = new Map();

const subjectsOf = (list) => {
  let plain = list.replace(/\[[^\]]*\]/g, '');
  // From the inside out: `:not(:has(a))`.
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return plain.split(',').map((selector) => {
    const last = selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const [, className] = /\.([\w-]+)/.exec(last) ?? [];
    const [tag] = /^[a-z][a-z0-9]*/i.exec(last) ?? [];
    return { className, tag: tag?.toLowerCase() };
  });
};

const mayMatch = (element, list) => {
  // A rule without a selector; quotes and escapes may hold any of the signs that are looked for.
  if (!list || /["'\\]/.test(list)) return true;
  let asked = subjects.get(list);
  if (!asked) {
    asked = subjectsOf(list);
    subjects.set(list, asked);
  }
  return asked.some(({ className, tag }) => {
    if (className !== undefined) return element.classList.contains(className);
    return tag === undefined || element._localName === tag;
  });
};

selectors.matchesDontThrow = (element, list) => mayMatch(element, list) && matchesDontThrow(element, list);
