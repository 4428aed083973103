import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fileIntegrity,
  PUBLIC_DIR,
  RELEASE_FILE,
  type Release,
  readRelease,
  SERVER_DIR,
  SERVER_FILE,
} from '../releases/release.ts';
import { writeMarketingRelease } from './testWebServer.ts';

/** Writes a valid release with one page to a folder; tests override fields. */
export function writeUploadedRelease(version: string, text: string, overrides: Partial<Release> = {}): string {
  const dir = writeMarketingRelease(version, text);
  const publicDir = join(dir, PUBLIC_DIR);
  const names = readdirSync(publicDir);
  const defaults: Partial<Release> = {
    remote: 'mfe_marketing',
    integrity: Object.fromEntries(names.map((name) => [name, fileIntegrity(readFileSync(join(publicDir, name)))])),
    bytes: Object.fromEntries(names.map((name) => [name, statSync(join(publicDir, name)).size])),
    serverIntegrity: fileIntegrity(readFileSync(join(dir, SERVER_DIR, SERVER_FILE))),
    ...overrides,
  };
  writeFileSync(join(dir, RELEASE_FILE), JSON.stringify({ ...readRelease(dir), ...defaults }));
  return dir;
}
