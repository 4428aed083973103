/** Does the housekeeping of a site once, in a process of its own, as each of several that serve it does. */
import { openWithParts } from '../api.ts';
import { purge } from '../housekeeping.ts';
import { readSettings } from '../settings.ts';

const api = await openWithParts(readSettings(process.env));
await purge(api.parts);
await api.close();
