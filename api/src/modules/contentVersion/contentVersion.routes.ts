import { type ContentVersionReply, contentHistory, contentVersion } from '@skal/contracts/content/contentVersion';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { type ContentVersion, ContentVersionEntity } from './ContentVersion.entity.ts';
import { composeDocument } from './contentParts.ts';
import { ensureContent } from './lockContent.ts';
import { publishContent, restoreVersion } from './publish.ts';
import { readStatus } from './readStatus.ts';

const present = ({ id, number, kind, note, publishedAt, publishedBy }: ContentVersion): ContentVersionReply => ({
  ...{ id, number, kind, note, publishedBy },
  publishedAt: toIsoTime(publishedAt),
});

/** Routes of draft, published version and history. */
export const contentVersionRoutes = ({ db }: Pick<Dependencies, 'db'>): Route[] => [
  route(contentVersion.status, {
    async run({ business }) {
      const state = await ensureContent(db, business.id);
      return db.read((manager) => readStatus(manager, state));
    },
  }),

  route(contentVersion.preview, {
    async run({ business }) {
      await ensureContent(db, business.id);
      return { content: await db.read((manager) => composeDocument(manager, business.id)) };
    },
  }),

  route(contentVersion.publish, {
    run: (call) => publishContent(db, call.business.id, call.body, call),
  }),

  route(contentHistory.list, {
    async run({ business }) {
      const [where, order] = [{ businessId: business.id }, { number: 'DESC' } as const];
      return (await db.read((manager) => manager.find(ContentVersionEntity, { where, order }))).map(present);
    },
  }),

  route(contentHistory.restore, {
    run: (call) => restoreVersion(db, call.business.id, call.params.id, call),
  }),
];
