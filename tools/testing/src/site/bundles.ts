import { openRegistry } from '@skal/shell/server';

/** Makes some of a site's bundles live in another data folder, which has none. */
export function copyReleases(published: string, bundles: readonly string[], dataDir: string): void {
  const { live, releaseDir } = openRegistry(published);
  openRegistry(dataDir).publish(bundles.map((name) => releaseDir(name, live(name) ?? '')));
}
