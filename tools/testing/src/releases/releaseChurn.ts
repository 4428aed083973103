import { type BundleState, openRegistry, RegistryError, type ReleaseService } from '@skal/shell/server';
import { createVersion } from './versions.ts';

/** A random sequence of changes of the live releases. */
export interface ReleaseChurn {
  /** Makes the next change. Resolves with a description of it. */
  next(): Promise<string>;
  /** Every set of versions that was live for some visitor, as `shell 0.1.0-abc`. */
  sets: readonly ReadonlySet<string>[];
}

/** Versions of each bundle, that of the build included. */
const VERSIONS = 4;

/** Creates the versions in the data folder that has the builds. */
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

/** The sets of versions that visitors get: without the canary, and with it. */
function setsIn(bundles: Readonly<Record<string, BundleState>>): Set<string>[] {
  const setOf = (versionOf: (bundle: BundleState) => string) =>
    new Set(Object.entries(bundles).map(([name, bundle]) => `${name} ${versionOf(bundle)}`));
  return [setOf(({ live }) => live), setOf(({ live, canary }) => canary?.version ?? live)];
}

/**
 * Creates random changes of the live releases: releases of one bundle or of two, rollbacks, and canaries that start, are
 * promoted or aborted.
 * @param dataDir a data folder of the site, where the versions are created
 * @param random draws each change, its bundle and its version; 0 to 1
 */
export async function createReleaseChurn(
  releases: ReleaseService,
  dataDir: string,
  random: () => number,
): Promise<ReleaseChurn> {
  const versions = makeVersions(dataDir);
  const names = [...versions.keys()];
  const remotes = names.filter((name) => name !== 'shell');
  let bundles = await releases.status();

  const oneOf = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const anotherVersion = (name: string) =>
    oneOf((versions.get(name) ?? []).filter((version) => version !== bundles[name]?.live));

  const release = async (...chosen: readonly string[]): Promise<string> => {
    const target = Object.fromEntries(chosen.map((name) => [name, anotherVersion(name)]));
    await releases.activate(target);
    return `release ${JSON.stringify(target)}`;
  };

  const rollback = async (name: string): Promise<string> => {
    try {
      return `rollback of ${name} to ${await releases.rollback(name, null)}`;
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      // The bundle has no version before.
      return release(name);
    }
  };

  const changeCanary = async (): Promise<string> => {
    const tried = names.find((name) => bundles[name]?.canary);
    if (tried && random() < 0.5) return `promotion of ${tried} ${await releases.promote(tried)}`;
    if (tried) return `abort of ${tried} ${await releases.abort(tried)}`;
    const name = oneOf(names);
    const version = anotherVersion(name);
    await releases.startCanary((await releases.find(name, version)) ?? '', 50);
    return `canary ${name} ${version}`;
  };

  const CHANGES = [
    () => release(oneOf(names)),
    () => release(oneOf(names)),
    () => release('shell', oneOf(remotes)),
    () => rollback(oneOf(names)),
    () => rollback(oneOf(names)),
    changeCanary,
    changeCanary,
  ];

  const sets = setsIn(bundles);
  return {
    async next() {
      const description = await oneOf(CHANGES)();
      bundles = await releases.status();
      sets.push(...setsIn(bundles));
      return description;
    },
    sets,
  };
}
