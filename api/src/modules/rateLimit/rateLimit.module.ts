import type { ApiModule } from '../module.ts';
import { RateLimit1795910400000 } from './20261129-rateLimit.migration.ts';

/** The table of the rate limits; rate-limiter-flexible reads and writes it by itself (`server/rateLimit/rateLimits.ts`). */
export default { migrations: [RateLimit1795910400000] } satisfies ApiModule;
