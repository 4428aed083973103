import { MESSAGES_MODULE } from '@skal/shell/server/composition/serverBundle.ts';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import type { Catalogs, Messages } from './catalogs.ts';

const { RuntimeGlobals, RuntimeModule, sources } = webpack;

/** The start of a message in compiled sources, as the macro and sentences of contracts write it. */
const IN_SOURCE = '/*i18n*/';
/** Every literal that may be the id of a message in a minified script. Literals overlap, because quotes also stand in others. */
const LITERAL = /(?=(["'`])((?:\\.|(?!\1)[^\\\n])+)\1)./g;

/** Returns whatever may be the ids of messages in a script. */
const literalsIn = (script: string): Set<string> =>
  new Set([...script.matchAll(LITERAL)].map(([, , text = '']) => text.replace(/\\(.)/g, '$1')));

/** Returns the name of the file with the messages of a script, in one language. */
export const messagesFile = (script: string, locale: string): string => script.replace(/\.js$/, `.${locale}.js`);

function hasMessages(module: Module): boolean {
  const { modules } = module as { modules?: Iterable<Module> };
  if (modules) return [...modules].some(hasMessages);
  return String(module.originalSource()?.source() ?? '').includes(IN_SOURCE);
}

/**
 * Loads the messages of a chunk beside its script, so that texts are there when its modules are evaluated. The shell adds
 * the loader to the page (packages/shell-kit/src/i18n/messages.ts).
 */
class MessagesRuntimeModule extends RuntimeModule {
  constructor() {
    super('messages', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { chunk, chunkGraph } = this;
    if (!chunk || !chunkGraph) return '';
    const chunks = [...chunk.getAllAsyncChunks()].filter((each) => chunkGraph.getChunkModules(each).some(hasMessages));
    return [
      `const withMessages = new Set(${JSON.stringify(chunks.map(({ id }) => id))});`,
      `${RuntimeGlobals.ensureChunkHandlers}.messages = (chunkId, promises) => {`,
      '  if (withMessages.has(chunkId))',
      `    promises.push(globalThis.skalMessages(new URL(${RuntimeGlobals.getChunkScriptFilename}(chunkId), import.meta.url).href));`,
      '};',
    ].join('\n');
  }
}

/** Splits the catalogs by script, after minification: unused texts are gone. */
class MessagesPlugin {
  readonly #catalogs: Catalogs;
  readonly #target: 'browser' | 'server';

  constructor(catalogs: Catalogs, target: 'browser' | 'server') {
    this.#catalogs = catalogs;
    this.#target = target;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(MessagesPlugin.name, (compilation) => {
      if (this.#target === 'browser') {
        compilation.hooks.runtimeRequirementInTree
          .for(RuntimeGlobals.ensureChunkHandlers)
          .tap(MessagesPlugin.name, (chunk: Chunk, requirements: Set<string>) => {
            requirements.add(RuntimeGlobals.getChunkScriptFilename);
            compilation.addRuntimeModule(chunk, new MessagesRuntimeModule());
          });
      }
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: MessagesPlugin.name, stage }, () => this.#write(compilation));
    });
  }

  #write(compilation: Compilation): void {
    for (const chunk of compilation.chunks) {
      if (!compilation.chunkGraph.getChunkModules(chunk).some(hasMessages)) continue;
      for (const name of chunk.files) {
        if (/\.c?js$/.test(name)) this.#writeScript(compilation, name);
      }
    }
  }

  /** Writes the messages of a script, also if all are unused: its loader expects the files. */
  #writeScript(compilation: Compilation, name: string): void {
    const ids = literalsIn(String(compilation.assets[name]?.source()));
    const own = Object.entries(this.#catalogs).map(([locale, messages]) => {
      const used = Object.entries(messages).filter(([id]) => ids.has(id));
      return [locale, Object.fromEntries(used)] as const;
    });
    if (this.#target === 'server') this.#prepend(compilation, name, Object.fromEntries(own));
    else for (const [locale, messages] of own) this.#emit(compilation, messagesFile(name, locale), messages);
  }

  #emit(compilation: Compilation, name: string, messages: Messages): void {
    const source = new sources.RawSource(`export default ${JSON.stringify(messages)};\n`);
    compilation.emitAsset(name, source, { minimized: true, javascriptModule: true });
  }

  #prepend(compilation: Compilation, name: string, catalogs: Catalogs): void {
    const messages = `{ ...${JSON.stringify(catalogs)}[i18n.locale], ...i18n.messages }`;
    const load = `(({ i18n }) => i18n.load(i18n.locale, ${messages}))(require("${MESSAGES_MODULE}"));\n`;
    compilation.updateAsset(name, (source) => new sources.ConcatSource(load, source));
  }
}

/** Writes the messages of each script beside it, one file for each language. */
export const browserMessages = (catalogs: Catalogs) => new MessagesPlugin(catalogs, 'browser');

/** Adds the messages in all languages to a server build, which loads them before its modules are evaluated. */
export const serverMessages = (catalogs: Catalogs) => new MessagesPlugin(catalogs, 'server');
