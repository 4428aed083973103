import { createResource, type DialogProps, type RemoteManifest, type Resource } from '@skal/shell-kit';
import type { ComponentType } from 'react';
import { findRoute, type Snapshot } from './snapshot.ts';

/** Where manifests come from: the federation runtime in a browser, the server builds in the composer. */
export interface RemoteSource {
  /** @param attempt how often it was asked for before without success; a later one must not be a cached failure. */
  manifest(name: string, attempt: number): Promise<RemoteManifest>;
}

export interface Loader {
  snapshot: Snapshot;
  page(path: string): Resource<ComponentType>;
  dialog(name: string): Resource<ComponentType<DialogProps>>;
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The registry names ${what}, the release does not have it`);
  return value;
}

/**
 * Turns the snapshot into pages and popups that load on demand.
 * @param firstPath the path whose complete HTML the page came with, if any: its page is waited for patiently.
 */
export function createLoader(snapshot: Snapshot, source: RemoteSource, firstPath: string | null = null): Loader {
  const pages = new Map<string, Resource<ComponentType>>();
  const dialogs = new Map<string, Resource<ComponentType<DialogProps>>>();

  const loadPage = async (path: string, attempt: number): Promise<ComponentType> => {
    const found = findRoute(snapshot, path);
    if (!found) throw new Error(`No bundle answers ${path}`);
    const manifest = await source.manifest(found.remote.name, attempt);
    const route = required(
      manifest.routes.find((candidate) => candidate.path === path),
      `the page ${path}`,
    );
    return (await route.load()).default;
  };

  const loadDialog = async (name: string, attempt: number): Promise<ComponentType<DialogProps>> => {
    const owner = snapshot.remotes.find((remote) => remote.dialogs.includes(name));
    if (!owner) throw new Error(`No bundle brings the popup '${name}'`);
    const manifest = await source.manifest(owner.name, attempt);
    const dialog = required(
      manifest.dialogs.find((candidate) => candidate.name === name),
      `the popup '${name}'`,
    );
    return (await dialog.load()).default;
  };

  const remember = <T>(map: Map<string, Resource<T>>, key: string, make: () => Resource<T>): Resource<T> => {
    const known = map.get(key);
    if (known) return known;
    const made = make();
    map.set(key, made);
    return made;
  };

  return {
    snapshot,
    page: (path) =>
      remember(pages, path, () =>
        createResource((attempt) => loadPage(path, attempt), { patient: path === firstPath }),
      ),
    dialog: (name) => remember(dialogs, name, () => createResource((attempt) => loadDialog(name, attempt))),
  };
}
