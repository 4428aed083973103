import type { Registry } from '@skal/shell/server';
import { createVersion, type Edit } from './versions.ts';

/** The bundles with the previous version; the others have the version of the build. */
export const VERSION_COMBINATIONS = {
  'shell-before': (name: string) => name === 'shell',
  'remotes-before': (name: string) => name !== 'shell',
  'all-before': () => true,
} as const satisfies Record<string, (name: string) => boolean>;

export type VersionCombination = keyof typeof VERSION_COMBINATIONS;

/** A shared export that the previous shell did not have. No remote of the build may need it. */
const REMOVED_EXPORT = { module: '@reduxjs/toolkit', name: 'createAction' } as const;
const EXPORT_PATTERN = new RegExp(`\\b${REMOVED_EXPORT.name}:\\(\\)=>[\\w$.]+,`);

/** A shell that shares one export less, and declares so. */
const previousShell: Edit = {
  editBrowserFile: (text) => text.replace(EXPORT_PATTERN, ''),
  editMetadata: ({ provides }) => ({
    provides: provides && {
      ...provides,
      [REMOVED_EXPORT.module]: (provides[REMOVED_EXPORT.module] ?? []).filter((name) => name !== REMOVED_EXPORT.name),
    },
  }),
};

/** A remote whose every file differs, and whose metadata lacks everything optional. */
const previousRemote: Edit = {
  editEveryFile: (text) => `${text}\n/* the version before */`,
  editMetadata: ({ routes }) => ({
    // Its pages load the other files themselves.
    routes: routes.map(({ preview: _, preload, ...route }) => ({ ...route, preload: preload.slice(0, 1) })),
    chunks: {},
    serverIntegrity: null,
    sbomIntegrity: null,
    maps: {},
  }),
};

/**
 * Creates the previous version of each bundle of a site. It differs from the build as releases do: in shared exports, in
 * metadata, and in every file of a remote.
 * @returns the versions of each combination
 */
export function createVersionCombinations(registry: Registry): Record<VersionCombination, Record<string, string>> {
  const versions = Object.keys(registry.bundles()).map((name) => {
    const live = registry.live(name) ?? '';
    const previous = `${live}.before`;
    createVersion(registry, name, previous, name === 'shell' ? previousShell : previousRemote);
    return { name, live, before: previous };
  });
  const combined = Object.entries(VERSION_COMBINATIONS).map(([combination, isBefore]) => [
    combination,
    Object.fromEntries(versions.map(({ name, live, before: previous }) => [name, isBefore(name) ? previous : live])),
  ]);
  return Object.fromEntries(combined);
}
