/**
 * `node tools/cli/bootstrap.mjs <command> [arguments]`, the npm scripts: runs on the machine's Node (20 or newer), installs the
 * packages when they are missing or older than the lockfile, then runs `skal` on the project's Node 24, one of the packages.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fail, root, runCheckout } from './handOver.mjs';

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

await ensurePackages();
runCheckout(process.argv.slice(2));
