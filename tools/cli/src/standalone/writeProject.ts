import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CreateRemoteError, parseRemoteName, type RemoteName } from '../createRemote/remoteName.ts';
import {
  readTemplate,
  remoteWords,
  updatePackageJson,
  withInstalledVersions,
  writeFiles,
} from '../createRemote/template.ts';
import { updateLockfile } from '../createRemote/updateLockfile.ts';

/** What its tests and its types take besides. */
const FOR_DEVELOPMENT = [
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  'typescript',
];
const SCRIPTS = { dev: 'skal dev', build: 'skal build', test: 'skal test', types: 'tsc', release: 'skal release' };

/**
 * Writes a new remote into the folder of a project that has us as packages: the same one as beside the others, with what
 * a project of its own needs besides.
 * @returns its files
 * @throws CreateRemoteError where there is something already
 */
function writeStandaloneProject(dir: string, name: RemoteName): string[] {
  if (existsSync(join(dir, 'src'))) throw new CreateRemoteError('There is a folder src already: begin in an empty one');
  const files = new Map(['template', 'standalone'].flatMap((folder) => [...readTemplate(folder, remoteWords(name))]));
  updatePackageJson(files, (its) => ({
    ...its,
    name: name.folder,
    dependencies: withInstalledVersions(its.dependencies),
    peerDependencies: withInstalledVersions(its.peerDependencies),
    devDependencies: withInstalledVersions({
      ...its.devDependencies,
      ...Object.fromEntries(FOR_DEVELOPMENT.map((each) => [each, '*'])),
    }),
    scripts: SCRIPTS,
  }));
  writeFiles(dir, files);
  return [...files.keys()];
}

/** Creates a remote in the current folder. */
export function createProject(text: string): string {
  for (const file of writeStandaloneProject(process.cwd(), parseRemoteName(text))) console.log(`  ${file}`);
  updateLockfile(process.cwd());
  return '\nSee README.md for the next steps.';
}
