import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../webpack/bundles.ts';
import { readPackage } from '../webpack/packages.ts';

/** Every package except the remotes and those that use build output. */
const FOLDERS = [
  ...globSync('packages/*', { cwd: ROOT }),
  'shared-ui',
  'shell',
  'api',
  'tools/cli',
  'tools/qa',
  'tools/storybook',
];

/** A copy of the sources without build output, with the requested remotes only. */
export interface WorkingCopy {
  dir: string;
  /** Runs `skal` of the copy with these arguments. Returns its output. */
  run(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
  remove(): void;
}

/** Output of commands, and files that belong to the original only. */
const NOT_COPIED = ['node_modules', 'dist', '.data', '.git', 'test-results'];
/** What builds and installs read beside the packages. */
const ROOT_FILES = ['package.json', 'package-lock.json'];

const isExcluded = (path: string): boolean => NOT_COPIED.includes(basename(path));

/** Copies the sources, and links the project's npm packages. */
export const copySources = (remotes: readonly string[] = []): WorkingCopy =>
  copyOf([...FOLDERS, ...remotes, ...ROOT_FILES], FOLDERS);

/** Copies all remotes, and links the packages that `npm start` installs: no development dependencies. */
export function makeStartCopy(): WorkingCopy {
  const folders = [...FOLDERS, ...globSync('mfe-*', { cwd: ROOT })];
  return copyOf([...folders, ...ROOT_FILES], folders, { excludesDev: true });
}

/** Copies the whole repository: docs, settings, browser tests. */
export function copyRepository(): WorkingCopy {
  const names = readdirSync(ROOT).filter((name) => !NOT_COPIED.includes(name));
  return copyOf(
    names,
    globSync('{*,packages/*,tools/*}/package.json', { cwd: ROOT, exclude: isExcluded }).map(dirname),
  );
}

interface LockedPackage {
  readonly dev?: boolean;
  readonly link?: boolean;
}

const lockedPackages = (): Record<string, LockedPackage> =>
  (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> })
    .packages;

function copyOf(names: readonly string[], packages: readonly string[], { excludesDev = false } = {}): WorkingCopy {
  const dir = mkdtempSync(join(tmpdir(), 'skal-copy-'));
  const filter = (path: string) => !isExcluded(path);
  for (const name of names) cpSync(join(ROOT, name), join(dir, name), { recursive: true, filter });
  // npm packages are linked from the project, workspace packages from the copy.
  for (const [path, { dev, link }] of Object.entries(lockedPackages())) {
    // Packages of the root and of a workspace. A link includes their own node_modules.
    if (link || path.split('node_modules/').length !== 2 || (excludesDev && dev)) continue;
    if (!existsSync(join(ROOT, path)) || !existsSync(join(dir, path.split('node_modules/')[0] ?? ''))) continue;
    mkdirSync(join(dir, dirname(path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(dir, path), 'junction');
  }
  mkdirSync(join(dir, 'node_modules/@skal'), { recursive: true });
  for (const folder of packages) {
    symlinkSync(join(dir, folder), join(dir, 'node_modules', readPackage(join(ROOT, folder)).name), 'junction');
  }
  return {
    dir,
    run: async (args, env = {}) => {
      const { stdout } = await promisify(execFile)(process.execPath, [join(dir, 'tools/cli/src/cli.ts'), ...args], {
        cwd: dir,
        // Commands must not run npm in the copy.
        env: { ...process.env, NODE_OPTIONS: '', npm_execpath: '', ...env },
      });
      return stdout;
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
