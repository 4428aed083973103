import type { Registry } from '@skal/shell/server';
import { type Edit, createVersion } from './versions.ts';

/** Which bundles are at the version before; all others are at that of the build. */
export const VERSION_COMBINATIONS = {
  'shell-before': (name: string) => name === 'shell',
  'remotes-before': (name: string) => name !== 'shell',
  'all-before': () => true,
} as const satisfies Record<string, (name: string) => boolean>;

export type VersionCombination = keyof typeof VERSION_COMBINATIONS;

/** The name that the shell before did not lend yet. No remote of the build may need it. */
const UNLENT = { module: '@reduxjs/toolkit', name: 'createAction' } as const;
const LENT = new RegExp(`\\b${UNLENT.name}:\\(\\)=>[\\w$.]+,`);

/** A shell that lends one name less, and says so. */
const shellBefore: Edit = {
  inBrowser: (text) => text.replace(LENT, ''),
  metadata: ({ lends }) => ({
    lends: lends && {
      ...lends,
      [UNLENT.module]: (lends[UNLENT.module] ?? []).filter((name) => name !== UNLENT.name),
    },
  }),
};

/** A remote whose every file is another one, and which says nothing of what a release may go without. */
const remoteBefore: Edit = {
  everywhere: (text) => `${text}\n/* the version before */`,
  metadata: ({ routes }) => ({
    // Its pages find the rest by themselves.
    routes: routes.map(({ preview: _, preload, ...route }) => ({ ...route, preload: preload.slice(0, 1) })),
    serverIntegrity: null,
    sbomIntegrity: null,
    maps: {},
  }),
};

/**
 * Makes of each bundle of a site the version before that of the build, different as two releases are: names that are
 * lent, fields that are said, every file of a remote. Answers with the versions of each combination.
 */
export function createVersionCombinations(registry: Registry): Record<VersionCombination, Record<string, string>> {
  const versions = Object.keys(registry.bundles()).map((name) => {
    const live = registry.live(name) ?? '';
    const before = `${live}.before`;
    createVersion(registry, name, before, name === 'shell' ? shellBefore : remoteBefore);
    return { name, live, before };
  });
  const combined = Object.entries(VERSION_COMBINATIONS).map(([combination, isBefore]) => [
    combination,
    Object.fromEntries(versions.map(({ name, live, before }) => [name, isBefore(name) ? before : live])),
  ]);
  return Object.fromEntries(combined);
}
