import { WATCH_SCRIPT } from './foreign/watchScript.ts';
import { EVENT_CAPTURE_SCRIPT } from './taps/keepTapsScript.ts';

/** What a page runs right behind its content, long before the shell is there. */
export const FIRST_SCRIPT = `${EVENT_CAPTURE_SCRIPT};${WATCH_SCRIPT}`;
