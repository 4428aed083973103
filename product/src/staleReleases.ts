import type { OnShelf } from '@skal/shell/server';

const size = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Which releases went, or would go. */
export function staleLines(stale: readonly OnShelf[], removed: boolean): string[] {
  if (stale.length === 0)
    return ['Nothing to remove: every version is served, the one before, or left less than 30 days ago'];
  const all = size(stale.reduce((sum, { bytes }) => sum + bytes, 0));
  return [
    ...stale.map(({ name, version, bytes }) => `${name} ${version}, ${size(bytes)}`),
    removed ? `${stale.length} removed, ${all}` : `${stale.length} would be removed, ${all}: npm run prune -- --yes`,
  ];
}
