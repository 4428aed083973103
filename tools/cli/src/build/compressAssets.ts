import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { brotli } from '@skal/shell/server/http/encodedBody.ts';
import { fileIntegrity } from '@skal/shell/server/releases/release.ts';
import type { Mode } from '../webpack/base.ts';

const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);

/** Compression levels: high for production, which compresses once for many visitors, low for development. */
const LEVELS = { production: { brotli: 11, gzip: 9 }, development: { brotli: 4, gzip: 4 } } as const;

/** Below this size, headers and a cache entry cost more than compression saves. */
const MIN_COMPRESSIBLE_BYTES = 256;

/**
 * Writes compressed forms beside each file. Returns the size and integrity of each file.
 * @param dir the served folder
 */
export function compressAssets(
  dir: string,
  mode: Mode = 'production',
): { integrity: Record<string, string>; bytes: Record<string, number> } {
  const integrity: Record<string, string> = {};
  const bytes: Record<string, number> = {};
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
  for (const name of names) {
    const file = join(dir, name);
    const body = readFileSync(file);
    integrity[name] = fileIntegrity(body);
    bytes[name] = body.length;
    if (!COMPRESSIBLE.has(extname(name)) || body.length < MIN_COMPRESSIBLE_BYTES) continue;
    writeFileSync(`${file}.br`, brotli(body, LEVELS[mode].brotli));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: LEVELS[mode].gzip }));
  }
  return { integrity, bytes };
}
