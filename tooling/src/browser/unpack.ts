/**
 * Unpacks the browser of @sparticuz/chromium once per version, into the cache folder of node_modules: the program, the
 * few system libraries that a bare machine lacks, and a font to fall back to.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface BrowserProgram {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
const manifest = join(dirname(dirname(entry)), 'package.json');

// The package unpacks into the temp folder, and its libraries only where it believes to be on Amazon's Linux. In a
// process of its own it may believe both.
const SCRIPT = `
  const { default: chromium } = await import('@sparticuz/chromium');
  chromium.setGraphicsMode = false;
  await chromium.executablePath();`;

const fontsConfig = (folder: string): string => `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

const unpackInto = async (folder: string): Promise<void> => {
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
      cwd: dirname(fileURLToPath(import.meta.url)),
      env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    await writeFile(join(partial, 'fonts.conf'), fontsConfig(folder));
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another process of this run may have been quicker.
    if (!existsSync(folder)) throw error;
  }
};

/** Where the browser lies, unpacked by now. */
export const unpackBrowser = async (): Promise<BrowserProgram> => {
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const modules = join(dirname(manifest), '..', '..');
  const folder = join(modules, '.cache', `skal-chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
};
