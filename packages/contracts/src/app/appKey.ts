import { array, type InferType, object } from 'yup';
import { enumField, optionalLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { type AppScope, appScopes } from './appScope.ts';

/** Maximum number of active keys per client: the one in use and its replacement. */
export const KEYS_MAX = 2;

const SCOPES = say(/*i18n*/ 'Please choose at least one use from the list');

export const addKeySchema = object({
  /** The operator's label, such as where the key is used. */
  label: optionalLine(64),
  scopes: array(enumField(appScopes, SCOPES))
    .typeError(SCOPES)
    .min(1, SCOPES)
    .max(appScopes.length, SCOPES)
    .default(() => ['events' as const]),
});

export type AddKeyBody = InferType<typeof addKeySchema>;

/** A new key. The response is the only place where it appears. */
export interface NewKeyReply {
  id: string;
  key: string;
}

export interface AppKeyReply {
  id: string;
  label: string;
  scopes: AppScope[];
  /** Last four characters, to tell keys apart. */
  ending: string;
  createdAt: string;
  /** Rounded to the minute; null before the first batch. */
  lastUsedAt: string | null;
}

/** API keys of a client's app. */
export const appKey = {
  list: endpoint.get('/api/admin/clients/:id/keys', 'admin', reply<AppKeyReply[]>()),
  add: endpoint.post(
    '/api/admin/clients/:id/keys',
    'admin',
    addKeySchema,
    reply<NewKeyReply>(201, { errorStatuses: [409] }),
  ),
  revoke: endpoint.delete('/api/admin/keys/:id', 'admin'),
};
