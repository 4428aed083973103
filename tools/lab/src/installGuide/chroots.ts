/** Chroots of the run: an empty Debian 12 as installed, and the programs of the simulated internet. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { debianChroot } from '../debian/chroot.ts';
import { fetchPackages, unpackPackages } from '../debian/packages.ts';
import { debianSources } from '../debian/sources.ts';

const run = promisify(execFile);

/** A certificate authority, a mail server, a NAT, and the tool that creates an empty Debian. */
const TOOLS = ['pebble', 'python3-aiosmtpd', 'slirp4netns', 'mmdebstrap', 'bash', 'coreutils', 'dash'];
const SUITE = 'bookworm';
const SUITES = [SUITE, `${SUITE}-updates`, `${SUITE}-security`];

const nameOf = (what: string, contents: readonly string[]) =>
  `skal-walk-${what}-${createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 12)}`;

/** Mount points of the kernel's file systems. */
export const MOUNTS = ['proc', 'dev', 'tmp', 'etc'] as const;

/** Returns the root of the programs. */
export const toolsChroot = async (): Promise<string> => {
  const make = async (folder: string): Promise<void> => {
    const root = join(folder, 'root');
    for (const mount of MOUNTS) await mkdir(join(root, mount), { recursive: true });
    await unpackPackages(await fetchPackages(join(folder, 'apt'), TOOLS), root);
    await rm(join(folder, 'apt'), { recursive: true });
  };
  return join(await debianChroot({ name: nameOf('tools', TOOLS), programs: 'The programs of the test', make }), 'root');
};

/** Adds the machine's npm, and the project's Node in place of one from nodejs.org. */
async function addNode(root: string): Promise<void> {
  const [bin, library] = [join(root, 'usr/local/bin'), join(root, 'usr/local/lib/node_modules')];
  await mkdir(library, { recursive: true });
  await copyFile(process.execPath, join(bin, 'node'));
  const { stdout } = await run('sh', ['-c', 'command -v npm']);
  const npm = dirname(dirname(await realpath(stdout.trim())));
  await cp(npm, join(library, 'npm'), { recursive: true });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'));
}

/** Returns an empty Debian with the Node that the guide requires. The first call takes a minute. */
export const baseDebian = async (tools: string): Promise<string> => {
  const make = async (folder: string): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const root = join(folder, 'root');
    const program = join(tools, 'usr/bin/mmdebstrap');
    // The installer's result without tasks.
    const options = ['--mode=root', '--variant=important', '--quiet'];
    const args = [...options, SUITE, root, ...(await debianSources(SUITES))];
    await run('perl', [program, ...args], { maxBuffer: 64 * 1024 ** 2 });
    await addNode(root);
    await writeFile(join(root, 'etc/hostname'), 'server\n');
  };
  return join(await debianChroot({ name: nameOf('debian', SUITES), programs: 'An empty Debian', make }), 'root');
};
