import type { RegistryReply } from '@skal/contracts/operations/registry';
import type { Snapshot } from '../federation/snapshot.ts';

/**
 * Whether a tab has a version that a reload would not bring any more. Whoever is one of a canary's visitors keeps it, and
 * everybody else what is live beside it.
 */
export function isOutdated({ shell, remotes }: Snapshot, { bundles }: RegistryReply): boolean {
  const live = new Map(Object.entries(bundles));
  const isGone = (name: string, version: string) => {
    const bundle = live.get(name);
    return bundle?.version !== version && bundle?.canary?.version !== version;
  };
  return (shell !== undefined && isGone('shell', shell)) || remotes.some(({ name, version }) => isGone(name, version));
}
