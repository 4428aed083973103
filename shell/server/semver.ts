/**
 * Whether a version fits a caret range (`^1.2.3`): the same major, and not older. Releases ask for nothing
 * but caret ranges, so this is all of semver that is needed.
 */
export function fits(version: string, range: string): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)/.exec(range);
  const offered = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  if (!wanted || !offered) return false;
  const [major, minor, patch] = offered.slice(1).map(Number) as [number, number, number];
  const [wantedMajor, wantedMinor, wantedPatch] = wanted.slice(1).map(Number) as [number, number, number];
  if (major !== wantedMajor) return false;
  // Below 1.0.0 a minor may break, as the caret says.
  if (major === 0 && minor !== wantedMinor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}
