import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLIC_DIR, RELEASE_FILE, type Release, SERVER_DIR, SERVER_FILE } from '../releases/release.ts';

/** A release as a build writes it, with fake files; tests override fields. */
export function makeRelease(overrides: Partial<Release> & Pick<Release, 'name' | 'version'>): Release {
  const isShell = overrides.name === 'shell';
  return {
    kind: isShell ? 'shell' : 'remote',
    remote: overrides.name.replaceAll('-', '_'),
    entry: isShell ? 'main.js' : 'remoteEntry.js',
    preload: isShell ? ['vendor.js', 'main.js'] : [],
    accountPreload: [],
    css: [],
    fonts: [],
    hostApi: isShell ? '1.2.0' : '^1.0.0',
    shared: { react: isShell ? '19.3.1' : '^19.3.0' },
    provides: isShell ? {} : null,
    consumes: isShell ? null : {},
    routes: [],
    dialogs: [],
    chunks: {},
    nav: {},
    home: {},
    languages: {},
    integrity: {},
    serverIntegrity: null,
    sbomIntegrity: null,
    maps: {},
    bytes: {},
    commit: null,
    builtAt: '2026-01-01T00:00:00.000Z',
    inputs: overrides.version,
    ...overrides,
  };
}

const folders: string[] = [];

/** A temporary folder, removed after the test file. */
export function makeTempDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skal-test-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Writes a release with these files to a temporary folder. */
export function writeRelease(release: Release, files: Record<string, string> = {}, serverCode = ''): string {
  const dir = makeTempDir();
  mkdirSync(join(dir, PUBLIC_DIR));
  mkdirSync(join(dir, SERVER_DIR));
  writeFileSync(join(dir, RELEASE_FILE), JSON.stringify(release));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, PUBLIC_DIR, name), text);
  if (serverCode) writeFileSync(join(dir, SERVER_DIR, SERVER_FILE), serverCode);
  return dir;
}
