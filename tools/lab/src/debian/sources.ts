/** Where a machine of Debian's kind has its packages from: another release's are there, too. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A security archive's address has the word in its path, on every mirror. */
const SECURITY = '-security';

/**
 * Lines of a `sources.list` for releases of Debian, from the archives that this machine's own sources name.
 * @param suites such as `bookworm` and `bookworm-security`, each taken from the archive of its kind; one whose archive the
 * machine does not name is left out
 * @throws where the machine names no archive at all
 */
export async function debianSources(suites: readonly string[]): Promise<string[]> {
  const words = ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages'];
  const { stdout } = await run('apt-get', words);
  const archives = stdout.split('\n').filter((uri) => uri !== '');
  const isSecurity = (name: string) => name.includes(SECURITY);
  const main = archives.find((uri) => !isSecurity(uri));
  if (!main) throw new Error('The sources of apt name no archive here: `apt-get update` says more.');
  const security = archives.find(isSecurity);
  return suites.flatMap((suite) => {
    const archive = isSecurity(suite) ? security : main;
    return archive ? [`deb ${archive} ${suite} main`] : [];
  });
}
