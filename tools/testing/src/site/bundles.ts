import { openRegistry, withReleaseService } from '@skal/shell/server';

/** Publishes the live releases of some bundles of a data folder in another one, which is empty. */
export async function copyReleases(published: string, bundles: readonly string[], dataDir: string): Promise<void> {
  const { live, releaseDir } = openRegistry(published);
  const folders = bundles.map((name) => releaseDir(name, live(name) ?? ''));
  await withReleaseService({ dataDir }, (releases) => releases.publish(folders));
}
