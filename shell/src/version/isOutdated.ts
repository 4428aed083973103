import type { RegistryReply } from '@skal/contracts/operations/registry';
import type { Snapshot } from '../federation/snapshot.ts';

/**
 * Whether a reload would bring other versions than the tab has. Both the live and the canary version count as current.
 */
export function isOutdated({ shell, remotes }: Snapshot, { bundles }: RegistryReply): boolean {
  const live = new Map(Object.entries(bundles));
  const isGone = (name: string, version: string) => {
    const bundle = live.get(name);
    return bundle?.version !== version && bundle?.canary?.version !== version;
  };
  return (shell !== undefined && isGone('shell', shell)) || remotes.some(({ name, version }) => isGone(name, version));
}
