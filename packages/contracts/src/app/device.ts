import { type InferType, object } from 'yup';
import { enumField, optionalLine, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withScope } from '../http/permission.ts';

export const devicePlatforms = ['ios', 'android'] as const;
export type DevicePlatform = (typeof devicePlatforms)[number];

/** Maximum length of a token: four times that of the longest ones that FCM issues. */
export const DEVICE_TOKEN_MAX = 1024;

/** Maximum number of devices per guest; the one that has been silent for longest is forgotten. */
export const GUEST_DEVICES_MAX = 10;

const TOKEN = `token must be the device token of the push service, 1 to ${DEVICE_TOKEN_MAX} visible characters.`;
const GUEST = 'guest must be a pseudonym of 1 to 64 letters, digits, - or _.';
const LOCALE = 'locale must be a language tag, such as da or da-DK.';

/** A device that may receive notifications. The token is opaque. */
export const registerDeviceSchema = object({
  token: requiredLine(TOKEN, DEVICE_TOKEN_MAX).matches(/^[\x21-\x7e]+$/, TOKEN),
  platform: enumField(devicePlatforms, 'platform must be ios or android.'),
  /** The guest's pseudonym, as in events; missing before a guest has signed in. */
  guest: optionalLine(64).matches(/^[A-Za-z0-9_-]*$/, GUEST),
  locale: optionalLine(35).matches(/^(?:[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*)?$/, LOCALE),
});

export type RegisterDeviceBody = InferType<typeof registerDeviceSchema>;

export interface DeviceReply {
  /** Stays the same while the token does; the app forgets the device by it. */
  id: string;
}

/** Devices of guests, registered by the client's app. */
export const device = withScope('devices', {
  /** Registers a token, or updates what is known of it. */
  register: endpoint.post(
    '/api/app/devices',
    'app',
    registerDeviceSchema,
    reply<DeviceReply>(200, { errorStatuses: [409] }),
  ),
  forget: endpoint.delete('/api/app/devices/:id', 'app'),
});
