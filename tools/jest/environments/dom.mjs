import { TestEnvironment } from 'jest-environment-jsdom';
import { webRequests } from '../jsdom/page-fetch.mjs';

/** Globals that browsers and Node have, and that jsdom lacks or has in a form that Node's fetch rejects. */
const fromNode = [
  'ArrayBuffer',
  'BroadcastChannel',
  'ByteLengthQueuingStrategy',
  'CompressionStream',
  'CountQueuingStrategy',
  'DecompressionStream',
  'Headers',
  'ReadableStream',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'URLSearchParams',
  'Uint8Array',
  'WritableStream',
  'structuredClone',
];

/** Limitations of jsdom, not errors of a page: it cannot parse nested CSS or layers, and does not navigate. */
const isGap = (error) => error?.type === 'css parsing' || /not implemented: navigation/i.test(error?.message ?? '');

/** jsdom with Node's fetch. */
export default class DomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { virtualConsole } = this.dom;
    virtualConsole.removeAllListeners('jsdomError');
    virtualConsole.on('jsdomError', (error) => {
      if (!isGap(error)) context.console.error(error);
    });
    for (const name of fromNode) this.expose(name, globalThis[name]);
    for (const [name, value] of Object.entries(webRequests(this.global))) this.expose(name, value);
  }

  expose(name, value) {
    Object.defineProperty(this.global, name, { value, writable: true, configurable: true, enumerable: false });
  }
}
