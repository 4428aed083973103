import { spawnSync } from 'node:child_process';
import { orSayWhy } from '@skal/product/sentence.ts';
import { RemoteRefusal, readRemoteName } from './createRemote/remoteName.ts';
import { writeRemote } from './createRemote/writeRemote.ts';
import { ROOT } from './webpack/bundles.ts';

// Writes a new remote that works: `npm run create-remote -- wine-bar` makes the folder mfe-wine-bar with a page at
// /wine-bar, which has an entry in the bar. Nothing else is edited; npm notes the package in the lockfile.

const INSTALL = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Has the npm that runs this command note the new package; where none does, says how. */
function tellNpm(): void {
  const npm = process.env.npm_execpath;
  const told = npm && spawnSync(process.execPath, [npm, ...INSTALL], { cwd: ROOT, stdio: 'inherit' }).status === 0;
  if (!told) console.log(`\nIt is not in package-lock.json yet: npm ${INSTALL.slice(0, 2).join(' ')}`);
}

await orSayWhy(async () => {
  const [word, ...others] = process.argv.slice(2);
  if (!word || others.length > 0) throw new RemoteRefusal('Which name, in one word? npm run create-remote -- wine-bar');
  const name = readRemoteName(word);
  for (const file of await writeRemote(name)) console.log(`  ${file}`);
  tellNpm();
  console.log(`
  npm run dev -w ${name.folder}      work on it alone, in the real shell
  npm run release -- ${name.folder}  make it live

docs/releasing.md says how it goes on.`);
}, [RemoteRefusal]);
