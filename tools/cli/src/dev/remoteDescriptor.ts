import type { Release } from '@skal/shell/server/releases/release.ts';
import type { SnapshotRoute } from '@skal/shell/src/federation/snapshot.ts';
import type { RemoteManifest } from '@skal/shell-kit/manifest.ts';
import { REMOTE_ENTRY } from '../webpack/browser.ts';
import type { Bundle } from '../webpack/bundles.ts';
import type { DevRoute } from './routes.ts';

/** The version of a bundle under development. */
export const DEV_VERSION = 'dev';

/** Returns the base path of a bundle under development. */
export const devBase = ({ name }: Pick<Bundle, 'name'>): string => `/r/${name}/${DEV_VERSION}/`;

/** The part of a release that a page needs to load a remote. */
export interface RemoteDescriptor extends Pick<Release, 'name' | 'remote' | 'version' | 'entry' | 'nav' | 'home'> {
  routes: readonly SnapshotRoute[];
  dialogs: readonly { name: string }[];
}

/** Another remote of the site, and the source of its files. */
export interface OtherRemote {
  descriptor: RemoteDescriptor;
  source: DevRoute;
  /** Source, as printed for the developer. */
  from: string;
}

/** Describes a remote by its manifest, with a version that no build has. */
export const describeRemote = ({ remote }: Bundle, version: string, manifest: RemoteManifest): RemoteDescriptor => ({
  ...manifest,
  remote,
  version,
  entry: REMOTE_ENTRY,
});
