import { settings } from '@skal/contracts/account/settings';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { presentSession } from '../session/session.present.ts';
import { saveSettings } from './saveSettings.ts';

/** Route of a client's settings. */
export function settingsRoutes({ db, log }: Dependencies): Route[] {
  return [
    route(settings.save, {
      async run(call) {
        const saved = await saveSettings(db, call);
        log.info({ requestId: call.requestId, account: call.account.accountId }, 'settings saved');
        return presentSession(saved, call.locale);
      },
    }),
  ];
}
