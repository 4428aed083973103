import { readRemoteName } from '../createRemote/remoteName.ts';
import { tellNpm } from '../createRemote/tellNpm.ts';
import { writeAlone } from './writeAlone.ts';

/** Creates a remote in the current folder. */
export function createProject(text: string): string {
  for (const file of writeAlone(process.cwd(), readRemoteName(text))) console.log(`  ${file}`);
  tellNpm(process.cwd());
  return '\nSee README.md for the next steps.';
}
