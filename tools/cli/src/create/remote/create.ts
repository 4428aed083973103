import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../build/manifest.ts';
import { bundles, ROOT } from '../../webpack/bundles.ts';
import { extractTexts } from './extractTexts.ts';
import { CreateRemoteError, parseRemoteName, type RemoteName } from './remoteName.ts';
import { readTemplate, remoteWords, updatePackageJson, withInstalledVersions, writeFiles } from './template.ts';
import { updateLockfile } from './updateLockfile.ts';

const isOfRegistry = (name: string): boolean => !name.startsWith('@skal/');

/** Returns the bundle that already serves a path, if any. */
async function ownerOf(path: string): Promise<string | undefined> {
  for (const bundle of bundles) {
    if (bundle.kind === 'remote' && (await readManifest(bundle)).routes.some((route) => route.path === path)) {
      return bundle.name;
    }
  }
}

/**
 * Writes the folder of a new remote and changes nothing else: remotes are detected by their folder.
 * @returns its files, relative to the root of the project
 * @throws CreateRemoteError when the folder exists or another bundle serves its path
 */
async function writeRemote(name: RemoteName): Promise<string[]> {
  const dir = join(ROOT, name.folder);
  if (existsSync(dir)) throw new CreateRemoteError(`The folder ${name.folder} already exists`);
  const owner = await ownerOf(`/${name.slug}`);
  if (owner) throw new CreateRemoteError(`${owner} already serves /${name.slug}. Choose another name.`);
  const files = readTemplate('template', remoteWords(name));
  // The template accepts any version of a package; a remote depends on the installed one.
  updatePackageJson(files, (manifest) => ({
    ...manifest,
    peerDependencies: withInstalledVersions(manifest.peerDependencies, isOfRegistry),
    devDependencies: withInstalledVersions(manifest.devDependencies, isOfRegistry),
  }));
  writeFiles(dir, files);
  await extractTexts(ROOT, dir);
  return [...files.keys()].map((file) => join(name.folder, file));
}

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
