import { APP_ALERTS_MAX, appAlert } from '@skal/contracts/app/appAlert';
import type { Dependencies } from '../../dependencies.ts';
import { textFor } from '../../language/text.ts';
import { type Route, route } from '../../server/http/route.ts';
import { toLocalDay } from '../../time/calendar.ts';
import {
  findBrokenConnections,
  findBrokenPushServices,
  findCrashingApps,
  findFailingWebhooks,
  findSilentApps,
} from './appAlerts.query.ts';

/** Route of alerts about clients' apps, for operators. */
export function appAlertRoutes({ db, settings }: Dependencies): Route[] {
  return [
    route(appAlert.list, {
      async run({ locale }) {
        const now = Date.now();
        const today = toLocalDay(now, settings.timeZone);
        const found = await Promise.all([
          findSilentApps(db, now),
          findBrokenConnections(db),
          findBrokenPushServices(db),
          findFailingWebhooks(db),
          findCrashingApps(db, { now, today, timeZone: settings.timeZone }),
        ]);
        return found
          .flat()
          .sort((one, other) => other.at.localeCompare(one.at) || (one.id < other.id ? -1 : 1))
          .slice(0, APP_ALERTS_MAX)
          .map((alert) => ({ ...alert, title: textFor(locale, alert.title) }));
      },
    }),
  ];
}
