/** Versions to show instead of the live ones, by bundle. */
export type Override = Readonly<Record<string, string>>;

const REMOTE = 'remote.';
const SHELL = 'shell';
const PARAMETER = new RegExp(`^(?:${SHELL}|${REMOTE}([a-z][a-z0-9-]*))$`);
const MAY_CONTAIN_OVERRIDE = new RegExp(`[?&](?:${SHELL}=|${REMOTE})`);

/**
 * Parses the override of a query: `?remote.portal=0.1.0-abc` is a version of `mfe-portal`, `?shell=0.1.0-abc` one of
 * the shell. Null if there is none.
 */
export function parseOverride(search: string): Override | null {
  if (!MAY_CONTAIN_OVERRIDE.test(search)) return null;
  const versions = [...new URLSearchParams(search)].flatMap(([parameter, version]) => {
    const [found, remote] = PARAMETER.exec(parameter) ?? [];
    return found ? [[remote ? `mfe-${remote}` : SHELL, version] as const] : [];
  });
  return versions.length > 0 ? Object.fromEntries(versions) : null;
}

/** Writes an override as a query. */
export const overrideQuery = (override: Override): string =>
  Object.entries(override)
    .map(([name, version]) => `${name.replace(/^mfe-/, REMOTE)}=${encodeURIComponent(version)}`)
    .join('&');
