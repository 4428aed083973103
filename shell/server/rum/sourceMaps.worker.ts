import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { MAPS_DIR, sourceMapName } from '../releases/release.ts';
import { openReleaseStore } from '../releases/releaseStore.ts';
import type { ResolvedSources, ResolveTask } from './sourceMaps.ts';
import type { SourcePosition } from './stackFrames.ts';

const { dataDir, reports } = workerData as ResolveTask;
const store = openReleaseStore(dataDir);
const maps = new Map<string, SourceMap | null>();

const MAPS_LIMIT = 6;

/** Operators read the path of a source. */
const SOURCE = /^[\w@./~ -]{1,160}$/;

/** Null for a release without source maps, an unknown script, and a file that is no source map. */
function readMap({ bundle, version, script }: SourcePosition): SourceMap | null {
  const file = join(store.releaseDir(bundle, version), MAPS_DIR, sourceMapName(script));
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

function sourceOf(position: SourcePosition): string | null {
  const key = `${position.bundle}/${position.version}/${position.script}`;
  const known = maps.get(key);
  const map = known === undefined ? readMap(position) : known;
  // Reports can name any number of scripts. The largest source map of this project takes ten megabytes.
  if (maps.size >= MAPS_LIMIT) maps.clear();
  maps.set(key, map);
  const entry = map?.findEntry(position.line - 1, position.column - 1);
  if (!entry || !('originalSource' in entry) || !SOURCE.test(entry.originalSource)) return null;
  return `${entry.originalSource}:${entry.originalLine + 1}`;
}

parentPort?.postMessage(reports.map((positions) => positions.map(sourceOf)) satisfies ResolvedSources);
