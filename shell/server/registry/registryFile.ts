import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomic } from '../fs/atomicFile.ts';
import { RegistryError } from './registryError.ts';
import { parseState, type RegistryState } from './registryState.ts';

/** Where trouble is told. */
export type LogFn = (message: string, error?: unknown) => void;

export interface RegistryFile {
  path: string;
  /**
   * What is written there; what was good last where that cannot be understood, and nothing before a first release.
   * @throws RegistryError when it cannot be understood and there is nothing to fall back to
   */
  read(): RegistryState;
  /** What was good last, if anything was. */
  readLastGood(): RegistryState | null;
  /** Replaces it, and remembers it as good. */
  write(state: RegistryState): void;
  /** Remembers a state as what to fall back to. */
  remember(state: RegistryState): void;
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The registry's file in a data folder, with a copy of what was good last beside it. */
export function openRegistryFile(dataDir: string, say: LogFn): RegistryFile {
  const path = join(dataDir, 'registry.json');
  const goodPath = join(dataDir, 'registry.good.json');
  const written = (state: RegistryState) => `${JSON.stringify(state, null, 2)}\n`;
  /** What has been complained of: said once, however often it is read. */
  let complained: string | null | undefined;

  const understand = (text: string | null): RegistryState | Error => {
    if (text === null) return new Error('It is gone');
    try {
      return parseState(text);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };

  const readGood = (): RegistryState | null => {
    const state = understand(readIfThere(goodPath));
    return state instanceof Error ? null : state;
  };

  const remember = (state: RegistryState) => {
    if (readIfThere(goodPath) !== written(state)) writeFileAtomic(goodPath, written(state));
  };

  return {
    path,
    readLastGood: readGood,
    remember,

    read() {
      const text = readIfThere(path);
      const state = understand(text);
      if (!(state instanceof Error)) return state;
      const good = readGood();
      if (!good && text === null) return { bundles: {}, staged: {} };
      if (!good) {
        throw new RegistryError(`${path} cannot be understood, and there is none to fall back to: ${state.message}`);
      }
      if (complained !== text) say(`${path} cannot be understood; what was live last stays so (${goodPath})`, state);
      complained = text;
      return good;
    },

    write(state) {
      const before = readIfThere(path);
      // What somebody wrote by hand, and nobody could understand, may still be of use to them.
      if (before !== null && understand(before) instanceof Error) renameSync(path, `${path}.unreadable`);
      writeFileAtomic(path, written(state));
      remember(state);
    },
  };
}
