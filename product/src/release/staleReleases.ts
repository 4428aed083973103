import type { OnShelf } from '@skal/shell/server';
import { formatMegabytes as size } from '@skal/shell/server/cli/releaseReport.ts';

/** Lists the deleted releases, or those that would be deleted. */
export function staleLines(stale: readonly OnShelf[], removed: boolean): string[] {
  if (stale.length === 0)
    return [
      'Nothing to delete: every version is live, a canary, the previous one, or was replaced less than 30 days ago',
    ];
  const all = size(stale.reduce((sum, { bytes }) => sum + bytes, 0));
  return [
    ...stale.map(({ name, version, bytes }) => `${name} ${version}, ${size(bytes)}`),
    removed ? `${stale.length} deleted, ${all}` : `${stale.length} would be deleted, ${all}: skal release prune --yes`,
  ];
}
