import { type SnippetReply, snippet } from '@skal/contracts/support/snippet';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { type Snippet, SnippetEntity } from './Snippet.entity.ts';

const present = ({ id, title, text }: Snippet): SnippetReply => ({ id, title, text });

/** Routes of operators' text snippets. */
export function snippetRoutes({ db }: Dependencies): Route[] {
  return [
    route(snippet.list, {
      async run() {
        const order = { title: 'ASC', id: 'ASC' } as const;
        return (await db.read((manager) => manager.find(SnippetEntity, { order }))).map(present);
      },
    }),

    route(snippet.add, {
      async run(call) {
        const { title, text } = call.body;
        const added: Snippet = { id: newId(), title, text, createdAt: Date.now() };
        await db.tx(async (manager) => {
          await insertRows(manager, SnippetEntity, [added]);
          await recordAuditEvent(manager, call, { action: 'snippet.added', after: { title } });
        });
        return present(added);
      },
    }),

    route(snippet.remove, {
      async run(call) {
        const { id } = call.params;
        await db.tx(async (manager) => {
          const found = await manager.findOneBy(SnippetEntity, { id });
          const { affected } = await manager.delete(SnippetEntity, { id });
          if (!found || !affected) throw notFound('snippet');
          await recordAuditEvent(manager, call, { action: 'snippet.removed', before: { title: found.title } });
        });
      },
    }),
  ];
}
