/**
 * `node tools/cli/bootstrap.mjs <command> [arguments]`, run by the npm scripts on the machine's Node (20 or newer). Installs the
 * packages when they are missing or older than the lockfile, then runs `skal` on the project's Node 24.
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
/** Returns the packages of an npm lockfile; undefined for a truncated file. */
const packagesIn = (list) => attempt(() => JSON.parse(list)?.packages);

/**
 * The set of packages that a command needs: `start` leaves out the development dependencies, two thirds of all packages. A checkout
 * with all packages installed keeps them.
 */
const set = ['start', 'build'].includes(process.argv[2]) && !read(stamp)?.endsWith(' all') ? 'start' : 'all';

/** Tells whether npm's list of installed packages has every needed package of the lockfile. Optional packages may be missing. */
const satisfiesLockfile = (text, needed) => {
  const installedPackages = packagesIn(read(join(packages, '.package-lock.json')));
  const locked = packagesIn(text);
  if (!installedPackages || !locked) return false;
  return Object.entries(locked).every(
    ([path, { version, optional, devOptional, dev }]) =>
      !path.includes('node_modules/') ||
      (needed === 'start' && dev) ||
      (installedPackages[path] ? installedPackages[path].version === version : optional || devOptional),
  );
};

/** Returns the installed set that matches the lockfile, or undefined. `all` includes `start`. */
const installedSet = (text, hash) => {
  const stamped = read(stamp)?.split(' ');
  if (stamped?.[0] === hash) return stamped[1];
  const match = ['all', 'start'].find((each) => satisfiesLockfile(text, each));
  if (match) writeFileSync(stamp, `${hash} ${match}`);
  return match;
};

/** Prints a message, then the elapsed time: on one line of a terminal, on new lines elsewhere. */
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
 * Runs `npm ci`. Where the `start` set is installed, runs `npm install` instead: it adds the rest and does not disturb a site that
 * runs from these packages. Prints npm's output only on failure.
 */
const install = (hash, installed) =>
  new Promise((resolve) => {
    const finish = showProgress(existsSync(packages) ? 'Updating the packages' : 'Installing the packages');
    const command = installed ? ['install', '--no-save'] : ['ci'];
    // No package needs an install script, and the set must not depend on NODE_ENV.
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
    const failInstall = (reason) => {
      finish('failed');
      process.stderr.write(Buffer.concat(output));
      fail(
        `The packages could not be installed (${reason}).`,
        'The first run needs network access. Check it, then run the same command again.',
      );
    };
    npm.on('error', (error) => failInstall(error.code === 'ENOENT' ? 'npm was not found' : error.message));
    npm.on('close', (code, signal) => {
      if (signal === 'SIGINT' || code === 128 + constants.signals.SIGINT) process.exit(130);
      if (code !== 0) return failInstall(`npm ${command[0]} ended with ${signal ?? code}`);
      writeFileSync(stamp, `${hash} ${set}`);
      finish('done');
      resolve();
    });
  });

const ensurePackages = async () => {
  const text = read(lockfile);
  if (text === undefined) fail(`No package-lock.json in ${root}: is this a complete copy of the project?`);
  const hash = createHash('sha256').update(text).digest('hex');
  const installed = installedSet(text, hash);
  if (installed !== 'all' && installed !== set) await install(hash, installed);
};

await ensurePackages();
runCheckout(process.argv.slice(2));
