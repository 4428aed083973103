import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomic } from '../fs/atomicFile.ts';
import { withRegistryLock } from '../registry/registryLock.ts';
import type { ReleasesConfig } from '../releases/releasesConfig.ts';
import { openRevisionStore } from './revisionStore.ts';

/** The text after a change, and the result for its caller. */
interface TextUpdate<Result> {
  body: string;
  result: Result;
}

/** A text of a site: a file of its data folder, or a document in the shared database. */
export interface TextStore {
  /** The text; null before the first change. */
  read(): Promise<string | null>;
  /** Replaces the text atomically. The change may be computed again where another process was faster. */
  update<Result>(compute: (text: string | null) => TextUpdate<Result>): Promise<Result>;
  close(): void;
}

/** Opens a text. The file of the data folder is the first revision of a shared one. */
export function openTextStore(
  { dataDir, shared }: ReleasesConfig,
  { file, mode }: { file: string; mode: number },
): TextStore {
  const path = join(dataDir, file);
  const readFile = () => (existsSync(path) ? readFileSync(path, 'utf8') : null);
  if (shared) {
    const { revisions = openRevisionStore(shared.database) } = shared;
    return {
      read: async () => (await revisions.read(file))?.body ?? readFile(),
      update: (compute) => revisions.update(file, (current) => compute(current?.body ?? readFile())),
      close: revisions.close,
    };
  }
  return {
    read: async () => readFile(),
    update: async (compute) =>
      withRegistryLock(dataDir, () => {
        const { body, result } = compute(readFile());
        writeFileAtomic(path, body, mode);
        return result;
      }),
    close: () => undefined,
  };
}
