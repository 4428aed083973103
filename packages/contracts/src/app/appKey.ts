import { type InferType, object } from 'yup';
import { optionalLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';

/** So many keys of one client live at once: the one in use, and the one that is to replace it. */
export const KEYS_MAX = 2;

export const addKeySchema = object({
  /** What the operator calls it, such as where it is used. */
  label: optionalLine(64),
});

export type AddKeyBody = InferType<typeof addKeySchema>;

/** A new key: this is the only time that it is said. */
export interface NewKeyReply {
  id: string;
  key: string;
}

export interface AppKeyReply {
  id: string;
  label: string;
  /** Its last four characters, by which people tell keys apart. */
  ending: string;
  createdAt: string;
  /** To the minute; null until the first batch. */
  lastUsedAt: string | null;
}

/** The keys with which a client's app reports. */
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
