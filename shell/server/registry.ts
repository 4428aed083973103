import {
  type CanarySet,
  canarySetOf,
  checkFit,
  checkStaged,
  checkWayBack,
  type LiveSet,
  liveSetOf,
  stagedSetsOf,
  whyCanaryUnfit,
} from './liveSet.ts';
import { type Changes, changesOf, type Deed } from './registryChanges.ts';
import { openRegistryFile, type RegistryFile, type Say } from './registryFile.ts';
import { alone } from './registryLock.ts';
import { type BundleState, canaryOf, type RegistryState, revisionOf } from './registryState.ts';
import type { Release } from './release.ts';
import { type OnShelf, openShelf } from './shelf.ts';
import { staleReleases } from './stale.ts';

/**
 * The registry of one data folder: which version of each bundle is live. Releases beside it are immutable;
 * this file is the one mutable thing, and is replaced whole, by one process at a time. Whatever changes it is refused
 * with a RegistryRefusal, and changes nothing, where what would be live does not fit together.
 */
export interface Registry {
  file: string;
  releaseDir(name: string, version: string): string;
  has(name: string, version: string): boolean;
  live(name: string): string | null;
  /** What it says of each bundle. */
  bundles(): Readonly<Record<string, BundleState>>;
  /** What is live; what was so last, where the file cannot be understood. */
  liveSet(): LiveSet;
  /** What is live for the visitors of the canary; null while there is none. */
  canarySet(): CanarySet | null;
  /** What would be live with what is staged: once for each call that staged something, as a release would make it live. */
  stagedSets(): LiveSet[];
  /** What was live last and could be served, if anything was. */
  lastGood(): LiveSet | null;
  /** Remembers a set that can be served, whoever wrote it: what to fall back to. */
  remember(set: LiveSet): void;
  /** Takes in built releases and makes them live, together: a set that changes at once is checked as one. */
  publish(sourceDirs: readonly string[], deed?: Deed): Release[];
  /** Takes in built releases that nobody has yet, to be looked at together before they are released. */
  stage(sourceDirs: readonly string[], deed?: Deed): Release[];
  /** Makes versions live that are here already: `{ 'mfe-portal': '0.1.0-abc' }`. */
  point(versions: Readonly<Record<string, string>>, deed?: Deed): void;
  /** Goes back to the version before, or to one that is named; answers with it. */
  rollBack(name: string, version: string | null, deed?: Deed): string;
  /** Takes in a built release and gives it to a part of the visitors. */
  startCanary(sourceDir: string, percent: number, deed?: Deed): Release;
  /** Makes the canary of a bundle live; answers with its version. */
  promote(name: string, deed?: Deed): string;
  /** Ends the canary of a bundle; answers with its version. */
  abort(name: string, deed?: Deed): string;
  /** Tells which releases nobody needs any more, and removes them when that is wanted. */
  prune(remove: boolean, now?: number): OnShelf[];
}

const versionsOf = (releases: readonly Release[]) =>
  Object.fromEntries(releases.map(({ name, version }) => [name, version]));

/**
 * Opens the registry of a data folder.
 * @param say told when its file cannot be understood
 * @param file where what is live is written, if that is somewhere else
 */
export function openRegistry(
  dataDir: string,
  say: Say = console.error,
  file: RegistryFile = openRegistryFile(dataDir, say),
): Registry {
  const shelf = openShelf(dataDir);

  /** Only ever alone: between reading and writing nobody else may write. */
  const changeAlone = <Result>(deed: Deed, work: (changes: Changes, state: RegistryState) => Result): Result => {
    const state = file.read();
    const before = JSON.stringify(state);
    const result = work(changesOf(state, shelf, deed), state);
    if (JSON.stringify(state) === before) return result;
    checkFit(state, shelf);
    file.write(state);
    return result;
  };

  const change: typeof changeAlone = (deed, work) => alone(dataDir, () => changeAlone(deed, work), deed.patienceMs);

  const releaseAlone = (versions: Readonly<Record<string, string>>, deed: Deed) =>
    changeAlone(deed, (changes, state) => {
      const changed = changes.release(versions);
      // Who releases the shell and remotes together goes back with the remotes first.
      if (!('shell' in versions)) checkWayBack(state, changed, shelf);
    });

  return {
    file: file.path,
    releaseDir: shelf.releaseDir,
    has: shelf.has,
    live: (name) => file.read().bundles[name]?.live ?? null,
    bundles: () => file.read().bundles,
    liveSet: () => liveSetOf(file.read(), shelf),
    canarySet: () => canarySetOf(file.read(), shelf),
    stagedSets: () => stagedSetsOf(file.read(), shelf),

    lastGood() {
      const good = file.readGood();
      return good && liveSetOf(good, shelf);
    },

    remember({ revision }) {
      const state = file.read();
      // Somebody may have changed it since; what is composed next is remembered then.
      if (revisionOf(state) === revision) file.remember(state);
    },

    point: (versions, deed = {}) => alone(dataDir, () => releaseAlone(versions, deed)),

    stage: (sourceDirs, deed = {}) =>
      alone(dataDir, () => {
        const taken = sourceDirs.map(shelf.takeIn);
        changeAlone(deed, (changes, state) => {
          changes.stage(versionsOf(taken));
          checkStaged(state, versionsOf(taken), shelf);
        });
        return taken;
      }),

    publish: (sourceDirs, deed = {}) =>
      alone(dataDir, () => {
        const taken = sourceDirs.map(shelf.takeIn);
        releaseAlone(versionsOf(taken), deed);
        return taken;
      }),

    rollBack: (name, version, deed = {}) =>
      change(deed, (changes, state) => {
        const target = changes.rollBack(name, version);
        // Whoever goes back is in a hurry: a canary does not stand in the way.
        const unfit = whyCanaryUnfit(state, shelf);
        const canary = canaryOf(state);
        if (canary && unfit) changes.abort(canary.bundle, unfit);
        return target;
      }),

    startCanary: (sourceDir, percent, deed = {}) =>
      alone(dataDir, () => {
        const release = shelf.takeIn(sourceDir);
        changeAlone(deed, (changes, state) => {
          changes.startCanary(release.name, release.version, percent);
          if (release.name !== 'shell') checkWayBack(state, [release.name], shelf);
        });
        return release;
      }),

    promote: (name, deed = {}) => change(deed, (changes) => changes.promote(name)),
    abort: (name, deed = {}) => change(deed, (changes) => changes.abort(name)),

    prune: (remove, now = Date.now()) =>
      alone(dataDir, () => {
        const stale = staleReleases(shelf.list(), file.read(), file.readGood(), now);
        if (remove) for (const { name, version } of stale) shelf.remove(name, version);
        return stale;
      }),
  };
}
