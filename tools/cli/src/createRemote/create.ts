import { ROOT } from '../webpack/bundles.ts';
import { readRemoteName } from './remoteName.ts';
import { tellNpm } from './tellNpm.ts';
import { writeRemote } from './writeRemote.ts';

/** Creates a remote in this repository. Edits nothing else but the lockfile. */
export async function createRemote(text: string): Promise<string> {
  const name = readRemoteName(text);
  for (const file of await writeRemote(name)) console.log(`  ${file}`);
  tellNpm(ROOT);
  return `
  npm run dev -w ${name.folder}      develop it in the real shell
  npm run release -- ${name.folder}  make it live

Add its owners to CODEOWNERS; until then the platform team reviews its changes:
  /${name.folder}/  @skal/${name.slug}

See docs/releasing.md.`;
}
