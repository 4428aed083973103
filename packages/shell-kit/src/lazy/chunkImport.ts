import { LOAD_TIMEOUT_MS } from './loadTimeout.ts';
import { integrityFor, preloadVerified, verifyModule } from './moduleIntegrity.ts';

/** An address under `/r/`: the release's folder, the attempt if it is a later one, the file. */
const ADDRESS = /^(\/r\/[^/]+\/[^/]+\/)(?:~\d+\/)?(.*)$/;

/** Addresses that failed: a browser answers an import of one with the same failure, without a request. */
const failed = new Set<string>();

interface Hanging {
  giveUp: (reason: Error) => void;
  imported: Promise<unknown>;
}

/** Imports that have taken too long. They may still come, unless somebody tries again. */
const hanging = new Set<Hanging>();

/** The same file under the first address that has not failed yet. */
function fresh(path: string): string {
  let address = path;
  for (let attempt = 1; failed.has(address); attempt++) address = path.replace(ADDRESS, `$1~${attempt}/$2`);
  return address;
}

async function importFirst(path: string, url: string): Promise<unknown> {
  await verifyModule(document, path);
  return import(/* webpackIgnore: true */ url);
}

async function importAgain(path: string, address: string): Promise<unknown> {
  // Values are named by the original addresses only.
  const original = path.replace(ADDRESS, '$1$2');
  const values = integrityFor(document, original);
  // Whoever has them at once does not wait.
  const { [original]: integrity } = values instanceof Promise ? await values : values;
  if (integrity) await preloadVerified(document, address, integrity);
  return import(/* webpackIgnore: true */ address);
}

/** Imports a file of a release; one that failed is asked for under a fresh address the next time. */
export function importChunk(url: string): Promise<unknown> {
  const path = new URL(url).pathname;
  const address = fresh(path);
  const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>();
  const importing = address === path ? importFirst(path, url) : importAgain(path, address);
  const imported = Promise.race([importing, givenUp]);
  const entry = { giveUp, imported };
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

/** Gives up imports that hang, so that asking for one again asks anew. Resolves once those who waited know. */
export async function abortPendingImports(): Promise<void> {
  const entries = [...hanging];
  for (const { giveUp } of entries) giveUp(new Error('The files did not arrive in time'));
  await Promise.allSettled(entries.map(({ imported }) => imported));
}

/** Puts the import of chunks where every bundle's build looks for it (tools/cli/src/webpack/base.ts). */
export function installChunkImport(): void {
  Object.assign(globalThis, { skalImport: importChunk });
}
