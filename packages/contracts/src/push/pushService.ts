import { type InferType, object } from 'yup';
import { enumField, optionalText } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import type { PushServiceState } from './push.ts';

/** Ways to deliver notifications that an operator can choose; `log` is for development and demo. */
export const pushDrivers = ['fcm', 'webhook', 'log'] as const;
export type PushDriverName = (typeof pushDrivers)[number];

export const pushDriverLabels: Readonly<Record<PushDriverName, string>> = {
  fcm: 'Firebase Cloud Messaging',
  webhook: say(/*i18n*/ "Webhook to the app's backend"),
  log: say(/*i18n*/ 'Log only, for development'),
};

/** Maximum length of a service account's key file; Google's are half as long. */
const KEY_FILE_MAX = 5000;

/** The delivery service of a client's app. */
export const savePushServiceSchema = object({
  driver: enumField(pushDrivers, say(/*i18n*/ 'Please choose how notifications are delivered')),
  /** JSON key file of a Google service account with the role to send messages; for `fcm` only. */
  serviceAccount: optionalText(KEY_FILE_MAX).when('driver', ([driver], key) =>
    driver === 'fcm' ? key.required(say(/*i18n*/ 'Please paste the JSON key file of the service account')) : key,
  ),
});

export type SavePushServiceBody = InferType<typeof savePushServiceSchema>;

/** Delivery service of a client. The key is write-only. */
export interface PushServiceReply {
  state: PushServiceState;
  driver: PushDriverName | null;
  /** Firebase project and service account; empty for other drivers. */
  account: string;
  problem: string | null;
  savedAt: string | null;
  /** Number of registered devices. */
  devices: number;
}

/** Delivery services of clients' apps, entered by operators. */
export const pushService = {
  read: endpoint.get('/api/admin/clients/:id/push-service', 'admin', reply<PushServiceReply>()),
  save: endpoint.put('/api/admin/clients/:id/push-service', 'admin', savePushServiceSchema, reply<PushServiceReply>()),
  remove: endpoint.delete('/api/admin/clients/:id/push-service', 'admin'),
};
