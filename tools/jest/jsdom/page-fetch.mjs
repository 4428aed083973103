/**
 * `fetch` and `Request` of a page: URLs relative to the document, and jsdom's AbortSignal, FormData and files as arguments. Node's
 * own versions reject all of these.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { implForWrapper } = createRequire(require.resolve('jest-environment-jsdom'))(
  'jsdom/lib/jsdom/living/generated/utils.js',
);
const NodeRequest = globalThis.Request;
const nodeFetch = globalThis.fetch;

const toNodeSignal = (signal) => {
  if (!signal || signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
};

/** @param {Window} page the jsdom window */
export const webRequests = (page) => {
  const toNodeBlob = (blob) => new Blob([implForWrapper(blob)._buffer], { type: blob.type });

  const toNodeBody = (body) => {
    if (body instanceof page.Blob) return toNodeBlob(body);
    if (!(body instanceof page.FormData)) return body;
    const form = new FormData();
    for (const [name, value] of body) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, toNodeBlob(value), value.name);
    }
    return form;
  };

  const toNodeInit = (init) => init && { ...init, signal: toNodeSignal(init.signal), body: toNodeBody(init.body) };

  const toNodeInput = (input) =>
    input instanceof NodeRequest ? input : new URL(String(input), page.document.baseURI).href;

  class Request extends NodeRequest {
    constructor(input, init) {
      super(toNodeInput(input), toNodeInit(init));
    }
  }

  // `instanceof TypeError` of the page must match the error that fetch is specified to throw.
  const fail = (error) => {
    throw error instanceof TypeError ? new page.TypeError(error.message, { cause: error.cause }) : error;
  };

  return { Request, fetch: (input, init) => nodeFetch(toNodeInput(input), toNodeInit(init)).catch(fail) };
};
