import type { ApiModule } from '../module.ts';
import { bookingsRoutes } from './bookings.routes.ts';

export default { routes: bookingsRoutes } satisfies ApiModule;
