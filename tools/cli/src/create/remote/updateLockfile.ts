import { spawnSync } from 'node:child_process';

const INSTALL = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Updates the lockfile with the npm that runs the command; without npm, prints how to do it. */
export function updateLockfile(dir: string): void {
  const npm = process.env.npm_execpath;
  const isUpdated = npm && spawnSync(process.execPath, [npm, ...INSTALL], { cwd: dir, stdio: 'inherit' }).status === 0;
  if (!isUpdated) console.log(`\npackage-lock.json is not up to date yet. Run: npm ${INSTALL.slice(0, 2).join(' ')}`);
}
