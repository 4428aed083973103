import type { ApiModule } from '../module.ts';
import { Device1796083203000 } from './20261201-device.migration.ts';
import { DeviceEntity } from './Device.entity.ts';
import { deviceRoutes } from './device.routes.ts';

const DAY_MS = 24 * 3600_000;
/** FCM regards a token as expired after 270 days without a connection. */
const KEEP_DAYS = 270;

export default {
  entities: [DeviceEntity],
  migrations: [Device1796083203000],
  routes: deviceRoutes,
  retention: (_settings, now) => ({
    devices: () => ({ table: 'devices', where: 'seen_at < ?', parameters: [now - KEEP_DAYS * DAY_MS] }),
  }),
} satisfies ApiModule;
