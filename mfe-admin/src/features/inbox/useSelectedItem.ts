import { type InboxKind, inboxKinds } from '@skal/contracts/support/inbox';
import { useUrlParams } from '../../url/useUrlParams.ts';

const ITEM = 'item';

/** One thing of the inbox, by its kind and its id. */
export interface InboxItemRef {
  kind: InboxKind;
  id: string;
}

/** How it stands in the address: `ticket-0198…`. */
export const inboxItemKey = ({ kind, id }: InboxItemRef): string => `${kind}-${id}`;

function itemOf(key: string | null): InboxItemRef | null {
  const kind = inboxKinds.find((one) => key?.startsWith(`${one}-`));
  return key && kind ? { kind, id: key.slice(kind.length + 1) } : null;
}

function withItem(params: URLSearchParams, key: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (key) next.set(ITEM, key);
  else next.delete(ITEM);
  return next;
}

/** The address of a thing in the inbox. */
export const hrefOfItem = (name: InboxItemRef): string =>
  `/admin?${withItem(new URLSearchParams({ tab: 'inbox' }), inboxItemKey(name))}`;

/** Which thing is open: it stands in the address (`?item=<kind>-<id>`), so a mail can lead to it, and Back closes it. */
export function useSelectedItem() {
  const [params, setParams] = useUrlParams();
  const item = itemOf(params.get(ITEM));
  const go = (key: string | null) => setParams((current) => withItem(current, key));
  return { item, open: (name: InboxItemRef) => go(inboxItemKey(name)), close: () => go(null) };
}
