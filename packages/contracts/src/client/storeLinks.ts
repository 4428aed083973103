import { type InferType, object } from 'yup';
import { optionalLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import type { StoreLinksReply } from './client.ts';

/** Where each store has its apps. */
const HOSTS = { appStore: 'apps.apple.com', googlePlay: 'play.google.com' } as const;

/** Whether a text is the address of a page of this host, and of nothing that merely looks so. */
function isPageOf(host: string, text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.host === host && !url.username && !url.password;
}

const addressAt = (host: string) =>
  optionalLine(500).test({
    name: 'store',
    message: `Please enter an address that begins with https://${host}/`,
    test: (value) => value === '' || isPageOf(host, value),
  });

/** Where guests get a client's app: the page in each store, or nothing. */
export const storeLinksSchema = object({
  appStore: addressAt(HOSTS.appStore),
  googlePlay: addressAt(HOSTS.googlePlay),
});

export type StoreLinksBody = InferType<typeof storeLinksSchema>;

export const storeLinks = {
  save: endpoint.put('/api/admin/clients/:id/store-links', 'admin', storeLinksSchema, reply<StoreLinksReply>()),
};
