import { inbox } from '@skal/contracts/support/inbox';
import { unread } from '@skal/contracts/support/unread';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { readPage } from '../../server/nextPage.ts';
import { presentInboxItem } from './inbox.present.ts';
import { countUnread, findInbox } from './inbox.query.ts';

/** Routes of the inbox: all kinds of requests in one list; each kind has endpoints of its own for the rest. */
export function inboxRoutes({ db }: Dependencies): Route[] {
  return [
    route(inbox.list, {
      run: (call) =>
        readPage(call, call.query.limit, async (limit) =>
          (await findInbox(db, { ...call.query, limit })).map((row) => presentInboxItem(row, call.locale)),
        ),
    }),

    route(unread.count, {
      run: async () => ({ unread: await countUnread(db) }),
    }),
  ];
}
