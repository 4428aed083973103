import type { Release } from '@skal/shell/server/releases/release.ts';
import type { SnapshotRoute } from '@skal/shell/src/federation/snapshot.ts';
import type { RemoteManifest } from '@skal/shell-kit/manifest.ts';
import { REMOTE_ENTRY } from '../webpack/browser.ts';
import type { Bundle } from '../webpack/bundles.ts';
import type { DevRoute } from './routes.ts';

/** The version under which a bundle is served while it is worked on. */
export const DEV_VERSION = 'dev';

/** Where the files of a bundle that is worked on are. */
export const devBase = ({ name }: Pick<Bundle, 'name'>): string => `/r/${name}/${DEV_VERSION}/`;

/** What a page must know of a remote; a release says all of it. */
export interface RemoteDescriptor extends Pick<Release, 'name' | 'remote' | 'version' | 'entry' | 'nav' | 'home'> {
  routes: readonly SnapshotRoute[];
  dialogs: readonly { name: string }[];
}

/** A remote of the site around the one that is worked on, and where its files come from. */
export interface OtherRemote {
  placed: RemoteDescriptor;
  source: DevRoute;
  /** As whoever starts it reads it. */
  from: string;
}

/** A remote by its manifest, in a version that no build has made. */
export const describeRemote = ({ remote }: Bundle, version: string, manifest: RemoteManifest): RemoteDescriptor => ({
  ...manifest,
  remote,
  version,
  entry: REMOTE_ENTRY,
});
