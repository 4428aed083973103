import { type InboxKind, inboxKinds } from '@skal/contracts/inbox';
import { useAddressParams } from '../../address/useAddressParams.ts';

const ITEM = 'item';

/** One thing of the inbox, by its kind and its id. */
export interface ItemName {
  kind: InboxKind;
  id: string;
}

/** How it stands in the address: `ticket-0198…`. */
export const keyOf = ({ kind, id }: ItemName): string => `${kind}-${id}`;

function itemOf(key: string | null): ItemName | null {
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
export const hrefOfItem = (name: ItemName): string =>
  `/admin?${withItem(new URLSearchParams({ tab: 'inbox' }), keyOf(name))}`;

/** Which thing is open: it stands in the address (`?item=<kind>-<id>`), so a mail can lead to it, and Back closes it. */
export function useOpenItem() {
  const [params, setParams] = useAddressParams();
  const item = itemOf(params.get(ITEM));
  const go = (key: string | null) => setParams((current) => withItem(current, key));
  return { item, open: (name: ItemName) => go(keyOf(name)), close: () => go(null) };
}
