/** Does the housekeeping of a site once, in a process of its own, as each of several that serve it does. */
import { openApiInternals } from '../../api.ts';
import { purge } from '../../housekeeping.ts';
import { readSettings } from '../../settings/settings.ts';

const api = await openApiInternals(readSettings(process.env));
await purge(api.housekeeping);
await api.close();
