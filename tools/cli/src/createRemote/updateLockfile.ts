import { spawnSync } from 'node:child_process';

const INSTALL = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Has the npm that runs a command take note of a new package; where none does, says how. */
export function updateLockfile(dir: string): void {
  const npm = process.env.npm_execpath;
  const told = npm && spawnSync(process.execPath, [npm, ...INSTALL], { cwd: dir, stdio: 'inherit' }).status === 0;
  if (!told) console.log(`\nIt is not in package-lock.json yet: npm ${INSTALL.slice(0, 2).join(' ')}`);
}
