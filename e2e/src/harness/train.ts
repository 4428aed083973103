import { type Registry, RegistryRefusal } from '@skal/shell/server';
import { makeVersion } from './versions.ts';

/** One change of a registry after the other, each drawn by lot. */
export interface Train {
  /** Draws the next change, makes it, and says what it was. */
  next(): string;
  /** Every set of versions that was live for somebody, each as `shell 0.1.0-abc`. */
  sets: readonly ReadonlySet<string>[];
}

/** So many versions of each bundle go round, that of the build among them. */
const VERSIONS = 4;

/**
 * Changes of what is live on a site: releases of one bundle or of two, ways back, and canaries that begin, are promoted
 * and end. Which, of which bundle and to which version, `random` says.
 */
export function openTrain(registry: Registry, random: () => number): Train {
  const names = Object.keys(registry.bundles());
  const remotes = names.filter((name) => name !== 'shell');
  const versions = new Map(
    names.map((name) => {
      const live = registry.live(name) ?? '';
      const further = Array.from({ length: VERSIONS - 1 }, (_, index) => `${live}.${index + 1}`);
      for (const version of further) makeVersion(registry, name, version);
      return [name, [live, ...further]];
    }),
  );

  const oneOf = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const anotherVersion = (name: string) =>
    oneOf((versions.get(name) ?? []).filter((version) => version !== registry.live(name)));

  const release = (...bundles: readonly string[]): string => {
    const target = Object.fromEntries(bundles.map((name) => [name, anotherVersion(name)]));
    registry.point(target);
    return `release ${JSON.stringify(target)}`;
  };

  const goBack = (name: string): string => {
    try {
      return `back to ${name} ${registry.rollBack(name, null)}`;
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
      // There is nothing to go back to.
      return release(name);
    }
  };

  const tryOut = (): string => {
    const canary = registry.canarySet();
    if (canary && random() < 0.5) return `promotion of ${canary.bundle} ${registry.promote(canary.bundle)}`;
    if (canary) return `end of ${canary.bundle} ${registry.abort(canary.bundle)}`;
    const name = oneOf(names);
    const version = anotherVersion(name);
    registry.startCanary(registry.releaseDir(name, version), 50);
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

  const sets: Set<string>[] = [];
  const note = () => {
    for (const set of [registry.liveSet(), registry.canarySet()?.set]) {
      if (set) sets.push(new Set([set.shell, ...set.remotes].map(({ name, version }) => `${name} ${version}`)));
    }
  };
  note();

  return {
    next() {
      const said = oneOf(DEEDS)();
      note();
      return said;
    },
    sets,
  };
}
