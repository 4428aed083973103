import type { DialogProps, RemoteManifest } from '@skal/shell-kit';
import type { ComponentType } from 'react';
import { findRoute, type Snapshot, type SnapshotRemote } from './snapshot.ts';

/** A page or a popup as the snapshot knows it: whose it is, and which of its remote's it is. */
export interface RemoteRef<T> {
  remote: SnapshotRemote | undefined;
  /** What is said where no remote has it. */
  notFoundMessage: string;
  /** As a sentence names it. */
  label: string;
  /** The path of a page; null for a popup, which may be opened on any. */
  route: string | null;
  find(manifest: RemoteManifest): { load(): Promise<{ readonly default: T }> } | undefined;
}

export const pageRef = (snapshot: Snapshot, path: string): RemoteRef<ComponentType> => ({
  remote: findRoute(snapshot, path)?.remote,
  notFoundMessage: `No bundle answers ${path}`,
  label: `the page ${path}`,
  route: path,
  find: ({ routes }) => routes.find((route) => route.path === path),
});

export const dialogRef = (snapshot: Snapshot, name: string): RemoteRef<ComponentType<DialogProps>> => ({
  remote: snapshot.remotes.find(({ dialogs }) => dialogs.includes(name)),
  notFoundMessage: `No bundle brings the popup '${name}'`,
  label: `the popup '${name}'`,
  route: null,
  find: ({ dialogs }) => dialogs.find((dialog) => dialog.name === name),
});
