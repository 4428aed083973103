import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_DIR, RELEASE_FILE, readRelease, releaseBaseUrl } from '@skal/shell/server/releases/release.ts';
import { distDir } from '../build/bundle.ts';
import { readManifest } from '../build/manifest.ts';
import { MANIFEST_ONLY_VERSION, stubRemoteEntry } from '../qa/stubVersions.ts';
import type { Bundle } from '../webpack/bundles.ts';
import { describeRemote, type OtherRemote } from './remoteDescriptor.ts';
import { scriptRoute, staticRoute } from './routes.ts';

/** Returns the last build of a remote; a placeholder from its manifest when it was never built. */
export async function lastBuilt(bundle: Bundle): Promise<OtherRemote> {
  const dir = distDir(bundle, 'production');
  if (existsSync(join(dir, RELEASE_FILE))) {
    const descriptor = readRelease(dir);
    const source = staticRoute(releaseBaseUrl(descriptor), join(dir, PUBLIC_DIR));
    return { descriptor, source, from: `the last build, ${descriptor.version}` };
  }
  const descriptor = describeRemote(bundle, MANIFEST_ONLY_VERSION, await readManifest(bundle));
  const source = scriptRoute(releaseBaseUrl(descriptor), stubRemoteEntry(descriptor, true));
  return { descriptor, source, from: 'a placeholder (never built here)' };
}
