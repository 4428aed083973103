import { type InboxKind, inboxKinds } from '@skal/contracts/support/inbox';
import { useUrlParams } from '../../url/useUrlParams.ts';

const ITEM = 'item';

/** Kind and id of an inbox item. */
export interface InboxItemRef {
  kind: InboxKind;
  id: string;
}

/** Value of the URL parameter: `ticket-0198…`. */
export const inboxItemKey = ({ kind, id }: InboxItemRef): string => `${kind}-${id}`;

function itemOf(key: string | null): InboxItemRef | null {
  const kind = inboxKinds.find((candidate) => key?.startsWith(`${candidate}-`));
  return key && kind ? { kind, id: key.slice(kind.length + 1) } : null;
}

function withItem(params: URLSearchParams, key: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (key) next.set(ITEM, key);
  else next.delete(ITEM);
  return next;
}

/** Returns the URL of an inbox item. */
export const hrefOfItem = (name: InboxItemRef): string =>
  `/admin?${withItem(new URLSearchParams({ tab: 'inbox' }), inboxItemKey(name))}`;

/** The open item, stored in the URL (`?item=<kind>-<id>`): emails can link to it, and Back closes it. */
export function useSelectedItem() {
  const [params, setParams] = useUrlParams();
  const item = itemOf(params.get(ITEM));
  const go = (key: string | null) => setParams((current) => withItem(current, key));
  return { item, open: (name: InboxItemRef) => go(inboxItemKey(name)), close: () => go(null) };
}
