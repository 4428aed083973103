/** The files of docker/, read as what they are. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../root.ts';

export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/**
 * The documents of a file of YAML, anchors and merges resolved.
 * @throws where it is none, or says a key twice
 */
export function readYaml<Value>(path: string): Value[] {
  return parseAllDocuments(readText(path), { merge: true }).map((document) => {
    for (const error of document.errors) throw error;
    return document.toJS() as Value;
  });
}

/** The only document of a file of YAML. */
export function readSingleYaml<Value>(path: string): Value {
  const [value] = readYaml<Value>(path);
  if (value === undefined) throw new Error(`${path} is empty`);
  return value;
}

/** Every setting: docs/reference/settings.md lists them all. */
export function knownSettings(): Set<string> {
  const page = readText('docs/reference/settings.md');
  const rows = [...page.matchAll(/^\| ((?:`[A-Z][A-Z0-9_]+`(?:, )?)+) \|/gm)];
  const names = rows.flatMap(([, cell = '']) => [...cell.matchAll(/[A-Z][A-Z0-9_]+/g)].map(([name]) => name));
  // Node's own, the C library's, and those that every tool for S3 reads.
  return new Set([
    ...names,
    'NODE_ENV',
    'NODE_COMPILE_CACHE',
    'MALLOC_ARENA_MAX',
    'AWS_REGION',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
  ]);
}

export interface Service {
  image: string;
  environment?: Record<string, string>;
  command?: string[];
  depends_on?: Record<string, unknown>;
  read_only?: boolean;
  volumes?: string[];
}

export interface Compose {
  services: Record<string, Service>;
}

export const COMPOSE_FILES = globSync('docker/compose*.yml', { cwd: ROOT }).sort();
export const readCompose = (path: string): Compose => readSingleYaml<Compose>(path);
