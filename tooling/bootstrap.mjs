/**
 * The first step of every command: `node tooling/bootstrap.mjs <command> [arguments]`.
 *
 * It runs on the machine's own Node (20 or newer) and needs no package: it installs the packages when they are missing
 * or older than the lockfile, then hands over to the project's own Node 24, which comes as one of those packages.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, handOver } from './handOver.mjs';

/** What is served, by itself. */
const SERVED = 'product/src/serve.ts';

/** The programs of each command, one after the other. What is served runs by itself: no compiler is in its process. */
const COMMANDS = {
  start: ['tooling/src/publish.ts', SERVED],
  dev: ['tooling/src/dev.ts'],
  qa: ['tooling/src/qa.ts'],
  gallery: ['tooling/src/gallery.ts'],
  test: ['tooling/src/test.ts'],
  'test:mutation': ['tooling/src/mutation.ts'],
  'test:cluster': ['tools/lab/src/chaos.ts'],
  'test:server': ['tooling/src/server.ts'],
  build: ['tooling/src/build.ts'],
  bench: ['bench/src/bench.ts'],
  fuzz: ['bench/src/fuzz.ts'],
  lighthouse: ['bench/src/lighthouse.ts'],
  release: ['tooling/src/release.ts'],
  team: ['tooling/src/team.ts'],
  pack: ['tooling/src/pack.ts'],
  'create-remote': ['tooling/src/createRemote.ts'],
  facts: ['tooling/src/facts.ts'],
  audit: ['tooling/src/audit.ts'],
  openapi: ['tooling/src/openapi.ts'],
  mails: ['tooling/src/mails.ts'],
  check: ['product/src/check.ts'],
  backup: ['api/src/backup.ts'],
  restore: ['api/src/restore.ts'],
  mail: ['api/src/mail.ts'],
  'export-person': ['api/src/exportPerson.ts'],
  'erase-person': ['api/src/erasePerson.ts'],
  'rebuild-figures': ['api/src/rebuildFigures.ts'],
  simulate: ['api/src/simulate.ts'],
  migrate: ['api/src/migrate.ts'],
  operator: ['api/src/operator.ts'],
  purge: ['api/src/purge.ts'],
  'rotate-keys': ['api/src/rotateKeys.ts'],
  prune: ['product/src/prune.ts'],
};
/** Commands that run until they are told to stop: Ctrl-C is their ordinary end, not a failure. */
const LASTING = ['start', 'dev', 'qa', 'gallery'];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [packages, lockfile] = [join(root, 'node_modules'), join(root, 'package-lock.json')];
const stamp = join(packages, '.skal-lock');

const attempt = (work) => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const read = (file) => attempt(() => readFileSync(file, 'utf8'));
/** The packages that a list of npm's names; none where it was cut off. */
const packagesIn = (list) => attempt(() => JSON.parse(list)?.packages);

/** npm's own list of what lies in node_modules holds everything of the lockfile, optional packages apart. */
const holdsLockfile = (text) => {
  const there = packagesIn(read(join(packages, '.package-lock.json')));
  const wanted = packagesIn(text);
  if (!there || !wanted) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      !path.includes('node_modules/') || (there[path] ? there[path].version === version : optional),
  );
};

const isInstalled = (text, hash) => {
  if (read(stamp) === hash) return true;
  if (!holdsLockfile(text)) return false;
  writeFileSync(stamp, hash);
  return true;
};

/** Says once that it works, then how long it has been at it: on one line of a terminal, in new lines elsewhere. */
const showProgress = (text) => {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const live = process.stdout.isTTY;
  process.stdout.write(`${text} …${live ? '' : '\n'}`);
  const timer = setInterval(
    () => process.stdout.write(live ? `\r${text} … ${seconds()} s` : `${text} … ${seconds()} s\n`),
    live ? 1_000 : 10_000,
  );
  return (outcome) => {
    clearInterval(timer);
    process.stdout.write(`${live ? '\r' : ''}${text}: ${outcome} after ${seconds()} s\n`);
  };
};

const npmCommand = (args) => {
  const script = process.env.npm_execpath;
  if (script && /\.[cm]?js$/.test(script) && /npm/.test(script)) return [process.execPath, [script, ...args], {}];
  const onWindows = process.platform === 'win32';
  return [onWindows ? 'npm.cmd' : 'npm', args, { shell: onWindows }];
};

/** `npm ci`, whose own words are kept back unless it fails. */
const install = (hash) =>
  new Promise((resolve) => {
    const finish = showProgress(existsSync(packages) ? 'Updating the packages' : 'Installing the packages');
    // Nothing here needs an install script, and NODE_ENV=production must not leave out what builds the product.
    const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
    const [program, programArgs, options] = npmCommand([...args, '--no-update-notifier', '--loglevel=error']);
    const npm = spawn(program, programArgs, { ...options, cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    npm.stdout.on('data', (chunk) => output.push(chunk));
    npm.stderr.on('data', (chunk) => output.push(chunk));
    const giveUp = (reason) => {
      finish('failed');
      process.stderr.write(Buffer.concat(output));
      fail(
        `The packages could not be installed (${reason}).`,
        'It needs the network on the first run. Once that is there, run the same command again; it starts afresh.',
      );
    };
    npm.on('error', (error) => giveUp(error.code === 'ENOENT' ? 'npm was not found' : error.message));
    npm.on('close', (code, signal) => {
      if (signal === 'SIGINT' || code === 128 + constants.signals.SIGINT) process.exit(130);
      if (code !== 0) return giveUp(`npm ci ended with ${signal ?? code}`);
      writeFileSync(stamp, hash);
      finish('done');
      resolve();
    });
  });

const ensurePackages = async () => {
  const text = read(lockfile);
  if (text === undefined) fail(`There is no package-lock.json in ${root}: is this a whole copy of the project?`);
  const hash = createHash('sha256').update(text).digest('hex');
  if (!isInstalled(text, hash)) await install(hash);
};

/**
 * What keeps the served product's memory small under load: fewer heaps of the C library, whose default is eight
 * for each core, and young objects in 16 MB. Measured: about 200 MB at the peak instead of 300.
 */
const LEAN = {
  flags: ['--max-semi-space-size=16'],
  env: { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: join(packages, '.cache', 'node') },
};

const [command, ...args] = process.argv.slice(2);
if (!command || !Object.hasOwn(COMMANDS, command)) {
  const asked = command ? `There is no command '${command}'.` : 'Which command?';
  fail(`${asked} Known ones: ${Object.keys(COMMANDS).join(', ')}.`);
}
await ensurePackages();
handOver(
  COMMANDS[command].map((file) => ({ file: join(root, file), ...(file === SERVED ? LEAN : {}) })),
  args,
  { cwd: root, isLasting: LASTING.includes(command) },
);
