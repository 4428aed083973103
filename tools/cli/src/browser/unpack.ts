/**
 * Unpacks the browser of @sparticuz/chromium once per version into the cache folder of node_modules: the program and the few system
 * libraries that a minimal machine lacks.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface BrowserProgram {
  readonly executablePath: string;
  /** The folder of the system libraries. */
  readonly libraries: string;
}

const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
const manifest = join(dirname(dirname(entry)), 'package.json');

/** The cache folder of node_modules; its content can be regenerated. */
export const CACHE = join(dirname(manifest), '..', '..', '.cache');

// The package unpacks into the temp folder, and unpacks its libraries only on Amazon Linux. A child process simulates both.
const SCRIPT = `
  const { default: chromium } = await import('@sparticuz/chromium');
  chromium.setGraphicsMode = false;
  await chromium.executablePath();`;

const unpackInto = async (folder: string): Promise<void> => {
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
      cwd: dirname(fileURLToPath(import.meta.url)),
      env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another process of this run may have finished first.
    if (!existsSync(folder)) throw error;
  }
};

/** Unpacks the browser if needed. Returns its paths. */
export const unpackBrowser = async (): Promise<BrowserProgram> => {
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const folder = join(CACHE, `skal-chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    libraries: join(folder, 'al2023', 'lib'),
  };
};
