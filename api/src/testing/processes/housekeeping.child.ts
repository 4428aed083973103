/** Runs housekeeping once as a child process, like one of several processes of a site. */
import { openApiInternals } from '../../api.ts';
import { purge } from '../../housekeeping.ts';
import { readSettings } from '../../settings/settings.ts';

const api = await openApiInternals(readSettings(process.env));
await purge(api.housekeeping);
await api.close();
