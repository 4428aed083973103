/** Checks the commits since the main branch with commitlint: `node tools/cli/src/lint/commits.ts`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // Without git, a repository or the branch there is nothing to check.
    return undefined;
  }
}

const isComplete = git('rev-parse', '--is-shallow-repository') === 'false';
const base = isComplete ? (git('merge-base', 'origin/main', 'HEAD') ?? git('merge-base', 'main', 'HEAD')) : undefined;
if (base === undefined) {
  console.log('Commit messages are not checked: the history since main is not here.');
} else if (base !== git('rev-parse', 'HEAD')) {
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/@commitlint/cli/cli.js'), '--from', base, '--to', 'HEAD'],
    { cwd: ROOT, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
