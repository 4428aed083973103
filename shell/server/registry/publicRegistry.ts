import type { RegistryReply } from '@skal/contracts/operations/registry';
import type { CanarySet, LiveSet } from './liveSet.ts';

/**
 * The public form of the registry. It is separate from the pages, because a canary changes it without changing any live
 * page.
 */
export function publicRegistry({ revision, shell, remotes }: LiveSet, canary: CanarySet | null): RegistryReply {
  const bundles = [shell, ...remotes].map(({ inputs: _, ...release }) => {
    const bundleCanary = canary?.bundle === release.name ? { version: canary.version, percent: canary.percent } : null;
    return [release.name, { ...release, canary: bundleCanary }] as const;
  });
  return { revision, bundles: Object.fromEntries(bundles) };
}
