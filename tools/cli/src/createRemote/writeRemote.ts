import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../build/manifest.ts';
import { bundles, ROOT } from '../webpack/bundles.ts';
import { CreateRemoteError, type RemoteName } from './remoteName.ts';
import { readTemplate, remoteWords, updatePackageJson, withInstalledVersions, writeFiles } from './template.ts';

const isOfRegistry = (name: string): boolean => !name.startsWith('@skal/');

/** The bundle that answers a path already, if there is one. */
async function ownerOf(path: string): Promise<string | undefined> {
  for (const bundle of bundles) {
    if (bundle.kind === 'remote' && (await readManifest(bundle)).routes.some((route) => route.path === path)) {
      return bundle.name;
    }
  }
}

/**
 * Writes the folder of a new remote, and touches nothing else: whoever looks for remotes finds it there.
 * @returns its files, from the root of the project
 * @throws CreateRemoteError where there is one, or its page would be somebody else's
 */
export async function writeRemote(name: RemoteName): Promise<string[]> {
  const dir = join(ROOT, name.folder);
  if (existsSync(dir)) throw new CreateRemoteError(`There is a folder ${name.folder} already`);
  const owner = await ownerOf(`/${name.slug}`);
  if (owner) throw new CreateRemoteError(`${owner} answers /${name.slug} already: another name gives another address`);
  const files = readTemplate('template', remoteWords(name));
  // The template asks for any version of a package; a remote asks for the one that is installed.
  updatePackageJson(files, (its) => ({
    ...its,
    peerDependencies: withInstalledVersions(its.peerDependencies, isOfRegistry),
    devDependencies: withInstalledVersions(its.devDependencies, isOfRegistry),
  }));
  writeFiles(dir, files);
  return [...files.keys()].map((file) => join(name.folder, file));
}
