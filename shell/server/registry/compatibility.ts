import { isOwnPath } from '@skal/contracts/site/reservedPaths';
import semver from 'semver';
import type { Release } from '../releases/release.ts';
import { findMissingExport, NAMESPACE } from './sharedExports.ts';

/** Returns why a remote cannot run in a shell; null if it can. */
export function findIncompatibilityWith(shell: Release, remote: Release): string | null {
  const remoteName = `${remote.name}@${remote.version}`;
  if (!semver.satisfies(shell.hostApi, remote.hostApi)) {
    return `${remoteName} needs host API ${remote.hostApi}, the shell offers ${shell.hostApi}`;
  }
  for (const [module, range] of Object.entries(remote.shared)) {
    const offered = Object.hasOwn(shell.shared, module) ? shell.shared[module] : undefined;
    if (!offered) return `${remoteName} uses ${module}, which the shell does not share`;
    if (!semver.satisfies(offered, range)) return `${remoteName} needs ${module} ${range}, the shell has ${offered}`;
  }
  // Older releases have no lists of names: only their versions are checked.
  const missing = shell.provides && remote.consumes && findMissingExport(shell.provides, remote.consumes);
  if (!missing) return null;
  const usedName =
    missing.name === NAMESPACE ? `${missing.module} as a whole` : `'${missing.name}' of ${missing.module}`;
  return `${remoteName} uses ${usedName}, which shell@${shell.version} does not export`;
}

/** Returns which route of a remote is a reserved path; null if none is. */
function findReservedPath({ name, version, routes }: Release): string | null {
  const route = routes.find(({ path }) => isOwnPath(path));
  return route ? `${name}@${version} declares a page at ${route.path}, which the server answers itself` : null;
}

/** Things that only one remote may have, as error texts. */
const claimsOf = ({ routes, dialogs, home }: Release): string[] => [
  ...routes.map(({ path }) => `have a page at ${path}`),
  ...dialogs.map(({ name }) => `have the dialog '${name}'`),
  ...Object.keys(home).map((access) => `have the home of access '${access}'`),
];

/** Returns what two remotes both claim; null if nothing. */
function findDuplicateClaim(remotes: readonly Release[]): string | null {
  const claimants = new Map<string, string>();
  for (const remote of remotes) {
    for (const claim of claimsOf(remote)) {
      const other = claimants.get(claim);
      if (other) return `${remote.name} and ${other} both ${claim}`;
      claimants.set(claim, remote.name);
    }
  }
  return null;
}

/** Returns which navigation entry or home leads to a missing target; null if none does. */
function findDeadLink(remotes: readonly Release[]): string | null {
  const paths = new Set(remotes.flatMap(({ routes }) => routes.map(({ path }) => path)));
  const dialogNames = new Set(remotes.flatMap(({ dialogs }) => dialogs.map(({ name }) => name)));
  for (const { name, version, nav, home } of remotes) {
    for (const entry of Object.values(nav).flat()) {
      const [exists, target] =
        'to' in entry ? [paths.has(entry.to), entry.to] : [dialogNames.has(entry.opens), `the dialog '${entry.opens}'`];
      if (!exists) return `'${entry.label}' of ${name}@${version} leads to ${target}, which no live bundle has`;
    }
    const missingHome = Object.values(home).find((path) => !paths.has(path));
    if (missingHome) return `${name}@${version} sends visitors home to ${missingHome}, which no live bundle has`;
  }
  return null;
}

/**
 * Returns why releases cannot be live together, for the publisher; null if they can. It checks the whole set: a new
 * shell must fit the live remotes, and a new remote the live shell.
 */
export function findIncompatibility(releases: readonly Release[]): string | null {
  const shell = releases.find(({ kind }) => kind === 'shell');
  if (!shell) return null;
  const remotes = releases.filter(({ kind }) => kind === 'remote');
  for (const remote of remotes) {
    const reason = findIncompatibilityWith(shell, remote) ?? findReservedPath(remote);
    if (reason) return reason;
  }
  return findDuplicateClaim(remotes) ?? findDeadLink(remotes);
}
