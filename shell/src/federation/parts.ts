import type { DialogProps, RemoteManifest } from '@skal/shell-kit';
import type { ComponentType } from 'react';
import { findRoute, type Snapshot, type SnapshotRemote } from './snapshot.ts';

/** A page or a popup as the snapshot knows it: whose it is, and which of its remote's it is. */
export interface Part<T> {
  remote: SnapshotRemote | undefined;
  /** What is said where no remote has it. */
  nobody: string;
  /** As a sentence names it. */
  what: string;
  /** The path of a page; null for a popup, which may be opened on any. */
  route: string | null;
  find(manifest: RemoteManifest): { load(): Promise<{ readonly default: T }> } | undefined;
}

export const pagePart = (snapshot: Snapshot, path: string): Part<ComponentType> => ({
  remote: findRoute(snapshot, path)?.remote,
  nobody: `No bundle answers ${path}`,
  what: `the page ${path}`,
  route: path,
  find: ({ routes }) => routes.find((route) => route.path === path),
});

export const dialogPart = (snapshot: Snapshot, name: string): Part<ComponentType<DialogProps>> => ({
  remote: snapshot.remotes.find(({ dialogs }) => dialogs.includes(name)),
  nobody: `No bundle brings the popup '${name}'`,
  what: `the popup '${name}'`,
  route: null,
  find: ({ dialogs }) => dialogs.find((dialog) => dialog.name === name),
});
