import { StoreUnavailableError } from '../registryError.ts';
import { openRegistryFile, type Say } from '../registryFile.ts';
import { canaryOf } from '../registryState.ts';
import type { ReleasesConfig, SharedReleasesConfig } from '../releases/releasesConfig.ts';
import { openDocuments } from './documents.ts';
import { openFetching, type StoredArchives } from './fetching.ts';
import { openStorage } from './openStorage.ts';
import { REGISTRY, readShared, type SharedState, usedIn } from './sharedState.ts';

/** How often it is asked whether something has changed, in milliseconds: front doors agree within a second. */
const PAUSE_MS = 300;
/** The longest pause while what is shared cannot be reached. */
const LONGEST_PAUSE_MS = 5_000;

/** Keeps the data folder of a front door to what several of them share. */
export interface Following {
  /** Looks at once: something has been changed here. */
  look(): Promise<void>;
  /**
   * Sees to it that a release is here which another front door may have taken in; false when it is none of the site's.
   * @throws StoreUnavailableError when that cannot be known at this moment
   */
  fetch(name: string, version: string): Promise<boolean>;
  close(): Promise<void>;
}

/** A data folder that nobody shares is what it says. */
const ALONE: Following = { look: async () => undefined, fetch: async () => false, close: async () => undefined };

/** Live or tried: without it no page can be had. */
const isServed = ({ registry }: SharedState, name: string, version: string): boolean =>
  registry.bundles[name]?.live === version || canaryOf(registry)?.version === version;

function follow(dataDir: string, shared: SharedReleasesConfig, log: Say) {
  const documents = openDocuments(shared.database);
  const storage = openStorage(shared.storage);
  const fetching = openFetching(dataDir, storage);
  const local = openRegistryFile(dataDir, log);
  let revision = -1;
  let archives: StoredArchives = {};
  let trouble: string | null = null;

  /** What only somebody who fell back, or tries something, would miss is no reason to stay behind. */
  const fetchUsed = async (state: SharedState) => {
    for (const [name, version] of usedIn(state.registry)) {
      try {
        await fetching.have(name, version, state.archives);
      } catch (error) {
        if (isServed(state, name, version)) throw error;
        log(`${name}@${version}, which is not live, could not be fetched`, error);
      }
    }
  };

  const catchUp = async () => {
    if ((await documents.newest(REGISTRY)) === revision) return;
    const state = await readShared(documents, local);
    ({ archives } = state);
    if (state.revision > 0) {
      await fetchUsed(state);
      if (JSON.stringify(local.read()) !== JSON.stringify(state.registry)) local.write(state.registry);
    }
    ({ revision } = state);
  };

  /** Answers whether it could be seen; trouble is told once, and its end. */
  const look = async (): Promise<boolean> => {
    try {
      await catchUp();
      if (trouble !== null) log('What front doors share of releases is reached again');
      trouble = null;
      return true;
    } catch (error) {
      const { message } = error as Error;
      if (trouble !== message) log(`${message}; what is served stays`, error);
      trouble = message;
      return false;
    }
  };

  return {
    look,
    have: (name: string, version: string) => fetching.have(name, version, archives),
    isInTrouble: () => trouble !== null,
    close() {
      documents.close();
      storage.close();
    },
  };
}

/** Opens it, after a first look: where nothing can be seen, what the data folder has is what there is. */
export async function openFollowing({ dataDir, shared }: ReleasesConfig, log: Say): Promise<Following> {
  if (!shared) return ALONE;
  const follower = follow(dataDir, shared, log);
  let pause = PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let looking: Promise<void> | null = null;

  const lookNow = async () => {
    clearTimeout(timer);
    pause = (await follower.look()) ? PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
    looking = null;
    if (!closed) timer = setTimeout(look, pause);
  };
  /** Whoever asks while it is being looked waits for that. */
  const look = (): Promise<void> => {
    looking ??= lookNow();
    return looking;
  };
  await look();

  return {
    // What is being looked at may have been read before whatever was changed.
    look: async () => {
      await looking;
      await look();
    },
    async fetch(name, version) {
      if (await follower.have(name, version)) return true;
      // Another front door may have taken it in a moment ago.
      await look();
      const there = await follower.have(name, version);
      if (!there && follower.isInTrouble())
        throw new StoreUnavailableError(`Whether there is ${name}@${version} is not known`);
      return there;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await looking;
      follower.close();
    },
  };
}
