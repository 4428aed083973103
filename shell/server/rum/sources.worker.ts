import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { MAPS_DIR, mapOf } from '../release.ts';
import { openReleaseStore } from '../releases/releaseStore.ts';
import type { Place } from './frames.ts';
import type { FoundSources, SourcesTask } from './sources.ts';

// Answers where places in scripts came from, in a thread of its own, for as long as somebody asks.
const store = openReleaseStore(workerData as string);

/** So many maps are kept; the largest of ours takes ten megabytes. */
const KEPT = 6;
const kept = new Map<string, SourceMap>();

/** What a source may be called: it is told to whoever looks after the release. */
const SOURCE = /^[\w@./~ -]{1,160}$/;

function readMap({ bundle, version, script }: Place): SourceMap | null {
  const file = join(store.releaseDir(bundle, version), MAPS_DIR, mapOf(script));
  try {
    const map = kept.get(file) ?? new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
    // What was asked for last stays longest.
    kept.delete(file);
    kept.set(file, map);
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
    return map;
  } catch {
    // A release without maps, a script that somebody made up, a map that is none: then there is no line.
    return null;
  }
}

function sourceOf(place: Place): string | null {
  const entry = readMap(place)?.findEntry(place.line - 1, place.column - 1);
  if (!entry || !('originalSource' in entry) || !SOURCE.test(entry.originalSource)) return null;
  return `${entry.originalSource}:${entry.originalLine + 1}`;
}

parentPort?.on('message', ({ id, places }: SourcesTask) => {
  parentPort?.postMessage({ id, sources: places.map(sourceOf) } satisfies FoundSources);
});
