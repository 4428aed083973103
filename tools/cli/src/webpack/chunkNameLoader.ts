/** A dynamic import with the name of its chunk. */
const NAMED_IMPORT = /\bimport\(\s*\/\* webpackChunkName: "([\w-]+)" \*\/[^)]*\)/g;

/**
 * A webpack loader for server builds that adds the name of its chunk to the promise of an import, so that the renderer learns
 * which files a page needs (packages/shell-kit/src/lazy/resource.ts).
 */
export default function chunkNameLoader(source: string): string {
  return source.replace(NAMED_IMPORT, (call: string, chunk: string) => `Object.assign(${call}, { chunk: '${chunk}' })`);
}
