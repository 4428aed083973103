import { type InferType, object } from 'yup';
import { strictNumber } from '../fields/amountField.ts';
import { optionalLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import type { ContentDocument } from './appContent.ts';
import { contentPermissions } from './contentPermission.ts';

const NUMBER = 'number must be a whole number.';

/** Publishes the draft, based on the number of the published version; 0 if there is none. */
export const publishSchema = object({
  number: strictNumber(NUMBER).integer(NUMBER).min(0, NUMBER).required(NUMBER),
  note: optionalLine(),
});

export type PublishContentBody = InferType<typeof publishSchema>;

/** A difference between the draft and the published version. */
export interface ContentChangeReply {
  /** Collection of the document, such as `menu.items`. */
  collection: string;
  kind: 'added' | 'changed' | 'removed' | 'moved';
  /** Name of the entry; of a moved collection, an empty string. */
  name: string;
}

export interface ContentStatusReply {
  /** Number of the published version; 0 if there is none. */
  number: number;
  /** ISO 8601, in UTC; null if nothing is published. */
  publishedAt: string | null;
  /** The publisher's name at that time. */
  publishedBy: string | null;
  /** Number of items and events in the published version. */
  published: number;
  /** Number of differences between the draft and the published version. */
  changes: number;
  /** The first of them. */
  firstChanges: ContentChangeReply[];
}

/** Maximum number of `firstChanges`. */
export const FIRST_CHANGES = 20;

/** How a version was made: published as a whole, or by a value that takes effect at once. */
export type VersionKind = 'publish' | 'quick';

export interface ContentVersionReply {
  id: string;
  number: number;
  kind: VersionKind;
  note: string;
  publishedAt: string;
  publishedBy: string;
}

/** Number of versions in the history; older ones are deleted. */
export const VERSIONS_KEPT = 50;

/** The draft as the app would get it. */
export interface ContentPreviewReply {
  content: ContentDocument;
}

const refused = { errorStatuses: [409] };

/** Draft and published version of all content; any editor of content may publish, and readers of figures see the status. */
export const contentVersion = {
  ...withPermission([...contentPermissions, 'Analytics'], {
    status: endpoint.get('/api/content/status', 'client', reply<ContentStatusReply>()),
  }),
  ...withPermission(contentPermissions, {
    preview: endpoint.get('/api/content/preview', 'client', reply<ContentPreviewReply>()),
    /** 409 with the current status (`current`) if another version was published meanwhile. */
    publish: endpoint.post('/api/content/publish', 'client', publishSchema, reply<ContentStatusReply>(200, refused)),
  }),
};

/** Earlier versions, newest first. Restoring replaces the draft; the published version stays until it is published. */
export const contentHistory = withPermission(['Settings'], {
  list: endpoint.get('/api/content/versions', 'client', reply<ContentVersionReply[]>()),
  restore: endpoint.post('/api/content/versions/:id/restore', 'client', reply<ContentStatusReply>()),
});
