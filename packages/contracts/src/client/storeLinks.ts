import { type InferType, object } from 'yup';
import { optionalLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import type { StoreLinksReply } from './client.ts';

/** Hosts of the app stores. */
const HOSTS = { appStore: 'apps.apple.com', googlePlay: 'play.google.com' } as const;

/** Whether a text is the URL of a page on exactly this host. */
function isPageOf(host: string, text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.host === host && !url.username && !url.password;
}

const storeLinkField = (host: string) =>
  optionalLine(500).test({
    name: 'store',
    message: say(/*i18n*/ 'Please enter a link that starts with https://{host}/', { host }),
    test: (value) => value === '' || isPageOf(host, value),
  });

/** Store pages of a client's app, each optional. */
export const storeLinksSchema = object({
  appStore: storeLinkField(HOSTS.appStore),
  googlePlay: storeLinkField(HOSTS.googlePlay),
});

export type StoreLinksBody = InferType<typeof storeLinksSchema>;

export const storeLinks = {
  save: endpoint.put('/api/admin/clients/:id/store-links', 'admin', storeLinksSchema, reply<StoreLinksReply>()),
};
