import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../durable.ts';
import { alone } from '../registryLock.ts';
import type { ReleasesConfig } from '../releases/releasesConfig.ts';
import { openDocuments } from './documents.ts';

/** What is written after a change, and what whoever made it is told. */
interface Changed<Result> {
  text: string;
  result: Result;
}

/** A text that a site keeps: in its data folder, or where several front doors share it. */
export interface Kept {
  /** What it says now; null before a first change. */
  read(): Promise<string | null>;
  /** Changes it; of several who do so at once, each sees what the one before has left, and may be asked again. */
  change<Result>(work: (text: string | null) => Changed<Result>): Promise<Result>;
  close(): void;
}

/** Opens such a text. What a data folder has is where one that is shared begins. */
export function openKept({ dataDir, shared }: ReleasesConfig, { file, mode }: { file: string; mode: number }): Kept {
  const path = join(dataDir, file);
  const readFile = () => (existsSync(path) ? readFileSync(path, 'utf8') : null);
  if (!shared) {
    return {
      read: async () => readFile(),
      change: async (work) =>
        alone(dataDir, () => {
          const { text, result } = work(readFile());
          writeWhole(path, text, mode);
          return result;
        }),
      close: () => undefined,
    };
  }

  const documents = openDocuments(shared.database);
  return {
    read: async () => (await documents.read(file))?.body ?? readFile(),
    async change(work) {
      for (;;) {
        const before = await documents.read(file);
        const { text, result } = work(before?.body ?? readFile());
        if (await documents.add(file, (before?.revision ?? 0) + 1, text)) return result;
      }
    },
    close: documents.close,
  };
}
