import { type BundleState, openRegistry, RegistryRefusal, type Releases } from '@skal/shell/server';
import { createVersion } from './versions.ts';

/** One change of what is live after the other, each drawn by lot. */
export interface ReleaseChurn {
  /** Draws the next change, makes it, and says what it was. */
  next(): Promise<string>;
  /** Every set of versions that was live for somebody, each as `shell 0.1.0-abc`. */
  sets: readonly ReadonlySet<string>[];
}

/** So many versions of each bundle go round, that of the build among them. */
const VERSIONS = 4;

/** Makes the versions in the data folder whose builds they are of. */
function makeVersions(dataDir: string): Map<string, string[]> {
  const registry = openRegistry(dataDir);
  return new Map(
    Object.keys(registry.bundles()).map((name) => {
      const live = registry.live(name) ?? '';
      const further = Array.from({ length: VERSIONS - 1 }, (_, index) => `${live}.${index + 1}`);
      for (const version of further) createVersion(registry, name, version);
      return [name, [live, ...further]];
    }),
  );
}

/** The versions that visitors have of a site: those of all others, and those of its canary. */
function setsIn(bundles: Readonly<Record<string, BundleState>>): Set<string>[] {
  const setOf = (versionOf: (bundle: BundleState) => string) =>
    new Set(Object.entries(bundles).map(([name, bundle]) => `${name} ${versionOf(bundle)}`));
  return [setOf(({ live }) => live), setOf(({ live, canary }) => canary?.version ?? live)];
}

/**
 * Changes of what is live on a site: releases of one bundle or of two, ways back, and canaries that begin, are promoted
 * and end. Which, of which bundle and to which version, `random` says.
 * @param dataDir where the versions are made, one that the releases know
 */
export async function createReleaseChurn(releases: Releases, dataDir: string, random: () => number): Promise<ReleaseChurn> {
  const versions = makeVersions(dataDir);
  const names = [...versions.keys()];
  const remotes = names.filter((name) => name !== 'shell');
  let bundles = await releases.bundles();

  const oneOf = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const anotherVersion = (name: string) =>
    oneOf((versions.get(name) ?? []).filter((version) => version !== bundles[name]?.live));

  const release = async (...chosen: readonly string[]): Promise<string> => {
    const target = Object.fromEntries(chosen.map((name) => [name, anotherVersion(name)]));
    await releases.point(target);
    return `release ${JSON.stringify(target)}`;
  };

  const goBack = async (name: string): Promise<string> => {
    try {
      return `back to ${name} ${await releases.rollBack(name, null)}`;
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
      // There is nothing to go back to.
      return release(name);
    }
  };

  const tryOut = async (): Promise<string> => {
    const tried = names.find((name) => bundles[name]?.canary);
    if (tried && random() < 0.5) return `promotion of ${tried} ${await releases.promote(tried)}`;
    if (tried) return `end of ${tried} ${await releases.abort(tried)}`;
    const name = oneOf(names);
    const version = anotherVersion(name);
    await releases.startCanary((await releases.find(name, version)) ?? '', 50);
    return `canary ${name} ${version}`;
  };

  const DEEDS = [
    () => release(oneOf(names)),
    () => release(oneOf(names)),
    () => release('shell', oneOf(remotes)),
    () => goBack(oneOf(names)),
    () => goBack(oneOf(names)),
    tryOut,
    tryOut,
  ];

  const sets = setsIn(bundles);
  return {
    async next() {
      const said = await oneOf(DEEDS)();
      bundles = await releases.bundles();
      sets.push(...setsIn(bundles));
      return said;
    },
    sets,
  };
}
