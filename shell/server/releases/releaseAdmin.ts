import {
  HISTORY_LIMIT,
  type ReleaseEntryReply,
  type ReleaseReply,
  type RumSummaryReply,
  type VersionReply,
} from '@skal/contracts/operations/release';
import type { Site } from '../openSite.ts';
import { openRegistry } from '../registry/registry.ts';
import { StoreUnavailableError } from '../registry/registryError.ts';
import { type BundleState, type HistoryEntry, previousVersion } from '../registry/registryState.ts';
import { createVersionSummaries, type RumSummary } from '../rum/versionSummaries.ts';
import { type ChangeResult, changeInWorker } from './changeInWorker.ts';
import { readRelease } from './release.ts';

/** How long an operator waits for another change, in milliseconds. */
const LOCK_TIMEOUT_MS = 10_000;

/** The actions after which a version is live. */
const isLiveBy = ({ action }: Pick<HistoryEntry, 'action'>): boolean => action !== 'canary' && action !== 'abort';

const toReply = ({ vitals, ...counted }: RumSummary): RumSummaryReply => {
  const { LCP = null, INP = null, CLS = null } = vitals;
  return { ...counted, vitals: { LCP, INP, CLS } };
};

const entryOf = ({ at, ...entry }: HistoryEntry): ReleaseEntryReply => ({ ...entry, at: at || null });

/** Falls back to the data folder of this web server if the shared database or storage cannot be reached. */
async function lookUpOrElse<Result>(lookup: () => Promise<Result>, localLookup: () => Result): Promise<Result> {
  try {
    return await lookup();
  } catch (error) {
    if (error instanceof StoreUnavailableError) return localLookup();
    throw error;
  }
}

/** What an operator sees of a release itself. */
type ReleaseMetadata = Pick<VersionReply, 'commit' | 'bytes'>;

/** A change that an operator has confirmed, with the version that the page showed. */
type AdminCommand =
  | { type: 'promote' | 'abort'; bundle: string; canary: string }
  | { type: 'rollback'; bundle: string; version: string };

/** Creates the adapter of the release service for operators: what they see of the releases, and what they may change. */
export function createReleaseAdmin({ config, releases, registry }: Pick<Site, 'config' | 'releases' | 'registry'>) {
  const { dataDir } = config;
  const local = openRegistry(dataDir);
  /** Cached: a release never changes. */
  const metadata = new Map<string, ReleaseMetadata>();

  const metadataOf = async (bundle: string, version: string): Promise<ReleaseMetadata> => {
    const key = `${bundle}@${version}`;
    const known = metadata.get(key);
    if (known) return known;
    const dir = await lookUpOrElse(
      () => releases.find(bundle, version),
      () => null,
    );
    if (dir === null) return { commit: null, bytes: null };
    const { commit, bytes } = readRelease(dir);
    const found = { commit, bytes: Object.values(bytes).reduce((sum, each) => sum + each, 0) };
    metadata.set(key, found);
    return found;
  };

  const toReleaseReply = async ([bundle, state]: readonly [string, BundleState]): Promise<ReleaseReply> => {
    const { live, canary, history } = state;
    const served = registry().bundles[bundle];
    const servedVersions = [served?.version, served?.canary?.version];
    const before = previousVersion(state);
    const summaryOf = createVersionSummaries(dataDir, bundle, state);
    const versionOf = async (version: string, matches = isLiveBy): Promise<VersionReply> => {
      const { at, by } = history.find((entry) => entry.version === version && matches(entry)) ?? { at: '', by: null };
      const rum = toReply(summaryOf(version));
      const isServed = servedVersions.includes(version);
      return { version, ...(await metadataOf(bundle, version)), since: at || null, by, served: isServed, rum };
    };
    return {
      bundle,
      live: await versionOf(live),
      canary: canary && {
        ...(await versionOf(canary.version, ({ action }) => action === 'canary')),
        percent: canary.percent,
      },
      before: before === null ? null : await versionOf(before),
      history: history.slice(0, HISTORY_LIMIT).map(entryOf),
    };
  };

  return {
    /** The state of each bundle, with what browsers reported of its versions. */
    async status(): Promise<ReleaseReply[]> {
      const found = await lookUpOrElse(releases.status, local.bundles);
      const bundles = Object.entries(found).sort(([one], [other]) => one.localeCompare(other));
      return Promise.all(bundles.map(toReleaseReply));
    },

    /** Makes a change; null where there is no such bundle. `expects` is the version that must be live. */
    async change(
      command: AdminCommand,
      { expects, by, note }: { by: string; note: string | null; expects: string },
    ): Promise<ChangeResult | null> {
      if (!Object.hasOwn(local.bundles(), command.bundle)) return null;
      const context = { by, note, expectedLive: { [command.bundle]: expects }, lockTimeoutMs: LOCK_TIMEOUT_MS };
      if (command.type === 'rollback') return changeInWorker({ command, config, context });
      return changeInWorker({ command, config, context: { ...context, expectedCanary: command.canary } });
    },
  };
}
