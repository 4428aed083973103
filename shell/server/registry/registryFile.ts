import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomic } from '../fs/atomicFile.ts';
import { RegistryError } from './registryError.ts';
import { parseState, type RegistryState } from './registryState.ts';

/** Receives errors and warnings. */
export type LogFn = (message: string, error?: unknown) => void;

export interface RegistryFile {
  path: string;
  /**
   * Reads the state; the last good one if it cannot be parsed, and an empty one before the first release.
   * @throws RegistryError if it cannot be parsed and there is no fallback
   */
  read(): RegistryState;
  /** The last good state, if there is one. */
  readLastGood(): RegistryState | null;
  /** Replaces the state, and stores it as good. */
  write(state: RegistryState): void;
  /** Stores a state as the fallback. */
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

/** Opens the registry file of a data folder, with a copy of the last good state beside it. */
export function openRegistryFile(dataDir: string, log: LogFn): RegistryFile {
  const path = join(dataDir, 'registry.json');
  const goodPath = join(dataDir, 'registry.good.json');
  const serialize = (state: RegistryState) => `${JSON.stringify(state, null, 2)}\n`;
  /** The text that was last logged as invalid, so that each is logged once. */
  let lastLogged: string | null | undefined;

  const parse = (text: string | null): RegistryState | Error => {
    if (text === null) return new Error('The file is missing');
    try {
      return parseState(text);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };

  const readGood = (): RegistryState | null => {
    const state = parse(readIfThere(goodPath));
    return state instanceof Error ? null : state;
  };

  const remember = (state: RegistryState) => {
    if (readIfThere(goodPath) !== serialize(state)) writeFileAtomic(goodPath, serialize(state));
  };

  return {
    path,
    readLastGood: readGood,
    remember,

    read() {
      const text = readIfThere(path);
      const state = parse(text);
      if (!(state instanceof Error)) return state;
      const lastGood = readGood();
      if (!lastGood && text === null) return { bundles: {}, staged: {} };
      if (!lastGood) {
        throw new RegistryError(`${path} cannot be parsed, and there is no fallback: ${state.message}`);
      }
      if (lastLogged !== text) log(`${path} cannot be parsed; the last good one stays live (${goodPath})`, state);
      lastLogged = text;
      return lastGood;
    },

    write(state) {
      const before = readIfThere(path);
      // A file that was edited by hand and cannot be parsed may still be useful.
      if (before !== null && parse(before) instanceof Error) renameSync(path, `${path}.unreadable`);
      writeFileAtomic(path, serialize(state));
      remember(state);
    },
  };
}
