import type { ApiModule } from '../module.ts';
import { RateLimit1795910400000 } from './20261129-rateLimit.migration.ts';

/** The table of the rate limits, which rate-limiter-flexible reads and writes (`server/rateLimit/rateLimits.ts`). */
export default { migrations: [RateLimit1795910400000] } satisfies ApiModule;
