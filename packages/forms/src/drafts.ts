import { DRAFT_DAYS } from '@skal/contracts/site/serviceCommitments';
import { readStored, setStored } from '@skal/shell-kit/browserState.ts';

/**
 * What somebody has typed and not sent yet, as their browser keeps it. A browser that keeps nothing, or has no room
 * left, loses nothing but this.
 */

/** Whose draft it is that nobody has signed in for. It is kept by the tab alone. */
export const ANONYMOUS_OWNER = 'visitor';

/** Where a draft lies: by the account's id, or VISITOR, and the form's name. */
export interface DraftKey {
  readonly owner: string;
  readonly form: string;
}

/** What is kept of a form. */
export interface StoredDraft {
  /** The same from the first letter until it is sent; the keys of its attempts begin with it. */
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Something belongs to it that is never kept: a password, a file. */
  readonly partial: boolean;
}

interface Entry extends StoredDraft {
  readonly form: string;
  /** When it was typed, in milliseconds. */
  readonly at: number;
}

/** All drafts of an owner lie under one key, so that there are never those of two accounts. */
const KEY = 'skal-drafts';
const DAY = 24 * 3600 * 1000;
const KEPT_FOR = { account: DRAFT_DAYS * DAY, visitor: DAY } as const;
/** The most that is kept of one form, in characters: several times what the longest form takes. */
const MOST = 50_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  typeof value.form === 'string' &&
  typeof value.id === 'string' &&
  typeof value.at === 'number' &&
  typeof value.partial === 'boolean' &&
  isRecord(value.values);

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The drafts of this owner; what is too old, another account's or no draft of today's shape is none. */
function entriesOf(text: string | null, owner: string): Entry[] {
  const kept = parse(text);
  if (!isRecord(kept) || kept.owner !== owner || !Array.isArray(kept.entries)) return [];
  const limit = owner === ANONYMOUS_OWNER ? KEPT_FOR.visitor : KEPT_FOR.account;
  return kept.entries.filter(isEntry).filter(({ at }) => Math.abs(Date.now() - at) < limit);
}

/** Shows the owner's drafts to `change`, and keeps what it makes of them. */
function change<Result>(owner: string, act: (entries: Entry[]) => { result: Result; entries: Entry[] }): Result {
  const kind = owner === ANONYMOUS_OWNER ? 'sessionStorage' : 'localStorage';
  const before = readStored(kind, KEY);
  const { result, entries } = act(entriesOf(before, owner));
  const after = entries.length === 0 ? null : JSON.stringify({ owner, entries });
  if (after !== before) setStored(kind, KEY, after);
  return result;
}

/** What was typed into a form before. What another account left in this browser goes at the same time. */
export const loadDraft = ({ owner, form }: DraftKey): StoredDraft | undefined =>
  change(owner, (entries) => ({ result: entries.find((entry) => entry.form === form), entries }));

/** Keeps what is typed. What is too long for that is kept not at all, rather than in part. */
export const saveDraft = ({ owner, form }: DraftKey, kept: StoredDraft): void =>
  change(owner, (entries) => {
    const others = entries.filter((entry) => entry.form !== form);
    const fits = JSON.stringify(kept.values).length <= MOST;
    return { result: undefined, entries: fits ? [...others, { ...kept, form, at: Date.now() }] : others };
  });

/** Forgets what was typed into a form; with `values`, only if it is these. */
export const deleteDraft = ({ owner, form }: DraftKey, values?: StoredDraft['values']): void =>
  change(owner, (entries) => {
    const isGone = (entry: Entry) =>
      entry.form === form && (!values || JSON.stringify(entry.values) === JSON.stringify(values));
    return { result: undefined, entries: entries.filter((entry) => !isGone(entry)) };
  });
