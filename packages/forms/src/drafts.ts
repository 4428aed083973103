import { DRAFT_DAYS } from '@skal/contracts/site/serviceCommitments';
import { readStored, setStored } from '@skal/shell-kit/browserState.ts';

/** Unsent drafts in browser storage. If the browser stores nothing, or its quota is exceeded, only the drafts are lost. */

/** Owner of drafts when signed out. Stored in session storage only. */
export const ANONYMOUS_OWNER = 'visitor';

/** Key of a draft: the account's id, or ANONYMOUS_OWNER, and the form's name. */
export interface DraftKey {
  readonly owner: string;
  readonly form: string;
}

/** The stored draft of a form. */
export interface StoredDraft {
  /** Stays the same from the first key press until submission; the idempotency keys start with it. */
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The draft includes content that is never stored: a password, a file. */
  readonly partial: boolean;
}

interface Entry extends StoredDraft {
  readonly form: string;
  /** Time of the last change, in milliseconds. */
  readonly at: number;
}

/** All drafts of an owner are stored under one key, so that drafts of two accounts never coexist. */
const KEY = 'skal-drafts';
const DAY = 24 * 3600 * 1000;
const MAX_AGE = { account: DRAFT_DAYS * DAY, visitor: DAY } as const;
/** Maximum length of one stored draft, in characters: several times the longest form. */
const MAX_LENGTH = 50_000;

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

/** Returns the valid drafts of this owner: not expired, not of another account, and of the current shape. */
function entriesOf(text: string | null, owner: string): Entry[] {
  const draft = parse(text);
  if (!isRecord(draft) || draft.owner !== owner || !Array.isArray(draft.entries)) return [];
  const limit = owner === ANONYMOUS_OWNER ? MAX_AGE.visitor : MAX_AGE.account;
  return draft.entries.filter(isEntry).filter(({ at }) => Math.abs(Date.now() - at) < limit);
}

/** Passes the owner's drafts to `act` and stores the drafts that it returns. */
function updateEntries<Result>(
  owner: string,
  update: (entries: Entry[]) => { result: Result; entries: Entry[] },
): Result {
  const kind = owner === ANONYMOUS_OWNER ? 'sessionStorage' : 'localStorage';
  const before = readStored(kind, KEY);
  const { result, entries } = update(entriesOf(before, owner));
  const after = entries.length === 0 ? null : JSON.stringify({ owner, entries });
  if (after !== before) setStored(kind, KEY, after);
  return result;
}

/** Loads the draft of a form. Deletes the drafts of other accounts in this browser. */
export const loadDraft = ({ owner, form }: DraftKey): StoredDraft | undefined =>
  updateEntries(owner, (entries) => ({ result: entries.find((entry) => entry.form === form), entries }));

/** Saves a draft. A draft above the size limit is not saved at all, rather than in part. */
export const saveDraft = ({ owner, form }: DraftKey, draft: StoredDraft): void =>
  updateEntries(owner, (entries) => {
    const others = entries.filter((entry) => entry.form !== form);
    const fits = JSON.stringify(draft.values).length <= MAX_LENGTH;
    return { result: undefined, entries: fits ? [...others, { ...draft, form, at: Date.now() }] : others };
  });

/** Deletes the draft of a form; with `values`, only if its values are equal. */
export const deleteDraft = ({ owner, form }: DraftKey, values?: StoredDraft['values']): void =>
  updateEntries(owner, (entries) => {
    const isDeleted = (entry: Entry) =>
      entry.form === form && (!values || JSON.stringify(entry.values) === JSON.stringify(values));
    return { result: undefined, entries: entries.filter((entry) => !isDeleted(entry)) };
  });
