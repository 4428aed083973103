import { ROOT } from '../../webpack/bundles.ts';
import { parseRemoteName } from './remoteName.ts';
import { updateLockfile } from './updateLockfile.ts';
import { writeRemote } from './writeRemote.ts';

/** Creates a remote in this repository. Changes no other file but the lockfile. */
export async function createRemote(text: string): Promise<string> {
  const name = parseRemoteName(text);
  for (const file of await writeRemote(name)) console.log(`  ${file}`);
  updateLockfile(ROOT);
  return `
  npm run dev -w ${name.folder}      develop it in the real shell
  npm run release -- ${name.folder}  make it live

Add its owners to CODEOWNERS; until then the platform team reviews its changes:
  /${name.folder}/  @skal/${name.slug}

See docs/tutorial/first-remote.md.`;
}
