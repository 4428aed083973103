import { LOAD_TIMEOUT_MS } from './loadTimeout.ts';
import { integrityFor, preloadVerified, verifyModule } from './moduleIntegrity.ts';

/** An address under `/r/`: folder of the release, attempt if it is a later one, file. */
const ADDRESS = /^(\/r\/[^/]+\/[^/]+\/)(?:~\d+\/)?(.*)$/;

/** Failed addresses: a browser repeats the failure of an import without a request. */
const failed = new Set<string>();

interface Hanging {
  abandon: (reason: Error) => void;
  imported: Promise<unknown>;
}

/** Imports that exceeded their timeout. They may still finish unless there is a retry. */
const hanging = new Set<Hanging>();

/** The same file under the first address that has not failed. */
function nextAddress(path: string): string {
  let address = path;
  for (let attempt = 1; failed.has(address); attempt++) address = path.replace(ADDRESS, `$1~${attempt}/$2`);
  return address;
}

async function importFirst(path: string, url: string): Promise<unknown> {
  await verifyModule(document, path);
  return import(/* webpackIgnore: true */ url);
}

async function importAgain(path: string, address: string): Promise<unknown> {
  // Integrity values are listed by original address.
  const original = path.replace(ADDRESS, '$1$2');
  const values = integrityFor(document, original);
  // Synchronous if the values have loaded.
  const { [original]: integrity } = values instanceof Promise ? await values : values;
  if (integrity) await preloadVerified(document, address, integrity);
  return import(/* webpackIgnore: true */ address);
}

/** Imports a file of a release; after a failure the next import uses a new address. */
export function importChunk(url: string): Promise<unknown> {
  const path = new URL(url).pathname;
  const address = nextAddress(path);
  const { promise: abandoned, reject: abandon } = Promise.withResolvers<never>();
  const importing = address === path ? importFirst(path, url) : importAgain(path, address);
  const imported = Promise.race([importing, abandoned]);
  const entry = { abandon, imported };
  const timer = setTimeout(() => hanging.add(entry), LOAD_TIMEOUT_MS);
  const settle = () => {
    clearTimeout(timer);
    hanging.delete(entry);
  };
  imported.then(settle, () => {
    failed.add(address);
    settle();
  });
  return imported;
}

/** Aborts hanging imports, so that the next import sends a new request. Resolves once their callers are notified. */
export async function abortPendingImports(): Promise<void> {
  const entries = [...hanging];
  for (const { abandon } of entries) abandon(new Error('The files did not arrive in time'));
  await Promise.allSettled(entries.map(({ imported }) => imported));
}

/** Installs the chunk loader where every bundle's build expects it (tools/cli/src/webpack/base.ts). */
export function installChunkImport(): void {
  Object.assign(globalThis, { skalImport: importChunk });
}
