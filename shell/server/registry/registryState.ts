import { createHash } from 'node:crypto';

/** What is done to a bundle's versions. */
export const ACTIONS = ['release', 'rollback', 'canary', 'promote', 'abort'] as const;
export type Action = (typeof ACTIONS)[number];

export interface HistoryEntry {
  version: string;
  at: string;
  action: Action;
  /** A team's or a person's name; null where it was not written down. */
  by: string | null;
  commit: string | null;
  note: string | null;
}

/** A version that some of the visitors have. */
export interface Canary {
  version: string;
  percent: number;
}

/** A version that is there and is looked at, before anybody has it. */
export interface Staged {
  version: string;
  /** Bundles that are staged together have the same time. */
  at: string;
  by: string | null;
}

export interface BundleState {
  live: string;
  canary: Canary | null;
  /** What was done, newest first; it is only added to. */
  history: HistoryEntry[];
}

/** What `registry.json` says. A person may have written it. */
export interface RegistryState {
  bundles: Record<string, BundleState>;
  /** By their bundles' names, which may have no version that is live. */
  staged: Record<string, Staged>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOr = <Other>(value: unknown, other: Other): string | Other => (typeof value === 'string' ? value : other);

/** Whether a part of the visitors can be so large: each has one of 10,000 places. */
export const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0.01 && value <= 100;

/** What does not name a version says nothing; what was written before a field was asked for is a release. */
function entriesOf(history: unknown): HistoryEntry[] {
  if (!Array.isArray(history)) return [];
  return history.filter(isObject).flatMap(({ version, at, action, by, commit, note }) => {
    if (typeof version !== 'string') return [];
    return {
      version,
      at: textOr(at, ''),
      action: ACTIONS.find((each) => each === action) ?? 'release',
      by: textOr(by, null),
      commit: textOr(commit, null),
      note: textOr(note, null),
    };
  });
}

function canaryIn(name: string, canary: unknown): Canary | null {
  if (canary === undefined || canary === null) return null;
  if (isObject(canary) && typeof canary.version === 'string' && isPercent(canary.percent)) {
    return { version: canary.version, percent: canary.percent };
  }
  throw new Error(`It does not say which canary ${name} has`);
}

/** What makes no sense is not staged: nobody has it. */
function stagedIn(staged: unknown): RegistryState['staged'] {
  const found = Object.entries(isObject(staged) ? staged : {}).flatMap(([name, its]) =>
    isObject(its) && typeof its.version === 'string' && typeof its.at === 'string'
      ? [[name, { version: its.version, at: its.at, by: textOr(its.by, null) }] as const]
      : [],
  );
  return Object.fromEntries(found);
}

/** @throws for a text that is no registry */
export function parseState(text: string): RegistryState {
  const value: unknown = JSON.parse(text);
  if (!isObject(value) || !isObject(value.bundles)) throw new Error('It names no bundles');
  const bundles = Object.entries(value.bundles).map(([name, state]): [string, BundleState] => {
    if (!isObject(state) || typeof state.live !== 'string') throw new Error(`It does not say what is live of ${name}`);
    return [name, { live: state.live, canary: canaryIn(name, state.canary), history: entriesOf(state.history) }];
  });
  if (bundles.filter(([, { canary }]) => canary).length > 1) throw new Error('It names more than one canary');
  return { bundles: Object.fromEntries(bundles), staged: stagedIn(value.staged) };
}

/** Names what is live, and what tabs fall back to, for all who ask whether it has changed. */
export function revisionOf({ bundles }: RegistryState): string {
  const versions = Object.entries(bundles).map(([name, bundle]) => `${name}@${bundle.live}<${previousVersion(bundle)}`);
  return createHash('sha256').update(versions.sort().join('\n')).digest('base64url').slice(0, 16);
}

/** The one canary of a site, with its bundle's name. */
export function canaryOf({ bundles }: RegistryState): (Canary & { bundle: string }) | null {
  const found = Object.entries(bundles).find(([, { canary }]) => canary);
  return found?.[1].canary ? { bundle: found[0], ...found[1].canary } : null;
}

/** A state in which versions are live, as a release or a promotion would leave it: what is live now is before them. */
export function withLive(
  { bundles, staged }: RegistryState,
  versions: readonly (readonly [string, string])[],
): RegistryState {
  const changed = versions.map(([name, version]): [string, BundleState] => {
    const released: HistoryEntry = { version, at: '', action: 'release', by: null, commit: null, note: null };
    return [name, { live: version, canary: null, history: [released, ...(bundles[name]?.history ?? [])] }];
  });
  return { bundles: { ...bundles, ...Object.fromEntries(changed) }, staged };
}

/** What would be live if the canary were; null where there is none. */
export function withCanary(state: RegistryState): RegistryState | null {
  const canary = canaryOf(state);
  return canary && withLive(state, [[canary.bundle, canary.version]]);
}

/** What would be live with what is staged: once for each call that staged something. */
export function withStaged(state: RegistryState): RegistryState[] {
  const groups = Map.groupBy(Object.entries(state.staged), ([, { at }]) => at);
  return [...groups.values()].map((together) =>
    withLive(
      state,
      together.map(([name, { version }]) => [name, version]),
    ),
  );
}

/**
 * The version to go back to: what was live before the live one. Whatever was gone back from is left out, so that going
 * back twice never leads to what was left.
 */
export function previousVersion({ live, history }: BundleState): string | null {
  let line: string[] = [];
  for (const { action, version } of history.toReversed()) {
    if (action === 'canary' || action === 'abort') continue;
    const there = line.indexOf(version);
    if (action === 'rollback') line = there < 0 ? [version] : line.slice(0, there + 1);
    else line = [...line.filter((each) => each !== version), version];
  }
  // A person may have written what is live, and no history of it.
  return line.findLast((each) => each !== live) ?? null;
}

/** The versions of a bundle that are in use: live, canary and previous. */
export function usedVersions(state: BundleState): string[] {
  const versions = [state.live, state.canary?.version, previousVersion(state)];
  return [...new Set(versions.filter((version) => typeof version === 'string'))];
}
