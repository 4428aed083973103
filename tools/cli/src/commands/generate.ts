import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BuildError } from '../build/buildError.ts';

/**
 * Writes generated files.
 * @param files the texts by path
 * @param options.check writes nothing
 * @throws BuildError where a file is out of date and only checked
 */
export function writeGenerated(files: ReadonlyMap<string, string>, options: { check?: boolean } = {}): string {
  const isCurrent = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;
  const stale = [...files].filter(([file, text]) => !isCurrent(file, text));
  if (stale.length === 0) return 'Up to date';
  const names = stale.map(([file]) => file).join('\n');
  if (options.check) throw new BuildError(`Out of date:\n${names}`);
  for (const [file, text] of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return `Written:\n${names}`;
}
