import { appContent, type ContentDocument } from '@skal/contracts/content/appContent';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { TaggedJson } from '../../server/streaming/taggedJson.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { findActionChanges } from '../appAction/actionChanges.ts';
import { createAppKeyAuth } from '../appKey/createAppKeyAuth.ts';
import { ChangeWatch } from './ChangeWatch.ts';
import { ContentStateEntity } from './ContentState.entity.ts';
import { DocumentCache } from './DocumentCache.ts';
import { changesForApp } from './diffDocuments.ts';

/** These requests have no body. */
const BODY_BYTES = 1024;
const MS = 1000;

/** Routes for clients' apps: the published content, and a long poll for changes and answers. */
export function appContentRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  const documents = new DocumentCache(db);
  const watch = new ChangeWatch(deps);
  const apiKeyAuth = createAppKeyAuth(deps, BODY_BYTES);

  /** Serializes the published content: whole, or the changes since a version that the history still has. */
  const read = async (businessId: string, number: number, since: number | undefined): Promise<string> => {
    const current = await documents.find(businessId, number);
    if (!current) return JSON.stringify({ number: 0, publishedAt: null, content: null, changes: null });
    const head = `{"number":${number},"publishedAt":"${toIsoTime(current.publishedAt)}"`;
    const before = since && since <= number ? await documents.find(businessId, since) : undefined;
    if (!before) return `${head},"content":${current.text},"changes":null}`;
    const [was, is] = [before, current].map(({ text }) => JSON.parse(text) as ContentDocument) as [
      ContentDocument,
      ContentDocument,
    ];
    return `${head},"content":null,"changes":${JSON.stringify(changesForApp(was, is))}}`;
  };

  return [
    route(appContent.read, {
      apiKeyAuth,
      async run({ app: { businessId }, query: { since } }) {
        const state = await db.read((manager) => manager.findOneBy(ContentStateEntity, { businessId }));
        const { number, hash } = state ?? { number: 0, hash: '' };
        const tag = `${number}-${hash.slice(0, 32)}${since === undefined ? '' : `-${since}`}`;
        return new TaggedJson(tag, () => read(businessId, number, since));
      },
    }),

    route(appContent.changes, {
      apiKeyAuth,
      async run({ app, ctx, query: { since, after, wait } }) {
        const closed = new AbortController();
        ctx.res.once('close', () => closed.abort());
        const number = await watch.wait(app, { since, after, ms: wait * MS, closed: closed.signal });
        const read = (from: number) => db.read((manager) => findActionChanges(manager, app.businessId, from));
        return { number, answers: after === undefined ? [] : await read(after) };
      },
    }),
  ];
}
