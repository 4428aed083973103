import { type InferType, number, object } from 'yup';
import { endpoint, reply } from '../http/endpoint.ts';
import { withScope } from '../http/permission.ts';
import type { PublishedInfo } from './businessInfo.ts';
import type { GuestEventStatus } from './guestEvent.ts';
import type { Allergen } from './menu.ts';
import type { PublishedPhoto } from './photo.ts';

/** A published category; it has at least one published item. */
export interface PublishedCategory {
  id: string;
  name: string;
}

/** A published item of the menu. */
export interface PublishedItem {
  id: string;
  categoryId: string;
  name: string;
  description: string;
  /** In minor units of the currency. */
  price: number;
  currency: 'DKK';
  allergens: Allergen[];
  /** Time of day in Copenhagen; both null if always available. */
  availableFrom: string | null;
  availableTo: string | null;
  soldOut: boolean;
  /** Id in `photos`. */
  photoId: string | null;
}

/** A published event. */
export interface PublishedEvent {
  id: string;
  title: string;
  text: string;
  /** ISO 8601, in UTC. */
  startsAt: string;
  endsAt: string;
  /** In minor units of the currency. */
  price: number;
  currency: 'DKK';
  capacity: number | null;
  /** Id in `photos`. */
  photoId: string | null;
  status: Exclude<GuestEventStatus, 'draft'>;
  /** Why it is cancelled, or how to get on a waiting list. */
  note: string;
}

/** Published content of a client's app. Lists are in the order in which guests see them. */
export interface ContentDocument {
  menu: { categories: PublishedCategory[]; items: PublishedItem[] };
  /** In the order of their start. */
  events: PublishedEvent[];
  /** The gallery; items and events refer to its photos. */
  photos: PublishedPhoto[];
  /** Null until the business has entered it. */
  info: PublishedInfo | null;
}

/** What changed in a list of the document since an earlier version. */
export interface CollectionChanges {
  /** Path of the list, such as `menu.items`. */
  collection: string;
  /** Added and changed entries, complete. */
  changed: Record<string, unknown>[];
  /** Ids of removed entries. */
  removed: string[];
  /** Ids of all entries in their new order. */
  order: string[];
}

export interface AppContentReply {
  /** Number of the published version; 0 if nothing was published yet. */
  number: number;
  /** ISO 8601, in UTC. */
  publishedAt: string | null;
  /** The whole document; null in a reply with changes. */
  content: ContentDocument | null;
  /** Changes since the version in `since`; null in a reply with the whole document. */
  changes: CollectionChanges[] | null;
}

export interface ContentNumberReply {
  /** Number of the published version; 0 if nothing was published yet. */
  number: number;
}

const WHOLE = (name: string) => `${name} must be a whole number.`;
const since = () => number().typeError(WHOLE('since')).integer(WHOLE('since')).min(0, WHOLE('since'));

/** Longest wait for a change, in seconds. */
export const WAIT_SECONDS_MAX = 25;

/** `since`: number of the version that the app has; an unknown one gets the whole document. */
export const appContentQuery = object({ since: since() });

export const contentChangesQuery = object({
  since: since().default(0),
  /** Seconds to wait for a version newer than `since`. */
  wait: number()
    .typeError(WHOLE('wait'))
    .integer(WHOLE('wait'))
    .min(0, WHOLE('wait'))
    .max(WAIT_SECONDS_MAX, `wait cannot exceed ${WAIT_SECONDS_MAX}.`)
    .default(WAIT_SECONDS_MAX),
});

export type AppContentQuery = InferType<typeof appContentQuery>;
export type ContentChangesQuery = InferType<typeof contentChangesQuery>;

/** Published content for a client's app: the reply has an ETag, and 304 answers `If-None-Match`. */
export const appContent = withScope('content', {
  read: endpoint.find('/api/app/content', 'app', appContentQuery, reply<AppContentReply>()),
  /** Long poll: replies once a newer version is published, or after `wait` seconds with the same number. */
  changes: endpoint.find('/api/app/changes', 'app', contentChangesQuery, reply<ContentNumberReply>()),
});
