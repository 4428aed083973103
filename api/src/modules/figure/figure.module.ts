import { dayOf } from '../../calendar.ts';
import type { ApiModule } from '../module.ts';
import { AppGuestEntity } from './AppGuest.entity.ts';
import { FigureDayEntity } from './FigureDay.entity.ts';
import { Figure1768000200000 } from './figure.migration.ts';
import { figureRoutes } from './figure.routes.ts';
import { FigureBytes1768000440000 } from './figureBytes.migration.ts';
import { FigureMonths1768000460000 } from './figureMonths.migration.ts';
import { FigurePart1768000410000 } from './figurePart.migration.ts';
import { FigureReports1768000450000 } from './figureReports.migration.ts';
import { oldGuests } from './oldGuests.ts';

export default {
  entities: [FigureDayEntity, AppGuestEntity],
  migrations: [
    ...[Figure1768000200000, FigurePart1768000410000],
    ...[FigureBytes1768000440000, FigureReports1768000450000, FigureMonths1768000460000],
  ],
  routes: figureRoutes,
  sweeps: ({ eventKeepDays, timeZone }, now) => ({
    appGuests: () => oldGuests(dayOf(now, timeZone), eventKeepDays),
  }),
} satisfies ApiModule;
