/**
 * Runs a command on the project's own Node 24, which is an npm package. This file runs on the machine's Node (20 or newer) and
 * imports no package.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [OLDEST_NODE, OWN_NODE] = [20, 24];
const require = createRequire(import.meta.url);

/** Prints the reason and exits with an error. */
export const fail = (...lines) => {
  for (const line of lines) console.error(line);
  process.exit(1);
};

const major = (version) => Number(version.split('.')[0]);

if (major(process.versions.node) < OLDEST_NODE) {
  fail(`Skal needs Node ${OLDEST_NODE} or newer to begin; this is ${process.versions.node}.`);
}

/** The folders in which Node resolves packages for this file. */
const packageFolders = () => require.resolve.paths('node').filter((folder) => existsSync(folder));

/** The Node programs to try, best first. */
const nodePrograms = () => {
  const [system, name] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  const packaged = packageFolders()
    .map((folder) => join(folder, `node-${system}-${process.arch}`, 'bin', name))
    .filter((program) => existsSync(program));
  return [...packaged, ...(major(process.versions.node) >= OWN_NODE ? [process.execPath] : [])];
};

const noNode = () =>
  fail(
    `Skal runs on Node ${OWN_NODE}. This machine's Node is ${process.versions.node}, and there is no packaged one for ${process.platform} ${process.arch}.`,
    `Install Node ${OWN_NODE} or newer (https://nodejs.org, or: nvm install ${OWN_NODE}), then run the same command again.`,
  );

/** Exits like the command did. Interrupting a server counts as success. */
const endAs = (isLasting, code, signal, interrupted) => {
  if (interrupted && isLasting && (signal || code >= 128)) process.exit(0);
  process.exit(signal ? 128 + constants.signals[signal] : code);
};

const run = ([{ file, args = [], flags = [], env = {} }, ...files], options, [program, ...rest]) => {
  if (!program) noNode();
  const child = spawn(program, ['--disable-warning=ExperimentalWarning', ...flags, file, ...args], {
    cwd: options.cwd,
    stdio: 'inherit',
    env: {
      ...env,
      ...process.env,
      PATH: [dirname(program), ...packageFolders().map((folder) => join(folder, '.bin')), process.env.PATH].join(
        delimiter,
      ),
    },
  });
  let interrupted = false;
  const forward = (signal) => () => {
    interrupted = true;
    // In a terminal, Ctrl-C has already reached the command, because it signals the whole process group.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const listeners = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [signal, forward(signal)]);
  for (const [signal, listener] of listeners) process.on(signal, listener);
  const removeListeners = () => {
    for (const [signal, listener] of listeners) process.off(signal, listener);
  };
  child.on('error', () => {
    removeListeners();
    run([{ file, args, flags, env }, ...files], options, rest);
  });
  child.on('exit', (code, signal) => {
    if (code !== 0 || interrupted || files.length === 0) return endAs(options.isLasting, code, signal, interrupted);
    removeListeners();
    run(files, options, [program]);
  });
};

/**
 * Runs programs one after the other, each if the previous one succeeded. Exits with the code of the last one.
 * @param {{ file: string, args?: string[], flags?: string[], env?: Record<string, string> }[]} files the programs
 * @param {{ cwd: string, isLasting?: boolean }} options the folder, and whether they run until they are interrupted
 */
export const handOver = (files, options) => run(files, options, nodePrograms());

/** The root of this checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Commands that run until they are interrupted: Ctrl-C is not a failure. */
const LONG_RUNNING = ['start', 'dev', 'qa', 'storybook'];

/**
 * Limits the memory of the served product under load: fewer malloc arenas (glibc's default is eight per core), and a young
 * generation of 16 MB. Measured peak: about 200 MB instead of 300.
 */
const MEMORY_LIMITS = {
  flags: ['--max-semi-space-size=16'],
  env: { MALLOC_ARENA_MAX: '2' },
};

/** Node caches compiled sources, which reduces start-up time by a third. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };

/** Runs `skal` of this checkout. `start` uses two processes, so that the serving one loads no compiler. */
export const runCheckout = (args) => {
  const cli = { file: join(root, 'tools/cli/src/cli.ts'), env: COMPILE_CACHE };
  const serve = {
    file: join(root, 'packages/product/src/serve.ts'),
    ...MEMORY_LIMITS,
    env: { ...MEMORY_LIMITS.env, ...COMPILE_CACHE },
  };
  const isStart = args.length === 1 && args[0] === 'start';
  handOver(isStart ? [{ ...cli, args: ['release', 'publish-changed'] }, serve] : [{ ...cli, args }], {
    cwd: root,
    isLasting: LONG_RUNNING.includes(args[0]),
  });
};
