import { preferences } from '@skal/contracts/account/preferences';
import type { Dependencies } from '../../dependencies.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import { type Route, route } from '../../server/http/route.ts';
import { changeAccount } from '../account/changeAccount.ts';
import { sendPreferenceCookies } from '../session/preferenceCookies.ts';
import { presentSession } from '../session/session.present.ts';

/** Route of language and theme of the caller's account. */
export function preferencesRoutes({ db }: Dependencies): Route[] {
  return [
    route(preferences.save, {
      async run({ account, body, ctx, locale }) {
        const change = omitUndefined(body);
        await db.tx((manager) => changeAccount(manager, account.accountId, change));
        const saved = { ...account, ...change };
        sendPreferenceCookies(ctx, saved);
        return presentSession(saved, locale);
      },
    }),
  ];
}
