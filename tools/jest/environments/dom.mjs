import { TestEnvironment } from 'jest-environment-jsdom';
import { webRequests } from '../jsdom/page-fetch.mjs';

/** What every browser has, Node has too, and jsdom lacks or has in a form that Node's fetch does not take. */
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

/** jsdom's own gaps, not a page's faults: it cannot parse nested CSS or layers, and follows no link. */
const isGap = (error) => error?.type === 'css parsing' || /not implemented: navigation/i.test(error?.message ?? '');

/** jsdom with Node's fetch beside its document. */
export default class DomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { virtualConsole } = this.dom;
    virtualConsole.removeAllListeners('jsdomError');
    virtualConsole.on('jsdomError', (error) => {
      if (!isGap(error)) context.console.error(error);
    });
    for (const name of fromNode) this.lend(name, globalThis[name]);
    for (const [name, value] of Object.entries(webRequests(this.global))) this.lend(name, value);
  }

  lend(name, value) {
    Object.defineProperty(this.global, name, { value, writable: true, configurable: true, enumerable: false });
  }
}
