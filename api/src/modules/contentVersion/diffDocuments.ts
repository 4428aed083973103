import type { CollectionChanges, ContentDocument } from '@skal/contracts/content/appContent';
import type { ContentChangeReply } from '@skal/contracts/content/contentVersion';

/** An entry of a list in the document. */
type Entry = Record<string, unknown>;

/** The lists of a document by path; a part that is one object is a list with one entry. */
function listCollections(document: Partial<ContentDocument>): Map<string, Entry[]> {
  const collections = new Map<string, Entry[]>();
  for (const [key, part] of Object.entries<unknown>(document)) {
    if (part === null) continue;
    const members = Object.entries(part as object);
    if (Array.isArray(part)) collections.set(key, part as Entry[]);
    else if (members.every(([, member]) => Array.isArray(member)))
      for (const [name, member] of members) collections.set(`${key}.${name}`, member as Entry[]);
    else collections.set(key, [{ id: key, ...(part as object) }]);
  }
  return collections;
}

const idOf = ({ id }: Entry): string => String(id);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Compares two lists by the ids of their entries. */
function compareLists(before: readonly Entry[], after: readonly Entry[]) {
  const [was, is] = [before, after].map((list) => new Map(list.map((entry) => [idOf(entry), entry]))) as [
    Map<string, Entry>,
    Map<string, Entry>,
  ];
  const added = after.filter((entry) => !was.has(idOf(entry)));
  const changed = after.filter((entry) => was.has(idOf(entry)) && !isSame(was.get(idOf(entry)), entry));
  const removed = before.filter((entry) => !is.has(idOf(entry)));
  const common = (list: readonly Entry[]) => list.map(idOf).filter((id) => was.has(id) && is.has(id));
  return { added, changed, removed, isMoved: !isSame(common(before), common(after)) };
}

/** Compares two documents, list by list. */
function* compareDocuments(before: Partial<ContentDocument>, after: Partial<ContentDocument>) {
  const [was, is] = [listCollections(before), listCollections(after)];
  for (const collection of new Set([...was.keys(), ...is.keys()])) {
    const now = is.get(collection) ?? [];
    yield { collection, order: now.map(idOf), ...compareLists(was.get(collection) ?? [], now) };
  }
}

/** Returns what an app must change to get from one document to the other. */
export const changesForApp = (before: ContentDocument, after: ContentDocument): CollectionChanges[] =>
  [...compareDocuments(before, after)]
    .filter(({ added, changed, removed, isMoved }) => added.length + changed.length + removed.length > 0 || isMoved)
    .map(({ collection, added, changed, removed, order }) => ({
      ...{ collection, order },
      changed: [...added, ...changed],
      removed: removed.map(idOf),
    }));

const nameOf = ({ name, title }: Entry): string => String(name ?? title ?? '');

/** Lists the differences of a draft for its editors. */
export const listChanges = (published: Partial<ContentDocument>, draft: ContentDocument): ContentChangeReply[] =>
  [...compareDocuments(published, draft)].flatMap(({ collection, added, changed, removed, isMoved }) => {
    const named = (kind: ContentChangeReply['kind'], entries: readonly Entry[]) =>
      entries.map((entry) => ({ collection, kind, name: nameOf(entry) }));
    return [
      ...[...named('added', added), ...named('changed', changed), ...named('removed', removed)],
      ...(isMoved ? [{ collection, kind: 'moved' as const, name: '' }] : []),
    ];
  });
