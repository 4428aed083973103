import { isDeepStrictEqual } from 'node:util';
import { StoreUnavailableError } from '../registry/registryError.ts';
import type { LogFn } from '../registry/registryFile.ts';
import { canaryOf } from '../registry/registryState.ts';
import type { ReleasesConfig } from '../releases/releasesConfig.ts';
import type { StoredArchives } from './releaseFetcher.ts';
import { openSharedState, REGISTRY_DOCUMENT, type SharedState, versionsInUse } from './sharedState.ts';

/** The time between two polls, in milliseconds: web servers agree within a second. */
const INTERVAL_MS = 300;
/** The longest time between two polls while the database or the storage cannot be reached. */
const MAX_INTERVAL_MS = 5_000;

/** Copies the shared registry and its releases into the data folder of a web server. */
export interface ReleaseSync {
  /** Polls at once, after a change was made here. */
  syncNow(): Promise<void>;
  /**
   * Fetches a release that the data folder does not have; false where the site does not have it.
   * @throws StoreUnavailableError where that is unknown at this moment
   */
  fetch(name: string, version: string): Promise<boolean>;
  close(): Promise<void>;
}

const NOT_SHARED: ReleaseSync = {
  syncNow: async () => undefined,
  fetch: async () => false,
  close: async () => undefined,
};

/** Live or canary: its pages cannot be composed without it. */
const isServed = ({ registry }: SharedState, name: string, version: string): boolean =>
  registry.bundles[name]?.live === version || canaryOf(registry)?.version === version;

/** Starts to poll. Returns after the first poll: where it fails, the server starts with what its data folder has. */
export async function startReleaseSync({ dataDir, shared }: ReleasesConfig, log: LogFn): Promise<ReleaseSync> {
  if (!shared) return NOT_SHARED;
  const { revisions, local, fetcher, read, close } = openSharedState({ dataDir, shared, log });
  let revision = -1;
  let archives: StoredArchives = {};
  let failure: string | null = null;
  let interval = INTERVAL_MS;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let running: Promise<void> | null = null;

  /** A failure to fetch a staged or previous release is logged only; one of a live or canary release stops the sync. */
  const fetchUsed = async (state: SharedState) => {
    for (const [name, version] of versionsInUse(state.registry)) {
      try {
        await fetcher.ensure(name, version, state.archives);
      } catch (error) {
        if (isServed(state, name, version)) throw error;
        log(`${name}@${version}, which is not live, could not be fetched`, error);
      }
    }
  };

  const copyChanges = async () => {
    if ((await revisions.latestRevision(REGISTRY_DOCUMENT)) === revision) return;
    const state = await read();
    ({ archives } = state);
    if (state.revision > 0) {
      await fetchUsed(state);
      if (!isDeepStrictEqual(local.read(), state.registry)) local.write(state.registry);
    }
    ({ revision } = state);
  };

  const poll = async () => {
    clearTimeout(timer);
    try {
      await copyChanges();
      if (failure !== null) log('The shared database and storage are reachable again');
      failure = null;
      interval = INTERVAL_MS;
    } catch (error) {
      const { message } = error as Error;
      if (failure !== message) log(`${message}; the served versions stay`, error);
      failure = message;
      interval = Math.min(interval * 2, MAX_INTERVAL_MS);
    }
    running = null;
    if (!isClosed) timer = setTimeout(sync, interval);
  };
  /** Concurrent callers share one poll. */
  const sync = (): Promise<void> => {
    running ??= poll();
    return running;
  };
  await sync();

  const ensure = (name: string, version: string) => fetcher.ensure(name, version, archives);
  return {
    async syncNow() {
      // A poll that is running may have read the state before the change.
      await running;
      await sync();
    },
    async fetch(name, version) {
      if (await ensure(name, version)) return true;
      // Another server may have published it just now.
      await sync();
      const isThere = await ensure(name, version);
      if (!isThere && failure !== null)
        throw new StoreUnavailableError(`${name}@${version} cannot be looked up at this moment`);
      return isThere;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
      close();
    },
  };
}
