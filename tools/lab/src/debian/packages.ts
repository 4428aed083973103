/**
 * Downloads and unpacks Debian packages with all their dependencies, including the C library. Nothing is installed on the machine
 * and root is not needed: apt downloads with its own lists and state. Requires Debian or a derivative, whose apt sources are used.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Tells whether Debian packages are available on this machine. */
export const hasDebianPackages = (): boolean =>
  process.platform === 'linux' && process.arch === 'x64' && existsSync('/usr/bin/apt-get');

const aptConfig = (folder: string, hasSources: boolean): string =>
  [
    ...(hasSources ? [`Dir::Etc::sourcelist "${folder}/sources.list";`, 'Dir::Etc::sourceparts "/dev/null";'] : []),
    `Dir::State "${folder}/state";`,
    `Dir::State::status "${folder}/status";`,
    `Dir::Cache "${folder}/cache";`,
    // Runs as the current user: apt's sandbox user could not write here. The default lock is the machine's.
    'APT::Sandbox::User "";',
    'Debug::NoLocking "true";',
  ].join('\n');

/**
 * Downloads packages and all their dependencies, as for an empty machine.
 * @param sources lines of a `sources.list`; default: the machine's own
 * @returns the files
 */
export const fetchPackages = async (
  folder: string,
  packages: readonly string[],
  sources: readonly string[] = [],
): Promise<string[]> => {
  for (const part of ['state/lists/partial', 'cache/archives/partial']) {
    await mkdir(join(folder, part), { recursive: true });
  }
  await writeFile(join(folder, 'status'), '');
  await writeFile(join(folder, 'sources.list'), `${sources.join('\n')}\n`);
  await writeFile(join(folder, 'apt.conf'), aptConfig(folder, sources.length > 0));
  const env = { ...process.env, APT_CONFIG: join(folder, 'apt.conf'), DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '--quiet=2'], { env });
  const options = ['--yes', '--quiet=2', '--download-only', '--no-install-recommends'];
  await run('apt-get', ['install', ...options, ...packages], { env, maxBuffer: 64 * 1024 ** 2 });
  const archives = join(folder, 'cache/archives');
  return (await readdir(archives)).filter((name) => name.endsWith('.deb')).map((name) => join(archives, name));
};

/** Unpacks their files into a folder, in the layout of a machine. */
export const unpackPackages = async (files: readonly string[], root: string): Promise<void> => {
  const left = [...files];
  const unpackNext = async (): Promise<void> => {
    for (let file = left.pop(); file; file = left.pop()) await run('dpkg-deb', ['--extract', file, root]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, unpackNext));
};
