import { createHash } from 'node:crypto';

/** Actions on the versions of a bundle. */
export const ACTIONS = ['release', 'rollback', 'canary', 'promote', 'abort'] as const;
export type Action = (typeof ACTIONS)[number];

export interface HistoryEntry {
  version: string;
  at: string;
  action: Action;
  /** Name of a team or a person; null if unknown. */
  by: string | null;
  commit: string | null;
  note: string | null;
}

/** A version that some visitors get. */
export interface Canary {
  version: string;
  percent: number;
}

/** A stored version that visitors do not get yet. */
export interface Staged {
  version: string;
  /** The same for bundles that were staged together. */
  at: string;
  by: string | null;
}

export interface BundleState {
  live: string;
  canary: Canary | null;
  /** Newest first, append-only. */
  history: HistoryEntry[];
}

/** The content of `registry.json`. It may be edited by hand. */
export interface RegistryState {
  bundles: Record<string, BundleState>;
  /** By bundle. A bundle may have no live version. */
  staged: Record<string, Staged>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toTextOr = <Other>(value: unknown, other: Other): string | Other => (typeof value === 'string' ? value : other);

/** Whether a value is a valid percentage: the resolution is 1 of 10,000. */
export const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0.01 && value <= 100;

/** Drops entries without a version. Old entries without an action are releases. */
function entriesOf(history: unknown): HistoryEntry[] {
  if (!Array.isArray(history)) return [];
  return history.filter(isObject).flatMap(({ version, at, action, by, commit, note }) => {
    if (typeof version !== 'string') return [];
    return {
      version,
      at: toTextOr(at, ''),
      action: ACTIONS.find((each) => each === action) ?? 'release',
      by: toTextOr(by, null),
      commit: toTextOr(commit, null),
      note: toTextOr(note, null),
    };
  });
}

function canaryIn(name: string, canary: unknown): Canary | null {
  if (canary === undefined || canary === null) return null;
  if (isObject(canary) && typeof canary.version === 'string' && isPercent(canary.percent)) {
    return { version: canary.version, percent: canary.percent };
  }
  throw new Error(`The canary of ${name} is not valid`);
}

/** Drops invalid entries. */
function stagedIn(staged: unknown): RegistryState['staged'] {
  const found = Object.entries(isObject(staged) ? staged : {}).flatMap(([name, its]) =>
    isObject(its) && typeof its.version === 'string' && typeof its.at === 'string'
      ? [[name, { version: its.version, at: its.at, by: toTextOr(its.by, null) }] as const]
      : [],
  );
  return Object.fromEntries(found);
}

/** @throws Error if the text is not a valid registry */
export function parseState(text: string): RegistryState {
  const value: unknown = JSON.parse(text);
  if (!isObject(value) || !isObject(value.bundles)) throw new Error('It has no bundles');
  const bundles = Object.entries(value.bundles).map(([name, state]): [string, BundleState] => {
    if (!isObject(state) || typeof state.live !== 'string') throw new Error(`The live version of ${name} is missing`);
    return [name, { live: state.live, canary: canaryIn(name, state.canary), history: entriesOf(state.history) }];
  });
  if (bundles.filter(([, { canary }]) => canary).length > 1) throw new Error('It has more than one canary');
  return { bundles: Object.fromEntries(bundles), staged: stagedIn(value.staged) };
}

/** Hash of the live and previous versions, for clients that poll for changes. */
export function revisionOf({ bundles }: RegistryState): string {
  const versions = Object.entries(bundles).map(([name, bundle]) => `${name}@${bundle.live}<${previousVersion(bundle)}`);
  return createHash('sha256').update(versions.sort().join('\n')).digest('base64url').slice(0, 16);
}

/** The canary of a site with its bundle; a site has one at most. */
export function canaryOf({ bundles }: RegistryState): (Canary & { bundle: string }) | null {
  const found = Object.entries(bundles).find(([, { canary }]) => canary);
  return found?.[1].canary ? { bundle: found[0], ...found[1].canary } : null;
}

/** The state after a release or promotion of these versions: the live ones become previous. */
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

/** The state after a promotion of the canary; null without a canary. */
export function withCanary(state: RegistryState): RegistryState | null {
  const canary = canaryOf(state);
  return canary && withLive(state, [[canary.bundle, canary.version]]);
}

/** The states after activating what is staged: one for each call that staged something. */
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
 * The version to roll back to: the one that was live before. Versions that were rolled back are skipped, so a second
 * rollback does not return to them.
 */
export function previousVersion({ live, history }: BundleState): string | null {
  let line: string[] = [];
  for (const { action, version } of history.toReversed()) {
    if (action === 'canary' || action === 'abort') continue;
    const lastIndex = line.indexOf(version);
    if (action === 'rollback') line = lastIndex < 0 ? [version] : line.slice(0, lastIndex + 1);
    else line = [...line.filter((each) => each !== version), version];
  }
  // The live version may have been edited by hand, without an entry in the history.
  return line.findLast((each) => each !== live) ?? null;
}

/** The versions of a bundle that are in use: live, canary and previous. */
export function usedVersions(state: BundleState): string[] {
  const versions = [state.live, state.canary?.version, previousVersion(state)];
  return [...new Set(versions.filter((version) => typeof version === 'string'))];
}
