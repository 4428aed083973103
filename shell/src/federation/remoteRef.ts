import type { DialogProps, RemoteManifest } from '@skal/shell-kit';
import type { ComponentType } from 'react';
import { findRoute, type Snapshot, type SnapshotRemote } from './snapshot.ts';

/** A reference to a page or dialog: its remote, if the tab knows it, and how to find it in the manifest. */
export interface RemoteRef<T> {
  remote(): SnapshotRemote | undefined;
  /** Error message if no remote has it. */
  notFoundMessage: string;
  /** Its name in messages. */
  label: string;
  /** The path of a page; null for a dialog, which may open on any page. */
  route: string | null;
  find(manifest: RemoteManifest): { load(): Promise<{ readonly default: T }> } | undefined;
}

export const pageRef = (snapshot: Snapshot, path: string): RemoteRef<ComponentType> => ({
  remote: () => findRoute(snapshot, path)?.remote,
  notFoundMessage: `No bundle answers ${path}`,
  label: `the page ${path}`,
  route: path,
  find: ({ routes }) => routes.find((route) => route.path === path),
});

export const dialogRef = (snapshot: Snapshot, name: string): RemoteRef<ComponentType<DialogProps>> => ({
  remote: () => snapshot.remotes.find(({ dialogs }) => dialogs.includes(name)),
  notFoundMessage: `No bundle has the dialog '${name}'`,
  label: `the dialog '${name}'`,
  route: null,
  find: ({ dialogs }) => dialogs.find((dialog) => dialog.name === name),
});
