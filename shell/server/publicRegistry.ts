import type { CanarySet, LiveSet } from './liveSet.ts';
import { type Stored, store } from './stored.ts';

export const REGISTRY_PATH = '/registry.json';

/**
 * The registry as anybody may read it. It is written apart from the pages, because a canary changes it, and no page of
 * what is live. Quickly compressed: the main thread does it, at each change.
 */
export function publicRegistry({ revision, shell, remotes }: LiveSet, canary: CanarySet | null): Stored {
  const bundles = [shell, ...remotes].map(({ inputs: _, ...release }) => {
    const its = canary?.bundle === release.name ? { version: canary.version, percent: canary.percent } : null;
    return [release.name, { ...release, canary: its }] as const;
  });
  const text = JSON.stringify({ revision, bundles: Object.fromEntries(bundles) });
  return store(text, 'application/json; charset=utf-8', 'quick');
}
