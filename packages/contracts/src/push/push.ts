import { boolean, type InferType, object } from 'yup';
import { countBytes, shortLine, shortText } from '../fields/graphemes.ts';
import { enumField, optionalEnumField, optionalLine, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';

/** Maximum lengths in characters as people see them. */
export const PUSH_TITLE_MAX = 50;
export const PUSH_TEXT_MAX = 150;
/** Maximum size of title and text in bytes: FCM accepts messages of 4,096 bytes, with everything else in them. */
const PUSH_BYTES_MAX = 3000;

/** Audiences (K25). `api/src/modules/push/audience/rules.ts` has the rule of each. */
export const pushAudiences = ['all', 'vip', 'regular', 'new', 'inactive'] as const;
export type PushAudience = (typeof pushAudiences)[number];

/** Sections of a client's app that a notification can open. */
export const pushLinks = ['home', 'menu', 'events', 'reservations', 'takeaway', 'loyalty'] as const;
export type PushLink = (typeof pushLinks)[number];

/** Sizes below this are not revealed. */
export const PUSH_SIZE_MIN = 5;

/** Number of newest notifications in a list. */
export const PUSH_LIST_MAX = 200;

/** Maximum number of own guests for tests. */
export const PUSH_TESTERS_MAX = 5;

const message = {
  title: shortLine(say(/*i18n*/ 'Please enter a title'), PUSH_TITLE_MAX),
  text: shortText(say(/*i18n*/ 'Please enter a message'), PUSH_TEXT_MAX).test(
    'bytes',
    say(/*i18n*/ 'This message is too large for phones. Please use fewer emoji.'),
    (text, { parent }) => countBytes(`${parent.title ?? ''}${text ?? ''}`) <= PUSH_BYTES_MAX,
  ),
  link: optionalEnumField(pushLinks, say(/*i18n*/ 'Please choose a section of the app from the list')),
};

const TIME = say(/*i18n*/ 'Please enter day and time');

/** A notification to send now, or at a time in Copenhagen. */
export const sendPushSchema = object({
  ...message,
  audience: enumField(pushAudiences, say(/*i18n*/ 'Please choose an audience from the list')),
  /** Local time as `2026-12-24T17:30`; blank sends it now. */
  sendAt: optionalLine(16).matches(/^(?:\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/, TIME),
  /** Whether the owner has confirmed what the first reply named. */
  confirmed: boolean().typeError('confirmed must be true or false').default(false),
});

export type SendPushBody = InferType<typeof sendPushSchema>;

/** A notification to the owner's own phones only. */
export const testPushSchema = object(message);

export type TestPushBody = InferType<typeof testPushSchema>;

export const addTesterSchema = object({
  guest: requiredLine(say(/*i18n*/ 'Please enter your guest ID from the app'), 64).matches(
    /^[A-Za-z0-9_-]+$/,
    say(/*i18n*/ 'A guest ID has letters, digits, - and _ only'),
  ),
  name: requiredLine(say(/*i18n*/ 'Please enter whose phone it is'), 60),
});

export type AddTesterBody = InferType<typeof addTesterSchema>;

/** Code of the 409 reply that names what the owner has to confirm. */
export const PUSH_NEEDS_CONFIRMATION = 'confirm';

/** States of a notification. */
export const pushStates = ['scheduled', 'preparing', 'sending', 'sent', 'cancelled'] as const;
export type PushState = (typeof pushStates)[number];

/** Why a device did not get a notification. */
export const pushReasons = ['unregistered', 'invalid', 'mismatch', 'expired', 'weekly'] as const;
export type PushReason = (typeof pushReasons)[number];

export interface PushReasonReply {
  reason: PushReason;
  devices: number;
}

/** Result of a notification. Every figure is null if fewer than five guests were addressed. */
export interface PushResultReply {
  sent: number | null;
  failed: number | null;
  /** Not sent to guests who had two notifications that week. */
  skipped: number | null;
  /** As the app reports them; null until it does. */
  delivered: number | null;
  opened: number | null;
  /** Opened of delivered, in percent; null without deliveries. */
  openRate: number | null;
  reasons: PushReasonReply[];
}

/** A notification, scheduled or sent. */
export interface PushReply {
  id: string;
  title: string;
  text: string;
  link: PushLink | null;
  audience: PushAudience;
  state: PushState;
  /** When it is or was due. */
  sendAt: string;
  createdAt: string;
  createdBy: string;
  finishedAt: string | null;
  /** Null until sending begins. */
  result: PushResultReply | null;
}

export interface PushAudienceReply {
  audience: PushAudience;
  /** Number of guests; null for fewer than five. */
  guests: number | null;
}

export interface PushTesterReply {
  id: string;
  name: string;
}

/** State of the delivery service: none is connected, it works, or it is broken. */
export const pushServiceStates = ['missing', 'working', 'broken'] as const;
export type PushServiceState = (typeof pushServiceStates)[number];

export interface PushOverviewReply {
  service: PushServiceState;
  /** What the service answered, as a sentence; null while it works. */
  problem: string | null;
  /** Notifications that were sent today in Copenhagen. */
  sentToday: number;
  scheduled: number;
  audiences: PushAudienceReply[];
  testers: PushTesterReply[];
}

export interface PushTestReply {
  /** Number of own devices it was sent to. */
  devices: number;
}

/** Notifications to the guests of a client's live app. */
export const push = withPermission(['Settings'], {
  read: endpoint.get('/api/push', 'client', reply<PushOverviewReply>()),
  list: endpoint.get('/api/push/campaigns', 'client', reply<PushReply[]>()),
  send: endpoint.post(
    '/api/push/campaigns',
    'client',
    sendPushSchema,
    reply<PushReply>(201, { errorStatuses: [409, 422] }),
  ),
  cancel: endpoint.post('/api/push/campaigns/:id/cancel', 'client', reply<PushReply>(200, { errorStatuses: [409] })),
  test: endpoint.post(
    '/api/push/tests',
    'client',
    testPushSchema,
    reply<PushTestReply>(201, { errorStatuses: [409, 422] }),
  ),
});

/** Guests whose phones get tests, marked by the owner. */
export const pushTester = withPermission(['Settings'], {
  add: endpoint.post(
    '/api/push/testers',
    'client',
    addTesterSchema,
    reply<PushTesterReply>(201, { errorStatuses: [409] }),
  ),
  remove: endpoint.delete('/api/push/testers/:id', 'client'),
});
