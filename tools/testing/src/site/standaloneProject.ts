/** A remote of a team outside of this repository: it has only the packages that a site offers. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const run = promisify(execFile);

interface Manifest {
  name: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional?: boolean }>;
  optionalDependencies?: Record<string, string>;
}

export interface StandaloneProject {
  dir: string;
  /** The package.json of each package of the site, by name. */
  manifests: ReadonlyMap<string, Manifest>;
  /** Runs the command line of a team. Resolves with its output. */
  skal(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
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
 * Creates the project, with the site's packages as npm downloads them. Their other dependencies are links to the packages
 * of this repository; nothing else is installed.
 */
export async function createStandaloneProject(site: string, names: readonly string[]): Promise<StandaloneProject> {
  const dir = mkdtempSync(join(tmpdir(), 'skal-team-'));
  const archives = join(dir, 'archives');
  mkdirSync(archives);
  const registry = `--@skal:registry=${site}/packages/`;
  await run('npm', ['pack', ...names, registry, '--pack-destination', archives, '--cache', join(dir, 'cache')], {
    cwd: dir,
    env: { ...process.env, NODE_OPTIONS: '' },
    shell: process.platform === 'win32',
  });
  const manifests = new Map<string, Manifest>();
  for (const name of names) {
    const target = join(dir, 'node_modules', name);
    mkdirSync(target, { recursive: true });
    const latest = (await (await fetch(`${site}/packages/`)).json()) as Record<string, string>;
    const archive = `${name.slice(1).replace('/', '-')}-${latest[name]}.tgz`;
    await run('tar', ['-xzf', join(archives, archive), '-C', target, '--strip-components=1']);
    manifests.set(name, JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as Manifest);
  }
  for (const { dependencies, peerDependencies, peerDependenciesMeta, optionalDependencies } of manifests.values()) {
    const taken = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
    for (const name of taken.filter((each) => !peerDependenciesMeta[each]?.optional)) {
      const [from, to] = [join(ROOT, 'node_modules', name), join(dir, 'node_modules', name)];
      if (existsSync(to) || !existsSync(from)) continue;
      mkdirSync(dirname(to), { recursive: true });
      symlinkSync(from, to, 'junction');
    }
  }
  const program = join(dir, 'node_modules/@skal/tooling/skal.mjs');
  // A team runs the command without npm. Playwright sets FORCE_COLOR, which would colour the output of jest.
  const own = { ...process.env, NODE_OPTIONS: '', npm_execpath: '', FORCE_COLOR: '0' };
  return {
    dir,
    manifests,
    skal: async (args, env = {}) => {
      const { stdout, stderr } = await run(process.execPath, [program, ...args], {
        cwd: dir,
        env: { ...own, ...env },
      });
      return stdout + stderr;
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
