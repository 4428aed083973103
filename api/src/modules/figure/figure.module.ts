import { dayOf } from '../../calendar.ts';
import type { ApiModule } from '../module.ts';
import { Figure1795824001000 } from './20261128-figure.migration.ts';
import { AppGuestEntity } from './AppGuest.entity.ts';
import { FigureDayEntity } from './FigureDay.entity.ts';
import { figureRoutes } from './figure.routes.ts';
import { oldGuests } from './oldGuests.ts';

export default {
  entities: [FigureDayEntity, AppGuestEntity],
  migrations: [Figure1795824001000],
  routes: figureRoutes,
  retention: ({ eventKeepDays, timeZone }, now) => ({
    appGuests: () => oldGuests(dayOf(now, timeZone), eventKeepDays),
  }),
} satisfies ApiModule;
