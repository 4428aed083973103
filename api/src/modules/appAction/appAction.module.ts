import type { ApiModule } from '../module.ts';
import { AppAction1796083204002 } from './20261201-appAction.migration.ts';
import { AppActionEntity } from './AppAction.entity.ts';
import { appActionRoutes } from './appAction.routes.ts';
import { ReservationEntity } from './Reservation.entity.ts';

/** As long as the events of orders and reservations are kept. */
const DAY_MS = 24 * 3600_000;

export default {
  entities: [ReservationEntity, AppActionEntity],
  migrations: [AppAction1796083204002],
  routes: appActionRoutes,
  retention: ({ eventRetentionDays }, now) => {
    const parameters = [now - eventRetentionDays * DAY_MS];
    return {
      reservations: () => ({ table: 'reservations', where: 'for_at < ?', parameters }),
      appActions: () => ({ table: 'app_actions', where: 'at < ?', parameters }),
    };
  },
} satisfies ApiModule;
