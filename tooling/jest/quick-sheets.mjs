/**
 * styled-components writes its rules one by one, and jsdom reads the whole stylesheet anew after each: most of the time
 * of a page's first drawing. Here it reads them once somebody asks for the document's styles.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const jsdom = createRequire(require.resolve('jest-environment-jsdom'));
const implementation = (name) => jsdom(`jsdom/lib/jsdom/living/nodes/${name}-impl.js`).implementation.prototype;

// Its parts need one another; from here they are loaded in their own order.
jsdom('jsdom');
const style = implementation('HTMLStyleElement');
const document = implementation('Document');

/** The style elements of each document whose text has changed since their rules were read. */
const changed = new WeakMap();

style._childTextContentChangeSteps = function changeText() {
  Object.getPrototypeOf(style)._childTextContentChangeSteps.call(this);
  if (this._isOnStackOfOpenElements) return;
  const { _ownerDocument } = this;
  changed.set(_ownerDocument, (changed.get(_ownerDocument) ?? new Set()).add(this));
};

const readChanged = (owner) => {
  const elements = changed.get(owner) ?? [];
  // First, because reading asks for the document's styles itself.
  changed.delete(owner);
  for (const element of elements) element._updateAStyleBlock();
};

const sheets = Object.getOwnPropertyDescriptor(document, 'styleSheets');
Object.defineProperty(document, 'styleSheets', {
  ...sheets,
  get() {
    readChanged(this);
    return sheets.get.call(this);
  },
});

const own = new WeakMap();
Object.defineProperty(style, 'sheet', {
  configurable: true,
  get() {
    readChanged(this._ownerDocument);
    return own.get(this);
  },
  set(sheet) {
    own.set(this, sheet);
  },
});
