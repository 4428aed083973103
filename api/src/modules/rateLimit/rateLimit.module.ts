import type { ApiModule } from '../module.ts';
import { RateLimit1795996800000 } from './20261130-rateLimit.migration.ts';

/** The table of the rate limits, which rate-limiter-flexible reads and writes (`server/rateLimit/rateLimits.ts`). */
export default { migrations: [RateLimit1795996800000] } satisfies ApiModule;
