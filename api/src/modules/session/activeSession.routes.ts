import { type ActiveSessionReply, activeSession } from '@skal/contracts/account/activeSession';
import type { Locale } from '@skal/contracts/site/locale';
import { MoreThan } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { textFor } from '../../language/text.ts';
import { textIn } from '../../language/textIn.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { lockAccount } from '../account/lockAccount.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { revokeGrants } from '../grant/revokeGrants.ts';
import { SessionEntity, type StoredSession } from './Session.entity.ts';
import { hashSessionKey, UNKNOWN_BROWSER } from './session.store.ts';

/** Writes the stored description of a browser: 'Firefox on Windows'. */
function writeDevice(device: string, locale: Locale): string {
  const [browser = '', system] = device.split(' on ');
  if (system === undefined) return textFor(locale, browser);
  const write = textIn(locale);
  return write(/*i18n*/ '{browser} on {system}', {
    browser: textFor(locale, browser),
    system: textFor(locale, system),
  });
}

/** A session as shown to its owner. One without a public id is from an older version and expires within hours. */
const presentOpenSession = (row: StoredSession, current: string | undefined, locale: Locale): ActiveSessionReply[] =>
  row.publicId === null
    ? []
    : [
        {
          id: row.publicId,
          device: writeDevice(row.device ?? UNKNOWN_BROWSER, locale),
          since: toIsoTime(row.createdAt),
          lastUsed: toIsoTime(row.usedAt ?? row.createdAt),
          current: row.id === current,
        },
      ];

/** Routes that list an account's active sessions and end them. */
export function activeSessionRoutes({ db, log, settings }: Dependencies): Route[] {
  return [
    route(activeSession.list, {
      async run({ account, ctx, locale }) {
        const now = Date.now();
        const activeOnly = { expiresAt: MoreThan(now), createdAt: MoreThan(now - settings.session.absoluteMs) };
        // During an impersonation these are the client's sessions: the portal shows what the client sees.
        const { accountId } = account.viewing?.client ?? account;
        const where = { accountId, ...activeOnly };
        const rows = await db.read((manager) =>
          manager.find(SessionEntity, { where, order: { createdAt: 'DESC', id: 'ASC' } }),
        );
        const key = ctx.state.session?.key;
        const current = key === undefined ? undefined : hashSessionKey(key);
        return rows.flatMap((row) => presentOpenSession(row, current, locale));
      },
    }),

    route(activeSession.revoke, {
      async run(call) {
        const { account, params, requestId } = call;
        await db.tx(async (manager) => {
          await lockAccount(manager, account.accountId);
          const own = { publicId: params.id, accountId: account.accountId };
          const { affected } = await manager.delete(SessionEntity, own);
          if (!affected) throw notFound('session');
          await revokeGrants(manager, 'sessionEnded', account.accountId);
          await recordAuditEvent(manager, call, { action: 'session.ended', client: account.business });
        });
        log.info({ requestId, account: account.accountId }, 'session ended');
      },
    }),
  ];
}
