import { orSayWhy } from '@skal/product/sentence.ts';
import { RemoteRefusal, readRemoteName } from './createRemote/remoteName.ts';
import { tellNpm } from './createRemote/tellNpm.ts';
import { writeRemote } from './createRemote/writeRemote.ts';
import { ROOT } from './webpack/bundles.ts';

// Writes a new remote that works: `npm run create-remote -- wine-bar` makes the folder mfe-wine-bar with a page at
// /wine-bar, which has an entry in the bar. Nothing else is edited; npm notes the package in the lockfile.

await orSayWhy(async () => {
  const [word, ...others] = process.argv.slice(2);
  if (!word || others.length > 0) throw new RemoteRefusal('Which name, in one word? npm run create-remote -- wine-bar');
  const name = readRemoteName(word);
  for (const file of await writeRemote(name)) console.log(`  ${file}`);
  tellNpm(ROOT);
  console.log(`
  npm run dev -w ${name.folder}      work on it alone, in the real shell
  npm run release -- ${name.folder}  make it live

Until CODEOWNERS has a line for it, the platform team reviews its changes:
  /${name.folder}/  @skal/${name.slug}

docs/releasing.md says how it goes on.`);
}, [RemoteRefusal]);
