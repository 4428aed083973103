import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '@skal/shell/server/durable.ts';
import { LATEST_FILE, type Packed, packedFile } from '@skal/shell/server/packages.ts';
import { buildDevShell } from '../dev/shell.ts';
import { declareTypes } from './declare.ts';
import { gather } from './gather.ts';
import { packedManifest } from './manifest.ts';
import { PARTS } from './parts.ts';
import { tarball } from './tarball.ts';

/**
 * Packs what a remote is made with into a folder: an archive for each package, which npm installs, and beside it what npm
 * is told before. A version that is there already is the same one.
 * @returns the versions, by name
 */
export async function packInto(dir: string): Promise<Record<string, string>> {
  await buildDevShell();
  const all = await gather(PARTS);
  declareTypes(all);
  mkdirSync(dir, { recursive: true });
  const versions = new Map<string, string>();
  for (const gathered of all) {
    const manifest = packedManifest(gathered, versions);
    const { name, version } = manifest;
    versions.set(name, version);
    const file = join(dir, packedFile(name, version));
    if (existsSync(`${file}.json`)) continue;
    const archive = tarball(
      new Map([['package.json', Buffer.from(JSON.stringify(manifest, null, 2))], ...gathered.files]),
    );
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
    // The archive first: nobody is told of one that is not there yet.
    writeWhole(`${file}.tgz`, archive);
    writeWhole(`${file}.json`, JSON.stringify({ manifest, integrity } satisfies Packed));
  }
  const latest = Object.fromEntries(versions);
  writeWhole(join(dir, LATEST_FILE), JSON.stringify(latest));
  return latest;
}
