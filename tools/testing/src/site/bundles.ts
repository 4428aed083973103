import { openRegistry } from '@skal/shell/server';

/** Publishes the live releases of some bundles of a data folder in another one, which is empty. */
export function copyReleases(published: string, bundles: readonly string[], dataDir: string): void {
  const { live, releaseDir } = openRegistry(published);
  openRegistry(dataDir).publish(bundles.map((name) => releaseDir(name, live(name) ?? '')));
}
