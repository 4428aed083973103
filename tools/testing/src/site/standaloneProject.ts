/** A remote of a team outside of this repository: it has only the packages of a registry. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { NpmRegistry, PublishedPackage } from './npmRegistry.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const run = promisify(execFile);

export interface StandaloneProject {
  dir: string;
  /** Runs `npm install`. */
  install(...args: string[]): Promise<void>;
  /** Runs the command line of a team. Resolves with its output. */
  skal(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
  /** Runs Lingui's own command. Rejects when it fails. */
  lingui(...args: string[]): Promise<void>;
  /** Starts the development server of the remote. Resolves when its page can be opened. */
  dev(args: readonly string[]): Promise<{ url: string; stop(): Promise<void> }>;
  /** Returns the errors of the compiler, one per line. */
  types(): Promise<string[]>;
  remove(): void;
}

/** Runs `skal` on a data folder. Returns its output. */
export async function runOnSite(dataDir: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', SKAL_DATA_DIR: dataDir };
  return (await run(process.execPath, [join(ROOT, 'tools/cli/src/cli.ts'), ...args], { env })).stdout;
}

/**
 * Creates the project, and installs our packages from a registry. Their other dependencies are links to the packages of this
 * repository, which npm accepts: the public registry is not needed.
 */
export async function createStandaloneProject(
  registry: NpmRegistry,
  packages: readonly PublishedPackage[],
): Promise<StandaloneProject> {
  const dir = mkdtempSync(join(tmpdir(), 'skal-team-'));
  for (const { folder, manifest } of packages) {
    const { dependencies, peerDependencies, optionalDependencies } = manifest;
    for (const name of Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })) {
      const to = join(dir, 'node_modules', name);
      const from = [join(ROOT, folder), ROOT].map((each) => join(each, 'node_modules', name)).find(existsSync);
      if (name.startsWith('@skal/') || existsSync(to) || !from) continue;
      mkdirSync(dirname(to), { recursive: true });
      symlinkSync(from, to, 'junction');
    }
  }
  writeFileSync(join(dir, '.npmrc'), `@skal:registry=${registry.url}\n`);
  const install = async (...args: string[]) => {
    // Scripts of linked packages would run in this repository.
    const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', ['install', ...args, ...options], {
      cwd: dir,
      env: registry.env,
      shell: process.platform === 'win32',
    });
  };
  await install('--save-dev', '@skal/tooling');
  const program = join(dir, 'node_modules/@skal/tooling/bin/skal.mjs');
  // A team runs the command without npm. Playwright sets FORCE_COLOR, which would colour the output of jest.
  const own = { ...process.env, NODE_OPTIONS: '', npm_execpath: '', FORCE_COLOR: '0' };
  return {
    dir,
    install,
    skal: async (args, env = {}) => {
      const { stdout, stderr } = await run(process.execPath, [program, ...args], {
        cwd: dir,
        env: { ...own, ...env },
      });
      return stdout + stderr;
    },
    lingui: async (...args) => {
      await run(process.execPath, [join(dir, 'node_modules/@lingui/cli/dist/lingui.js'), ...args], {
        cwd: dir,
        env: own,
      });
    },
    dev: async (args) => {
      const env = { ...own, PORT: '0' };
      const child = spawn(process.execPath, [program, 'dev', ...args], { cwd: dir, env, stdio: 'pipe' });
      const stop = async () => {
        child.kill();
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      };
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      while (child.exitCode === null) {
        const ready = /ready: (http:\S+)/.exec(output);
        if (ready?.[1]) return { url: ready[1], stop };
        await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      }
      throw new Error(`The development server exited. Its output:\n${output}`);
    },
    types: async () => {
      const compiler = join(dir, 'node_modules/typescript/bin/tsc');
      const { stdout } = await run(process.execPath, [compiler, '--pretty', 'false'], { cwd: dir }).catch(
        (error: { stdout: string }) => error,
      );
      return stdout.split('\n').filter((line) => line !== '');
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
