/** A folder of a team that has nothing of this repository: what it knows of the site, it has from the site. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
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
  /** What each package of ours says that it takes, by its name. */
  manifests: ReadonlyMap<string, Manifest>;
  /** The command, as a team has it. Resolves with what it said. */
  skal(words: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
  /** Starts the command that serves the remote while it is worked on. Resolves when its page can be opened. */
  dev(words: readonly string[]): Promise<{ url: string; stop(): Promise<void> }>;
  /** What the compiler finds wrong in it, a line for each. */
  types(): Promise<string[]>;
  remove(): void;
}

/** Runs a command of this repository on a site's data folder. */
export async function runOnSite(dataDir: string, program: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', SKAL_DATA_DIR: dataDir };
  return (await run(process.execPath, [join(ROOT, 'tooling/src', program), ...words], { env })).stdout;
}

/**
 * Makes the folder, in which our packages are as npm fetches them from a site. What they say that they take besides is
 * linked to what is installed here, and nothing else is there.
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
  // No npm is told of anything here.
  const own = { ...process.env, NODE_OPTIONS: '', npm_execpath: '' };
  return {
    dir,
    manifests,
    skal: async (words, env = {}) => {
      const { stdout, stderr } = await run(process.execPath, [program, ...words], {
        cwd: dir,
        env: { ...own, ...env },
      });
      return stdout + stderr;
    },
    dev: async (words) => {
      const env = { ...own, PORT: '0' };
      const child = spawn(process.execPath, [program, 'dev', ...words], { cwd: dir, env, stdio: 'pipe' });
      const stop = async () => {
        child.kill();
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      };
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
      while (child.exitCode === null) {
        const ready = /ready: (http:\S+)/.exec(said);
        if (ready?.[1]) return { url: ready[1], stop };
        await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      }
      throw new Error(`It ended:\n${said}`);
    },
    types: async () => {
      const compiler = join(dir, 'node_modules/typescript/bin/tsc');
      const { stdout } = await run(process.execPath, [compiler], { cwd: dir }).catch(
        (error: { stdout: string }) => error,
      );
      return stdout.split('\n').filter((line) => line !== '');
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
