import semver from 'semver';
import type { Release } from './release.ts';

/** Why a remote cannot run in a shell; null where it can. */
function whyUnfitFor(shell: Release, remote: Release): string | null {
  const who = `${remote.name}@${remote.version}`;
  if (!semver.satisfies(shell.hostApi, remote.hostApi)) {
    return `${who} needs host API ${remote.hostApi}, the shell offers ${shell.hostApi}`;
  }
  for (const [module, range] of Object.entries(remote.shared)) {
    const offered = shell.shared[module];
    if (!offered) return `${who} borrows ${module}, which the shell does not hand over`;
    if (!semver.satisfies(offered, range)) return `${who} needs ${module} ${range}, the shell hands over ${offered}`;
  }
  return null;
}

/** Which path two remotes both answer, in a sentence. */
function whyTwice(remotes: readonly Release[]): string | null {
  const answered = new Map<string, string>();
  for (const { name, routes } of remotes) {
    for (const { path } of routes) {
      const other = answered.get(path);
      if (other) return `${name} and ${other} both answer ${path}`;
      answered.set(path, name);
    }
  }
  return null;
}

/**
 * Why releases cannot be live together, in a sentence for whoever publishes; null where they can. It is asked about
 * the whole set, so that a shell is held to what the live remotes need as they are to what it gives.
 */
export function whyUnfit(releases: readonly Release[]): string | null {
  const shell = releases.find(({ kind }) => kind === 'shell');
  if (!shell) return null;
  const remotes = releases.filter(({ kind }) => kind === 'remote');
  for (const remote of remotes) {
    const reason = whyUnfitFor(shell, remote);
    if (reason) return reason;
  }
  return whyTwice(remotes);
}
