import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { extractTexts } from '../create/remote/extractTexts.ts';
import { CreateRemoteError, parseRemoteName, type RemoteName } from '../create/remote/remoteName.ts';
import {
  readTemplate,
  remoteWords,
  updatePackageJson,
  withInstalledVersions,
  writeFiles,
} from '../create/remote/template.ts';
import { updateLockfile } from '../create/remote/updateLockfile.ts';

/** Further packages for tests and types. */
const DEV_DEPENDENCIES = [
  '@lingui/cli',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  'typescript',
];
const SCRIPTS = { dev: 'skal dev', build: 'skal build', test: 'skal test', types: 'tsc', release: 'skal release' };

/**
 * Writes a new remote into the folder of a standalone project: the template of a remote, with the files of a project.
 * @returns its files
 * @throws CreateRemoteError when the folder src exists
 */
async function writeStandaloneProject(dir: string, name: RemoteName): Promise<string[]> {
  if (existsSync(join(dir, 'src')))
    throw new CreateRemoteError('The folder src already exists. Run this in an empty folder.');
  const files = new Map(['template', 'standalone'].flatMap((folder) => [...readTemplate(folder, remoteWords(name))]));
  updatePackageJson(files, (manifest) => ({
    ...manifest,
    name: name.folder,
    dependencies: withInstalledVersions(manifest.dependencies),
    peerDependencies: withInstalledVersions(manifest.peerDependencies),
    devDependencies: withInstalledVersions({
      ...manifest.devDependencies,
      ...Object.fromEntries(DEV_DEPENDENCIES.map((each) => [each, '*'])),
    }),
    scripts: SCRIPTS,
  }));
  writeFiles(dir, files);
  await extractTexts(dir, dir);
  return [...files.keys()];
}

/** Creates a remote in the current folder. */
export async function createProject(text: string): Promise<string> {
  for (const file of await writeStandaloneProject(process.cwd(), parseRemoteName(text))) console.log(`  ${file}`);
  updateLockfile(process.cwd());
  return '\nSee README.md for the next steps.';
}
