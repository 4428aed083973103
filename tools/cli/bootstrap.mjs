/**
 * `node tools/cli/bootstrap.mjs <command> [arguments]`, the npm scripts: runs on the machine's Node (20 or newer), installs the
 * packages when they are missing or older than the lockfile, then runs `skal` on the project's Node 24, one of the packages.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fail, root, runCheckout } from './nodeRunner.mjs';

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

/**
 * The set of packages that a command needs: `start` leaves out the development dependencies, two thirds of all packages.
 * A checkout in which everything was installed stays so.
 */
const set = ['start', 'build'].includes(process.argv[2]) && !read(stamp)?.endsWith(' all') ? 'start' : 'all';

/** Whether npm's list of the installed packages has each package of the lockfile that is needed. Optional ones may be missing. */
const holdsLockfile = (text, needed) => {
  const there = packagesIn(read(join(packages, '.package-lock.json')));
  const wanted = packagesIn(text);
  if (!there || !wanted) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, dev }]) =>
      !path.includes('node_modules/') ||
      (needed === 'start' && dev) ||
      (there[path] ? there[path].version === version : optional || devOptional),
  );
};

/** The set that is installed as the lockfile has it; undefined where none is. `all` holds `start`. */
const installedSet = (text, hash) => {
  const stamped = read(stamp)?.split(' ');
  if (stamped?.[0] === hash) return stamped[1];
  const found = ['all', 'start'].find((each) => holdsLockfile(text, each));
  if (found) writeFileSync(stamp, `${hash} ${found}`);
  return found;
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

/**
 * `npm ci`, or where `start` is installed `npm install`, which adds the rest and leaves the lockfile as it is: a site that
 * runs from these packages goes on. npm's output is shown only if it fails.
 */
const install = (hash, installed) =>
  new Promise((resolve) => {
    const finish = showProgress(existsSync(packages) ? 'Updating the packages' : 'Installing the packages');
    const command = installed ? ['install', '--no-save'] : ['ci'];
    // Nothing here needs an install script, and the set must not depend on NODE_ENV.
    const args = [
      ...command,
      set === 'start' ? '--omit=dev' : '--include=dev',
      '--include=optional',
      '--ignore-scripts',
    ];
    const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
    const [program, programArgs, options] = npmCommand([...args, ...quiet]);
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
      if (code !== 0) return giveUp(`npm ${command[0]} ended with ${signal ?? code}`);
      writeFileSync(stamp, `${hash} ${set}`);
      finish('done');
      resolve();
    });
  });

const ensurePackages = async () => {
  const text = read(lockfile);
  if (text === undefined) fail(`There is no package-lock.json in ${root}: is this a whole copy of the project?`);
  const hash = createHash('sha256').update(text).digest('hex');
  const installed = installedSet(text, hash);
  if (installed !== 'all' && installed !== set) await install(hash, installed);
};

await ensurePackages();
runCheckout(process.argv.slice(2));
