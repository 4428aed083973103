import type { RegistryReply } from '@skal/contracts/registry';
import {
  HISTORY_TOLD,
  type ReleaseEntryReply,
  type ReleaseReply,
  type ToldReply,
  type VersionReply,
} from '@skal/contracts/release';
import { changeAside, type Outcome, type Wanted } from './publishing/changing.ts';
import { openRegistry } from './registry.ts';
import type { Deed } from './registryChanges.ts';
import type { Say } from './registryFile.ts';
import { OutOfReach } from './registryRefusal.ts';
import { type BundleState, type HistoryEntry, versionBefore } from './registryState.ts';
import { readRelease } from './release.ts';
import { openReleases, type ReleasePlace } from './releases.ts';
import type { Summary } from './rum/summary.ts';
import { openTold } from './rum/told.ts';

/** Who changes something at the desk, and in which belief. */
export type DeskDeed = Required<Pick<Deed, 'by' | 'note'>> & { expects: string };

/** What came of it; null for a bundle that there is not. */
export type DeskOutcome = Outcome | null;

/** What an operator sees of what is released, and does with it. */
export interface Desk {
  list(): Promise<ReleaseReply[]>;
  promote(bundle: string, canary: string, deed: DeskDeed): Promise<DeskOutcome>;
  abort(bundle: string, canary: string, deed: DeskDeed): Promise<DeskOutcome>;
  rollBack(bundle: string, to: string, deed: DeskDeed): Promise<DeskOutcome>;
  close(): void;
}

/** How long somebody at the desk waits for another publisher, in milliseconds. */
const PATIENCE_MS = 10_000;

/** The actions after which a version is live. */
const isLiveBy = ({ action }: Pick<HistoryEntry, 'action'>): boolean => action !== 'canary' && action !== 'abort';

const toldOf = ({ vitals, ...counted }: Summary): ToldReply => {
  const { LCP = null, INP = null, CLS = null } = vitals;
  return { ...counted, vitals: { LCP, INP, CLS } };
};

const entryOf = ({ at, ...entry }: HistoryEntry): ReleaseEntryReply => ({ ...entry, at: at || null });

/** While what is shared cannot be reached, what this front door serves is looked at. */
async function orElse<Result>(look: () => Promise<Result>, lookHere: () => Result): Promise<Result> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof OutOfReach) return lookHere();
    throw error;
  }
}

/** What a release says of itself, as far as the desk shows it. */
type Facts = Pick<VersionReply, 'commit' | 'bytes'>;

interface Settings {
  place: ReleasePlace;
  /** Told of what cannot be understood. */
  say: Say;
  /** What visitors are told to be live; null before anybody is told anything. */
  served: () => RegistryReply | null;
}

/** Opens the desk of a site. */
export function openDesk({ place, say, served }: Settings): Desk {
  const { dataDir } = place;
  const releases = openReleases(place, say);
  const here = openRegistry(dataDir, say);
  /** What releases say of themselves never changes. */
  const facts = new Map<string, Facts>();

  const factsOf = async (bundle: string, version: string): Promise<Facts> => {
    const key = `${bundle}@${version}`;
    const known = facts.get(key);
    if (known) return known;
    const dir = await orElse(
      () => releases.find(bundle, version),
      () => null,
    );
    if (dir === null) return { commit: null, bytes: null };
    const { commit, bytes } = readRelease(dir);
    const found = { commit, bytes: Object.values(bytes).reduce((sum, each) => sum + each, 0) };
    facts.set(key, found);
    return found;
  };

  const presentBundle = async ([bundle, state]: readonly [string, BundleState]): Promise<ReleaseReply> => {
    const { live, canary, history } = state;
    const given = served()?.bundles[bundle];
    const givenVersions = [given?.version, given?.canary?.version];
    const before = versionBefore(state);
    const summaryOf = openTold(dataDir, bundle, state);
    const versionOf = async (version: string, isIts = isLiveBy): Promise<VersionReply> => {
      const { at, by } = history.find((entry) => entry.version === version && isIts(entry)) ?? { at: '', by: null };
      const told = toldOf(summaryOf(version));
      const isServed = givenVersions.includes(version);
      return { version, ...(await factsOf(bundle, version)), since: at || null, by, served: isServed, told };
    };
    return {
      bundle,
      live: await versionOf(live),
      canary: canary && {
        ...(await versionOf(canary.version, ({ action }) => action === 'canary')),
        percent: canary.percent,
      },
      before: before === null ? null : await versionOf(before),
      history: history.slice(0, HISTORY_TOLD).map(entryOf),
    };
  };

  const change = async (wanted: Wanted & { name: string }, { expects, ...deed }: DeskDeed, canary?: string) => {
    const { name } = wanted;
    if (!Object.hasOwn(here.bundles(), name)) return null;
    const belief = { expects: { [name]: expects }, ...(canary !== undefined && { canary }) };
    return changeAside({ ...wanted, place, deed: { ...deed, ...belief, patienceMs: PATIENCE_MS } });
  };

  return {
    async list() {
      const found = await orElse(releases.bundles, here.bundles);
      const bundles = Object.entries(found).sort(([one], [other]) => one.localeCompare(other));
      return Promise.all(bundles.map(presentBundle));
    },
    promote: (name, canary, deed) => change({ do: 'promote', name }, deed, canary),
    abort: (name, canary, deed) => change({ do: 'abort', name }, deed, canary),
    rollBack: (name, version, deed) => change({ do: 'rollback', name, version }, deed),
    close: releases.close,
  };
}
