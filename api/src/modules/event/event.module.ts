import type { ApiModule } from '../module.ts';
import { Event1796083204003 } from './20261201-event.migration.ts';
import { eventRoutes } from './event.routes.ts';
import { GuestEventEntity } from './GuestEvent.entity.ts';

export default {
  entities: [GuestEventEntity],
  migrations: [Event1796083204003],
  routes: eventRoutes,
} satisfies ApiModule;
