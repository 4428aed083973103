/** Which bundles the site of a file of tests has. */
import { openRegistry } from '@skal/shell/server';

/** A folder below pages or releases is named as the bundle that it is about. */
const FOLDER = /\/src\/(?:pages|releases)\/([\w-]+)\/[^/]+$/;

/**
 * The shell and the remote that a file of tests is about, if it lies in the folder of one: what is not at its site cannot
 * break it, and so its result is not remembered for the other remotes. Undefined for a file that is about the whole site.
 */
export const bundlesFor = (testPath = ''): readonly string[] | undefined => {
  const [, remote] = FOLDER.exec(testPath.replaceAll('\\', '/')) ?? [];
  return remote === undefined ? undefined : ['shell', `mfe-${remote}`];
};

/** Makes some of a site's bundles live in another data folder, which has none. */
export function takeFrom(published: string, bundles: readonly string[], dataDir: string): void {
  const { live, releaseDir } = openRegistry(published);
  openRegistry(dataDir).publish(bundles.map((name) => releaseDir(name, live(name) ?? '')));
}
