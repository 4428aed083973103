import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { RegistryReply } from '@skal/contracts/operations/registry';
import type { SiteInfo } from '@skal/contracts/site/site';
import { type Compression, type EncodedBody, encodeBody } from '../http/encodedBody.ts';
import type { MockScript } from '../pages/mockScript.ts';
import type { CanarySet, LiveSet } from '../registry/liveSet.ts';
import { publicRegistry } from '../registry/publicRegistry.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import type { Composition } from './composition.ts';
import { openCompositionCache } from './compositionCache.ts';

/** A version that some visitors get, with all pages as those visitors see them. */
export interface ServedCanary extends CanarySet {
  /** The version that all other visitors get. */
  baseline: string;
  composition: Composition;
}

/** What is served now. It is replaced as a whole. */
export interface ServedSite {
  live: Composition;
  canary: ServedCanary | null;
  /** The public form of the registry. */
  registryReply: RegistryReply;
  /** `/registry.json`. A change of the canary's share changes it without changing any page. */
  registry: EncodedBody;
  /** The hashed files of the last sets by path: browsers have those of earlier ones. */
  hashedFiles: ReadonlyMap<string, EncodedBody>;
  /** Every version that a bundle has or had: a tab that stays open for long may still run an old one. */
  versions: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface LivePages {
  current(): ServedSite;
  close(): Promise<void>;
}

interface Settings {
  dataDir: string;
  site: SiteInfo;
  compression: Compression;
  mocks?: MockScript | undefined;
  /** Called when other pages than before are served. */
  onChanged?: () => void;
  log: (message: string, error?: unknown) => void;
}

/** Hashed files in memory: three of each set, a fifth of a megabyte together. */
const MAX_HASHED_FILES = 96;

/** Wait before composing a changed registry, in milliseconds: more changes may follow. */
const DEBOUNCE_MS = 50;

const versionsOf = (bundles: ReturnType<Registry['bundles']>): ServedSite['versions'] =>
  new Map(
    Object.entries(bundles).map(([name, { live, canary, history }]) => [
      name,
      new Set([live, ...(canary ? [canary.version] : []), ...history.map(({ version }) => version)]),
    ]),
  );

const describeServed = ({ live, canary }: ServedSite): string =>
  canary
    ? `${live.revision}, and ${canary.bundle}@${canary.version} for ${canary.percent}% of visitors`
    : live.revision;

/**
 * Opens the pages of the live set: composed before this returns, and again on each change of the registry. If a
 * registry cannot be composed, the previous pages stay; at start, the last good registry is used.
 */
export async function openLivePages(settings: Settings): Promise<LivePages> {
  const { dataDir, log } = settings;
  const registry = openRegistry(dataDir, log);
  const compositions = openCompositionCache(settings);
  let isClosed = false;

  /** Stores a registry that could be served, as the fallback of later ones. */
  const remember = (live: LiveSet) => {
    try {
      registry.remember(live);
    } catch (error) {
      log('The last good registry could not be stored', error);
    }
  };

  /** A canary that cannot be composed gets no visitors, and does not affect the baseline. */
  const composeCanary = async (live: LiveSet): Promise<ServedCanary | null> => {
    try {
      const canary = registry.canarySet();
      const baseline = canary && [live.shell, ...live.remotes].find(({ name }) => name === canary.bundle);
      return baseline
        ? { ...canary, baseline: baseline.version, composition: await compositions.get(canary.set) }
        : null;
    } catch (error) {
      if (!isClosed) log('The canary could not be composed and gets no visitors', error);
      return null;
    }
  };

  let hashedFiles: ServedSite['hashedFiles'] = new Map();
  const withHashedFiles = (...compositions: (Composition | undefined)[]): ServedSite['hashedFiles'] => {
    const files = new Map(hashedFiles);
    const added = compositions.flatMap((each) => (each ? [...each.remoteLists, each.pageDictionary] : []));
    for (const { path, body } of added) {
      files.delete(path);
      files.set(path, body);
    }
    return new Map([...files].slice(-MAX_HASHED_FILES));
  };

  const composeSite = async (live: LiveSet): Promise<ServedSite> => {
    const composition = await compositions.get(live);
    const canary = await composeCanary(live);
    hashedFiles = withHashedFiles(composition, canary?.composition);
    const registryReply = publicRegistry(live, canary);
    return {
      live: composition,
      canary,
      registryReply,
      hashedFiles,
      registry: encodeBody(JSON.stringify(registryReply), 'application/json; charset=utf-8'),
      versions: versionsOf(registry.bundles()),
    };
  };

  const composeAtStart = async (): Promise<ServedSite> => {
    try {
      const live = registry.liveSet();
      const served = await composeSite(live);
      remember(live);
      return served;
    } catch (error) {
      const lastGood = registry.lastGood();
      if (!lastGood) throw error;
      log('The live set cannot be served; the last good one is served instead', error);
      return composeSite(lastGood);
    }
  };
  let served = await composeAtStart();

  const recompose = async () => {
    try {
      const live = registry.liveSet();
      const next = await composeSite(live);
      if (next.registry.etag === served.registry.etag) return;
      served = next;
      settings.onChanged?.();
      remember(live);
      log(`Pages served for registry ${describeServed(served)}`);
    } catch (error) {
      if (!isClosed) log('The registry could not be composed; the previous pages stay', error);
    }
  };

  let prepared: ReadonlySet<string> = new Set();
  /** Composes staged sets ahead of their release, so that activating them only changes the pointer. */
  const prepareStaged = async () => {
    try {
      const staged = registry.stagedSets();
      const newSets = staged.filter(({ revision }) => !prepared.has(revision));
      prepared = new Set(staged.map(({ revision }) => revision));
      for (const set of newSets) {
        await compositions.get(set);
        log(`Pages prepared for registry ${set.revision}, which is staged`);
      }
    } catch (error) {
      if (!isClosed) log('A staged set could not be composed', error);
    }
  };
  void prepareStaged();

  let debounceTimer: NodeJS.Timeout | undefined;
  let composing = Promise.resolve();
  const watcher = watch(dirname(registry.file), (_, name) => {
    if (name !== basename(registry.file)) return;
    clearTimeout(debounceTimer);
    debounceTimer = setTimeout(() => {
      // The live set never waits for staged ones.
      composing = composing.then(recompose);
      void composing.then(prepareStaged);
    }, DEBOUNCE_MS);
  });

  return {
    current: () => served,
    async close() {
      isClosed = true;
      watcher.close();
      clearTimeout(debounceTimer);
      await Promise.all([compositions.close(), composing]);
    },
  };
}
