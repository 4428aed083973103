/** Package archives of the machine, which also contain other Debian releases. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The URL of a security archive contains this word, on every mirror. */
const SECURITY = '-security';

/**
 * Returns lines of a `sources.list` for Debian releases, with the archives of the machine's own sources.
 * @param suites such as `bookworm` and `bookworm-security`, each from the archive of its kind; omitted when the machine has no such
 * archive
 * @throws when the machine has no archive
 */
export async function debianSources(suites: readonly string[]): Promise<string[]> {
  const output = ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages'];
  const { stdout } = await run('apt-get', output);
  const archives = stdout.split('\n').filter((uri) => uri !== '');
  const isSecurity = (name: string) => name.includes(SECURITY);
  const main = archives.find((uri) => !isSecurity(uri));
  if (!main) throw new Error('No apt archive is configured. Run `apt-get update` for details.');
  const security = archives.find(isSecurity);
  return suites.flatMap((suite) => {
    const archive = isSecurity(suite) ? security : main;
    return archive ? [`deb ${archive} ${suite} main`] : [];
  });
}
